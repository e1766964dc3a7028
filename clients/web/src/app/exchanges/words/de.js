/** The words of the list of requests. */
export default {
    "exchanges.title": "Anfragen und Antworten ({n})",
    "exchanges.secret": "Sie zeigen auch die verdeckten Karten.",
    "exchanges.curl": "Als curl kopieren",
    "exchanges.request": "Anfrage",
    "exchanges.response": "Antwort",
    "exchanges.off": "Solange Karten verdeckt sind, werden keine Anfragen gezeigt: In ihnen stehen alle.",
};
