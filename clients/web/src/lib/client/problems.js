/**
 * What can go wrong: a `TransportError` (no usable answer came) or a `GavelProblem` (the service refused, and said
 * why); each problem type of the service has a class of its own.
 */
/** Anything that this client throws about a call, except what an AbortSignal was aborted with. */
export class GavelError extends Error {
    /** The HTTP status; null where no answer came. */
    status;
    /** The id under which the service logged the call, where it is known. */
    requestId;
    /** Whether the failure is transient: such a call was repeated until the retries were used up. */
    transient;
    /** The answer's Retry-After, as it came. */
    retryAfter;
    constructor(message, about) {
        super(message, about.cause === undefined ? undefined : { cause: about.cause });
        this.name = new.target.name;
        this.status = about.status ?? null;
        this.requestId = about.requestId ?? null;
        this.transient = about.transient ?? false;
        this.retryAfter = about.retryAfter ?? null;
    }
}
/** No usable answer came: network failure, a timeout, a proxy's error page. */
export class TransportError extends GavelError {
    constructor(message, about = {}) {
        super(message, about);
    }
}
/**
 * The service refused. A problem type that this client does not know is of this very class.
 *
 * `problem` is the whole document and `kind` the last part of its type, such as "illegal-action". The message tells it
 * all, each fault on a line of its own, and the request id.
 */
export class GavelProblem extends GavelError {
    problem;
    type;
    kind;
    title;
    detail;
    constructor(problem, about = {}) {
        const status = number(problem.status) ?? about.status ?? 0;
        const requestId = typeof problem.instance === "string" ? problem.instance : (about.requestId ?? null);
        super(told(problem, status, requestId), { ...about, status, requestId });
        this.problem = problem;
        this.type = String(problem.type ?? "about:blank");
        this.kind = kindOf(problem);
        this.title = String(problem.title ?? this.kind);
        this.detail = String(problem.detail ?? "");
    }
}
/** The body is no JSON that the service takes. */
export class MalformedJson extends GavelProblem {
    /** Where the fault lies in the body that was sent, in bytes, if the service knows. */
    offset = number(this.problem["offset"]);
}
/** The body does not fit the contract. */
export class InvalidRequest extends GavelProblem {
    /** Every fault, up to a hundred. */
    errors = list(this.problem["errors"]);
    /** How many faults there are beyond those listed. */
    more = number(this.problem["more"]) ?? 0;
}
/** No game can have led to this state or tallied end. */
export class InvalidState extends GavelProblem {
    /** Every reason, up to a hundred. */
    violations = list(this.problem["violations"]);
    /** How many reasons there are beyond those listed. */
    more = number(this.problem["more"]) ?? 0;
}
/** The state is fine, the action is not allowed in it. It concerns whoever acted alone, and may be shown to that player. */
export class IllegalAction extends GavelProblem {
    /** Every reason, up to a hundred: code, rule, the rule's text as `clause`, words, pointer, figures. */
    violations = list(this.problem["violations"]);
    /** How many reasons there are beyond those listed. */
    more = number(this.problem["more"]) ?? 0;
    /** Whose turn it is. */
    toAct = list(this.problem["to_act"]);
    /** What the action's own player may do instead: nothing out of turn. The position lists what all may do. */
    legalActions = list(this.problem["legal_actions"]);
}
/** A final score was demanded of a game that is still running. */
export class NotFinished extends GavelProblem {
}
/** The service has no such game. */
export class UnknownGame extends GavelProblem {
    /** The ids of the games that it has. */
    games = list(this.problem["games"]);
}
/** The service has nothing at this address. */
export class NotFound extends GavelProblem {
}
/** The address exists, but not for this HTTP method. */
export class MethodNotAllowed extends GavelProblem {
}
/** The service cannot answer in the form asked for. */
export class NotAcceptable extends GavelProblem {
}
/** The service does not take a body of this form. */
export class UnsupportedMediaType extends GavelProblem {
}
/** The body is over the service's limit. */
export class TooLarge extends GavelProblem {
    /** The limit that the body broke, in bytes. */
    limit = number(this.problem["limit"]);
}
/** A defect of the service; its operators find it by the request id. */
export class Internal extends GavelProblem {
}
/** The service cannot answer now; an action may have been played all the same: ask again with the same token. */
export class Unavailable extends GavelProblem {
}
/** What stands in front of the service asks for a key, and the request had none. */
export class KeyMissing extends GavelProblem {
}
/** What stands in front of the service does not take this key. */
export class KeyRefused extends GavelProblem {
}
/** What stands in front of the service limits how much may be asked. */
export class TooManyRequests extends GavelProblem {
}
/** The game has gone on another way. */
export class Branched extends GavelProblem {
}
/** There is no record of this table. */
export class TableUnknown extends GavelProblem {
}
/** The service has sealed no such token. */
export class SealBroken extends GavelProblem {
}
/** A correction needs a state that the referee has unsealed, which everybody is shown. */
export class SealedRefused extends GavelProblem {
}
/** What the last action turned up has not been seen by another seat yet. */
export class Held extends GavelProblem {
}
/** The service has signed no such receipt. */
export class ReceiptBroken extends GavelProblem {
}
/** The service has no keys for this. */
export class SealingNotConfigured extends GavelProblem {
}
/** The classes by the last part of the problem's type. */
export const PROBLEMS = {
    "malformed-json": MalformedJson,
    "seal-broken": SealBroken,
    "receipt-broken": ReceiptBroken,
    "invalid-request": InvalidRequest,
    "invalid-state": InvalidState,
    "illegal-action": IllegalAction,
    "not-finished": NotFinished,
    "unknown-game": UnknownGame,
    "not-found": NotFound,
    "method-not-allowed": MethodNotAllowed,
    "not-acceptable": NotAcceptable,
    "unsupported-media-type": UnsupportedMediaType,
    "too-large": TooLarge,
    internal: Internal,
    unavailable: Unavailable,
    "key-missing": KeyMissing,
    "key-refused": KeyRefused,
    "too-many-requests": TooManyRequests,
    sealed: SealedRefused,
    held: Held,
    branched: Branched,
    "table-unknown": TableUnknown,
    "sealing-not-configured": SealingNotConfigured,
};
/** The exception for a problem document, also for the `refused.problem` of a replay. */
export function problemFrom(document, about = {}) {
    const problem = document;
    const kind = kindOf(problem);
    const known = Object.hasOwn(PROBLEMS, kind) ? PROBLEMS[kind] : undefined;
    return new (known ?? GavelProblem)(problem, about);
}
function kindOf(problem) {
    return String(problem.type ?? "").replace(/\/+$/, "").split("/").at(-1) ?? "";
}
function told(problem, status, requestId) {
    const head = `${problem.title ?? kindOf(problem)} (${status})`;
    const lines = [problem.detail ? `${head}: ${problem.detail}` : head, ...reasons(problem)];
    return (requestId ? [...lines, `request id: ${requestId}`] : lines).join("\n  ");
}
function reasons(problem) {
    const faults = [...list(problem["errors"]), ...list(problem["violations"])].map(faultTold);
    const more = number(problem["more"]);
    return more ? [...faults, `and ${more} more`] : faults;
}
function faultTold(fault) {
    const place = fault.pointer ? ` at ${fault.pointer}` : "";
    const rule = fault.rule ? ` (${fault.rule})` : "";
    return `${fault.code}${place}${rule}: ${fault.detail}`;
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function number(value) {
    return typeof value === "number" ? value : null;
}
