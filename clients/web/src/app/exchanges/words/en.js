/** The words of the list of requests. */
export default {
    "exchanges.title": "Requests and responses ({n})",
    "exchanges.secret": "They also show the cards that are hidden.",
    "exchanges.curl": "Copy as curl",
    "exchanges.request": "Request",
    "exchanges.response": "Response",
    "exchanges.off": "Requests are not shown while cards are hidden: they have all of them.",
};
