/** The lessons of The Estates in German. */
export default {
    goal: "Du bist {person}. Alle bauen an denselben Reihen von Gebäuden, Teil für Teil, durch Auktionen. Ein Gebäude zählt für die Person mit dem Zertifikat seiner obersten Farbe.",
    offer: "Du leitest diesen Zug. Biete ein Teil an: einen Baustein am Ende einer Marktreihe oder eines der besonderen Teile. Die anderen bieten darauf.",
    decide: "Alle anderen hatten ein Gebot frei. Verkauf das Teil zum höchsten Gebot, oder behalte es und zahl ebenso viel an die höchstbietende Person.",
    place: "Das Teil gehört dir: Setz es. Der Plan zeigt jeden Bauplatz, der möglich ist. Ein Baustein kommt auf den nächsten Bauplatz einer Reihe oder auf einen Baustein von höherem Wert.",
    bid: "Jemand anderes bietet ein Teil an. Du darfst einmal bieten, höher als alle davor, oder aussteigen. Neues Geld bekommst du nur von den anderen.",
    certificate: "Der erste Baustein einer Farbe auf dem Plan bringt ihr Zertifikat. Wer es hat, dem gehört jedes Gebäude mit dieser Farbe obenauf, egal, wer es gebaut hat.",
    rows: "Vorsicht: Plus zählt ein Gebäude nur in einer fertigen Reihe, sonst minus. Fertig ist eine Reihe, wenn auf jedem Bauplatz ihres Bausolls ein Gebäude mit Dach steht.",
    stow: "Zu Beginn deines Zuges darfst du 1 Million in deine Geldkassette legen. Sie zählt einen Punkt und wird nie wieder ausgegeben.",
    end: "Das Spiel ist zu Ende. Die Wertung zeigt, was jedes Gebäude wert war, und für wen. Nun kennst du The Estates; weitere Partien zeigen, was Baugenehmigungen und Bürgermeister bewirken.",
};
