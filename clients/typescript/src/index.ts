/** A typed client for Gavel, the stateless referee for tabletop games. */

export { type Choice, type Concrete, choose, concrete, expandBid } from "./actions.js";
export type { Shared } from "./any-game.js";
export { BatchAnswer, type BatchOptions } from "./batch.js";
export { Client, type GameClientOf } from "./client.js";
export { type Exchange, asCurl } from "./exchange.js";
export { GameClient, MatchGameClient } from "./game.js";
export * from "./problems.js";
export type { components, operations, paths } from "./schema.js";
export { SealedTable } from "./sealed.js";
export { type SeatKey, newSeatKey, verifierOf } from "./seat-keys.js";
export type { CallOptions, ClientOptions } from "./transport.js";
export type * from "./types.js";
