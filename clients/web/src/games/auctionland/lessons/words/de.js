/** The lessons of Auctionland in German. */
export default {
    goal: "Du bist {person}. Alle bauen eine Insel aus Plättchen. Punkte bringen ein großer Park, viel offenes Wasser, viele Wohnflächen und Waldflächen und die meisten Symbole.",
    claim: "Dein Zug beginnt mit einem Plättchen vom Markt. Das älteste ist kostenlos; jedes übergangene kostet 1 Münze, die darauf liegen bleibt, bis es jemand nimmt.",
    first: "Dein erstes Plättchen beginnt deine Insel: Dreh es, wenn du magst, und leg es dann. Spätere kommen Kante an Kante an deine eigenen.",
    place: "Leg das Plättchen Kante an Kante mit einem deiner eigenen an. Vorher kannst du es drehen. Keine Insel ist mehr als 4 breit oder hoch.",
    offer: "Biete nun allen anderen ein weiteres Plättchen an. Du bezahlst dafür ebenso, und jemand wird es dir bezahlen.",
    decide: "Die Auktion ist vorbei. Verkauf das Plättchen zum höchsten Gebot, oder behalte es für das Gebot und 1 Münze mehr an die höchstbietende Person.",
    bid: "Jemand bietet ein Plättchen an. Biete höher, auch mehrmals, oder steig aus: Dann bist du aus dieser Auktion heraus.",
    bonus: "Das vierte Plättchen einer Zeile oder Spalte bringt sofort ein Bonusplättchen. Je Zug bekommt jede Person höchstens eines: Plane Zeilen und Spalten, die voll werden.",
    score: "Nun kennst du ganze Züge. Das Spiel endet, sobald auf einer Insel 16 Plättchen liegen; spiel weiter, oder beginne jederzeit eine Partie mit anderen.",
    end: "Eine Insel ist voll. Die Wertung zeigt, was Park, Wasser, Flächen und Symbole gebracht haben. Nun kennst du Auctionland.",
};
