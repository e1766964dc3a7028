/** How each operation of the contract is called. */

import type { Client, MatchGameClient, operations } from "gavel-sdk";
import type { GameId } from "gavel-sdk";

/** An operationId in which `{game}` stands for the game. */
export type Pattern<Id> = Id extends `${GameId}-${infer Operation}` ? `{game}-${Operation}` : Id;

/** A client, the game that the operation is about, and a body that has every member of the contract. */
export type Calling = (client: Client, game: MatchGameClient, body: any) => unknown;

/** By operationId. It does not compile while an operation of the generated types is missing here, or one here is not in them. */
export const CALLS: Record<Pattern<keyof operations>, Calling> = {
    games: (client) => client.games(),
    batch: (client) => client.batch([{} as never]).next(),
    keys: (client) => client.keys(),
    "receipts-verify": (client, _, { receipt }) => client.verifyReceipt(receipt),
    problem: (client) => client.problem("{name}"),
    docs: (client) => client.docs(),
    healthz: (client) => client.health(),
    readyz: (client) => client.ready(),
    "openapi-json": (client) => client.openapi(),
    "openapi-yaml": (client) => client.openapiYaml(),
    "transcript-schema": (client) => client.transcriptSchema(),
    "{game}-sheet": (_, game) => game.sheet(),
    "{game}-rules": (_, game) => game.rules(),
    "{game}-messages": (_, game) => game.messages(),
    "{game}-setup": (_, game, body) => game.setup(body),
    "{game}-actions": (_, game, { state, action, ...rest }) => game.act(state, action, rest),
    "{game}-legal-actions": (_, game, { state, ...rest }) => game.legalActions(state, rest),
    "{game}-scores": (_, game, { state, ...rest }) => game.scores(state, rest),
    "{game}-tallies": (_, game, body) => game.tally(body),
    "{game}-views": (_, game, { state, viewer, ...rest }) => game.view(state, viewer, rest),
    "{game}-inspections": (_, game, { state, ...rest }) => game.inspect(state, rest),
    "{game}-replays": (_, game, body) => game.replay(body),
    "{game}-matches": (_, game, body) => game.match(body),
};
