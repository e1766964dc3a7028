/** The result of a game as a picture to show around, drawn with what every browser has. */

const WIDTH = 1200;
const EDGE = 64;
const LINE = 84;
const TOP = 236;

/** @typedef {{title: string, verdict: string, standings: {rank: number, player: string, total: string, winner: boolean, place: number}[], foot: string}} Result */

/** How high a picture of so many lines is: never lower than what messengers show whole. */
const heightOf = (lines) => Math.max(630, TOP + lines * LINE + 96);

/** A text that is cut, with an ellipsis, to where it fits. @param {(text: string) => number} measure */
function fitted(text, width, measure) {
    if (measure(text) <= width) return text;
    const letters = [...text];
    while (letters.length > 0 && measure(`${letters.join("")}…`) > width) letters.pop();
    return `${letters.join("")}…`;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Result} result
 * @param {(name: string) => string} colour     of the page's style, by its name there
 */
export function draw(canvas, { title, verdict, standings, foot }, colour) {
    canvas.width = WIDTH;
    canvas.height = heightOf(standings.length);
    const pen = canvas.getContext("2d");
    const write = (text, x, y, { size, weight = 400, ink = "--ink", width = WIDTH - EDGE - x, family = "--type-text", end = false }) => {
        pen.font = `${weight} ${size}px ${colour(family)}`;
        pen.fillStyle = colour(ink);
        pen.textAlign = end ? "right" : "left";
        const measure = (each) => pen.measureText(each).width;
        const shown = fitted(text, width, measure);
        pen.fillText(shown, x, y);
        return measure(shown);
    };
    pen.fillStyle = colour("--felt");
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = colour("--wood");
    pen.fillRect(0, 0, canvas.width, 16);
    write(title, EDGE, 96, { size: 40, ink: "--ink-soft", family: "--type-title" });
    write(verdict, EDGE, 176, { size: 64, weight: 600, family: "--type-title" });
    standings.forEach(({ rank, player, total, winner, place }, index) => {
        const y = TOP + index * LINE;
        pen.fillStyle = colour(winner ? "--gold" : "--paper");
        pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, LINE - 12);
        pen.fillStyle = colour(`--player-${place}`);
        pen.fillRect(EDGE, y, 14, LINE - 12);
        const ink = winner ? "--gold-ink" : "--ink";
        write(String(rank), EDGE + 40, y + 50, { size: 36, weight: 700, ink, width: 60 });
        const right = WIDTH - EDGE - 28;
        // The total is what the picture is for: a long name makes way.
        const wide = write(total, right, y + 50, { size: 36, weight: 700, ink, width: 560, end: true });
        write(player, EDGE + 110, y + 50, { size: 36, weight: winner ? 700 : 400, ink, width: right - wide - 28 - (EDGE + 110) });
    });
    write(foot, EDGE, canvas.height - 36, { size: 24, ink: "--ink-soft" });
    return canvas;
}

/** @returns {Promise<Blob>} the picture as PNG */
export const asPng = (canvas) => new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
