var t={auctionland:{title:"The game in brief",steps:["**Claim** a tile of the market. The oldest is free; put 1 coin on each tile that you skip, and take the coins that lie on yours.","**Place** it: edge to edge with a tile of your own, turned as you like, never more than 4 wide or high.","A 4th tile in a row or column brings a **bonus** tile, at once, claimed and paid for in the same way; at most one for each player in a turn.","**Offer** another tile, paying as for a claim. Two players: one bid or a pass. Three or more: open bidding until all but one have passed.","The auctioneer **sells**, or **keeps** the tile for the bid and 1 coin more, paid to the highest bidder. Without bids the auctioneer takes it for free. The taker places it, perhaps with a bonus.","**End of the turn**: 16 tiles on an island end the game. Otherwise the market is refilled at its far end, and the turn goes left.","**Score**: largest park and open water from the score grid; housing shapes times forest shapes; icons 20, 10, 5. Then coins decide."],diagrams:[{name:"Auctionland: an island and its score",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 348"
     width="700" height="348" role="img" aria-labelledby="title description">
<title id="title">Auctionland: an island and its score</title>
<desc id="description">largest park: 4 tiles: 10. open water: 4 tiles: 10. housing 3 × forest 2: 6. icons (most of their kind): 60. total: 86.</desc>
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
<text class="big" x="20" y="32">Auctionland: an island and its score</text>
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
<text x="58" y="274" class="small">park</text>
<rect x="120" y="258" width="22" height="22" rx="4" style="fill:#dd8468"/>
<path d="M131 269m-7 0l7 -7l7 7h-2v6h-10v-6z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="148" y="274" class="small">housing</text>
<rect x="210" y="258" width="22" height="22" rx="4" style="fill:#4d8a58"/>
<path d="M221 269m0 -8l6 9h-4v5h-4v-5h-4z" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="238" y="274" class="small">forest</text>
<rect x="300" y="258" width="22" height="22" rx="4" style="fill:#74b6e0"/>
<path d="M311 269m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0" style="fill:none;stroke:#000000;stroke-width:1.7"/>
<text x="328" y="274" class="small">water</text>
<text x="30" y="300" class="small">☮ peace · ♥ love · ♪ music</text>
<text x="30" y="324" class="small soft">outlined: the largest park</text>
<text x="340" y="92">largest park: 4 tiles</text>
<text x="660" y="92" class="end">10</text>
<text x="340" y="124">open water: 4 tiles</text>
<text x="660" y="124" class="end">10</text>
<text x="340" y="156">housing 3 × forest 2</text>
<text x="660" y="156" class="end">6</text>
<text x="340" y="188">icons (most of their kind)</text>
<text x="660" y="188" class="end">60</text>
<text x="340" y="220" class="strong">total</text>
<text x="660" y="220" class="end strong">86</text>
<path d="M340 198 h320" class="thin"/>
</svg>
`},{name:"Auctionland: what the tiles of the market cost",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 208"
     width="760" height="208" role="img" aria-labelledby="title description">
<title id="title">Auctionland: what the tiles of the market cost</title>
<desc id="description">1: oldest, free, ●. 2: costs 1. 3: costs 2, ●●. 4: costs 3. 5: costs 4. 6: costs 5. 7: costs 6. 8: costs 7. Claiming position 3: 1 coin on each skipped tile; the coins on the chosen one are yours.</desc>
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
<text class="big" x="20" y="32">Auctionland: what the tiles of the market cost</text>
<rect x="20" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="30" y="74" class="strong">1</text>
<circle cx="46" cy="100" r="9" class="filled"/>
<rect x="110" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="120" y="74" class="strong">2</text>
<text x="150" y="144" class="middle small">costs 1</text>
<rect x="200" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="210" y="74" class="strong">3</text>
<circle cx="226" cy="100" r="9" class="filled"/>
<circle cx="250" cy="100" r="9" class="filled"/>
<text x="240" y="144" class="middle small">costs 2</text>
<rect x="290" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="300" y="74" class="strong">4</text>
<text x="330" y="144" class="middle small">costs 3</text>
<rect x="380" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="390" y="74" class="strong">5</text>
<text x="420" y="144" class="middle small">costs 4</text>
<rect x="470" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="480" y="74" class="strong">6</text>
<text x="510" y="144" class="middle small">costs 5</text>
<rect x="560" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="570" y="74" class="strong">7</text>
<text x="600" y="144" class="middle small">costs 6</text>
<rect x="650" y="52" width="80" height="70" rx="4" class="panel"/>
<text x="660" y="74" class="strong">8</text>
<text x="690" y="144" class="middle small">costs 7</text>
<text x="20" y="162" class="small">oldest, free</text>
<rect x="196" y="48" width="88" height="78" rx="4" class="mark"/>
<text x="20" y="188" class="soft small">Claiming position 3: 1 coin on each skipped tile; the coins on the chosen one are yours.</text>
</svg>
`}]},"for-sale":{title:"The game in brief",steps:["**Buying.** Turn up one house for each player. From the first player, clockwise: **bid** (the total in front of you, above the highest bid) or **pass**.","Whoever passes takes the lowest house left and gets half of the bid back, rounded up; the rest leaves the game. Whoever has passed is out of the round.","The last one left pays the whole bid, takes the highest house and begins the next round. When the houses are used up, selling follows.","**Selling.** Turn up one cheque for each player with houses. All choose a house face down, then turn over together.","The highest house takes the highest cheque, the next one the next, and so on; those houses leave the game.","**End.** When all houses are sold, cheques and coins left are added up. Most wins; then most coins; then the win is shared."],diagrams:[{name:"For Sale: the end of a round of buying",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 262"
     width="640" height="262" role="img" aria-labelledby="title description">
<title id="title">For Sale: the end of a round of buying</title>
<desc id="description">Marianne passes: 8; bid 2 · paid 1 · back 1. Guilaine passes: 20; bid 3 · paid 1 · back 2. Theo is left over: 28; bid 4 · paid 4 · back 0.</desc>
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
<text class="big" x="20" y="32">For Sale: the end of a round of buying</text>
<rect x="20" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="115" y="78" class="middle strong">Marianne passes</text>
<rect x="90" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="90" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M102 114 l13 -12 l13 12" class="line"/>
<text x="115" y="139" class="middle big">8</text>
<circle cx="104" cy="178" r="8" class="filled"/>
<circle cx="126" cy="178" r="8" class="line"/>
<text x="115" y="226" class="middle small">bid 2 · paid 1 · back 1</text>
<rect x="225" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="320" y="78" class="middle strong">Guilaine passes</text>
<rect x="295" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="295" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M307 114 l13 -12 l13 12" class="line"/>
<text x="320" y="139" class="middle big">20</text>
<circle cx="298" cy="178" r="8" class="filled"/>
<circle cx="320" cy="178" r="8" class="filled"/>
<circle cx="342" cy="178" r="8" class="line"/>
<text x="320" y="226" class="middle small">bid 3 · paid 1 · back 2</text>
<rect x="430" y="52" width="190" height="190" rx="4" class="panel"/>
<text x="525" y="78" class="middle strong">Theo is left over</text>
<rect x="500" y="92" width="50" height="60" rx="4" class="ground"/>
<rect x="500" y="92" width="50" height="60" rx="4" class="line"/>
<path d="M512 114 l13 -12 l13 12" class="line"/>
<text x="525" y="139" class="middle big">28</text>
<circle cx="492" cy="178" r="8" class="line"/>
<circle cx="514" cy="178" r="8" class="line"/>
<circle cx="536" cy="178" r="8" class="line"/>
<circle cx="558" cy="178" r="8" class="line"/>
<text x="525" y="226" class="middle small">bid 4 · paid 4 · back 0</text>
</svg>
`},{name:"For Sale: a round of selling",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 262"
     width="640" height="262" role="img" aria-labelledby="title description">
<title id="title">For Sale: a round of selling</title>
<desc id="description">Theo: house 28 → cheque 13. Guilaine: house 20 → cheque 12. Marianne: house 8 → cheque 0. highest house, highest cheque.</desc>
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
<text class="big" x="20" y="32">For Sale: a round of selling</text>
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
<text x="115" y="192" class="middle small">house 28 → cheque 13</text>
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
<text x="320" y="192" class="middle small">house 20 → cheque 12</text>
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
<text x="525" y="192" class="middle small">house 8 → cheque 0</text>
<text x="20" y="242" class="soft">highest house, highest cheque</text>
</svg>
`}]},"the-estates":{title:"The game in brief",steps:["**Stow**, if you like: 1 million from your hand into your cash box, at the start of your turn. It is worth 1 point and never spent again.","**Offer** a piece: a cube at an end of a market row; a rooftop, if a building needs one; a permit, the mayor or the cancel cube while it is available.","**Auction.** Once around from the auctioneer’s left, everybody else bids once, above all bids before, or passes.","The auctioneer **sells** for the highest bid, or **keeps** the piece and pays as much to the highest bidder. Without bids the auctioneer takes it for free.","The taker **places** the piece at once; a permit, the mayor or the cancel cube may be discarded. The first cube of a colour brings its certificate.","**End check**: two complete rows, or nothing more to complete. Otherwise the turn goes to the auctioneer’s left.","**Score** of each building for the holder of its top colour: cubes and rooftop, plus in a complete row, minus elsewhere, double with the mayor. Plus 1 for each million in the cash box."],diagrams:[{name:"The Estates: a board, and what it would score if the game ended now",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 580"
     width="830" height="580" role="img" aria-labelledby="title description">
<title id="title">The Estates: a board, and what it would score if the game ended now</title>
<desc id="description">upper row: requires 2, complete, mayor ×2, −2, 1: red 5 + 2 = +14, 2: blue 6, green 4, yellow 2 + 3 = +30. middle row: requires 5, incomplete, +1, 1: purple 6, red 3 + 1 = −10, 2: green 5, blue 1 = −6. lower row: requires 4, incomplete, 1: white 6, blue 5 + 4 = −15, 2: yellow 3 = −3, 3: purple 4 + 6 = −10. dashed: a lot for one cube only. barrier: a permit, behind the last lot that is required.</desc>
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
<text class="big" x="20" y="32">The Estates: a board, and what it would score if the game ended now</text>
<text x="20" y="60" class="soft small">Main Street</text>
<rect x="428" y="66" width="14" height="450" rx="4" class="river"/>
<text x="435" y="60" class="soft small middle">river</text>
<text x="20" y="114" class="strong">upper row</text>
<text x="20" y="134" class="small">requires 2, complete</text>
<circle cx="30" cy="156" r="9" class="filled"/>
<path d="M18 182 q12 -24 24 0 z" class="filled"/>
<text x="48" y="174" class="small strong">mayor ×2</text>
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
<text x="20" y="264" class="strong">middle row</text>
<text x="20" y="284" class="small">requires 5, incomplete</text>
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
<text x="20" y="414" class="strong">lower row</text>
<text x="20" y="434" class="small">requires 4, incomplete</text>
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
<text x="20" y="542" class="small soft">dashed: a lot for one cube only</text>
<text x="20" y="562" class="small soft">barrier: a permit, behind the last lot that is required</text>
</svg>
`},{name:"The Estates: what the market offers",svg:`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 236"
     width="720" height="236" role="img" aria-labelledby="title description">
<title id="title">The Estates: what the market offers</title>
<desc id="description">market row 1: red 5, red 1. market row 2: green 3, blue 4. market row 3: white 4. framed: may be offered.</desc>
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
<text class="big" x="20" y="32">The Estates: what the market offers</text>
<text x="20" y="78">market row 1</text>
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
<text x="20" y="128">market row 2</text>
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
<text x="20" y="178">market row 3</text>
<rect x="220" y="161" width="22" height="22" rx="4" style="fill:#f7f7f2;stroke:#16191d"/>
<text x="231" y="177" class="middle strong" style="fill:#16191d">4</text>
<rect x="214" y="155" width="34" height="34" rx="4" class="mark"/>
<text x="20" y="220" class="soft">framed: may be offered</text>
</svg>
`}]}};var e=[["setup","auctionland/players"],["turn","auctionland/turn"],["auction","auctionland/offer"],["end","auctionland/refill"],["scoring","auctionland/shapes"],["referee","auctionland/table-reveal"]];var s=[["setup","for-sale/players"],["buying","for-sale/buying"],["selling","for-sale/selling"],["end","for-sale/end"],["referee","for-sale/table-reveal"]];var l=[["setup","the-estates/players"],["turn","the-estates/turn"],["auction","the-estates/auction"],["placing","the-estates/place"],["end","the-estates/complete-row"],["referee","the-estates/table-reveal"]];var i={auctionland:e,"for-sale":s,"the-estates":l};var m={games:t,sections:i,words:{keyboard:"Keys",keys:[{key:"Tab",does:"goes on to the next part: the board is one stop, the panel of actions another."},{key:"← ↑ → ↓",does:"go from place to place on the board, and from step to step in a review."},{key:"Home, End",does:"go to the first and to the last of these."},{key:"Enter",does:"chooses what has the focus, and sends what is typed: your turn begins on the bid or on the first action of the panel; where you have been waiting, it begins on the heading, so that no stray Enter bids, and Tab goes on from there."},{key:"0 … 9",does:"begin the bid, wherever the focus is in the panel; in the bid the arrows go up and down."},{key:"P",does:"leads to the pass from anywhere in the panel, and Enter does it."},{key:"Esc",does:"leaves the board, closes what lies over it, and skips what is being shown."},{key:"R",does:"turns the tile while it is being placed, with Shift the other way.",only:"auctionland"}],clauses:"All rules",search:"Search the rules",none:"No rule has these words.",setup:"Setting up",buying:"Buying",selling:"Selling",turn:"A turn",auction:"Auction",placing:"Placing",end:"The end",scoring:"Scoring",referee:"With a referee, or by link"}};export{m as default};
