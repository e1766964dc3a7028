/**
 * What all games have in common, for code that serves whichever game it is given: also one that the contract of this
 * client does not know. It is worked out from the types of the games, so nothing in it can be out of date.
 */

/** The narrowest type that takes a value of each of these: members that not all have are `unknown`. */
export type Shared<T> =
    | Plain<Exclude<T, object>>
    | SharedList<Extract<T, readonly unknown[]>>
    | SharedObject<Exclude<Extract<T, object>, readonly unknown[]>>;

type Plain<T> = T extends string ? string : T extends number ? number : T;

type SharedList<T extends readonly unknown[]> = [T] extends [never] ? never : Shared<T[number]>[];

type SharedObject<T> = [T] extends [never] ? never : Flat<Members<T> & ([AllKeys<T>] extends [keyof T] ? unknown : Further)>;

interface Further {
    [member: string]: unknown;
}

type Members<T> = { [K in Exclude<keyof T, Optional<T>>]: Shared<T[K]> } & {
    [K in Optional<T>]?: Shared<Exclude<T[K], undefined>>;
};

type AllKeys<T> = T extends unknown ? keyof T : never;

/** Of the members that all have, those that may be missing. */
type Optional<T> = Extract<keyof T, T extends unknown ? { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T] : never>;

type Flat<T> = { [K in keyof T]: T[K] };
