var e={auctionland:{title:"Das Spiel in Kürze",steps:["**Nehmen**: ein Plättchen vom Markt. Das älteste ist kostenlos; auf jedes übergangene 1 Münze legen, die Münzen auf dem eigenen nehmen.","**Anlegen**: Kante an Kante mit einem eigenen Plättchen, beliebig gedreht, nie mehr als 4 breit oder hoch.","Das 4. Plättchen einer Zeile oder Spalte bringt sofort ein **Bonusplättchen**, ebenso gewählt und bezahlt; je Person höchstens eines im Zug.","**Anbieten**: ein weiteres Plättchen, bezahlt wie beim Nehmen. Zu zweit: ein Gebot oder Aussteigen. Ab drei Personen: offen bieten, bis alle außer einer Person ausgestiegen sind.","Die Auktionsleitung **verkauft** oder **behält** das Plättchen für das Gebot und 1 Münze mehr an die höchstbietende Person. Ohne Gebot bekommt sie es umsonst. Wer es hat, legt es an, vielleicht mit Bonus.","**Ende des Zuges**: 16 Plättchen auf einer Insel beenden das Spiel. Sonst wird der Markt am teuren Ende aufgefüllt, und es geht links weiter.","**Wertung**: größter Park und offenes Wasser nach der Punktetabelle; Wohnflächen mal Waldflächen; Symbole 20, 10, 5. Dann entscheiden die Münzen."],diagrams:[{name:"Auctionland: eine Insel und ihre Wertung",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 348"
     width="700" height="348" role="img" aria-labelledby="title description">
<title id="title">Auctionland: eine Insel und ihre Wertung</title>
<desc id="description">größter Park: 4 Plättchen: 10. offenes Wasser: 4 Plättchen: 10. Wohnen 3 × Wald 2: 6. Symbole (die meisten ihrer Art): 60. zusammen: 86.</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #16191d; }
.soft { fill: #5a6470; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; }
.strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; }
.ground { fill: #ffffff; } .panel { fill: #eef1f5; stroke: #5a6470; } .river { fill: #cfe6f7; }
.line { stroke: #16191d; stroke-width: 1.5; fill: none; } .thin { stroke: #5a6470; fill: none; }
.dashed { stroke-dasharray: 4 3; } .mark { stroke: #b3261e; stroke-width: 3; fill: none; }
.onink { fill: #ffffff; } .marked { fill: #b3261e; } .filled { fill: #16191d; }
.gap { stroke: #ffffff; stroke-width: 4; }
@media (prefers-color-scheme: dark) { text { font: 14px system-ui, sans-serif; fill: #f1f3f5; } .soft { fill: #a9b3be; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; } .strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; } .ground { fill: #15181c; } .panel { fill: #252a31; stroke: #a9b3be; } .river { fill: #1d3c54; } .line { stroke: #f1f3f5; stroke-width: 1.5; fill: none; } .thin { stroke: #a9b3be; fill: none; } .dashed { stroke-dasharray: 4 3; } .mark { stroke: #ff8a80; stroke-width: 3; fill: none; } .onink { fill: #15181c; } .marked { fill: #ff8a80; } .filled { fill: #f1f3f5; } .gap { stroke: #15181c; stroke-width: 4; } }
</style>
<rect class="ground" width="700" height="348" rx="8"/>
<text class="big" x="20" y="32">Auctionland: eine Insel und ihre Wertung</text>
<path d="M122 60 L122 152 L76.0 106.0 z" style="fill:#f3c653"/>
<path d="M107.28 106m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M122 152 L30 152 L76.0 106.0 z" style="fill:#f3c653"/>
<path d="M76 138m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M30 60 L122 60 L76.0 106.0 z" style="fill:#74b6e0"/>
<path d="M76 76m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M30 152 L30 60 L76.0 106.0 z" style="fill:#74b6e0"/>
<path d="M44.72 106m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M76.0 106.0 L122 60" class="gap"/>
<path d="M76.0 106.0 L30 152" class="gap"/>
<rect x="57" y="94" width="38" height="24" rx="4" class="ground"/>
<text x="76" y="112" class="middle strong">♥</text>
<rect x="30" y="60" width="92" height="92" rx="4" class="line"/>
<path d="M122 152 L122 60 L168.0 106.0 z" style="fill:#f3c653"/>
<path d="M136.72 106m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M214 152 L122 152 L168.0 106.0 z" style="fill:#f3c653"/>
<path d="M168 138m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M214 60 L214 152 L168.0 106.0 z" style="fill:#dd8468"/>
<path d="M199.28 106m-7 0l7 -7l7 7h-2v6h-10v-6z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M122 60 L214 60 L168.0 106.0 z" style="fill:#74b6e0"/>
<path d="M168 76m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M168.0 106.0 L122 60" class="gap"/>
<path d="M168.0 106.0 L214 60" class="gap"/>
<path d="M168.0 106.0 L214 152" class="gap"/>
<rect x="122" y="60" width="92" height="92" rx="4" class="line"/>
<path d="M214 152 L214 60 L260.0 106.0 z" style="fill:#dd8468"/>
<path d="M228.72 106m-7 0l7 -7l7 7h-2v6h-10v-6z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M306 60 L306 152 L260.0 106.0 z" style="fill:#4d8a58"/>
<path d="M291.28 106m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M306 152 L214 152 L260.0 106.0 z" style="fill:#4d8a58"/>
<path d="M260 138m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M260.0 106.0 L214 60" class="gap"/>
<path d="M260.0 106.0 L306 60" class="gap"/>
<path d="M260.0 106.0 L214 152" class="gap"/>
<rect x="241" y="94" width="38" height="24" rx="4" class="ground"/>
<text x="260" y="112" class="middle strong">☮</text>
<rect x="214" y="60" width="92" height="92" rx="4" class="line"/>
<path d="M30 152 L122 152 L76.0 198.0 z" style="fill:#f3c653"/>
<path d="M76 168m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M122 152 L122 244 L76.0 198.0 z" style="fill:#4d8a58"/>
<path d="M107.28 198m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M122 244 L30 244 L76.0 198.0 z" style="fill:#74b6e0"/>
<path d="M76 230m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M30 244 L30 152 L76.0 198.0 z" style="fill:#dd8468"/>
<path d="M44.72 198m-7 0l7 -7l7 7h-2v6h-10v-6z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M76.0 198.0 L30 152" class="gap"/>
<path d="M76.0 198.0 L122 152" class="gap"/>
<path d="M76.0 198.0 L122 244" class="gap"/>
<path d="M76.0 198.0 L30 244" class="gap"/>
<rect x="30" y="152" width="92" height="92" rx="4" class="line"/>
<path d="M122 152 L214 152 L168.0 198.0 z" style="fill:#f3c653"/>
<path d="M168 168m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M122 244 L122 152 L168.0 198.0 z" style="fill:#4d8a58"/>
<path d="M136.72 198m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M214 244 L122 244 L168.0 198.0 z" style="fill:#dd8468"/>
<path d="M168 230m-7 0l7 -7l7 7h-2v6h-10v-6z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M168.0 198.0 L122 152" class="gap"/>
<path d="M168.0 198.0 L214 152" class="gap"/>
<path d="M168.0 198.0 L214 244" class="gap"/>
<path d="M168.0 198.0 L122 244" class="gap"/>
<rect x="149" y="186" width="38" height="24" rx="4" class="ground"/>
<text x="168" y="204" class="middle strong">♪♪</text>
<rect x="122" y="152" width="92" height="92" rx="4" class="line"/>
<path d="M214 152 L306 152 L260.0 198.0 z" style="fill:#4d8a58"/>
<path d="M260 168m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M306 152 L306 244 L260.0 198.0 z" style="fill:#74b6e0"/>
<path d="M291.28 198m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M306 244 L214 244 L260.0 198.0 z" style="fill:#f3c653"/>
<path d="M260 230m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<path d="M260.0 198.0 L214 152" class="gap"/>
<path d="M260.0 198.0 L306 152" class="gap"/>
<path d="M260.0 198.0 L306 244" class="gap"/>
<path d="M260.0 198.0 L214 244" class="gap"/>
<rect x="214" y="152" width="92" height="92" rx="4" class="line"/>
<rect x="33" y="63" width="86" height="86" rx="4" class="mark"/>
<rect x="125" y="63" width="86" height="86" rx="4" class="mark"/>
<rect x="33" y="155" width="86" height="86" rx="4" class="mark"/>
<rect x="125" y="155" width="86" height="86" rx="4" class="mark"/>
<rect x="30" y="258" width="22" height="22" rx="4" style="fill:#f3c653"/>
<path d="M41 269m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="58" y="274" class="small">Park</text>
<rect x="120" y="258" width="22" height="22" rx="4" style="fill:#dd8468"/>
<path d="M131 269m-7 0l7 -7l7 7h-2v6h-10v-6z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="148" y="274" class="small">Wohnen</text>
<rect x="210" y="258" width="22" height="22" rx="4" style="fill:#4d8a58"/>
<path d="M221 269m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="238" y="274" class="small">Wald</text>
<rect x="300" y="258" width="22" height="22" rx="4" style="fill:#74b6e0"/>
<path d="M311 269m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="328" y="274" class="small">Wasser</text>
<text x="30" y="300" class="small">☮ Frieden · ♥ Liebe · ♪ Musik</text>
<text x="30" y="324" class="small soft">umrandet: der größte Park</text>
<text x="340" y="92">größter Park: 4 Plättchen</text>
<text x="660" y="92" class="end">10</text>
<text x="340" y="124">offenes Wasser: 4 Plättchen</text>
<text x="660" y="124" class="end">10</text>
<text x="340" y="156">Wohnen 3 × Wald 2</text>
<text x="660" y="156" class="end">6</text>
<text x="340" y="188">Symbole (die meisten ihrer Art)</text>
<text x="660" y="188" class="end">60</text>
<text x="340" y="220" class="strong">zusammen</text>
<text x="660" y="220" class="end strong">86</text>
<path d="M340 198 h320" class="thin"/>
</svg>
`},{name:"Auctionland: was die Plättchen des Marktes kosten",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 208"
     width="760" height="208" role="img" aria-labelledby="title description">
<title id="title">Auctionland: was die Plättchen des Marktes kosten</title>
<desc id="description">1: ältestes, kostenlos, ●. 2: kostet 1. 3: kostet 2, ●●. 4: kostet 3. 5: kostet 4. 6: kostet 5. 7: kostet 6. 8: kostet 7. Position 3 nehmen: 1 Münze auf jedes übergangene Plättchen; die Münzen auf dem gewählten gehören dir.</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #16191d; }
.soft { fill: #5a6470; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; }
.strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; }
.ground { fill: #ffffff; } .panel { fill: #eef1f5; stroke: #5a6470; } .river { fill: #cfe6f7; }
.line { stroke: #16191d; stroke-width: 1.5; fill: none; } .thin { stroke: #5a6470; fill: none; }
.dashed { stroke-dasharray: 4 3; } .mark { stroke: #b3261e; stroke-width: 3; fill: none; }
.onink { fill: #ffffff; } .marked { fill: #b3261e; } .filled { fill: #16191d; }
.gap { stroke: #ffffff; stroke-width: 4; }
@media (prefers-color-scheme: dark) { text { font: 14px system-ui, sans-serif; fill: #f1f3f5; } .soft { fill: #a9b3be; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; } .strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; } .ground { fill: #15181c; } .panel { fill: #252a31; stroke: #a9b3be; } .river { fill: #1d3c54; } .line { stroke: #f1f3f5; stroke-width: 1.5; fill: none; } .thin { stroke: #a9b3be; fill: none; } .dashed { stroke-dasharray: 4 3; } .mark { stroke: #ff8a80; stroke-width: 3; fill: none; } .onink { fill: #15181c; } .marked { fill: #ff8a80; } .filled { fill: #f1f3f5; } .gap { stroke: #15181c; stroke-width: 4; } }
</style>
<rect class="ground" width="760" height="208" rx="8"/>
<text class="big" x="20" y="32">Auctionland: was die Plättchen des Marktes kosten</text>
<rect x="20" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="30" y="74" class="strong">1</text>
<circle cx="46" cy="100" r="9" class="filled"/>
<rect x="110" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="120" y="74" class="strong">2</text>
<text x="150" y="144" class="middle small">kostet 1</text>
<rect x="200" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="210" y="74" class="strong">3</text>
<circle cx="226" cy="100" r="9" class="filled"/>
<circle cx="250" cy="100" r="9" class="filled"/>
<text x="240" y="144" class="middle small">kostet 2</text>
<rect x="290" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="300" y="74" class="strong">4</text>
<text x="330" y="144" class="middle small">kostet 3</text>
<rect x="380" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="390" y="74" class="strong">5</text>
<text x="420" y="144" class="middle small">kostet 4</text>
<rect x="470" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="480" y="74" class="strong">6</text>
<text x="510" y="144" class="middle small">kostet 5</text>
<rect x="560" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="570" y="74" class="strong">7</text>
<text x="600" y="144" class="middle small">kostet 6</text>
<rect x="650" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="660" y="74" class="strong">8</text>
<text x="690" y="144" class="middle small">kostet 7</text>
<text x="20" y="162" class="small">ältestes, kostenlos</text>
<rect x="196" y="48" width="88" height="78" rx="4" class="mark"/>
<text x="20" y="188" class="soft small">Position 3 nehmen: 1 Münze auf jedes übergangene Plättchen; die Münzen auf dem gewählten gehören dir.</text>
</svg>
`}]},"for-sale":{title:"Das Spiel in Kürze",steps:["**Kaufen.** Je Person ein Gebäude aufdecken. Von der beginnenden Person an im Uhrzeigersinn: **bieten** (alles, was vor der Person liegt, über dem höchsten Gebot) oder **aussteigen**.","Wer aussteigt, nimmt das niedrigste noch ausliegende Gebäude und bekommt die Hälfte des Gebots zurück, aufgerundet; der Rest verlässt das Spiel. Für diese Runde ist man draußen.","Wer übrig bleibt, zahlt das ganze Gebot, nimmt das höchste Gebäude und beginnt die nächste Runde. Sind die Gebäude aus, folgt der Verkauf.","**Verkaufen.** Für jede Person mit Gebäuden einen Scheck aufdecken. Alle wählen verdeckt ein Gebäude und decken zugleich auf.","Das höchste Gebäude nimmt den höchsten Scheck, das nächste den nächsten und so weiter; diese Gebäude verlassen das Spiel.","**Ende.** Sind alle Gebäude verkauft, werden Schecks und übrige Münzen addiert. Das meiste gewinnt; dann die meisten Münzen; dann wird geteilt."],diagrams:[{name:"For Sale: das Ende einer Kaufrunde",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 262"
     width="640" height="262" role="img" aria-labelledby="title description">
<title id="title">For Sale: das Ende einer Kaufrunde</title>
<desc id="description">Marianne steigt aus: 8; Gebot 2 · bezahlt 1 · zurück 1. Guilaine steigt aus: 20; Gebot 3 · bezahlt 1 · zurück 2. Theo bleibt übrig: 28; Gebot 4 · bezahlt 4 · zurück 0.</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #16191d; }
.soft { fill: #5a6470; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; }
.strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; }
.ground { fill: #ffffff; } .panel { fill: #eef1f5; stroke: #5a6470; } .river { fill: #cfe6f7; }
.line { stroke: #16191d; stroke-width: 1.5; fill: none; } .thin { stroke: #5a6470; fill: none; }
.dashed { stroke-dasharray: 4 3; } .mark { stroke: #b3261e; stroke-width: 3; fill: none; }
.onink { fill: #ffffff; } .marked { fill: #b3261e; } .filled { fill: #16191d; }
.gap { stroke: #ffffff; stroke-width: 4; }
@media (prefers-color-scheme: dark) { text { font: 14px system-ui, sans-serif; fill: #f1f3f5; } .soft { fill: #a9b3be; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; } .strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; } .ground { fill: #15181c; } .panel { fill: #252a31; stroke: #a9b3be; } .river { fill: #1d3c54; } .line { stroke: #f1f3f5; stroke-width: 1.5; fill: none; } .thin { stroke: #a9b3be; fill: none; } .dashed { stroke-dasharray: 4 3; } .mark { stroke: #ff8a80; stroke-width: 3; fill: none; } .onink { fill: #15181c; } .marked { fill: #ff8a80; } .filled { fill: #f1f3f5; } .gap { stroke: #15181c; stroke-width: 4; } }
</style>
<rect class="ground" width="640" height="262" rx="8"/>
<text class="big" x="20" y="32">For Sale: das Ende einer Kaufrunde</text>
<rect x="20" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="115" y="78" class="middle strong">Marianne steigt aus</text>
<rect x="90" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="90" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M102 114 l13 -12 l13 12" class="line"/>
<text x="115" y="139" class="middle big">8</text>
<circle cx="104" cy="178" r="8" class="filled"/>
<circle cx="126" cy="178" r="8" class="line"/>
<text x="115" y="226" class="middle small">Gebot 2 · bezahlt 1 · zurück 1</text>
<rect x="225" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="320" y="78" class="middle strong">Guilaine steigt aus</text>
<rect x="295" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="295" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M307 114 l13 -12 l13 12" class="line"/>
<text x="320" y="139" class="middle big">20</text>
<circle cx="298" cy="178" r="8" class="filled"/>
<circle cx="320" cy="178" r="8" class="filled"/>
<circle cx="342" cy="178" r="8" class="line"/>
<text x="320" y="226" class="middle small">Gebot 3 · bezahlt 1 · zurück 2</text>
<rect x="430" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="525" y="78" class="middle strong">Theo bleibt übrig</text>
<rect x="500" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="500" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M512 114 l13 -12 l13 12" class="line"/>
<text x="525" y="139" class="middle big">28</text>
<circle cx="492" cy="178" r="8" class="line"/>
<circle cx="514" cy="178" r="8" class="line"/>
<circle cx="536" cy="178" r="8" class="line"/>
<circle cx="558" cy="178" r="8" class="line"/>
<text x="525" y="226" class="middle small">Gebot 4 · bezahlt 4 · zurück 0</text>
</svg>
`},{name:"For Sale: eine Verkaufsrunde",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 262"
     width="640" height="262" role="img" aria-labelledby="title description">
<title id="title">For Sale: eine Verkaufsrunde</title>
<desc id="description">Theo: Gebäude 28 → Scheck 13. Guilaine: Gebäude 20 → Scheck 12. Marianne: Gebäude 8 → Scheck 0. höchstes Gebäude, höchster Scheck.</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #16191d; }
.soft { fill: #5a6470; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; }
.strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; }
.ground { fill: #ffffff; } .panel { fill: #eef1f5; stroke: #5a6470; } .river { fill: #cfe6f7; }
.line { stroke: #16191d; stroke-width: 1.5; fill: none; } .thin { stroke: #5a6470; fill: none; }
.dashed { stroke-dasharray: 4 3; } .mark { stroke: #b3261e; stroke-width: 3; fill: none; }
.onink { fill: #ffffff; } .marked { fill: #b3261e; } .filled { fill: #16191d; }
.gap { stroke: #ffffff; stroke-width: 4; }
@media (prefers-color-scheme: dark) { text { font: 14px system-ui, sans-serif; fill: #f1f3f5; } .soft { fill: #a9b3be; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; } .strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; } .ground { fill: #15181c; } .panel { fill: #252a31; stroke: #a9b3be; } .river { fill: #1d3c54; } .line { stroke: #f1f3f5; stroke-width: 1.5; fill: none; } .thin { stroke: #a9b3be; fill: none; } .dashed { stroke-dasharray: 4 3; } .mark { stroke: #ff8a80; stroke-width: 3; fill: none; } .onink { fill: #15181c; } .marked { fill: #ff8a80; } .filled { fill: #f1f3f5; } .gap { stroke: #15181c; stroke-width: 4; } }
</style>
<rect class="ground" width="640" height="262" rx="8"/>
<text class="big" x="20" y="32">For Sale: eine Verkaufsrunde</text>
<rect x="20" y="52" width="190" height="160" rx="4" class="panel"/>
<text x="115" y="78" class="middle strong">Theo</text>
<rect x="40" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="40" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M52 114 l13 -12 l13 12" class="line"/>
<text x="65" y="139" class="middle big">28</text>
<path d="M98 122 h30 m-8 -6 l8 6 l-8 6" class="line"/>
<rect x="136" y="98" width="56" height="48" rx="4" class="ground"/>
<rect x="136" y="98" width="56" height="48" rx="4" class="line"/>
<text x="164" y="129" class="middle big">13</text>
<text x="115" y="192" class="middle small">Gebäude 28 → Scheck 13</text>
<rect x="225" y="52" width="190" height="160" rx="4" class="panel"/>
<text x="320" y="78" class="middle strong">Guilaine</text>
<rect x="245" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="245" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M257 114 l13 -12 l13 12" class="line"/>
<text x="270" y="139" class="middle big">20</text>
<path d="M303 122 h30 m-8 -6 l8 6 l-8 6" class="line"/>
<rect x="341" y="98" width="56" height="48" rx="4" class="ground"/>
<rect x="341" y="98" width="56" height="48" rx="4" class="line"/>
<text x="369" y="129" class="middle big">12</text>
<text x="320" y="192" class="middle small">Gebäude 20 → Scheck 12</text>
<rect x="430" y="52" width="190" height="160" rx="4" class="panel"/>
<text x="525" y="78" class="middle strong">Marianne</text>
<rect x="450" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="450" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M462 114 l13 -12 l13 12" class="line"/>
<text x="475" y="139" class="middle big">8</text>
<path d="M508 122 h30 m-8 -6 l8 6 l-8 6" class="line"/>
<rect x="546" y="98" width="56" height="48" rx="4" class="ground"/>
<rect x="546" y="98" width="56" height="48" rx="4" class="line"/>
<text x="574" y="129" class="middle big">0</text>
<text x="525" y="192" class="middle small">Gebäude 8 → Scheck 0</text>
<text x="20" y="242" class="soft">höchstes Gebäude, höchster Scheck</text>
</svg>
`}]},"the-estates":{title:"Das Spiel in Kürze",steps:["**Beiseitelegen**, freiwillig: 1 Million von der Hand in die Geldkassette, zu Beginn des Zuges. Sie zählt 1 Punkt und wird nie wieder ausgegeben.","**Anbieten**: ein Baustein am Ende einer Marktreihe; ein Dach, wenn ein Gebäude eines braucht; Baugenehmigung, Bürgermeister oder Stornostein, solange verfügbar.","**Auktion.** Einmal herum, von der linken Seite der Auktionsleitung an: Alle bieten einmal, höher als alle davor, oder steigen aus.","Die Auktionsleitung **verkauft** zum höchsten Gebot oder **behält** das Teil und zahlt ebenso viel an die höchstbietende Person. Ohne Gebot bekommt sie es umsonst.","Wer das Teil bekommt, **setzt** es sofort; Baugenehmigung, Bürgermeister und Stornostein darf man ablegen. Der erste Baustein einer Farbe bringt ihr Zertifikat.","**Ende?** Zwei fertige Reihen, oder nichts kann mehr fertig werden. Sonst geht es links von der Auktionsleitung weiter.","**Wertung** jedes Gebäudes für die Person mit dem Zertifikat der obersten Farbe: Bausteine und Dach, plus in einer fertigen Reihe, sonst minus, mit Bürgermeister doppelt. Dazu 1 für jede Million in der Geldkassette."],diagrams:[{name:"The Estates: ein Spielplan und was er zählte, wenn das Spiel jetzt endete",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 580"
     width="830" height="580" role="img" aria-labelledby="title description">
<title id="title">The Estates: ein Spielplan und was er zählte, wenn das Spiel jetzt endete</title>
<desc id="description">obere Reihe: Bausoll 2, fertig, Bürgermeister ×2, −2, 1: rot 5 + 2 = +14, 2: blau 6, grün 4, gelb 2 + 3 = +30. mittlere Reihe: Bausoll 5, unfertig, +1, 1: violett 6, rot 3 + 1 = −10, 2: grün 5, blau 1 = −6. untere Reihe: Bausoll 4, unfertig, 1: weiß 6, blau 5 + 4 = −15, 2: gelb 3 = −3, 3: violett 4 + 6 = −10. gestrichelt: Bauplatz für nur einen Baustein. Schranke: eine Baugenehmigung, hinter dem letzten verlangten Bauplatz.</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #16191d; }
.soft { fill: #5a6470; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; }
.strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; }
.ground { fill: #ffffff; } .panel { fill: #eef1f5; stroke: #5a6470; } .river { fill: #cfe6f7; }
.line { stroke: #16191d; stroke-width: 1.5; fill: none; } .thin { stroke: #5a6470; fill: none; }
.dashed { stroke-dasharray: 4 3; } .mark { stroke: #b3261e; stroke-width: 3; fill: none; }
.onink { fill: #ffffff; } .marked { fill: #b3261e; } .filled { fill: #16191d; }
.gap { stroke: #ffffff; stroke-width: 4; }
@media (prefers-color-scheme: dark) { text { font: 14px system-ui, sans-serif; fill: #f1f3f5; } .soft { fill: #a9b3be; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; } .strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; } .ground { fill: #15181c; } .panel { fill: #252a31; stroke: #a9b3be; } .river { fill: #1d3c54; } .line { stroke: #f1f3f5; stroke-width: 1.5; fill: none; } .thin { stroke: #a9b3be; fill: none; } .dashed { stroke-dasharray: 4 3; } .mark { stroke: #ff8a80; stroke-width: 3; fill: none; } .onink { fill: #15181c; } .marked { fill: #ff8a80; } .filled { fill: #f1f3f5; } .gap { stroke: #15181c; stroke-width: 4; } }
</style>
<rect class="ground" width="830" height="580" rx="8"/>
<text class="big" x="20" y="32">The Estates: ein Spielplan und was er zählte, wenn das Spiel jetzt endete</text>
<text x="20" y="60" class="soft small">Hauptstraße</text>
<rect x="428" y="66" width="14" height="450" rx="4" class="river"/>
<text x="435" y="60" class="soft small middle">Fluss</text>
<text x="20" y="114" class="strong">obere Reihe</text>
<text x="20" y="134" class="small">Bausoll 2, fertig</text>
<circle cx="30" cy="156" r="9" class="filled"/>
<path d="M18 182 q12 -24 24 0 z" class="filled"/>
<text x="48" y="174" class="small strong">Bürgermeister ×2</text>
<rect x="180" y="170" width="48" height="28" rx="4" class="line dashed"/>
<text x="184" y="210" class="small soft">1</text>
<rect x="193" y="148" width="22" height="22" rx="4" style="fill:#cc3b34;stroke:#16191d"/>
<text x="204" y="164" class="middle strong" style="fill:#ffffff">5</text>
<path d="M187 148 h34 l-17 -20 z" class="filled"/>
<text x="204" y="144" class="middle small strong onink">2</text>
<text x="204" y="190" class="middle strong">+14</text>
<rect x="242" y="170" width="48" height="28" rx="4" class="line"/>
<text x="246" y="210" class="small soft">2</text>
<rect x="255" y="148" width="22" height="22" rx="4" style="fill:#2f6fde;stroke:#16191d"/>
<text x="266" y="164" class="middle strong" style="fill:#ffffff">6</text>
<rect x="255" y="126" width="22" height="22" rx="4" style="fill:#2e8b4f;stroke:#16191d"/>
<text x="266" y="142" class="middle strong" style="fill:#ffffff">4</text>
<rect x="255" y="104" width="22" height="22" rx="4" style="fill:#f2c230;stroke:#16191d"/>
<text x="266" y="120" class="middle strong" style="fill:#16191d">2</text>
<path d="M249 104 h34 l-17 -20 z" class="filled"/>
<text x="266" y="100" class="middle small strong onink">3</text>
<text x="266" y="190" class="middle strong">+30</text>
<rect x="304" y="170" width="48" height="28" rx="4" class="thin"/>
<text x="308" y="210" class="small soft">3</text>
<rect x="366" y="170" width="48" height="28" rx="4" class="thin"/>
<text x="370" y="210" class="small soft">4</text>
<rect x="442" y="170" width="48" height="28" rx="4" class="thin"/>
<text x="446" y="210" class="small soft">5</text>
<rect x="504" y="170" width="48" height="28" rx="4" class="thin"/>
<text x="508" y="210" class="small soft">6</text>
<rect x="566" y="170" width="48" height="28" rx="4" class="thin dashed"/>
<text x="570" y="210" class="small soft">7</text>
<rect x="628" y="170" width="48" height="28" rx="4" class="thin"/>
<text x="632" y="210" class="small soft">8</text>
<rect x="690" y="170" width="48" height="28" rx="4" class="thin"/>
<text x="694" y="210" class="small soft">9</text>
<rect x="752" y="170" width="48" height="28" rx="4" class="thin"/>
<text x="756" y="210" class="small soft">10</text>
<path d="M310 170 v-34 m36 34 v-34 m-40 10 h44 m-44 14 h44" class="mark"/>
<text x="328" y="128" class="middle strong marked" style="font-weight:600">−2</text>
<text x="20" y="264" class="strong">mittlere Reihe</text>
<text x="20" y="284" class="small">Bausoll 5, unfertig</text>
<rect x="180" y="320" width="48" height="28" rx="4" class="line"/>
<text x="184" y="360" class="small soft">1</text>
<rect x="193" y="298" width="22" height="22" rx="4" style="fill:#7d4bb5;stroke:#16191d"/>
<text x="204" y="314" class="middle strong" style="fill:#ffffff">6</text>
<rect x="193" y="276" width="22" height="22" rx="4" style="fill:#cc3b34;stroke:#16191d"/>
<text x="204" y="292" class="middle strong" style="fill:#ffffff">3</text>
<path d="M187 276 h34 l-17 -20 z" class="filled"/>
<text x="204" y="272" class="middle small strong onink">1</text>
<text x="204" y="340" class="middle strong">−10</text>
<rect x="242" y="320" width="48" height="28" rx="4" class="line"/>
<text x="246" y="360" class="small soft">2</text>
<rect x="255" y="298" width="22" height="22" rx="4" style="fill:#2e8b4f;stroke:#16191d"/>
<text x="266" y="314" class="middle strong" style="fill:#ffffff">5</text>
<rect x="255" y="276" width="22" height="22" rx="4" style="fill:#2f6fde;stroke:#16191d"/>
<text x="266" y="292" class="middle strong" style="fill:#ffffff">1</text>
<text x="266" y="340" class="middle strong">−6</text>
<rect x="304" y="320" width="48" height="28" rx="4" class="line dashed"/>
<text x="308" y="360" class="small soft">3</text>
<rect x="366" y="320" width="48" height="28" rx="4" class="line"/>
<text x="370" y="360" class="small soft">4</text>
<rect x="442" y="320" width="48" height="28" rx="4" class="line dashed"/>
<text x="446" y="360" class="small soft">5</text>
<rect x="504" y="320" width="48" height="28" rx="4" class="thin"/>
<text x="508" y="360" class="small soft">6</text>
<rect x="566" y="320" width="48" height="28" rx="4" class="thin"/>
<text x="570" y="360" class="small soft">7</text>
<rect x="628" y="320" width="48" height="28" rx="4" class="thin"/>
<text x="632" y="360" class="small soft">8</text>
<rect x="690" y="320" width="48" height="28" rx="4" class="thin"/>
<text x="694" y="360" class="small soft">9</text>
<rect x="752" y="320" width="48" height="28" rx="4" class="thin"/>
<text x="756" y="360" class="small soft">10</text>
<path d="M510 320 v-34 m36 34 v-34 m-40 10 h44 m-44 14 h44" class="mark"/>
<text x="528" y="278" class="middle strong marked" style="font-weight:600">+1</text>
<text x="20" y="414" class="strong">untere Reihe</text>
<text x="20" y="434" class="small">Bausoll 4, unfertig</text>
<rect x="180" y="470" width="48" height="28" rx="4" class="line"/>
<text x="184" y="510" class="small soft">1</text>
<rect x="193" y="448" width="22" height="22" rx="4" style="fill:#f7f7f2;stroke:#16191d"/>
<text x="204" y="464" class="middle strong" style="fill:#16191d">6</text>
<rect x="193" y="426" width="22" height="22" rx="4" style="fill:#2f6fde;stroke:#16191d"/>
<text x="204" y="442" class="middle strong" style="fill:#ffffff">5</text>
<path d="M187 426 h34 l-17 -20 z" class="filled"/>
<text x="204" y="422" class="middle small strong onink">4</text>
<text x="204" y="490" class="middle strong">−15</text>
<rect x="242" y="470" width="48" height="28" rx="4" class="line dashed"/>
<text x="246" y="510" class="small soft">2</text>
<rect x="255" y="448" width="22" height="22" rx="4" style="fill:#f2c230;stroke:#16191d"/>
<text x="266" y="464" class="middle strong" style="fill:#16191d">3</text>
<text x="266" y="490" class="middle strong">−3</text>
<rect x="304" y="470" width="48" height="28" rx="4" class="line"/>
<text x="308" y="510" class="small soft">3</text>
<rect x="317" y="448" width="22" height="22" rx="4" style="fill:#7d4bb5;stroke:#16191d"/>
<text x="328" y="464" class="middle strong" style="fill:#ffffff">4</text>
<path d="M311 448 h34 l-17 -20 z" class="filled"/>
<text x="328" y="444" class="middle small strong onink">6</text>
<text x="328" y="490" class="middle strong">−10</text>
<rect x="366" y="470" width="48" height="28" rx="4" class="line"/>
<text x="370" y="510" class="small soft">4</text>
<rect x="442" y="470" width="48" height="28" rx="4" class="thin"/>
<text x="446" y="510" class="small soft">5</text>
<rect x="504" y="470" width="48" height="28" rx="4" class="thin"/>
<text x="508" y="510" class="small soft">6</text>
<rect x="566" y="470" width="48" height="28" rx="4" class="thin"/>
<text x="570" y="510" class="small soft">7</text>
<rect x="628" y="470" width="48" height="28" rx="4" class="thin"/>
<text x="632" y="510" class="small soft">8</text>
<rect x="690" y="470" width="48" height="28" rx="4" class="thin"/>
<text x="694" y="510" class="small soft">9</text>
<rect x="752" y="470" width="48" height="28" rx="4" class="thin"/>
<text x="756" y="510" class="small soft">10</text>
<text x="20" y="542" class="small soft">gestrichelt: Bauplatz für nur einen Baustein</text>
<text x="20" y="562" class="small soft">Schranke: eine Baugenehmigung, hinter dem letzten verlangten Bauplatz</text>
</svg>
`},{name:"The Estates: was der Markt anbietet",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 236"
     width="720" height="236" role="img" aria-labelledby="title description">
<title id="title">The Estates: was der Markt anbietet</title>
<desc id="description">Marktreihe 1: rot 5, rot 1. Marktreihe 2: grün 3, blau 4. Marktreihe 3: weiß 4. umrahmt: darf angeboten werden.</desc>
<style>
text { font: 14px system-ui, sans-serif; fill: #16191d; }
.soft { fill: #5a6470; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; }
.strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; }
.ground { fill: #ffffff; } .panel { fill: #eef1f5; stroke: #5a6470; } .river { fill: #cfe6f7; }
.line { stroke: #16191d; stroke-width: 1.5; fill: none; } .thin { stroke: #5a6470; fill: none; }
.dashed { stroke-dasharray: 4 3; } .mark { stroke: #b3261e; stroke-width: 3; fill: none; }
.onink { fill: #ffffff; } .marked { fill: #b3261e; } .filled { fill: #16191d; }
.gap { stroke: #ffffff; stroke-width: 4; }
@media (prefers-color-scheme: dark) { text { font: 14px system-ui, sans-serif; fill: #f1f3f5; } .soft { fill: #a9b3be; } .small { font-size: 12px; } .big { font-size: 18px; font-weight: 600; } .strong { font-weight: 600; } .middle { text-anchor: middle; } .end { text-anchor: end; } .ground { fill: #15181c; } .panel { fill: #252a31; stroke: #a9b3be; } .river { fill: #1d3c54; } .line { stroke: #f1f3f5; stroke-width: 1.5; fill: none; } .thin { stroke: #a9b3be; fill: none; } .dashed { stroke-dasharray: 4 3; } .mark { stroke: #ff8a80; stroke-width: 3; fill: none; } .onink { fill: #15181c; } .marked { fill: #ff8a80; } .filled { fill: #f1f3f5; } .gap { stroke: #15181c; stroke-width: 4; } }
</style>
<rect class="ground" width="720" height="236" rx="8"/>
<text class="big" x="20" y="32">The Estates: was der Markt anbietet</text>
<text x="20" y="78">Marktreihe 1</text>
<rect x="220" y="61" width="22" height="22" rx="4" style="fill:#cc3b34;stroke:#16191d"/>
<text x="231" y="77" class="middle strong" style="fill:#ffffff">5</text>
<rect x="214" y="55" width="34" height="34" rx="4" class="mark"/>
<rect x="266" y="61" width="22" height="22" rx="4" style="fill:#2f6fde;stroke:#16191d"/>
<text x="277" y="77" class="middle strong" style="fill:#ffffff">2</text>
<rect x="312" y="61" width="22" height="22" rx="4" style="fill:#f7f7f2;stroke:#16191d"/>
<text x="323" y="77" class="middle strong" style="fill:#16191d">6</text>
<rect x="358" y="61" width="22" height="22" rx="4" style="fill:#2e8b4f;stroke:#16191d"/>
<text x="369" y="77" class="middle strong" style="fill:#ffffff">1</text>
<rect x="404" y="61" width="22" height="22" rx="4" style="fill:#f2c230;stroke:#16191d"/>
<text x="415" y="77" class="middle strong" style="fill:#16191d">4</text>
<rect x="450" y="61" width="22" height="22" rx="4" style="fill:#7d4bb5;stroke:#16191d"/>
<text x="461" y="77" class="middle strong" style="fill:#ffffff">3</text>
<rect x="496" y="61" width="22" height="22" rx="4" style="fill:#2f6fde;stroke:#16191d"/>
<text x="507" y="77" class="middle strong" style="fill:#ffffff">6</text>
<rect x="542" y="61" width="22" height="22" rx="4" style="fill:#cc3b34;stroke:#16191d"/>
<text x="553" y="77" class="middle strong" style="fill:#ffffff">1</text>
<rect x="536" y="55" width="34" height="34" rx="4" class="mark"/>
<text x="20" y="128">Marktreihe 2</text>
<rect x="220" y="111" width="22" height="22" rx="4" style="fill:#2e8b4f;stroke:#16191d"/>
<text x="231" y="127" class="middle strong" style="fill:#ffffff">3</text>
<rect x="214" y="105" width="34" height="34" rx="4" class="mark"/>
<rect x="266" y="111" width="22" height="22" rx="4" style="fill:#f7f7f2;stroke:#16191d"/>
<text x="277" y="127" class="middle strong" style="fill:#16191d">2</text>
<rect x="312" y="111" width="22" height="22" rx="4" style="fill:#7d4bb5;stroke:#16191d"/>
<text x="323" y="127" class="middle strong" style="fill:#ffffff">5</text>
<rect x="358" y="111" width="22" height="22" rx="4" style="fill:#f2c230;stroke:#16191d"/>
<text x="369" y="127" class="middle strong" style="fill:#16191d">1</text>
<rect x="404" y="111" width="22" height="22" rx="4" style="fill:#2f6fde;stroke:#16191d"/>
<text x="415" y="127" class="middle strong" style="fill:#ffffff">4</text>
<rect x="398" y="105" width="34" height="34" rx="4" class="mark"/>
<text x="20" y="178">Marktreihe 3</text>
<rect x="220" y="161" width="22" height="22" rx="4" style="fill:#f7f7f2;stroke:#16191d"/>
<text x="231" y="177" class="middle strong" style="fill:#16191d">4</text>
<rect x="214" y="155" width="34" height="34" rx="4" class="mark"/>
<text x="20" y="220" class="soft">umrahmt: darf angeboten werden</text>
</svg>
`}]}};var t=[["setup","auctionland/players"],["turn","auctionland/turn"],["auction","auctionland/offer"],["end","auctionland/refill"],["scoring","auctionland/shapes"],["referee","auctionland/table-reveal"]];var l=[["setup","for-sale/players"],["buying","for-sale/buying"],["selling","for-sale/selling"],["end","for-sale/end"],["referee","for-sale/table-reveal"]];var s=[["setup","the-estates/players"],["turn","the-estates/turn"],["auction","the-estates/auction"],["placing","the-estates/place"],["end","the-estates/complete-row"],["referee","the-estates/table-reveal"]];var n={auctionland:t,"for-sale":l,"the-estates":s};var m={games:e,sections:n,words:{keyboard:"Tasten",keys:[{key:"Tab",does:"führt zum nächsten Teil: Das Spielbrett ist ein Halt, das Feld mit den Aktionen ein anderer."},{key:"← ↑ → ↓",does:"führen auf dem Spielbrett von Platz zu Platz und in einer Rückschau von Schritt zu Schritt."},{key:"Pos1, Ende",does:"führen dort zum ersten und zum letzten."},{key:"Enter",does:"wählt, was den Fokus hat, und schickt ab, was du eingetippt hast: Dein Zug beginnt auf dem Gebot oder auf der ersten Aktion des Felds; hast du gewartet, so beginnt er auf der Überschrift, damit kein verirrtes Enter bietet, und Tab führt von dort weiter."},{key:"0 … 9",does:"beginnen das Gebot, wo immer im Feld mit den Aktionen der Fokus ist; im Gebot führen die Pfeile nach oben und unten."},{key:"P",does:"führt von überall in diesem Feld zum Passen, und Enter passt."},{key:"Esc",does:"verlässt das Spielbrett, schließt, was darüber liegt, und überspringt, was gerade gezeigt wird."},{key:"R",does:"dreht das Plättchen beim Legen, mit der Umschalttaste andersherum.",only:"auctionland"}],clauses:"Alle Regeln",search:"In den Regeln suchen",none:"Keine Regel hat diese Wörter.",setup:"Vorbereitung",buying:"Kaufen",selling:"Verkaufen",turn:"Ein Zug",auction:"Auktion",placing:"Setzen",end:"Das Ende",scoring:"Wertung",referee:"Mit Spielleitung oder per Link"}};export{m as default};
