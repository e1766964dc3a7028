/** Another game like the one that has been played. */

export const againWith = ({ keepSetup, keptSetup, store }) =>
    /** Have the next setup propose the same opponents, as far as the service plays any. */
    function keepAgain({ start, practice: { person, strength } }, { game, ruleset, variant, players }, sheet) {
        const { dealer } = keptSetup(sheet);
        const hasOpponents = strength !== "default";
        store("players", players.map(({ id }) => id));
        keepSetup({ id: game }, { ruleset, variant, options: start.setup.options ?? {}, dealer, ...(hasOpponents ? { place: "opponents", mine: person, strength } : { place: "device" }) });
    };
