/** Who is to act, or who all are. @param {string[]} players @param {any} t */
export const toActText = (players, t) => t(players.length > 1 ? "play.turn-all" : "play.turn", { player: new Intl.ListFormat(t.language).format(players) });
