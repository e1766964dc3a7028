/** The lessons of For Sale in German. */
export default {
    goal: "Du bist {person}. Erst kaufen alle Gebäude mit Münzen, dann verkaufen sie diese für Schecks. Wer am Ende mit Schecks und Münzen am meisten hat, gewinnt.",
    bid: "Du bist am Zug. Von den ausliegenden Gebäuden bekommt jede Person eines. Biete mehr als das höchste Gebot oder steig aus: Dann nimmst du das niedrigste Gebäude und bekommst die Hälfte deines Gebots zurück.",
    passed: "Jemand ist ausgestiegen, hat das niedrigste Gebäude genommen und ist für diese Runde draußen. Wer als Nächstes aussteigt, nimmt das niedrigste, das noch da ist.",
    won: "Wer übrig bleibt, zahlt das ganze Gebot, nimmt das höchste Gebäude und beginnt die nächste Runde.",
    coins: "Sieh dir die Zahlen an: Sind die Gebäude fast gleich gut, steig früh aus. Münzen, die du behältst, zählen am Ende, und es kommen keine dazu.",
    selling: "Alle Gebäude sind gekauft. Nun liegen Schecks aus: Wähle dafür eines deiner Gebäude. Niemand sieht es, bis alle gewählt haben.",
    sold: "Das höchste Gebäude hat den höchsten Scheck bekommen, das nächste den nächsten. Heb also deine besten Gebäude für hohe Schecks auf, und gib niedrige für niedrige her.",
    end: "Alle Gebäude sind verkauft: Die Wertung zählt Schecks und Münzen zusammen. Nun kennst du For Sale. Weiter unten steht, warum die Gegner so gehandelt haben.",
};
