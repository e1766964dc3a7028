/** Short sounds, made by the browser itself: no file is loaded. */

/** Of each sound its notes: [frequency in Hz, begin and length in seconds]. */
export const NOTES = {
    turn: [[587, 0, 0.16], [784, 0.12, 0.22]],
    refusal: [[196, 0, 0.14], [165, 0.13, 0.24]],
    award: [[523, 0, 0.12], [659, 0.1, 0.12], [784, 0.2, 0.28]],
    end: [[392, 0, 0.2], [523, 0.18, 0.2], [659, 0.36, 0.2], [784, 0.54, 0.6]],
};
const LOUDNESS = 0.12;

export class Sounds {
    #on;
    #context = null;
    /** @param {boolean} on */
    constructor(on) {
        this.#on = on;
    }
    /** Play one of NOTES if sounds are on and the browser can play them by now. @param {string} name */
    play(name) {
        if (!this.#on || !("AudioContext" in globalThis)) return;
        this.#context ??= new AudioContext();
        const context = this.#context;
        context.resume().catch(() => {});
        for (const [frequency, begin, length] of NOTES[name]) note(context, frequency, context.currentTime + begin, length);
    }
}

function note(context, frequency, at, length) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
}
