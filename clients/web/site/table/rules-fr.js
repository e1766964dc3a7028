var e={auctionland:{title:"La partie en bref",steps:["**Prendre** une tuile du marché. La plus ancienne est gratuite ; poser 1 pièce sur chaque tuile sautée, et prendre les pièces de la sienne.","**Poser** : bord à bord avec une tuile à soi, tournée à son gré, jamais plus de 4 de large ou de haut.","Une 4e tuile dans une ligne ou colonne donne une tuile **bonus**, aussitôt, prise et payée de même ; au plus une par personne et par tour.","**Proposer** une autre tuile, en payant comme pour prendre. À deux : une seule enchère, ou passer. À trois ou plus : enchères ouvertes jusqu’à ce que tous sauf un aient passé.","Le commissaire-priseur **vend**, ou **garde** la tuile pour l’enchère plus 1 pièce, payées au plus offrant. Sans enchère, il la prend gratuitement. Qui l’a la pose, peut-être avec un bonus.","**Fin du tour** : 16 tuiles sur une île terminent la partie. Sinon, on complète le marché par le bout le plus cher, et le tour passe à gauche.","**Score** : le plus grand parc et l’eau ouverte selon le barème ; habitations fois forêts ; icônes 20, 10, 5. Puis les pièces départagent."],diagrams:[{name:"Auctionland : une île et son score",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 348"
     width="700" height="348" role="img" aria-labelledby="title description">
<title id="title">Auctionland : une île et son score</title>
<desc id="description">plus grand parc : 4 tuiles: 10. eau ouverte : 4 tuiles: 10. habitations 3 × forêts 2: 6. icônes (le plus de leur sorte): 60. total: 86.</desc>
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
<text class="big" x="20" y="32">Auctionland : une île et son score</text>
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
<text x="58" y="274" class="small">parc</text>
<rect x="120" y="258" width="22" height="22" rx="4" style="fill:#dd8468"/>
<path d="M131 269m-7 0l7 -7l7 7h-2v6h-10v-6z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="148" y="274" class="small">habitations</text>
<rect x="210" y="258" width="22" height="22" rx="4" style="fill:#4d8a58"/>
<path d="M221 269m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="238" y="274" class="small">forêt</text>
<rect x="300" y="258" width="22" height="22" rx="4" style="fill:#74b6e0"/>
<path d="M311 269m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="328" y="274" class="small">eau</text>
<text x="30" y="300" class="small">☮ paix · ♥ amour · ♪ musique</text>
<text x="30" y="324" class="small soft">cerné : le plus grand parc</text>
<text x="340" y="92">plus grand parc : 4 tuiles</text>
<text x="660" y="92" class="end">10</text>
<text x="340" y="124">eau ouverte : 4 tuiles</text>
<text x="660" y="124" class="end">10</text>
<text x="340" y="156">habitations 3 × forêts 2</text>
<text x="660" y="156" class="end">6</text>
<text x="340" y="188">icônes (le plus de leur sorte)</text>
<text x="660" y="188" class="end">60</text>
<text x="340" y="220" class="strong">total</text>
<text x="660" y="220" class="end strong">86</text>
<path d="M340 198 h320" class="thin"/>
</svg>
`},{name:"Auctionland : ce que coûtent les tuiles du marché",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 208"
     width="760" height="208" role="img" aria-labelledby="title description">
<title id="title">Auctionland : ce que coûtent les tuiles du marché</title>
<desc id="description">1: la plus ancienne, gratuite, ●. 2: coûte 1. 3: coûte 2, ●●. 4: coûte 3. 5: coûte 4. 6: coûte 5. 7: coûte 6. 8: coûte 7. Prendre la position 3 : 1 pièce sur chaque tuile sautée ; les pièces de la tuile choisie sont à vous.</desc>
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
<text class="big" x="20" y="32">Auctionland : ce que coûtent les tuiles du marché</text>
<rect x="20" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="30" y="74" class="strong">1</text>
<circle cx="46" cy="100" r="9" class="filled"/>
<rect x="110" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="120" y="74" class="strong">2</text>
<text x="150" y="144" class="middle small">coûte 1</text>
<rect x="200" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="210" y="74" class="strong">3</text>
<circle cx="226" cy="100" r="9" class="filled"/>
<circle cx="250" cy="100" r="9" class="filled"/>
<text x="240" y="144" class="middle small">coûte 2</text>
<rect x="290" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="300" y="74" class="strong">4</text>
<text x="330" y="144" class="middle small">coûte 3</text>
<rect x="380" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="390" y="74" class="strong">5</text>
<text x="420" y="144" class="middle small">coûte 4</text>
<rect x="470" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="480" y="74" class="strong">6</text>
<text x="510" y="144" class="middle small">coûte 5</text>
<rect x="560" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="570" y="74" class="strong">7</text>
<text x="600" y="144" class="middle small">coûte 6</text>
<rect x="650" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="660" y="74" class="strong">8</text>
<text x="690" y="144" class="middle small">coûte 7</text>
<text x="20" y="162" class="small">la plus ancienne, gratuite</text>
<rect x="196" y="48" width="88" height="78" rx="4" class="mark"/>
<text x="20" y="188" class="soft small">Prendre la position 3 : 1 pièce sur chaque tuile sautée ; les pièces de la tuile choisie sont à vous.</text>
</svg>
`}]},"for-sale":{title:"La partie en bref",steps:["**Achat.** Révéler une maison par joueur. À partir du premier joueur, dans le sens horaire : **miser** (le total posé devant soi, au-dessus de la plus haute enchère) ou **passer**.","Qui passe prend la plus petite maison restante et récupère la moitié de sa mise, arrondie à l’unité supérieure ; le reste quitte la partie. On est alors hors de la manche.","La dernière personne en lice paie toute sa mise, prend la plus grande maison et commence la manche suivante. Les maisons épuisées, on passe à la vente.","**Vente.** Révéler un chèque par joueur qui a des maisons. Tous choisissent une maison face cachée, puis les retournent ensemble.","La plus grande maison prend le chèque le plus élevé, la suivante le suivant, et ainsi de suite ; ces maisons quittent la partie.","**Fin.** Toutes les maisons vendues, on additionne chèques et pièces restantes. Le plus haut total gagne ; puis le plus de pièces ; puis on partage."],diagrams:[{name:"For Sale : la fin d’une manche d’achat",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 262"
     width="640" height="262" role="img" aria-labelledby="title description">
<title id="title">For Sale : la fin d’une manche d’achat</title>
<desc id="description">Marianne passe: 8; mise 2 · payé 1 · rendu 1. Guilaine passe: 20; mise 3 · payé 1 · rendu 2. Theo reste seul en lice: 28; mise 4 · payé 4 · rendu 0.</desc>
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
<text class="big" x="20" y="32">For Sale : la fin d’une manche d’achat</text>
<rect x="20" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="115" y="78" class="middle strong">Marianne passe</text>
<rect x="90" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="90" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M102 114 l13 -12 l13 12" class="line"/>
<text x="115" y="139" class="middle big">8</text>
<circle cx="104" cy="178" r="8" class="filled"/>
<circle cx="126" cy="178" r="8" class="line"/>
<text x="115" y="226" class="middle small">mise 2 · payé 1 · rendu 1</text>
<rect x="225" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="320" y="78" class="middle strong">Guilaine passe</text>
<rect x="295" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="295" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M307 114 l13 -12 l13 12" class="line"/>
<text x="320" y="139" class="middle big">20</text>
<circle cx="298" cy="178" r="8" class="filled"/>
<circle cx="320" cy="178" r="8" class="filled"/>
<circle cx="342" cy="178" r="8" class="line"/>
<text x="320" y="226" class="middle small">mise 3 · payé 1 · rendu 2</text>
<rect x="430" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="525" y="78" class="middle strong">Theo reste seul en lice</text>
<rect x="500" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="500" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M512 114 l13 -12 l13 12" class="line"/>
<text x="525" y="139" class="middle big">28</text>
<circle cx="492" cy="178" r="8" class="line"/>
<circle cx="514" cy="178" r="8" class="line"/>
<circle cx="536" cy="178" r="8" class="line"/>
<circle cx="558" cy="178" r="8" class="line"/>
<text x="525" y="226" class="middle small">mise 4 · payé 4 · rendu 0</text>
</svg>
`},{name:"For Sale : une manche de vente",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 262"
     width="640" height="262" role="img" aria-labelledby="title description">
<title id="title">For Sale : une manche de vente</title>
<desc id="description">Theo: maison 28 → chèque 13. Guilaine: maison 20 → chèque 12. Marianne: maison 8 → chèque 0. plus grande maison, chèque le plus élevé.</desc>
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
<text class="big" x="20" y="32">For Sale : une manche de vente</text>
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
<text x="115" y="192" class="middle small">maison 28 → chèque 13</text>
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
<text x="320" y="192" class="middle small">maison 20 → chèque 12</text>
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
<text x="525" y="192" class="middle small">maison 8 → chèque 0</text>
<text x="20" y="242" class="soft">plus grande maison, chèque le plus élevé</text>
</svg>
`}]},"the-estates":{title:"La partie en bref",steps:["**Mettre de côté**, si l’on veut : 1 million de sa main dans sa caisse, au début du tour. Il vaut 1 point et ne se dépense plus.","**Proposer** une pièce : un cube au bout d’une rangée du marché ; un toit, si un bâtiment en attend un ; un permis, le maire ou le cube d’annulation s’il est disponible.","**Enchères.** Un seul tour à partir de la gauche du commissaire-priseur : chacun enchérit une fois, au-dessus des précédentes, ou passe.","Le commissaire-priseur **vend** à la plus haute enchère, ou **garde** la pièce et paie autant au plus offrant. Sans enchère, il la prend gratuitement.","Qui obtient la pièce la **place** aussitôt ; un permis, le maire ou le cube d’annulation peuvent être retirés. Le premier cube d’une couleur donne son certificat.","**Fin ?** Deux rangées achevées, ou plus rien à achever. Sinon, c’est à la gauche du commissaire-priseur.","**Score** de chaque bâtiment pour qui a le certificat de la couleur du dessus : cubes et toit, en plus dans une rangée achevée, en moins ailleurs, double avec le maire. Plus 1 par million en caisse."],diagrams:[{name:"The Estates : un plateau, et ce qu’il vaudrait si la partie s’arrêtait là",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 580"
     width="830" height="580" role="img" aria-labelledby="title description">
<title id="title">The Estates : un plateau, et ce qu’il vaudrait si la partie s’arrêtait là</title>
<desc id="description">rangée du haut: exige 2, achevée, maire ×2, −2, 1: rouge 5 + 2 = +14, 2: bleu 6, vert 4, jaune 2 + 3 = +30. rangée du milieu: exige 5, inachevée, +1, 1: violet 6, rouge 3 + 1 = −10, 2: vert 5, bleu 1 = −6. rangée du bas: exige 4, inachevée, 1: blanc 6, bleu 5 + 4 = −15, 2: jaune 3 = −3, 3: violet 4 + 6 = −10. en pointillé : parcelle pour un seul cube. barrière : un permis, après la dernière parcelle exigée.</desc>
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
<text class="big" x="20" y="32">The Estates : un plateau, et ce qu’il vaudrait si la partie s’arrêtait là</text>
<text x="20" y="60" class="soft small">Rue principale</text>
<rect x="428" y="66" width="14" height="450" rx="4" class="river"/>
<text x="435" y="60" class="soft small middle">rivière</text>
<text x="20" y="114" class="strong">rangée du haut</text>
<text x="20" y="134" class="small">exige 2, achevée</text>
<circle cx="30" cy="156" r="9" class="filled"/>
<path d="M18 182 q12 -24 24 0 z" class="filled"/>
<text x="48" y="174" class="small strong">maire ×2</text>
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
<text x="20" y="264" class="strong">rangée du milieu</text>
<text x="20" y="284" class="small">exige 5, inachevée</text>
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
<text x="20" y="414" class="strong">rangée du bas</text>
<text x="20" y="434" class="small">exige 4, inachevée</text>
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
<text x="20" y="542" class="small soft">en pointillé : parcelle pour un seul cube</text>
<text x="20" y="562" class="small soft">barrière : un permis, après la dernière parcelle exigée</text>
</svg>
`},{name:"The Estates : ce que le marché propose",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 236"
     width="720" height="236" role="img" aria-labelledby="title description">
<title id="title">The Estates : ce que le marché propose</title>
<desc id="description">rangée 1 du marché: rouge 5, rouge 1. rangée 2 du marché: vert 3, bleu 4. rangée 3 du marché: blanc 4. encadré : peut être proposé.</desc>
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
<text class="big" x="20" y="32">The Estates : ce que le marché propose</text>
<text x="20" y="78">rangée 1 du marché</text>
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
<text x="20" y="128">rangée 2 du marché</text>
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
<text x="20" y="178">rangée 3 du marché</text>
<rect x="220" y="161" width="22" height="22" rx="4" style="fill:#f7f7f2;stroke:#16191d"/>
<text x="231" y="177" class="middle strong" style="fill:#16191d">4</text>
<rect x="214" y="155" width="34" height="34" rx="4" class="mark"/>
<text x="20" y="220" class="soft">encadré : peut être proposé</text>
</svg>
`}]}};var t=[["setup","auctionland/players"],["turn","auctionland/turn"],["auction","auctionland/offer"],["end","auctionland/refill"],["scoring","auctionland/shapes"],["referee","auctionland/table-reveal"]];var l=[["setup","for-sale/players"],["buying","for-sale/buying"],["selling","for-sale/selling"],["end","for-sale/end"],["referee","for-sale/table-reveal"]];var s=[["setup","the-estates/players"],["turn","the-estates/turn"],["auction","the-estates/auction"],["placing","the-estates/place"],["end","the-estates/complete-row"],["referee","the-estates/table-reveal"]];var n={auctionland:t,"for-sale":l,"the-estates":s};var m={games:e,sections:n,words:{keyboard:"Touches",keys:[{key:"Tab",does:"mène à la partie suivante : le plateau compte pour un arrêt, le panneau des actions pour un autre."},{key:"← ↑ → ↓",does:"mènent d’une place à l’autre sur le plateau, et d’une étape à l’autre dans une relecture."},{key:"Début, Fin",does:"mènent à la première et à la dernière."},{key:"Entrée",does:"choisit ce qui a le focus, et envoie ce qui est saisi : votre tour commence sur l’enchère ou sur la première action du panneau ; si vous attendiez, il commence sur le titre, pour qu’aucune Entrée involontaire n’enchérisse, et Tab continue de là."},{key:"0 … 9",does:"commencent l’enchère, où que soit le focus dans le panneau ; dans l’enchère, les flèches vont vers le haut et vers le bas."},{key:"P",does:"mène au bouton pour passer, de partout dans le panneau, et Entrée passe."},{key:"Échap",does:"quitte le plateau, ferme ce qui le recouvre, et passe ce qui est montré."},{key:"R",does:"tourne la tuile pendant qu’on la pose, avec Maj dans l’autre sens.",only:"auctionland"}],clauses:"Toutes les règles",search:"Chercher dans les règles",none:"Aucune règle ne contient ces mots.",setup:"La mise en place",buying:"L’achat",selling:"La vente",turn:"Un tour",auction:"L’enchère",placing:"La pose",end:"La fin",scoring:"Le décompte",referee:"Avec un arbitre, ou par lien"}};export{m as default};
