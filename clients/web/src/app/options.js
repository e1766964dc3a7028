/** What an option is where nobody has set it. */

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
