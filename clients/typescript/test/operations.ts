/** How each operation of the contract is called. */

import type { Client, MatchGameClient, operations } from "gavel-sdk";
import type { GameId } from "gavel-sdk";

/** An operationId in which `{game}` stands for the game. */
export type Pattern<Id> = Id extends `${GameId}-${infer Operation}` ? `{game}-${Operation}` : Id;

/** A client, the game that the operation is about, and a body that has every member of the contract. */
export type Calling = (client: Client, game: MatchGameClient, body: any) => unknown;

/** A key for all sealed tables. */
export const KEY = "gvs1.1.some-key";

/** By operationId. It does not compile while an operation of the generated types is missing here, or one here is not in them. */
export const CALLS: Record<Pattern<keyof operations>, Calling> = {
    version: (client) => client.version(),
    games: (client) => client.games(),
    batch: (client) => client.batch([{} as never]).next(),
    "suggestion-limits": (client) => client.suggestionLimits(),
    keys: (client) => client.keys(),
    invitation: (client) => client.findTable(KEY),
    push: (client) => client.pushKey(),
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
    "{game}-suggestions": (_, game, { record, ...rest }) => game.suggest(record, rest),
    "{game}-sealed-setup": (_, game, body) => game.sealedSetup(body, { after: KEY }),
    "{game}-sealed-actions": (_, game, { token, action, ...rest }) => game.sealed(token, KEY).act(action, rest),
    "{game}-sealed-views": (_, game, { token, ...rest }) => game.sealed(token, KEY).view(rest),
    "{game}-sealed-merges": (_, game, { tokens, ...rest }) => game.sealed(tokens[0], KEY).merge(tokens.slice(1), rest),
    "{game}-sealed-seats": (_, game, { token, seat, ...rest }) => game.sealed(token, KEY).newKey(seat, rest),
    "{game}-sealed-unseal": (_, game, { token, ...rest }) => game.sealed(token, KEY).unseal(rest),
    "{game}-sealed-receipts": (_, game, { token, ...rest }) => game.sealed(token, KEY).receipt(rest),
    "{game}-sealed-transcripts": (_, game, { token, ...rest }) => game.sealed(token, KEY).transcript(rest),
    "{game}-sealed-subscriptions": (_, game, { token, subscription, ...rest }) =>
        game.sealed(token, KEY).subscribe(subscription, rest),
    "{game}-sealed-heads": (_, game, { token, ...rest }) => game.sealed(token, KEY).heads(rest),
    "{game}-matches": (_, game, body) => game.match(body),
};
