/**
 * The shapes that all games share, for code that serves whichever game it is given: also one that the contract of this
 * client does not know. Members of which the kind depends on the game are `unknown`.
 */

/** An action, or a listed one: what else it has depends on its type. */
export interface AnyAction {
    type: string;
    player: string;
    [member: string]: unknown;
}

/** Something that happened at the table: its type, the rule behind it, words for people, and its figures. */
export interface AnyEvent {
    type: string;
    rule: string;
    text: string;
    [figure: string]: unknown;
}

/** The whole state of a game: a value to keep and to send back as it came. */
export interface AnyState {
    game: string;
    ruleset: string;
    variant: string;
    options: Record<string, unknown>;
    players: { id: string; [member: string]: unknown }[];
    phase: string;
    round: number;
    ply: number;
    history: string;
    [member: string]: unknown;
}

/** A state as one seat sees it. */
export type AnyView = Omit<AnyState, "history">;

/** A new game: what is left out is at its default. */
export interface AnySetup {
    players: string[];
    ruleset?: string;
    variant?: string;
    options?: Record<string, unknown>;
    first_player?: string;
    dealer?: "service" | "table";
    seed?: string;
    [member: string]: unknown;
}

export interface AnyStanding {
    rank: number;
    player: string;
    total: number;
    winner: boolean;
    breakdown: Record<string, unknown>;
    tiebreak: unknown[];
}

export interface AnyScoresheet {
    final: boolean;
    unit: string;
    standings: AnyStanding[];
    winners: string[];
    decided_by: string;
    rulings: { id: string; option: string | null; value: unknown; why: string }[];
}

/** A state, what may be done in it, and what has just happened; `scores` once the game is finished. */
export interface AnyPosition {
    state: AnyState;
    to_act: string[];
    legal_actions: AnyAction[];
    events: AnyEvent[];
    finished: boolean;
    scores: AnyScoresheet | null;
}

export interface AnyLegalActions {
    to_act: string[];
    legal_actions: AnyAction[];
}

export interface AnySeatView extends AnyLegalActions {
    view: AnyView;
}

/** A reason for a refusal: a stable code, where, in words, and its figures. */
export interface AnyViolation {
    code: string;
    detail: string;
    pointer: string;
    rule?: string;
    [figure: string]: unknown;
}

export interface AnyInspection {
    valid: boolean;
    violations: AnyViolation[];
}

export interface AnyTranscript {
    game?: string;
    setup?: AnySetup;
    state?: AnyState;
    actions: AnyAction[];
    history?: string;
    scores?: AnyScoresheet;
}

export interface AnyReplay {
    position: AnyPosition;
    applied: number;
    refused: { index: number; problem: AnyIllegalActionProblem } | null;
    events: AnyEvent[];
    history_matches: boolean | null;
    scores_match: boolean | null;
}

/** The document of a refused action. */
export interface AnyIllegalActionProblem {
    type: string;
    title: string;
    status: number;
    violations: AnyViolation[];
    to_act: string[];
    legal_actions: AnyAction[];
    [member: string]: unknown;
}

/** A hand-entered end: what else is needed depends on the game. */
export interface AnyTally {
    players: { id: string; [member: string]: unknown }[];
    ruleset?: string;
    variant?: string;
    options?: Record<string, unknown>;
    [member: string]: unknown;
}

export interface AnyMatch {
    rounds: number;
    results: unknown[];
    options?: Record<string, unknown>;
}

export interface AnyMatchStandings {
    standings: { rank: number; player: string; total: number; wins: number }[];
    over: boolean;
    winners: string[];
    decided_by: string | null;
    cash: Record<string, number> | null;
}
