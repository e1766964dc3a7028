/**
 * Every position of a record. The service plays it: once whole, as its judge; then marks along the way in one batch; and from
 * mark to mark what lies between, in a batch each. So a game of two hundred actions takes about a dozen requests, not two hundred.
 *
 * @typedef {{game: string, start: {setup?: any, state?: any, names?: Record<string, string>}, actions: any[], history?: string, scores?: any}} Kept
 *     a record as the page keeps it; `history` and `scores` are what its author claims
 * @typedef {{position: any, events: any[]}} Step      `events`: what the action before it has caused; at the start, the setup
 */

import { repeatable } from "../session.js";

const SHORTEST = 16;

/** How many actions lie between two marks: few marks, and little to play from each. */
const stretchOf = (actions) => Math.max(SHORTEST, Math.ceil(Math.sqrt(actions)));

export class Positions {
    #client;
    #record;
    #stretch = SHORTEST;
    #marks = null;
    #between = new Map();
    /** @type {Step[]} by the number of actions played; sparse */
    steps = [];

    /** @param {any} client @param {Kept} record */
    constructor(client, record) {
        this.#client = client;
        this.#record = record;
    }

    /** Have all of it judged. What stands here is then repeatable. @returns {Promise<any>} the answer of /replays */
    async judge() {
        const { game, start, actions, history, scores } = this.#record;
        const verdict = await this.#client.game(game).replay({ ...start, actions, history, scores });
        const { position, applied } = verdict;
        this.#record = { ...this.#record, start: repeatable(start, position.state), actions: actions.slice(0, applied) };
        this.#stretch = stretchOf(applied);
        this.steps[applied] = { position, events: position.events };
        return verdict;
    }

    /** The record as far as it is legal, and so that it gives the same game again. */
    get record() {
        return this.#record;
    }

    /** Load the position after so many actions, with those around it. @param {number} at */
    async load(at) {
        if (this.steps[at] !== undefined) return;
        this.#marks ??= this.#loadMarks();
        await this.#marks;
        const mark = at - (at % this.#stretch);
        if (!this.#between.has(mark)) this.#between.set(mark, this.#loadBetween(mark));
        await this.#between.get(mark);
    }

    /** The mark nearest to this position after which something is missing; -1 if all is here. @param {number} at */
    nextMissing(at) {
        const marks = [];
        for (let mark = 0; mark < this.#record.actions.length; mark += this.#stretch) {
            const end = Math.min(mark + this.#stretch, this.#record.actions.length);
            for (let each = mark; each < end; each++) {
                if (this.steps[each] === undefined) {
                    marks.push(each);
                    break;
                }
            }
        }
        return marks.sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? -1;
    }

    /** What has happened up to here, as far back as it has been loaded. @param {number} at */
    log(at) {
        let first = at;
        while (first > 0 && this.steps[first - 1] !== undefined) first--;
        return this.steps.slice(first, at + 1).flatMap(({ events }) => events);
    }

    async #loadMarks() {
        const { start, actions } = this.#record;
        const marks = [];
        for (let mark = 0; mark < actions.length; mark += this.#stretch) marks.push(mark);
        await this.#batch(marks.map((mark) => [mark, { ...start, actions: actions.slice(0, mark) }]));
    }

    async #loadBetween(mark) {
        const { start, actions } = this.#record;
        const { state } = this.steps[mark].position;
        const lines = [];
        for (let at = mark + 1; at < Math.min(mark + this.#stretch, actions.length); at++) {
            lines.push([at, { state, actions: actions.slice(mark, at), ...(start.names && { names: start.names }) }]);
        }
        await this.#batch(lines);
    }

    async #batch(lines) {
        const { game } = this.#record;
        const asked = lines.map(([id, body]) => ({ id, operation: "replays", game, body }));
        for await (const answer of this.#client.batch(asked)) {
            const { position } = answer.unwrap();
            this.steps[answer.id] = { position, events: position.events };
        }
    }
}
