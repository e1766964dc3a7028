/** The coach's words in German. */
export default {
    title: "Coach",
    understood: "Verstanden",
    all: "Der ganze Text",
    more: "Mehr",
    hide: "Ausblenden",
    show: "Coach einblenden",
    default: "Dieser Dienst spielt keine Gegner: Die beiden anderen spielen nur Standardaktionen.",
};
