/** What must compile, and what must not; nothing in here is ever run. */

import {
    type Action,
    type BatchLine,
    Client,
    type Event,
    type Inspection,
    type GameId,
    IllegalAction,
    type LegalAction,
    type LegalActions,
    type MatchGameId,
    type MatchStandings,
    type Position,
    type Replay,
    type Scoresheet,
    type SealedPosition,
    type SeatView,
    type State,
    type components,
    choose,
    concrete,
    expandBid,
} from "gavel-sdk";

type Schemas = components["schemas"];

/** Compiles only if both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

export const SAME: true[] = [
    true satisfies Same<keyof Position<string>, keyof Position>,
    true satisfies Same<keyof Scoresheet<string>, keyof Scoresheet>,
    true satisfies Same<Event<string>["text"], string>,
    true satisfies Same<Event<string>["amount"], unknown>,
    true satisfies Same<Position<string>["finished"], boolean>,
    true satisfies Same<GameId, "auctionland" | "for-sale" | "the-estates">,
    true satisfies Same<MatchGameId, "the-estates">,
    true satisfies Same<Position<"for-sale">, Schemas["ForSalePosition"]>,
    true satisfies Same<State<"the-estates">, Schemas["TheEstatesState"]>,
    true satisfies Same<SealedPosition<"for-sale">, Schemas["ForSaleSealedPosition"]>,
    true satisfies Same<SealedPosition<string>["token"], string>,
    true satisfies Same<Scoresheet<"auctionland">, Schemas["AuctionlandScoresheet"]>,
    true satisfies Same<Exclude<Action<"for-sale">["type"], RefereeAction>, "bid" | "pass" | "sell" | "reveal">,
    true satisfies Same<Extract<Action<"for-sale">["type"], RefereeAction>, RefereeAction>,
    true satisfies Same<BatchLine["game"], GameId>,
    true satisfies Same<Extract<BatchLine, { operation: "matches" }>["game"], "the-estates">,
];

/** What a referee does, the same in every game. */
type RefereeAction = "correct" | "forfeit" | "penalty" | "default";

/** What all games share is in what each of them has, and has the members that all have. */
export type Shared = [
    Is<Position, Position<string>>,
    Is<Action, Action<string>>,
    Is<LegalActions, LegalActions<string>>,
    Is<Scoresheet, Scoresheet<string>>,
    Is<SeatView, SeatView<string>>,
    Is<Inspection, Inspection<string>>,
    Is<Replay, Replay<string>>,
    Is<SealedPosition, SealedPosition<string>>,
    Is<MatchStandings, MatchStandings<string>>,
];

/** Compiles only if every A is a B. */
type Is<A extends B, B> = A;

/** For whichever game the service has. */
export async function playAny(client: Client, id: string): Promise<Scoresheet<string> | null> {
    const game = client.game(id);
    let position: Position<string> = await game.setup({ players: ["ann", "bob", "cy"], seed: "s" });
    const [legal] = position.legal_actions;
    if (legal !== undefined) position = await game.act(position.state, choose(legal, 3));
    await game.act(position.state, { type: "pass", player: "ann" });
    await game.match({ rounds: 3, results: [] });
    return position.scores;
}

export async function chooseAndAct(client: Client): Promise<void> {
    const game = client.game("for-sale");
    const { state, legal_actions: legal } = await game.setup({ players: ["ann", "bob", "cy"] });
    for (const action of legal) {
        if (action.type === "bid") await game.act(state, choose(action, 3));
        else if (action.type === "reveal") continue;
        else await game.act(state, choose(action));
        const typed: Action<"for-sale"> = choose(action, 3);
        await game.act(state, typed);
    }
}

