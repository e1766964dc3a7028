/** From a listed action to one that can be sent. */
/**
 * An action to send: the listed one, with this number in place of its range, or these cards in place of those that are
 * due. Throws a RangeError for a choice that is not among those listed, that is missing, or that there is not.
 */
export function choose(legalAction, ...choice) {
    const [given] = choice;
    const members = Object.entries(legalAction);
    if (given !== undefined && !members.some(([, value]) => isRange(value) || isDue(value))) {
        throw new RangeError(`there is nothing to choose in ${JSON.stringify(legalAction)}`);
    }
    return Object.fromEntries(members.map(([name, value]) => [name, chosen(name, value, given)]));
}
function chosen(name, value, given) {
    if (isRange(value)) {
        const { minimum, maximum } = value;
        if (Number.isInteger(given) && Number(given) >= minimum && Number(given) <= maximum)
            return given;
        throw new RangeError(`${name} must be an integer from ${minimum} to ${maximum}, not ${JSON.stringify(given)}`);
    }
    if (isDue(value)) {
        if (Array.isArray(given) && given.length === value.count && areAmong(value.from, given))
            return given;
        const cards = JSON.stringify(value.from);
        throw new RangeError(`${name} must be a list of ${value.count} of ${cards}, not ${JSON.stringify(given)}`);
    }
    return value;
}
/** Whether each of the cards is there, as often as it is given. */
function areAmong(from, cards) {
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
export function concrete(legalAction, random = Math.random) {
    const members = Object.entries(legalAction).map(([name, value]) => [name, picked(value, random)]);
    return Object.fromEntries(members);
}
/** Every action that a listed bid stands for, lowest first; an action without a range stands for itself. */
export function expandBid(legalAction) {
    const amount = "amount" in legalAction ? legalAction.amount : undefined;
    if (!isRange(amount)) {
        return [legalAction];
    }
    const { minimum, maximum } = amount;
    const amounts = Array.from({ length: Math.max(0, maximum - minimum + 1) }, (_, index) => minimum + index);
    return amounts.map((each) => ({ ...legalAction, amount: each }));
}
function picked(value, random) {
    if (isRange(value)) {
        return value.minimum + Math.floor(random() * (value.maximum - value.minimum + 1));
    }
    return isDue(value) ? sample(value, random) : value;
}
function sample({ count, from }, random) {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () => {
        return left.splice(Math.floor(random() * left.length), 1)[0];
    });
}
function isRange(value) {
    return hasNumber(value, "minimum") && hasNumber(value, "maximum");
}
function isDue(value) {
    return hasNumber(value, "count") && "from" in value && Array.isArray(value.from);
}
function hasNumber(value, name) {
    return typeof value === "object" && value !== null && typeof value[name] === "number";
}
