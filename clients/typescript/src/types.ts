/**
 * The contract's types by game: `Position<"for-sale">`, `Action<"the-estates">`, `State<…>`. All of them are read off
 * `schema.ts`, which is generated from openapi.yaml, by the id of the operation that takes or gives them. Without a
 * game each is the union over all games of the contract; `Position<string>` and the like have what all games share.
 * Answers may have members that are not listed here.
 */

import type { Shared } from "./any-game.js";
import type { components, operations } from "./schema.js";

type Schemas = components["schemas"];

/** The body that an operation takes. */
export type RequestBody<Id extends keyof operations> = Id extends keyof operations
    ? operations[Id] extends { requestBody: { content: { "application/json": infer Body } } }
        ? Body
        : never
    : never;

/** The JSON that an operation answers with. */
export type Answer<Id extends keyof operations> = Id extends keyof operations
    ? operations[Id] extends { responses: { 200: { content: { "application/json": infer Body } } } }
        ? Body
        : never
    : never;

type GamesWith<Operation extends string> = keyof operations extends infer Id
    ? Id extends `${string}-sealed-${Operation}`
        ? never
        : Id extends `${infer Game}-${Operation}`
          ? Game
          : never
    : never;

/** The id of a game of the contract, such as "for-sale". */
export type GameId = GamesWith<"setup">;

/** The id of a game that is played in matches. */
export type MatchGameId = GamesWith<"matches">;

/** The body of an operation on a game; for any string, what all games share of it. */
type RequestOf<G extends string, Operation extends string> =
    G extends GameId ? RequestBody<On<G, Operation>> : Shared<RequestBody<On<GameId, Operation>>>;

/** The answer of an operation on a game; for any string, what all games share of it. */
type AnswerOf<G extends string, Operation extends string> =
    G extends GameId ? Answer<On<G, Operation>> : Shared<Answer<On<GameId, Operation>>>;

type On<G extends string, Operation extends string> = Extract<keyof operations, `${G}-${Operation}`>;

/** What a call takes beside its arguments: the members of its body that are no arguments. */
export type Further<G extends string, Operation extends string, Given extends string> = Loose<
    Omit<RequestOf<G, Operation>, Given>
>;

type Loose<T> = { [Member in keyof T]?: T[Member] | undefined };

/** A new game: who plays, by which rules, who deals. What is left out is at its default. */
export type Setup<G extends string = GameId> = RequestOf<G, "setup">;

/** A state, what may be done in it, and what has just happened; `scores` once the game is finished. */
export type Position<G extends string = GameId> = AnswerOf<G, "setup">;

/** The whole state of a game, hidden cards included: a value to keep and to send back as it came. */
export type State<G extends string = GameId> = Position<G>["state"];

/** What a player does; a bid's amount is a number. */
export type Action<G extends string = GameId> = G extends GameId
    ? RequestBody<`${G}-actions`>["action"]
    : Shared<RequestBody<`${GameId}-actions`>["action"]>;

/** What may be done, as the service lists it: a bid's amount is a range, and a reveal says which cards are possible. */
export type LegalAction<G extends string = GameId> = Position<G>["legal_actions"][number];

/** Something that happened at the table: its type, the rule behind it, words for people, and its figures. */
export type Event<G extends string = GameId> = Position<G>["events"][number];

/** Who may act, and how. */
export type LegalActions<G extends string = GameId> = AnswerOf<G, "legal-actions">;

/** The standings by rank; `final` is false while the game runs ("if it ended now"). */
export type Scoresheet<G extends string = GameId> = AnswerOf<G, "scores">;

/** One player's place, with a breakdown that can be checked by hand. */
export type Standing<G extends string = GameId> = Scoresheet<G>["standings"][number];

/** A hand-entered end, without a history. */
export type Tally<G extends string = GameId> = RequestOf<G, "tallies">;

/** What one seat may see on the table now (`view`), and what it may do. */
export type SeatView<G extends string = GameId> = G extends GameId
    ? OfOne<Answer<`${G}-views`>>
    : OfOne<Shared<Answer<`${GameId}-views`>>>;

/** What each of several viewers may see and do, by id. */
export type TableViews<G extends string = GameId> = G extends GameId
    ? OfSeveral<Answer<`${G}-views`>>
    : OfSeveral<Shared<Answer<`${GameId}-views`>>>;

type OfOne<T> = Required<Omit<T, "views">>;

type OfSeveral<T extends { to_act: unknown; views?: unknown }> = Required<Pick<T, "to_act" | "views">>;

/** A state as one seat sees it: hidden numbers are null, hidden lists `{hidden: n}`. */
export type View<G extends string = GameId> = SeatView<G>["view"];

/** Whether a game can have led to a state, and every broken invariant. */
export type Inspection<G extends string = GameId> = AnswerOf<G, "inspections">;

/** A transcript: exactly one of `setup` and `state`, the actions since, and what the record claims. */
export type Transcript<G extends string = GameId> = RequestOf<G, "replays">;