export async function mustCompile(client: Client): Promise<void> {
    const game = client.game("for-sale");
    let position = await game.setup({ players: ["ann", "bob", "cy"], options: { short_last_round: "discard" } });
    for (const action of position.legal_actions.flatMap(expandBid)) {
        position = await game.act(position.state, action);
    }
    position = await game.act(position.state, concrete(position.legal_actions[0]!));
    const amounts: number[] = position.state.players.map((player) => player.coins);
    const sheet: Scoresheet<"for-sale"> | null = position.scores;
    const event: Event<"for-sale"> | undefined = position.events[0];
    if (event?.type === "house-won") amounts.push(event.house);
    await client.game("the-estates").match({ rounds: 3, results: [] });

    const estates = client.game("the-estates");
    const built = await estates.setup({ players: ["ann", "bob"] });
    const offers: Action<"the-estates">[] = built.legal_actions.map((legal) => concrete(legal));
    const isles = await client.game("auctionland").setup({ players: ["ann", "bob"], dealer: "table" });
    const claims: Action<"auctionland">[] = isles.legal_actions.map((legal) => concrete(legal));

    // Whichever game it is.
    const any = client.game(offers.length > claims.length ? "for-sale" : ("auctionland" as GameId));
    const legal: LegalAction[] = (await any.setup({ players: ["ann", "bob", "cy"] })).legal_actions;
    try {
        await any.sheet({ signal: new AbortController().signal, requestId: legal[0]!.player, language: sheet!.unit });
    } catch (error) {
        if (error instanceof IllegalAction) amounts.push(error.violations.length, error.legalActions.length);
    }
}

export async function mustNotCompile(client: Client, state: State<"for-sale">): Promise<void> {
    const game = client.game("for-sale");
    // @ts-expect-error there is no such game
    client.game("for-sail");
    const [bid] = (await game.legalActions(state)).legal_actions;
    // @ts-expect-error an amount is a number
    if (bid?.type === "bid") choose(bid, "3");
    // @ts-expect-error somebody has to say how much
    if (bid?.type === "bid") choose(bid);
    // @ts-expect-error a pass leaves nothing to choose
    if (bid?.type === "pass") choose(bid, 3);
    // @ts-expect-error For Sale is not played in matches
    await game.match({ rounds: 3, results: [] });
    // @ts-expect-error there is no such edition
    await game.setup({ players: ["ann", "bob", "cy"], ruleset: "first" });
    // @ts-expect-error somebody has to play
    await game.setup({});
    // @ts-expect-error a typo is no member
    await game.setup({ players: ["ann", "bob", "cy"], sead: "x" });
    // @ts-expect-error a bid is a number by the time it is made
    await game.act(state, { type: "bid", player: "ann", amount: { minimum: 1, maximum: 2 } });
    // @ts-expect-error nothing is offered in For Sale
    await game.act(state, { type: "offer", player: "ann" });
    // @ts-expect-error nothing is offered at a sealed table of For Sale either
    await game.sealed("token", "key").act({ type: "offer", player: "ann" });
    // @ts-expect-error nobody knows the seed of a sealed table
    await game.sealedSetup({ players: ["ann", "bob", "cy"], seed: "x" });
    // @ts-expect-error the state of another game
    await client.game("the-estates").act(state, { type: "pass", player: "ann" });
    // @ts-expect-error the listed action is not yet one to send
    await game.act(state, (await game.legalActions(state)).legal_actions[0]!);
    // @ts-expect-error names are by id
    await game.inspect(state, { names: ["ann"] });
    // @ts-expect-error what depends on the game has to be looked at first
    (await client.game(String(state.game)).legalActions(state)).legal_actions[0]!.amount.minimum;
    // @ts-expect-error no such operation in a batch
    client.batch([{ operation: "sheet", game: "for-sale", body: {} }]);
    // @ts-expect-error For Sale has no matches in a batch either
    client.batch([{ operation: "matches", game: "for-sale", body: { rounds: 3, results: [] } }]);
    // @ts-expect-error milliseconds are a number
    new Client("http://127.0.0.1:8000", { timeout: "1s" });
    // @ts-expect-error what is there may not be there
    (await game.legalActions(state)).legal_actions[0].type;
}
