/** What events say, as one text; "" for none. @param {{text: string}[]} events */
export const toldBy = (events) => events.map(({ text }) => text).join(" ");
