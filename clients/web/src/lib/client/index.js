/** A typed client for Gavel, the stateless referee for tabletop games. */
export { choose, concrete, expandBid } from "./actions.js";
export { BatchAnswer } from "./batch.js";
export { Client } from "./client.js";
export { asCurl } from "./exchange.js";
export { GameClient, MatchGameClient } from "./game.js";
export * from "./problems.js";
export { SealedTable } from "./sealed.js";
export { newSeatKey, verifierOf } from "./seat-keys.js";
