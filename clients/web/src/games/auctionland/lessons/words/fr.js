/** The lessons of Auctionland in French. */
export default {
    goal: "Vous êtes {person}. Chacun construit une île de tuiles. Un grand parc, beaucoup d’eau ouverte, des habitations et des forêts nombreuses et le plus d’icônes rapportent des points.",
    claim: "Votre tour commence par une tuile du marché. La plus ancienne est gratuite ; chaque tuile sautée coûte 1 pièce, qui y reste pour qui la prendra.",
    first: "Votre première tuile commence votre île : tournez-la si vous voulez, puis posez-la. Les suivantes iront bord à bord avec les vôtres.",
    place: "Posez la tuile bord à bord avec une des vôtres. Vous pouvez d’abord la tourner. Une île n’a jamais plus de 4 de large ou de haut.",
    offer: "Proposez maintenant une autre tuile à tous les autres. Vous la payez de la même façon, et quelqu’un vous la paiera.",
    decide: "Les enchères sont closes. Vendez la tuile à la plus haute enchère, ou gardez-la pour ce montant plus 1 pièce, payés au plus offrant.",
    bid: "Quelqu’un propose une tuile. Enchérissez, plusieurs fois si vous voulez, ou passez : vous ne jouez plus dans cette enchère.",
    bonus: "La quatrième tuile d’une ligne ou d’une colonne donne aussitôt une tuile bonus. Chacun en a au plus une par tour : visez des lignes et des colonnes qui se complètent.",
    score: "Vous avez vu des tours entiers. La partie se termine quand une île a 16 tuiles ; continuez, ou commencez une partie avec d’autres quand vous voulez.",
    end: "Une île est pleine. Le score montre ce qu’ont rapporté parc, eau, habitations, forêts et icônes. Vous connaissez Auctionland.",
};
