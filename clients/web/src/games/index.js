/**
 * The games of the table, by id. Each stands in its own folder, in the shape that the shell expects: a GameTable.
 *
 * @typedef {object} GameTable
 * @property {string} id
 * @property {(props: BoardProps) => any} Board
 *     the whole table, drawn from the view alone; what may be clicked comes from `legal` alone
 * @property {(action: Action, t: Translate, view: any) => string} label
 *     what a legal action is called on a button; bids and reveals of several cards are the shell's
 * @property {((props: ActionProps) => any)=} Actions
 *     in the place of the shell's buttons, where choosing needs more; bids and reveals of several cards stay the shell's
 * @property {(props: {component: string, value: any, t: Translate, gameSheet: any, view: any}) => any} Piece
 *     a card, cube or tile as it looks, small; `component` is the member of the reveal that names it
 * @property {(props: {sheet: any, standing: any, t: Translate}) => any} Breakdown
 *     how a standing's total comes about, line by line
 * @property {ScorePad | null} scorePad     null where there is none
 * @property {import("../app/corrections.js").Correction[]=} corrections     what a referee can set right in a form
 * @property {((value: any, t: Translate) => string)=} pieceText
 *     a piece, or a step on the way to one, in words; as it is without
 * @property {((value: any, table: {gameSheet: any, view: any, t: Translate}) => string)=} spokenPiece
 *     a piece for those who do not see its looks; by `pieceText`, or as it is, without
 * @property {RegExp=} ids
 *     how the service's sentences name pieces that people know by their looks: global, with one group, for `pieceText` and `Piece`
 * @property {{includes: (type: string) => boolean}=} sealed       types of actions that are chosen unseen by the others
 * @property {PublicActions} publicActions
 *     what a player may do, as everybody at the table may know it; null where all of it is chosen unseen
 * @property {Motion} motion        what moves, and what is heard
 * @property {Moments} moments      what has been decided, to be looked at before the game goes on
 * @property {(props: {view: any, seat: string, t: Translate}) => any} Own
 *     what is that seat's own and hidden from the others, small; `view` is the seat's
 * @property {(props: {view: any, gameSheet: any, seat: string | null, t: Translate}) => any} AtStake
 *     what is bid for or placed now, small and in words, for who sees the panel without the board; null where nothing is, or
 *     the panel of `seat` shows it
 * @property {((props: DealProps) => any)=} Deal
 *     the form for what lies open at a real table before the first turn; a game that begins with nothing open has none
 * @property {((error: any, deal: any, t: Translate) => string | undefined)=} dealFault
 *     an error of that form in the game's own words; undefined where the service's do
 * @property {boolean=} turns
 *     whether its rounds are turns, counted as such
 * @property {((view: any, action: Action) => any)=} withSent
 *     the view of who has just done that, and is withheld what comes of it: with what is known of the action
 * @property {((view: any, t: Translate) => string)=} roundName
 *     what the round is called; by its number alone without
 * @property {((turn: {player: string, view: any, gameSheet: any}) => {least: number, most: number | null})=} bidRange
 *     the lowest bid that is enough, and the highest that the player can pay; null where that is hidden
 * @property {((view: any) => string | null)=} leader
 *     whose bid is the highest, where its bidder may still raise it
 * @property {(() => any)=} Emblem
 *     the picture on the first screen
 * @property {{words: string, minutes: number}=} about
 *     what the first screen says of it: the key of a sentence, and how long a game takes; whoever has it has lessons in lessons.js
 * @property {((props: ActionProps & {game: GameTable}) => any)=} Panel
 *     in the place of all of the shell's buttons and forms
 * @property {((client: any) => Promise<any>)=} load
 *     have what the table is drawn with, in the client's language; a table without it has all of it
 * @property {boolean=} isPlain      whether it is made of what the service tells alone
 *
 * @typedef {Record<string, any> & {type: string, player: string}} Action
 * @typedef {import("../app/words.js").Translate & {language: string}} Translate
 *
 * @callback PublicActions
 *     Two games that a spectator cannot tell apart get the same answer: all that is legal, and also what the player may turn
 *     out to be unable to pay for. A bid that has no bound that everybody knows has the maximum null; a
 *     member that only the player may know is left out.
 * @param {{legal: Action[], player: string, view: any, gameSheet: any, own?: any, toAct?: string[]}} position
 *     `view`: a spectator's; `own`: the player's; `toAct`: who may act
 * @returns {Action[] | null}
 *
 * @typedef {object} Motion
 * @property {Record<string, (piece: any) => string>} pieces    by selector: what a piece is, wherever it lies
 * @property {string} bids          a selector of what shows bids, each within the seat that has made it
 * @property {(event: any) => {from: string | null, to: string | null, amount: number}[]} payments
 *     coins that an event moves from seat to seat; null is the middle of the table
 * @property {string[]} awards      events by which something becomes somebody's
 *
 * @typedef {{kind: string, events: any[], isTold?: boolean} & Record<string, any>} Moment    `events`: those that have decided it;
 *     `isTold`: whether their sentences say all of it, and nothing of it was hidden
 *
 * @typedef {object} Moments
 * @property {(news: {log: any[], start: number, before: any, view: any}) => Moment[]} since
 *     what the events of the log from `start` on have decided, in order; `before`, `view`: how the table looked before them, and looks now
 * @property {(moment: Moment, t: Translate) => any} title
 * @property {(props: {moment: Moment, view: any, gameSheet: any, t: Translate}) => any} Picture
 *
 * @typedef {object} BoardProps
 * @property {any} view               the viewer's answer of /views; a finished game's state
 * @property {any} gameSheet
 * @property {Action[]} legal         what the viewer may do; [] for one who only watches
 * @property {(action: Action) => void} act
 * @property {Translate} t
 * @property {string | null} seat     whose view; null for a spectator's
 * @property {boolean=} refereed       whether a referee looks, to whom no seat is the own
 * @property {string[]} toAct
 * @property {any} scores             the scoresheet of a finished game; null before
 * @property {any[]} last             the events of the last action
 * @property {any[]=} log             all events so far
 * @property {any} prepared          what `prepare` has kept of the next action
 * @property {(next: any) => void} prepare    keep what Board and Actions share until then: a value, or a function of the old one
 *
 * @typedef {object} ActionProps
 * @property {any} view
 * @property {any} gameSheet
 * @property {Action[]} legal
 * @property {(action: Action) => void} act
 * @property {Translate} t
 * @property {string} player          who acts
 * @property {Record<string, any>=} kept    where forms keep what was entered, until the ply is played
 * @property {boolean} isConfirming   whether a tapped action waits to be confirmed: then nothing else need be offered
 * @property {any} prepared          as for the board
 * @property {(next: any) => void} prepare
 *
 * @typedef {object} ScorePad
 * @property {(setup: Setup, gameSheet: any) => any} empty    the draft that a pad begins with
 * @property {(props: {draft: any, change: (draft: any) => void, gameSheet: any, t: Translate, errors?: any[]}) => any} Form
 *     its fields say where they stand in the request by data-pointer; the shell marks those that have errors
 * @property {(draft: any) => any} request          the body of POST /tallies
 * @property {((error: any) => string | undefined)=} fieldOf     the data-pointer of the field where an error can be mended, if it is not the error's own
 * @property {((draft: any, t: Translate) => string | false)=} doubt   what speaks against an end that can be counted
 *
 * @typedef {object} DealProps
 * @property {any} deal               null before anything was entered
 * @property {(deal: any) => void} change
 * @property {any} gameSheet
 * @property {Translate} t
 * @property {Setup} setup
 *
 * @typedef {{ruleset: string, variant: string, options: Record<string, any>, players: string[]}} Setup
 */

import { store, stored } from "../app/preferences.js";
import auctionland from "./auctionland/index.js";
import forSale from "./for-sale/index.js";
import { plainGame } from "./plain/index.js";
import theEstates from "./the-estates/index.js";

/** By id, and nothing else: `toString` is no game. @type {Record<string, GameTable>} */
export const GAMES = { __proto__: null, ...Object.fromEntries([auctionland, forSale, theEstates].map((game) => [game.id, game])) };

/** The plain tables are kept by their ids for the next visit, which may begin within a game. */
const PLAIN = "plain-games";

/** Have a plain table for each of these games that has no table yet. @param {string[]} ids */
export function addPlainGames(ids) {
    const more = ids.filter((id) => !(id in GAMES));
    if (more.length === 0) return;
    for (const id of more) GAMES[id] = plainGame(id);
    store(PLAIN, Object.keys(GAMES).filter((id) => GAMES[id].isPlain));
}

addPlainGames(stored(PLAIN) ?? []);
