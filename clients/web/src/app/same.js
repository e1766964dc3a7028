/** Whether two values are the same as JSON, their members in the same order. */
export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
