/**
 * What stands beside the game at a table by link: its clock, who is there, how a player is called back, taking something back,
 * new keys, the receipt, and the way to the next game. It is a part of the page by itself, fetched for the first such table.
 */

import { Client } from "../../../lib/client/index.js";
import { html, useEffect, useRef, useState } from "../../../lib/preact.js";
import { download } from "../../download.js";
import { pageAddress } from "../../home.js";
import { useLoaded } from "../../hooks.js";
import { styledPart } from "../../parts.js";
import { begin } from "../begin.js";
import { inWords } from "../clock.js";
import { codeOf, keyOf, newSecret } from "../codes.js";
import { Follower } from "../follower.js";
import { changeTable } from "../kept.js";
import { LinkBox } from "../link-box.js";
import { LinkProblem } from "../link-problem.js";
import { linkTo } from "../link.js";
import { askNewest, openLink, sealedOf, seatIn, withKey } from "../open.js";
import { playedText } from "../public-log.js";
import { sit } from "../sitting.js";
import { PlayerFigure } from "../../player-figure.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = {
    html, useEffect, useRef, useState, pageAddress, inWords, download, Client, Follower, LinkBox, LinkProblem, linkTo, askNewest, begin, changeTable, codeOf, keyOf, newSecret,
    openLink, sealedOf, seatIn, sit, PlayerFigure, withKey, playedText,
};

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => styledPart("at-table", "at-table-style");

/** What the part makes, once it is there. @returns {{value: ReturnType<typeof import("./part.js").atTableWith> | null, problem: Error | null}} */
export const useAtTable = () => useLoaded(async () => (await part()).atTableWith(KIT), []);
