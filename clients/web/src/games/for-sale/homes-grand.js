/** What stands on the dearer house cards: from a villa to a station in orbit. The ground is at y = 118. */
import { html } from "../../lib/preact.js";

const windows = (xs, ys, width, height, fill) =>
    xs.flatMap((x) => ys.map((y) => html`<path d=${`M${x} ${y}h${width}v${height}h${-width}z`} fill=${fill} />`));

export const villa = () => html`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${windows([22, 71], [87, 101], 7, 9, "#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${windows([36, 45, 52, 61], [86], 4, 28, "#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`;

export const manor = () => html`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${windows([19.5, 74.5], [79, 94], 6, 10, "#7d6a54")}
    ${windows([35, 59], [86, 100], 6, 9, "#7d6a54")}
    ${windows([38, 47, 56], [69], 5, 7, "#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`;

export const tower = () => html`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${windows([37, 44, 51, 58], [64, 72, 80, 88, 96], 4.5, 5, "#fff3c2")}
    ${windows([15, 21, 27], [88, 96, 104], 3, 4, "#e9edf0")}
    ${windows([75, 82], [80, 88, 96, 104], 4, 4, "#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`;

const battlement = (x, y, count) => {
    const merlons = Array.from({ length: count }, (_, i) => `M${x + i * 6} ${y}h4v5h-4z`);
    return html`<path d=${merlons.join("")} fill="#a39a8b" />`;
};

export const castle = () => html`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${battlement(26, 82, 8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${battlement(12, 66, 3)}${battlement(72, 66, 3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${battlement(41, 54, 3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${windows([18.5, 78.5], [78, 94], 3, 9, "#4b4238")}${windows([48.5], [64], 3, 9, "#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`;

const dome = (x, base, half, height) => html`
    <path fill="#e0ab36" d=${`M${x - half} ${base}
        c${-half * 0.55} ${-height * 0.6} ${half * 0.7} ${-height * 0.7} ${half} ${-height}
        c${half * 0.3} ${height * 0.3} ${half * 1.55} ${height * 0.4} ${half} ${height}z`} />
    <path d=${`M${x} ${base - height}v-5`} stroke="#a97a1d" stroke-width="1.6" />`;

export const palace = () => html`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${dome(50, 74, 13, 24)}${dome(20.5, 75, 6, 14)}${dome(79.5, 75, 6, 14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40, 47.5, 55].map((x) => html`<path d=${`M${x} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`;

const STARS = [[14, 52], [28, 46], [84, 58], [72, 48], [90, 84], [12, 96], [22, 76], [80, 104], [60, 122], [38, 126]];

export const station = () => html`
    ${STARS.map(([x, y], i) => html`<circle cx=${x} cy=${y} r=${i % 3 ? 0.9 : 1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${windows([46, 51], [69, 92, 98], 3, 3, "#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;
