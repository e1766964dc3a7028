/** The screens for reviewing a game that this browser keeps, or one that came by link or file and is not kept. */

import { html } from "../../lib/preact.js";
import { CorrectingScreen } from "./correcting.js";
import { partAt, styled } from "../parts.js";
import { screenPart } from "../screen-part.js";
import { ReviewScreen as Unstyled } from "./review-screen.js";
import { SheetScreen } from "./sheet-screen.js";

/** The style sheet that most readers do not need comes with the first review. */
const ReviewScreen = screenPart("review", async () => {
    await styled(partAt("review-style"));
    return Unstyled;
});

/**
 * Each of them by the name of its screen.
 *
 * @param {{t: any, client: any, go: any, screen: any, session: any, open: boolean, enter: (record: any) => void}} props
 *     `session`: the kept game at the address; a game that is not kept is the screen's `record`
 * @returns {Record<string, () => any>}
 */
export function reviewScreens({ t, client, go, screen, session, open, enter }) {
    const { id, at, record, table, given } = screen;
    const shared = { t, client, at, open, playOn: enter };
    const kept = { ...shared, back: "review.leave", record: session, key: id, toSheet: (place) => go("sheet", { id, at: place }), toCorrect: (place) => go("correct", { id, at: place }) };
    const foreign = {
        ...shared,
        record,
        back: table === undefined ? "back" : "review.leave",
        known: true,
        key: record,
        toSheet: (place) => go("seen-sheet", { record, table, at: place }),
        toCorrect: (place) => go("seen-correct", { record, table, at: place }),
    };
    const toGame = () => go("play", { id });
    const toReview = () => go("review", { id, at });
    const toSeen = () => go("seen", { record, table, at });
    const toTable = () => (table === undefined ? go("start") : go("linked", { id: table }));
    return {
        review: () => html`<${ReviewScreen} ...${kept} leave=${toGame} />`,
        sheet: () => html`<${SheetScreen} ...${kept} leave=${toReview} />`,
        correct: () => html`<${CorrectingScreen} ...${kept} leave=${given === "referee" ? () => history.back() : toReview} />`,
        seen: () => html`<${ReviewScreen} ...${foreign} leave=${toTable} />`,
        "seen-sheet": () => html`<${SheetScreen} ...${foreign} leave=${toSeen} />`,
        "seen-correct": () => html`<${CorrectingScreen} ...${foreign} leave=${toSeen} />`,
    };
}
