/** What events say, as one text; "" for none. @param {{text: string}[]} events */
export const eventText = (events) => events.map(({ text }) => text).join(" ");
