/**
 * What the last answer about a table has told, drawn again with each; null before the first.
 *
 * @param {{useEffect: any, useState: any}} kit
 * @param {import("../live.js").Live} live
 * @param {string} id    the table's
 * @returns {import("../live.js").Told | null}
 */
export function useLive({ useEffect, useState }, live, id) {
    const [told, setTold] = useState(live.told);
    useEffect(() => {
        setTold(live.told);
        return live.listen(() => setTold(live.told));
    }, [live]);
    return told?.table === id ? told : null;
}
