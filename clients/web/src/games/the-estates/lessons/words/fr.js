/** The lessons of The Estates in French. */
export default {
    goal: "Vous êtes {person}. Tous construisent les mêmes rangées de bâtiments, pièce par pièce, aux enchères. Un bâtiment compte pour qui a le certificat de la couleur du dessus.",
    offer: "Vous êtes commissaire-priseur. Proposez une pièce : un cube au bout d’une rangée du marché, ou une des pièces spéciales. Les autres vont enchérir.",
    decide: "Chacun des autres a parlé une fois. Vendez la pièce à la plus haute enchère, ou gardez-la et payez ce montant à qui l’a faite.",
    place: "La pièce est à vous : placez-la. Le plateau montre chaque parcelle possible. Un cube va sur la parcelle suivante d’une rangée, ou sur un cube de plus grande valeur.",
    bid: "Quelqu’un d’autre propose une pièce. Enchérissez une seule fois, au-dessus des enchères précédentes, ou passez. Seuls les autres peuvent vous rapporter de l’argent.",
    certificate: "Le premier cube d’une couleur sur le plateau donne son certificat. Qui l’a possède tout bâtiment avec cette couleur au-dessus, posé par n’importe qui.",
    rows: "Attention : un bâtiment ne compte en plus que dans une rangée achevée, et en moins ailleurs. Une rangée est achevée quand chaque parcelle exigée porte un bâtiment avec un toit.",
    stow: "Au début de votre tour, vous pouvez mettre 1 million dans votre caisse. Il vaut un point, et ne se dépense plus.",
    end: "La partie est finie. Le score montre ce que valait chaque bâtiment, et pour qui. Vous connaissez The Estates ; d’autres parties montreront ce que peuvent les permis et le maire.",
};
