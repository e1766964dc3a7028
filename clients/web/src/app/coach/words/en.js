/** The coach's words in English. */
export default {
    title: "Coach",
    understood: "Got it",
    all: "The whole text",
    more: "More",
    hide: "Hide",
    show: "Show the coach",
    default: "This service plays no opponents: the other two only play default actions.",
};
