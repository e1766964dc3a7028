/** The words of the list of requests. */
export default {
    "exchanges.title": "Requêtes et réponses ({n})",
    "exchanges.secret": "Elles montrent aussi les cartes cachées.",
    "exchanges.curl": "Copier en curl",
    "exchanges.request": "Requête",
    "exchanges.response": "Réponse",
    "exchanges.off": "Tant que des cartes sont cachées, les requêtes ne sont pas montrées : elles les contiennent toutes.",
};
