/** How often each value is there. @template T @param {T[]} values @returns {Map<T, number>} */
export function countEach(values) {
    const counts = new Map();
    for (const each of values) counts.set(each, (counts.get(each) ?? 0) + 1);
    return counts;
}
