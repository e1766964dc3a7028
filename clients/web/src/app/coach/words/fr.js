/** The coach's words in French. */
export default {
    title: "Coach",
    understood: "Compris",
    all: "Tout le texte",
    more: "Plus",
    hide: "Masquer",
    show: "Afficher le coach",
    default: "Ce service ne joue pas d’adversaires : les deux autres ne jouent que des actions par défaut.",
};
