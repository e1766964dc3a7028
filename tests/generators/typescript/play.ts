/** A whole game by random legal actions, and one refused action before it, through whatever a tool has generated. */

export interface Game<Position, Action> {
    begin(): Promise<Position>;
    choices(at: Position): Action[];
    act(at: Position, action: Action): Promise<Position>;
    isOver(at: Position): boolean;
    ply(at: Position): number;
    /** What the refusal of an illegal action says, read by its types. */
    refused(at: Position): Promise<string>;
}

/** What the player needs of a position, whatever a tool calls its members. */
export interface Seen<Legal> {
    toAct: string[];
    legalActions: Legal[];
    finished: boolean;
    ply: number;
}

/** The calls of one game as a tool has generated them: all that differs from tool to tool. */
export interface Calls<Position, Action, Legal, Illegal> {
    begin(): Promise<Position>;
    act(at: Position, action: Action): Promise<Position>;
    /** The problem of an action that is not legal. */
    refusal(at: Position, action: Action): Promise<Illegal>;
    seen(at: Position): Seen<Legal>;
}

export const players = ["ann", "bob", "cy"];
export const seed = "generators";
export const base = process.env["GAVEL_URL"] ?? "http://127.0.0.1:8000";

let drawn = 1;

/** A whole number from 0 to `below` - 1, the same in every run. */
export function draw(below: number): number {
    drawn = (drawn * 48271) % 2147483647;
    return drawn % below;
}

/** One of the amounts that a bid may have. */
export function amountOf(amount: number | { minimum: number; maximum: number }): number {
    return typeof amount === "number" ? amount : amount.minimum + draw(amount.maximum - amount.minimum + 1);
}

export async function play<Position, Action>(name: string, game: Game<Position, Action>): Promise<void> {
    let at = await game.begin();
    const refused = await game.refused(at);
    let plies = 0;
    while (!game.isOver(at)) {
        const choices = game.choices(at);
        at = await game.act(at, choices[draw(choices.length)]!);
        plies += 1;
    }
    if (game.ply(at) !== plies || plies < 10) throw new Error(`${name}: ${plies} actions played, the state says ${game.ply(at)}`);
    console.log(JSON.stringify({ game: name, plies, refused }));
}

/** What must be there. */
export function there<T>(value: T | null | undefined, what: string): T {
    if (value === null || value === undefined) throw new Error(`${what} is missing`);
    return value;
}

/** The members of a position as the contract names them. */
export function seen<Legal>(at: { to_act: string[]; legal_actions: Legal[]; finished: boolean; state: { ply: number } }): Seen<Legal> {
    return { toAct: at.to_act, legalActions: at.legal_actions, finished: at.finished, ply: at.state.ply };
}

/** The problem of an illegal action, out of all that a request can be refused with. */
export function illegal<Problem extends { type: string }>(
    problem: Problem | null | undefined,
): Extract<Problem, { type: "/problems/illegal-action" }> {
    if (problem?.type !== "/problems/illegal-action") throw new Error(`not refused as illegal: ${problem?.type}`);
    return problem as Extract<Problem, { type: "/problems/illegal-action" }>;
}
