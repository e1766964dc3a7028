/**
 * Which lesson is due.
 *
 * @typedef {object} Situation
 * @property {string} phase
 * @property {number} round
 * @property {(type: string) => boolean} may      whether the person may do something of that type now
 * @property {(type: string) => boolean} was      whether an event of that type has happened
 *
 * @typedef {{name: string, isDue: (situation: Situation) => boolean}} Lesson     `name`: the key of its words
 */

/** @returns {Situation} */
export function situationOf({ position: { state }, log }, legal) {
    return {
        phase: state.phase,
        round: state.round,
        may: (type) => legal.some((action) => action.type === type),
        was: (type) => log.some((event) => event.type === type),
    };
}

/** The first lesson that is due and unread; a game that is over has only its last one left. @param {Lesson[]} lessons @returns {Lesson | undefined} */
export function dueLesson(lessons, { read, situation, finished }) {
    const left = finished ? lessons.slice(-1) : lessons.slice(0, -1);
    return left.find(({ name, isDue }) => !read.includes(name) && isDue(situation));
}
