import { spoken } from "./sentence.js";

/** What events say, as one text; "" for none. @param {{text: string}[]} events @param {{game: any, t: any}} table */
export const eventText = (events, table) => events.map(({ text }) => spoken(text, table)).join(" ");
