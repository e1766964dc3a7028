/** What an option is in a game. */

/**
 * The default that the game sheet lists for this edition, variant and number of players.
 *
 * @param {any} gameSheet
 * @param {{ruleset: string, variant: string, players: any[]}} setup
 * @param {string} id
 */
export function defaultOf(gameSheet, { ruleset, variant, players }, id) {
    const { defaults } = gameSheet.options.find((option) => option.id === id);
    const fits = (each) => each.ruleset === ruleset && each.variant === variant && each.players === players.length;
    return defaults.find(fits)?.value;
}

/** As it was set; else the default. `setup`: also a view or a tally has what that needs. */
export const optionOf = (gameSheet, setup, id) => setup.options[id] ?? defaultOf(gameSheet, setup, id);
