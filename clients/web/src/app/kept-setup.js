/** What was chosen for a game's last setup, for the next: all but the players, who are kept for all games, and the seed. */

import { places } from "./links/place-fields.js";
import { store, stored } from "./preferences.js";

const nameOf = ({ id }) => `setup.${id}`;

/** Keep what a draft chose. */
export function keepSetup(sheet, { ruleset, variant, options, dealer, place, mine, strength }) {
    store(nameOf(sheet), { ruleset, variant, options, dealer, place, mine, strength });
}

/** What was kept, as far as the game and this service still have it. @returns {object} */
export function keptSetup(sheet) {
    const kept = stored(nameOf(sheet));
    const ruleset = sheet.rulesets.find(({ id }) => id === kept?.ruleset);
    if (!ruleset?.variants.includes(kept.variant)) return {};
    const { variant, options, dealer, place, mine, strength } = kept;
    const known = Object.entries(Object(options)).filter(([name]) => sheet.options.some(({ id }) => id === name));
    return {
        ruleset: ruleset.id,
        variant,
        options: Object.fromEntries(known),
        ...(["service", "table"].includes(dealer) && { dealer }),
        ...(places().includes(place) && { place }),
        mine,
        strength,
    };
}
