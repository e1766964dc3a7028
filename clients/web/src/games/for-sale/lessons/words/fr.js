/** The lessons of For Sale in French. */
export default {
    goal: "Vous êtes {person}. On achète d’abord des maisons avec des pièces, puis on les vend contre des chèques. Le plus haut total de chèques et de pièces gagne.",
    bid: "C’est à vous. Chacun aura une des maisons proposées. Misez plus que la plus haute enchère, ou passez : vous prenez alors la plus petite maison et récupérez la moitié de votre mise.",
    passed: "Quelqu’un a passé, a pris la plus petite maison et ne joue plus dans cette manche. Qui passe ensuite prend la plus petite de celles qui restent.",
    won: "La dernière personne en lice paie toute sa mise, prend la plus grande maison et commence la manche suivante.",
    coins: "Regardez les nombres : si les maisons se valent presque, passez tôt. Les pièces gardées comptent à la fin, et il n’en vient pas d’autres.",
    selling: "Toutes les maisons sont achetées. Voici des chèques : choisissez pour eux une de vos maisons. Personne ne la voit avant que tous aient choisi.",
    sold: "La plus grande maison a pris le chèque le plus élevé, la suivante le suivant. Gardez donc vos meilleures maisons pour les gros chèques, et donnez les petites pour les petits.",
    end: "Toutes les maisons sont vendues : le score additionne chèques et pièces. Vous connaissez For Sale. Plus bas, les adversaires disent pourquoi ils ont agi ainsi.",
};