/** The last good position of a replay, all its events, and the refusal that stopped it, if one did. */
export type Replay<G extends string = GameId> = AnswerOf<G, "replays">;

/** What a player with perfect memory knows of a game: all that a search for suggestions sees. */
export type PlayerRecord<G extends string = GameId> = G extends GameId
    ? RequestBody<`${G}-suggestions`>["record"]
    : Shared<RequestBody<`${GameId}-suggestions`>["record"]>;

/** Suggested actions, the best first. */
export type Suggestions<G extends string = GameId> = AnswerOf<G, "suggestions">;

/** What one search for suggestions may cost. */
export type SuggestionLimits = Schemas["SuggestionLimits"];

/** The final scoresheets of a match's games so far. */
export type Match<G extends string = MatchGameId> = RequestOf<G, "matches">;

/** The standings of a match, and the next setup's cash. */
export type MatchStandings<G extends string = MatchGameId> = AnswerOf<G, "matches">;

/** A new game, sealed: who plays, by which rules, and which players have made their own keys. */
export type SealedSetup<G extends string = GameId> = RequestOf<G, "sealed-setup">;

/** A new sealed table: its token, and its keys. */
export type NewSealedTable<G extends string = GameId> = AnswerOf<G, "sealed-setup">;

/** A sealed state with what the key's holder may see and do. */
export type SealedPosition<G extends string = GameId> = AnswerOf<G, "sealed-views">;

/** What may be sent to be played at a sealed table. */
export type SealedAction<G extends string = GameId> = G extends GameId
    ? RequestBody<`${G}-sealed-actions`>["action"]
    : Shared<RequestBody<`${GameId}-sealed-actions`>["action"]>;

/** A sealed state one of whose seats has a new key. */
export type SealedSeat<G extends string = GameId> = AnswerOf<G, "sealed-seats">;

/** A sealed state that has been opened, and the plain one. */
export type Unsealed<G extends string = GameId> = AnswerOf<G, "sealed-unseal">;

/** What has been played at a sealed table, as everybody there has seen it. */
export type SealedTranscript<G extends string = GameId> = AnswerOf<G, "sealed-transcripts">;

/** How a browser is called: what `PushSubscription.toJSON()` gives there. */
export type Subscription = Schemas["PushSubscription"];

/** Whether a seat of a sealed table is called. */
export type SealedSubscription<G extends string = GameId> = AnswerOf<G, "sealed-subscriptions">;

/** The key with which a browser subscribes to be called. */
export type PushKey = Schemas["PushKey"];

/** What a finished sealed game has come to, signed. */
export type SealedReceipt = Schemas["SealedReceipt"];

/** One game of the catalogue. */
export type CatalogueEntry = Schemas["CatalogueEntry"];

/** Everything needed to build a setup form for a game. */
export type GameSheet = Schemas["GameSheet"];

/** A game's rule clauses, in the order of the rulebook. */
export type Rules = Schemas["Rules"];

/** A game's sentences, as patterns of ICU MessageFormat: of its events, violations and labels. */
export type Messages = Schemas["Messages"];

/** One clause of the rules in our own words: what `rule` names in events and violations. */
export type Clause = Schemas["Clause"];

/** The keys that verify receipts, as a JWK set. */
export type KeySet = Schemas["KeySet"];

/** The table of an invitation. */
export type InvitedTable = Schemas["InvitedTable"];

/** What a receipt says, and which of the service's keys has signed it. */
export type VerifiedReceipt = Schemas["VerifiedReceipt"];

/** What is installed: the release of the service, the version of its contract, and each game's distribution. */
export type Version = Schemas["Version"];

/** That the process is alive. */
export type Health = Answer<"healthz">;

/** That the service can referee, and which games. */
export type Readiness = Answer<"readyz">;

/** A range of integers, both ends included, in the place of a bid's amount. */
export type Range = Schemas["Range"];

/** One fault of a request: where, which, and in words. */
export type RequestError = Schemas["RequestError"];

/** One reason why a state is impossible. */
export type BrokenInvariant<G extends string = GameId> = Inspection<G>["violations"][number];

/** The document of a refused action. */
export type IllegalActionProblem<G extends string = GameId> = NonNullable<Replay<G>["refused"]>["problem"];

/** One reason why an action is illegal: a stable code, the rule and its text, and its figures as further members. */
export type Violation<G extends string = GameId> = IllegalActionProblem<G>["violations"][number];

/** The operations that a line of a batch may name. */
export type BatchOperation = Schemas["BatchOperation"];

/** One line of a batch: an operation on a game, answered under its id, any JSON value. */
export type BatchLine<G extends GameId = GameId> = {
    [Game in G]: {
        [Operation in BatchOperation]: `${Game}-${Operation}` extends keyof operations
            ? { id?: unknown; operation: Operation; game: Game; body: RequestBody<`${Game}-${Operation}`> }
            : never;
    }[BatchOperation];
}[G];
