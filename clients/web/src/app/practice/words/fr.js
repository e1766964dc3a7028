/** The words of practising in French. */
export default {
    you: "Vous êtes",
    strength: "Force des adversaires",
    easy: "facile",
    medium: "moyenne",
    hard: "difficile",
    asking: "Le service joue-t-il des adversaires ? On le lui demande …",
    off: "Ce service ne joue pas d’adversaires. Choisissez une autre façon de jouer.",
    thinking: "{player} réfléchit …",
    waiting: "Le service est occupé ou absent. {player} agira dès qu’il répondra.",
    stuck: "Le service ne suggère rien pour {player}.",
    again: "Réessayer",
    instead: "Jouer l’action par défaut pour {player}",
    secret: "{player} a choisi en secret. Les raisons seront ici à la fin de la partie.",
    reasons: "Pourquoi les adversaires ont agi ainsi",
    leaves: "laisse {share} % des autres derrière",
    action: "Action {n} : {player}",
};
