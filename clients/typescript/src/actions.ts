/** From a listed action to one that can be sent. */

import type { Range } from "./types.js";

/** So many of these values. */
interface Due<T> {
    count: number;
    from: T[];
}

type ConcreteValue<T> = T extends Range ? number : T extends Due<infer Card> ? Card[] : T;

/** A listed action with a number for each range and a list for each choice of cards: an `Action` of its game. */
export type Concrete<T> = T extends unknown ? { [Member in keyof T]: ConcreteValue<T[Member]> } : never;

/** What `choose` has to be told for a listed action: a number for a range, cards for a reveal, nothing for any other. */
export type Choice<T> = T extends unknown
    ? unknown extends T[keyof T]
        ? [choice?: number | unknown[]]
        : Extract<T[keyof T], Range> extends never
          ? Extract<T[keyof T], Due<unknown>> extends never
              ? []
              : [cards: CardsOf<T[keyof T]>[]]
          : [amount: number]
    : never;

type CardsOf<T> = T extends Due<infer Card> ? Card : never;

/**
 * An action to send: the listed one, with this number in place of its range, or these cards in place of those that are
 * due. Throws a RangeError for a choice that is not among those listed, that is missing, or that there is not.
 */
export function choose<T extends object>(legalAction: T, ...choice: Choice<T>): Concrete<T> {
    const [given] = choice as [unknown?];
    const members = Object.entries(legalAction);
    if (given !== undefined && !members.some(([, value]) => isRange(value) || isDue(value))) {
        throw new RangeError(`there is nothing to choose in ${JSON.stringify(legalAction)}`);
    }
    return Object.fromEntries(members.map(([name, value]) => [name, chosen(name, value, given)])) as Concrete<T>;
}

function chosen(name: string, value: unknown, given: unknown): unknown {
    if (isRange(value)) {
        const { minimum, maximum } = value;
        if (Number.isInteger(given) && Number(given) >= minimum && Number(given) <= maximum) return given;
        throw new RangeError(`${name} must be an integer from ${minimum} to ${maximum}, not ${JSON.stringify(given)}`);
    }
    if (isDue(value)) {
        if (Array.isArray(given) && given.length === value.count && areAmong(value.from, given)) return given;
        const cards = JSON.stringify(value.from);
        throw new RangeError(`${name} must be a list of ${value.count} of ${cards}, not ${JSON.stringify(given)}`);
    }
    return value;
}

/** Whether each of the cards is there, as often as it is given. */
function areAmong(from: readonly unknown[], cards: readonly unknown[]): boolean {
    const left = from.map((card) => JSON.stringify(card));
    return cards.every((card) => {
        const at = left.indexOf(JSON.stringify(card));
        return at >= 0 && left.splice(at, 1).length === 1;
    });
}

/**
 * An action to send, picked at random from a listed one.
 *
 * A range becomes one of its integers, and `{count, from}` that many of the values; all other members stay as they are.
 * `random` gives numbers from 0 up to, not including, 1. Works for any game.
 */
export function concrete<T extends object>(legalAction: T, random: () => number = Math.random): Concrete<T> {
    const members = Object.entries(legalAction).map(([name, value]) => [name, picked(value, random)]);
    return Object.fromEntries(members) as Concrete<T>;
}

/** Every action that a listed bid stands for, lowest first; an action without a range stands for itself. */
export function expandBid<T extends object>(legalAction: T): Concrete<T>[] {
    const amount: unknown = "amount" in legalAction ? legalAction.amount : undefined;
    if (!isRange(amount)) {
        return [legalAction as unknown as Concrete<T>];
    }
    const { minimum, maximum } = amount;
    const amounts = Array.from({ length: Math.max(0, maximum - minimum + 1) }, (_, index) => minimum + index);
    return amounts.map((each) => ({ ...legalAction, amount: each }) as unknown as Concrete<T>);
}

function picked(value: unknown, random: () => number): unknown {
    if (isRange(value)) {
        return value.minimum + Math.floor(random() * (value.maximum - value.minimum + 1));
    }
    return isDue(value) ? sample(value, random) : value;
}

function sample({ count, from }: Due<unknown>, random: () => number): unknown[] {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () => {
        return left.splice(Math.floor(random() * left.length), 1)[0];
    });
}

function isRange(value: unknown): value is Range {
    return hasNumber(value, "minimum") && hasNumber(value, "maximum");
}

function isDue(value: unknown): value is Due<unknown> {
    return hasNumber(value, "count") && "from" in value && Array.isArray(value.from);
}

function hasNumber(value: unknown, name: string): value is object {
    return typeof value === "object" && value !== null && typeof (value as Record<string, unknown>)[name] === "number";
}
