var e={"al.park":"parc","al.housing":"habitations","al.forest":"forêt","al.water":"eau","al.peace":"paix","al.love":"amour","al.music":"musique","al.side.n":"nord","al.side.e":"est","al.side.s":"sud",
"al.side.w":"ouest","al.region":"{terrain} : {sides}","al.inside":"enclavé","al.counted":"{what} × {count}","al.bare":"terrain nu","al.market":"Marché","al.market.choose":"Choisissez une tuile. Ch\
aque tuile sautée reçoit 1 de vos pièces.","al.market.order":"La plus ancienne est la première et ne coûte rien ; chaque tuile sautée coûte 1.","al.stall":"Position {position} : tuile {tile}. \
{what}","al.stall.money":". Pièces posées dessus : {money}","al.free":"gratuite","al.cost":"coûte {cost}","al.stack":"Tuiles dans la pile : {count}","al.stack.name":"pile","al.removed":"Hors jeu \
: {tiles}","al.round":"Tour {round}","al.due.claim":"{auctioneer} prend une tuile au marché.","al.due.bonus":"Une ligne de quatre ! {player} prend une tuile bonus.","al.due.place.claim":"{player} pl\
ace la tuile prise au marché.","al.due.place.auction":"{player} place la tuile obtenue aux enchères.","al.due.place.bonus":"{player} place la tuile bonus.","al.due.offer":"{auctioneer} choisit une t\
uile à mettre aux enchères.","al.due.bidding":"{auctioneer} met cette tuile aux enchères.","al.due.settling":"{bidder} enchérit à {amount}. À {auctioneer} de vendre ou de garder.","al.due.reveal":"\
Le marché attend de nouvelles tuiles de la pile.","al.due.finished":"La partie est terminée : {reason}.","al.ended.island-full":"une île est pleine","al.ended.market-empty":"le marché est vide","\
al.in-hand":"En main : tuile {tile}. {what}","al.turn":"Tourner la tuile","al.turn.left":"À gauche","al.turn.right":"À droite","al.turned":"Tournée de {rotation}°","al.place.hint":"Les tuiles pâl\
es montrent comment elle serait posée.","al.effect":"{what} : {before} → {after}","al.effect.same":"{what} : {before}","al.effect.none":"Parc, côte, habitations et forêts resteraient tels quels.",
"al.effect.title":"Ce que cela changerait","al.count.park":"Tuiles du plus grand parc","al.count.water":"Tuiles avec de l’eau sur la côte","al.count.housing":"Ensembles d’habitations","al.count.f\
orest":"Forêts distinctes","al.lot":"Aux enchères : tuile {tile}. {what}","al.bid":"Enchère : {amount}","al.no-bid":"pas encore d’enchère","al.highest":"la plus haute","al.highest.amount":"plu\
s haute enchère : {amount}","al.passed":"a passé","al.money":"Pièces : {money}","al.money.hidden":"Pièces : cachées","al.auctioneer":"commissaire-priseur","al.to-act":"doit jouer","al.bonus":"\
bonus","al.island":"Île de {player}, {count} tuiles sur 16","al.island.empty":"Pleine mer","al.cell.tile":"{cell} : tuile {tile}, tournée de {rotation}°. {what}","al.cell":"ligne {row}, {place} à \
partir de la gauche","al.nth.1":"première","al.nth.2":"deuxième","al.nth.3":"troisième","al.nth.4":"quatrième","al.beside.n":"au nord de la tuile {tile}","al.beside.e":"à l’est de la tuile {tile}",
"al.beside.s":"au sud de la tuile {tile}","al.beside.w":"à l’ouest de la tuile {tile}","al.beside.none":"au début de l’île","al.lens":"Regarder de près","al.lens.park":"✓ marque le plus grand \
parc.","al.lens.water":"✓ marque l’eau sur la côte ; chaque tuile compte une fois.","al.lens.housing":"Chaque ensemble d’habitations porte son numéro.","al.lens.forest":"Chaque forêt porte so\
n numéro.","al.reference":"Ce qui compte","al.grid.caption":"Barème des parcs et de l’eau","al.grid.entry":"{count} tuiles : {points}","al.way.park":"Tuiles de votre plus grand parc d’un seul ten\
ant, selon le barème.","al.way.water.open-side":"Tuiles avec de l’eau sur un côté qu’aucune de vos tuiles ne borde, selon le barème.","al.way.water.frame":"Tuiles avec de l’eau au bord du cadr\
e qui entoure votre île, selon le barème.","al.way.product":"Ensembles d’habitations distincts fois forêts distinctes.","al.way.icons":"Le plus d’une sorte : {first}, puis {second}, puis {third} \
; les ex æquo reçoivent tous les points entiers de leur place, et l’on saute ensuite une place de moins qu’il n’y a d’ex æquo.","al.source.reference":"Les tuiles et le barème sont le jeu de\
 référence de Gavel, et non ceux de l’éditeur.","al.source.reference.tiles-own":"Les tuiles sont celles de cette table. Le barème est celui de référence de Gavel, et non celui de l’éditeur.",
"al.source.reference.grid-own":"Le barème est celui de cette table. Les tuiles sont le jeu de référence de Gavel, et non celles de l’éditeur.","al.source.own":"Les tuiles et le barème sont ceux \
de cette table.","al.do.claim.free":"Prendre la tuile {tile} : position {position}, gratuite","al.do.claim.paid":"Prendre la tuile {tile} : position {position}, coûte {cost}","al.do.offer.free":"Me\
ttre la tuile {tile} aux enchères : position {position}, gratuite","al.do.offer.paid":"Mettre la tuile {tile} aux enchères : position {position}, coûte {cost}","al.do.finds":", pièces posées dess\
us : {money}","al.do.place":"Placer {beside}, tournée de {rotation}°","al.do.bid":"Enchérir à {amount}","al.do.bid-open":"Enchérir de {minimum} à {maximum}","al.do.pass":"Passer","al.do.decline":"\
Renoncer au bonus","al.do.sell":"Vendre à {bidder} pour {amount}","al.do.keep":"Garder la tuile et payer {price} à {bidder}","al.do.reveal":"Poser {count} tuiles","al.choose.cell":"Choisissez une ca\
se sur l’île.","al.choose.stall":"Choisissez une tuile au marché.","al.choose.list":"En liste : {count}","al.sheet":"Détail pour {player}","al.sheet.what":"Quoi","al.sheet.how":"Comment","al.she\
et.points":"Points","al.sheet.park":"Plus grand parc","al.sheet.water":"Eau sur la côte","al.sheet.tiles":"tuiles : {tiles}","al.sheet.product":"Habitations × forêts","al.sheet.shapes":"{housing} \
× {forest} ensembles","al.sheet.place":"{count}, place {place}","al.sheet.tied":"{count}, place {place} avec {others}","al.sheet.no-place":"{count}, sans place","al.sheet.total":"Total","al.pad.islan\
ds":"Les îles à la fin","al.pad.tiles":"tuiles : {count}","al.pad.choice":"Tuile {tile}, tournée de {rotation}°. {what}","al.pad.money":"Pièces de {player}","al.pad.hint":"Choisissez une case, p\
uis sa tuile. Choisissez une tuile de l’île pour la tourner, la changer ou l’enlever.","al.pad.cell":"Case vide {beside} : choisir une tuile","al.pad.pick":"Tuile {beside}","al.pad.change":"Tuil\
e en {cell}","al.pad.another":"Une autre tuile","al.pad.find":"Numéro ou nom","al.pad.sides":"Côté : {side}","al.pad.any":"peu importe","al.pad.none":"rien","al.pad.found":"Tuiles trouvées : {coun\
t}","al.pad.remove":"Enlever","al.pad.close":"Terminé","al.pad.more":"Seules les {count} premières sont affichées : précisez la recherche.","al.deal.laid":"Tuiles posées au marché : {count} sur {\
due}. L’ordre est libre.","al.deal.take-back":"Tuile {tile} : la reprendre","al.correct.money":"Pièces","al.correct.tile":"Une tuile","al.correct.lying":"La pose d’une tuile","al.correct.holding":"\
à poser","al.correct.auction":"aux enchères","al.correct.x":"colonnes à droite de la première tuile","al.correct.y":"lignes au-dessous de la première tuile","al.correct.rotation":"tournée de, en \
degrés","value.tiles.reference":"les tuiles de référence de Gavel","value.score_grid.reference":"le barème de référence de Gavel","value.coast.open-side":"tout côté ouvert","value.coast.frame":"\
seulement le cadre autour de l’île","value.unsold.auctioneer-free":"reviennent sans frais au commissaire-priseur","value.unsold.discard":"quittent la partie","value.end_check.end-of-turn":"à la fin\
 du tour","value.end_check.immediately":"tout de suite","value.market_empty.end":"la partie se termine","value.auctioned_tile_money.auctioneer":"vont au commissaire-priseur","value.auctioned_tile_mone\
y.taker":"vont à qui prend la tuile","value.bonus.compulsory":"doit être pris","value.bonus.optional":"peut être refusé","value.R-AL-14.highest-bidder-may-not-pass":"qui mène l’enchère ne peut pas\
 passer"};var a={"fs.phase.buying":"Achat · manche {round}","fs.phase.selling":"Vente · manche {round}","fs.phase.finished":"Toutes les maisons sont vendues","fs.market":"Le marché","fs.offer.houses":"Maison\
s à vendre","fs.offer.cheques":"Chèques proposés","fs.deck.houses":"Pioche des maisons, cartes restantes : {count}","fs.deck.cheques":"Pioche des chèques, cartes restantes : {count}","fs.awaited\
.houses":"On révèle les maisons suivantes.","fs.awaited.cheques":"On révèle les chèques suivants.","fs.note.next":"à qui passe","fs.note.last":"au plus offrant","fs.note.empty-handed":"Il y a mo\
ins de maisons que de joueurs : qui passe maintenant n’en prend aucune et récupère toute sa mise.","fs.bid":"Enchère","fs.bid.none":"Pas encore d’enchère","fs.bid.highest":"Enchère la plus ha\
ute : {bid}","fs.pass":"Passer","fs.pass.house":"Passer et prendre la maison {house}","fs.pass.nothing":"Passer sans prendre de maison","fs.pass.bid-back":"Passer sans maison et reprendre sa mise","f\
s.reveal.houses":"Révéler des maisons","fs.reveal.cheques":"Révéler des chèques","fs.sealed":"Maisons choisies en secret","fs.sealed.awaited":"{player} n’a pas encore choisi","fs.sealed.chosen":"\
Maison choisie par {player}, face cachée","fs.house.named":"Maison {house}, {home}","fs.cheque":"Chèque de {cheque}","fs.sell.named":"Vendre la maison {house}, {home}","fs.sell.last":"Poser votre de\
rnière maison","fs.sell.from-hand":"Choisissez sur la table, dans votre main, la maison que vous vendez.","fs.sell.which":"Quelle maison vend {player} ?","fs.hand":"Vos maisons","fs.hand.choose":"Ch\
oisissez une maison à vendre, à l’insu des autres","fs.hand.chosen":"Maison {house} choisie ; elle reste cachée jusqu’à ce que tout le monde ait choisi","fs.hand.of":"Maisons de {player}","fs\
.seats":"Joueurs","fs.coins":"Pièces","fs.coins.left":"Pièces restantes","fs.houses":"Maisons","fs.cheques":"Chèques","fs.total":"Total","fs.hidden":"cachées","fs.signs":"En ce moment","fs.sign.yo\
u":"vous","fs.sign.to-act":"à jouer","fs.sign.passed":"a passé","fs.sign.chosen":"a choisi","fs.sign.forfeited":"forfait","fs.sign.sold-out":"plus de maison","fs.sign.starts":"commence","fs.outcome":"\
Dernières affaires","fs.outcome.nothing":"aucune maison ; récupère {refund}","fs.outcome.free":"pour rien","fs.outcome.taken":"paie {paid}, récupère {refund}","fs.outcome.won":"paie {paid}, la p\
lus haute enchère","fs.sold-for":"vendue contre","fs.breakdown.of":"Score de {player}","fs.pad.who":"À qui sont les cartes saisies","fs.pad.so-far":"chèques : {count} · total : {total}","fs.pad.\
coins":"Pièces restant à {player}","fs.pad.taken":"Chèques de {player}","fs.pad.none":"Aucun pour l’instant : prenez-les ci-dessous.","fs.pad.left":"Chèques pas encore attribués","fs.pad.add":"\
Donner à {player} un chèque de {cheque} (restants : {count})","fs.pad.remove":"Reprendre à {player} le chèque de {cheque}","fs.pad.error":"à corriger","fs.home.box":"une boîte en carton","fs.ho\
me.tent":"une tente","fs.home.hut":"une cabane en bois","fs.home.caravan":"une caravane","fs.home.cottage":"une chaumière","fs.home.terrace":"une maison de ville","fs.home.villa":"une villa","fs.home\
.manor":"un manoir","fs.home.tower":"un gratte-ciel","fs.home.castle":"un château fort","fs.home.palace":"un palais","fs.home.station":"une station spatiale","fs.correct.house":"Une maison","fs.corre\
ct.cheque":"Un chèque","fs.correct.sold":"vendue","value.variant.short-supply":"pénurie","value.raise.match":"égaler suffit","value.raise.exceed":"il faut enchérir plus haut","value.refund.half-up":"\
la moitié, arrondie vers le haut","value.refund.half-down":"la moitié, arrondie vers le bas","value.last_seller.sweep":"reçoit d’un coup les chèques restants","value.last_seller.play-on":"contin\
ue à vendre manche par manche","value.short_last_round.play":"est encore mise aux enchères","value.short_last_round.discard":"quitte la partie","value.R-FS-02.both-decks":"des deux paquets"};var t={"es.colour.blue":"bleu","es.colour.green":"vert","es.colour.yellow":"jaune","es.colour.purple":"violet","es.colour.red":"rouge","es.colour.white":"blanc","es.cube":"{colour} {value}","es.piece.\
cube":"cube {colour} {value}","es.piece.rooftop":"toit {value}","es.piece.permit":"permis {value}","es.piece.mayor":"maire","es.piece.cancel":"cube d’annulation","es.block.offer":"{player} choisit u\
ne pièce à proposer","es.block.stowed":"1 million a été mis dans la caisse.","es.block.reveal":"{player} propose un toit","es.block.reveal.do":"Révélez-le, puis les enchères commencent.","es.bl\
ock.offered":"{player} propose : {piece}","es.block.no-bid":"Aucune enchère pour l’instant.","es.block.bid":"Plus haute enchère : {amount}, par {player}.","es.block.settle":"{player} enchérit à \
{amount}. {auctioneer} vend, ou garde la pièce et paie ?","es.block.placing":"{player} prend : {piece}","es.block.placing.cube":"Il va sur la prochaine parcelle d’une rangée ou sur un cube plus gra\
nd.","es.block.placing.rooftop":"Il achève n’importe quel bâtiment sans toit.","es.block.placing.permit":"Il raccourcit ou allonge une rangée d’exactement sa valeur.","es.block.placing.mayor":"\
Les bâtiments de sa rangée comptent double.","es.block.placing.cancel":"Il enlève un permis du plateau.","es.block.finished":"La partie est terminée","es.end.by.two-rows-complete":"Deux rangées so\
nt achevées.","es.end.by.nothing-left-to-complete":"Plus rien ne peut être achevé.","es.seats":"Joueurs","es.seat.own":"vous","es.seat.auctioneer":"commissaire-priseur","es.seat.bid":"enchérit à {a\
mount}","es.seat.passed":"a passé","es.seat.speaks":"doit parler","es.seat.waits":"parlera ensuite","es.seat.places":"place la pièce","es.cash":"En main","es.cash-box":"Caisse","es.hidden":"caché",
"es.certificates":"Certificats","es.certificates.none":"Aucun certificat","es.certificates.free":"Certificats encore libres","es.rows":"Les rangées de parcelles","es.row.upper":"Rangée du haut","es.\
row.middle":"Rangée du milieu","es.row.lower":"Rangée du bas","es.row.finished":"{roofed} sur {requirement} finis","es.row.complete":"achevée : compte en plus","es.row.incomplete":"inachevée : com\
pte en moins","es.mayor-here":"Le maire : ici, tout compte double","es.one-floor":"1 étage","es.lot.one-cube":"(un seul cube)","es.lot.empty":"Parcelle {lot}, vide.","es.lot.beyond":"Parcelle {lot},\
 au-delà de la longueur exigée.","es.lot.built":"Parcelle {lot} : {stack},","es.lot.open":"sans toit.","es.lot.roofed":"toit {value}.","es.sign":"Permis {permit} : {sign}","es.market":"Marché","e\
s.market.empty":"épuisée","es.supply":"Toits et pièces spéciales","es.rooftops.left":"toits : {count}","es.gone":"{name} : {where}","es.gone.out":"hors jeu","es.gone.auction":"aux enchères","es\
.gone.board":"sur le plateau","es.deal.laid":"Posés : {there} sur {due}, rangée par rangée depuis la gauche.","es.deal.row":"Rangée {row} du marché","es.deal.undo":"Reprendre le dernier cube","e\
s.stow":"Mettre 1 million dans la caisse","es.offer.cube":"Proposer : {piece} ({where})","es.end.left":"marché, rangée {row}, à gauche","es.end.right":"marché, rangée {row}, à droite","es.offer\
.rooftop":"Proposer le prochain toit","es.offer.piece":"Proposer : {piece}","es.offers":"Proposer une pièce","es.supply.next":"prochain toit","es.bid":"Enchérir à {amount}","es.pass":"Passer","es.\
sell":"Vendre à {player} pour {amount}","es.keep":"Garder et payer {amount} à {player}","es.place.lot":"{row}, parcelle {lot} : nouveau bâtiment","es.place.building":"{row}, parcelle {lot} : sur {\
building}","es.place.shorten":"{row} : raccourcir à {to}","es.place.lengthen":"{row} : allonger à {to}","es.place.cancel":"{row} : annuler le permis {permit}, ce qui donne {to}","es.place.mayor":"\
{row} : le maire se place ici","es.discard":"Retirer la pièce de la partie","es.sheet.of":"Détail des points de {player}","es.sheet.buildings":"Bâtiment","es.sheet.points":"Points","es.sheet.where":"\
{row}, parcelle {lot}","es.sheet.doubled":"doublé par le maire : {doubled}","es.sheet.complete":"en plus : la rangée est achevée","es.sheet.incomplete":"en moins : la rangée est inachevée","es\
.sheet.unroofed":"en moins : sans toit","es.sheet.unroofed-nothing":"sans toit : ne compte pas","es.sheet.total":"Total","es.pad.building":"{row}, parcelle {lot}","es.pad.first-cube":"Choisissez le \
cube le plus bas du bâtiment.","es.pad.next-cube":"Ajoutez le cube suivant vers le haut, puis le toit.","es.pad.cubes":"Cubes","es.pad.rooftop":"Toit","es.pad.take-off":"Enlever le dernier cube","es.\
pad.clear":"Vider la parcelle","es.pad.specials":"Permis et maire","es.pad.shorten":"{row}, la raccourcit","es.pad.lengthen":"{row}, l’allonge","es.pad.not-on-board":"hors plateau","es.pad.choose":"\
à qui ?","es.pad.no-certificates":"Ils suivent les couleurs du plateau.","es.pad.money":"Argent en main et caisses","es.pad.sum":"En tout {there} sur {due}.","es.correct.cube":"Un cube","es.correct.\
placed":"La place d’un cube","es.correct.rooftop":"Un toit","es.correct.market":"rangée {at} du marché","es.correct.placing":"à placer","es.correct.board":"plateau : {at}","es.choose.place":"Cho\
isissez un emplacement sur le plateau.","es.choose.list":"En liste : {count}","es.effect.title":"Si la partie finissait ainsi","es.effect":"{player} : {before} → {after}","es.effect.same":"{player\
} : {before}","es.effect.none":"Personne n’y gagnerait ni n’y perdrait de points.","value.end_when.no-completion-possible":"quand plus rien ne peut être achevé","value.end_when.roofs-gone":"qua\
nd il n’y a plus de toits","value.end_when.either-supply-gone":"dès qu’il n’y a plus de toits ou plus de cubes","value.unroofed.negative":"comptent en moins","value.unroofed.nothing":"comptent \
pour rien","value.zero_requirement.complete":"permis : la rangée est achevée","value.zero_requirement.illegal":"interdit","value.unplaceable_cube.not-offerable":"ne peuvent pas être proposés","va\
lue.tied_round.nobody":"personne ne la gagne","value.tied_round.all":"tous les ex æquo la gagnent","value.match_tie.checks":"l’argent et la caisse départagent","value.match_tie.shared":"partage im\
médiat","value.next_starter.draw":"qui est tiré au sort","value.next_starter.winner":"qui a gagné la dernière partie","value.next_starter.loser":"qui a perdu la dernière partie"};var r={"setup.dealer.service-hint-by-link":"mélange ; personne ne connaît les cartes.","setup.dealer.table-hint-by-link":"Les cartes sont sur une vraie table ; il y a un lien de plus pour saisir ce\
 qui est découvert.","place.title":"Où l’on joue","place.device":"Sur cet appareil","place.device-hint":"Il passe de main en main, ou tous le regardent.","place.quick":"Par lien, rapide","place.qu\
ick-hint":"Chacun joue dans son propre navigateur. Vous recevez un lien par place et le transmettez.","place.fair":"Par lien, équitable","place.fair-hint":"Les autres créent d’abord leur propre clé e\
t vous envoient leur code. Personne ne peut voir la main d’autrui.","place.quick-warning":"Qui commence ainsi reçoit les liens de toutes les places et pourrait tout voir. Choisissez « équitable » si\
 cela importe.","place.mine":"Votre place","place.nobody":"Aucune : je prépare seulement","place.codes":"Codes de participation","place.codes-hint":"Envoyez l’invitation aux autres. Chacun y reçoit \
un code de 43 caractères et vous l’envoie.","place.invitation":"Invitation","place.code":"Code de {player}","place.code-wrong":"Ce n’est pas un code de participation : il a 43 lettres, chiffres, - \
et _.","place.code-twice":"Une autre personne a déjà ce code. Il en faut un par place.","place.held":"Personne ne voit en premier ce que découvre sa propre action","place.held-hint":"Cela s’ouvre d\
ans le navigateur d’une autre personne. Ainsi, personne ne peut essayer une action, regarder et revenir en arrière.","place.referee":"Avec un arbitre","place.referee-hint":"Il y a un lien de plus, \
pour un arbitre, qui tranche quand quelque chose va mal et donne un nouveau lien à une place si le sien est perdu.","seats.title":"Transmettre les liens","seats.lead":"Envoyez à chaque personne son p\
ropre lien, et aucun autre. Il s’ouvre une fois ; son navigateur garde la clé.","seats.warning":"Qui a un lien a la place. Vous avez tous ces liens et pourriez tout voir.","seats.link":"Lien de {p\
layer}","seats.guests":"Ces personnes ont déjà leur propre clé. Toutes reçoivent le même lien.","seats.forget":"Tout est envoyé : oublier ces liens","seats.go":"À la table","join.title":"Votre\
 code de participation","join.lead":"Envoyez ce code à qui commence la partie. Il ne révèle rien et vous attribue une place.","join.code":"Code de participation","join.hint":"La clé correspondante \
n’est que dans ce navigateur. Ouvrez-y aussi le lien de la table.","join.another":"Créer un autre code","join.paste-hint":"Une fois la partie commencée, vous recevez le lien de la table.","join.op\
en":"Obtenir un code de participation…","links.title":"Jouer par lien","links.paste":"Coller un lien","links.paste-title":"Liens des autres","links.paste-hint":"Un lien plus récent met la table à jo\
ur. Les choix simultanés sont réunis ; on peut coller plusieurs liens à la fois.","links.open":"Ouvrir","links.broken":"Ce n’est pas le lien complet d’une table. Copiez-le encore une fois, du débu\
t à la fin.","links.copy":"Copier","links.share":"Partager","links.qr":"Code QR","links.qr-too-long":"Ce lien est trop long pour un code QR.","links.close":"Fermer","links.holder.r":"Arbitre","links.\
holder.t":"La table","links.you":"Vous êtes {player}","links.watching":"Vous regardez","links.again":"Actualiser","links.again-hint":"Demander encore une fois la table au service","links.turn":"C’est\
 votre tour","links.finished":"La partie est terminée","links.held":"Ce que {player} a découvert attend d’être ouvert","links.held-own":"Une autre personne doit l’ouvrir d’abord","links.pass.\
next":"Envoyez ce lien à {players}.","links.pass.or":"Vous pouvez agir, et {players} aussi. Envoyez ce lien à qui doit agir à votre place.","links.pass.at-once":"Tous choisissent en même temps. Env\
oyez ce lien à {players} et collez les liens qui reviennent : les choix sont réunis.","links.pass.any":"Envoyez ce lien aux autres.","links.pass.held-own":"Votre action a découvert quelque chose qu\
e vous ne voyez pas en premier. Envoyez ce lien à une autre personne : il s’y ouvre.","links.pass.held":"Ce lien doit être ouvert depuis une autre place que celle de {player}. Transmettez-le.","l\
inks.pass.finished":"Envoyez ce lien aux autres : il montre la fin à tous.","links.move":"Lien de la table de {players}","links.played":"{player} : {action}","links.played-figure":"{player} : {acti\
on} ({figure})","links.missed":"{n} actions que ce navigateur n’a pas vues.","links.missed-one":"1 action que ce navigateur n’a pas vue.","links.note.older":"Ce lien est plus ancien que ce que con\
naît ce navigateur. Le plus récent est affiché.","links.note.joined":"Les choix des deux liens ont été réunis.","links.note.line-title":"Il y a deux suites de cette partie.","links.note.line":"Q\
uelqu’un est revenu en arrière et a joué autrement. Ce navigateur garde la suite qu’il connaît. Demandez aux autres laquelle compte.","links.note.line-switch":"Continuer avec l’autre suite","\
links.note.window":"Une autre fenêtre de ce navigateur a été plus rapide. La page montre ce qui y a été fait. Ce qui a été fait ici n’est pas perdu : c’est l’autre suite, que vous pouvez choisir. Dema\
ndez aux autres laquelle compte.","links.note.followed":"Cette table a avancé dans une autre fenêtre. Voici où elle en est.","links.note.several":"Ce navigateur a les clés de {seats}. Qui l’utilise\
 peut voir toutes ces mains.","links.as":"À la table en tant que","links.not-stored":"Ce navigateur ne garde rien. Copiez vous-même vos liens, sinon la table est perdue quand la page se ferme.","lin\
ks.compare":"Sommes-nous dans la même partie ?","links.compare-hint":"Tous ceux qui sont au même point de la même partie voient ces caractères. Comparez-les en cas de doute.","links.guarded":"Le \
service garde le point le plus récent de cette partie : personne ne peut revenir en arrière, et « Actualiser » montre ce que les autres ont fait.","links.unguarded":"Le service ne garde rien de\
 cette partie. La table est aussi récente que le dernier lien ouvert ici.","links.spectators":"Un lien pour le public","links.spectators-hint":"Qui n’a pas de place voit ce qui est visible de tous, t\
el quel en ce moment.","links.keys":"Clés et liens","links.given":"Ce navigateur a encore des liens faits pour d’autres.","links.given-open":"Afficher ces liens","links.forget":"Oublier cette table",
"links.forget-hint":"Cela retire la table et votre clé de ce navigateur. Sans la clé, personne ne peut jouer la place.","links.forget-anyway":"Oublier, avec la clé","links.reissue.own":"Si votre li\
en est tombé en de mauvaises mains, prenez une nouvelle clé. Elle vaut à partir du prochain lien.","links.reissue.own-do":"Prendre une nouvelle clé","links.reissue.referee":"Qui a perdu sa clé reç\
oit un nouveau lien de place. Il vaut à partir du prochain lien.","links.reissue.for":"Nouveau lien de place pour {player}","links.referee.unseal":"Pour corriger l’enregistrement, il faut tout l’état\
. L’ouvrir vous montre toutes les mains, et la table garde la marque qu’elle a été ouverte.","links.referee.unseal-do":"Ouvrir toutes les mains","links.referee.default":"Jouer pour {player}","li\
nks.problem.sealing-not-configured":"On ne peut pas jouer par lien ici. Celui qui exploite le service doit lui donner des clés. Sur un seul appareil, tout fonctionne.","links.problem.seal-broken":"Le\
 lien est abîmé ou vient d’un autre service. Demandez-le encore une fois.","links.problem.key-refused":"La clé de ce lien, ou de ce navigateur, n’appartient pas à cette table ou a été remplacée. D\
emandez un nouveau lien de place.","links.problem.branched":"Actualisez : la table montre ce qui a été joué depuis.","links.problem.held":"Envoyez d’abord le lien à une autre personne, qui l’ouvre\
.","links.problem.table-unknown":"Le service ne connaît plus cette table ; la partie ne peut pas continuer.","links.follows":"Cette page suit la table d’elle-même : ce que font les autres apparaît i\
ci aussitôt. Aucun lien n’est à envoyer.","links.follows.finished":"Tous ceux qui ont la table ouverte voient la fin d’eux-mêmes.","links.lost":"Pas de connexion au service. La partie reprend d\
’elle-même dès son retour ; rien n’est perdu.","links.lost-stale":"Pas de connexion au service. La table est montrée telle que ce navigateur l’a vue en dernier ; elle repart d’elle-même dès que\
 le service est de retour.","links.lost-ask":"Essayer maintenant","links.unsent":"Aucune réponse : votre coup n’est peut-être pas arrivé. Il est conservé et sera renvoyé dès que le service sera joigna\
ble ; il n’est jamais joué deux fois.","links.unsent-send":"Le renvoyer maintenant","links.note.overtaken":"Quelqu’un a été plus rapide : votre coup n’a pas été joué. La table montre où l’on en es\
t, et votre saisie est toujours là.","links.note.undone":"L’arbitre est revenu en arrière. La table montre où l’on en est.","links.last":"En dernier : {what}","links.calls":"M’appeler","link\
s.calls-hint":"M’appeler quand c’est mon tour : par le titre de cette page et, si vous le permettez, par un avis du navigateur. La page doit rester ouverte.","place.clock":"Temps pour un tour","p\
lace.clock-hint":"D’un commun accord : chaque page le mesure et l’affiche ; rien ne se passe de soi-même quand il est écoulé.","place.clock-none":"Pas d’horloge","clock.minute":"1 minute","\
clock.minutes":"{n} minutes","clock.hour":"1 heure","clock.hours":"{n} heures","clock.day":"1 jour","clock.days":"{n} jours","clock.left":"reste {time}","clock.over":"dépassé de {time}","clock.hint":"\
{time} pour un tour, d’un commun accord, mesuré par cette page.","back.title":"Revenir en arrière","back.player":"À une table que le service surveille, seule la clé de l’arbitre permet de revenir \
en arrière ; sans arbitre, ce qui a été joué reste. Choisissez un point et envoyez le lien aux autres : si tous sont d’accord, qui a le lien de l’arbitre l’ouvre.","back.referee":"Tous ceu\
x qui y ont appris quelque chose devraient d’abord être d’accord : personne n’oublie ce qu’il a vu. Ce qui a été joué après ce point disparaît, et les cartes retournées reviendront.","\
back.nothing":"Cette page n’a vu aucun point antérieur.","back.before":"Revenir avant :","back.point":"action {n}","back.do":"Revenir …","back.sure":"Tous sont d’accord : revenir","back.link":"\
Demande de retour en arrière","back.asked":"Quelqu’un demande d’annuler les dernières actions : {n}.","back.asked-referee":"Ne le faites que si tous ceux qui y ont appris quelque chose sont d’a\
ccord.","back.asked-player":"Dites aux autres si vous êtes d’accord. Seul celui qui a le lien de l’arbitre peut le faire.","back.asked-gone":"La table se trouve déjà avant ce point.","receipt.t\
itle":"Reçu","receipt.hint":"L’issue de cette partie, signée par le service. Chacun peut le vérifier plus tard, même sans cette page.","receipt.download":"Enregistrer le reçu","receipt.check":"\
Le vérifier","receipt.holds":"Il est valable : signé par ce service avec la clé {key}.","receipt.holds-guarded":"Il est valable : signé par ce service avec la clé {key}, et la partie a été surveil\
lée : elle n’a suivi qu’un seul fil."};var s={"import.file-hint":"Un ou plusieurs, en .json ou un par ligne en .jsonl. On peut les déposer ici.","import.pasted":"Texte","import.too-many":"Cela fait {n} transcriptions. La page en juge jusq\
u’à {most} à la fois ; au-delà, il y a la commande « gavel audit ».","import.too-large":"Ces fichiers sont trop grands pour la page : plus de 64 Mo ensemble. La commande « gavel audit » les \
accepte.","verdicts.title":"Verdicts","verdicts.waiting":"Encore {n} sur {of} à juger …","verdicts.summary":"{right} sur {of} sont justes, {wrong} ne le sont pas.","verdicts.csv":"Enregistrer en CS\
V","verdicts.file":"Fichier","verdicts.game":"Jeu, joueurs","verdicts.verdict":"Verdict","verdicts.actions":"Actions permises","verdicts.line":"ligne {n}","verdicts.at":"à l’action {n}","verdicts.l\
ook":"Regarder","verdicts.won":"Victoire : {names}","verdicts.nobody":"Personne ne gagne","verdicts.running":"pas terminée","verdicts.is.right":"juste","verdicts.is.waiting":"…","verdicts.is.refus\
ed":"fausse","verdicts.is.digest":"l’empreinte diffère","verdicts.is.scores":"les scores diffèrent","verdicts.is.not-readable":"pas une transcription lisible","verdicts.is.no-json":"pas du JSON","\
verdicts.is.no-game":"aucun jeu que l’on joue ici","verdicts.is.no-actions":"pas de liste d’actions","match.title":"Match : {game}","match.open":"Jouer un match en plusieurs parties …","match.t\
o":"Vers le match","match.new":"Nouveau match","match.which":"Match","match.none":"Ce jeu ne se joue pas en matchs.","match.lead":"Plusieurs parties à la suite : les scores s’additionnent, et ce qui s\
e reporte entre de lui-même dans la partie suivante.","match.rounds":"Combien de parties au plus","match.options":"Arbitrages du match","match.begin":"Commencer le match","match.standings":"Classemen\
t","match.played":"{n} parties sur {of} ont été jouées.","match.by.two-wins":"par deux victoires","match.rank":"Place","match.player":"Joueur","match.game":"Partie {n}","match.game-of":"{game}, par\
tie {n} du match","match.total":"Total","match.wins":"Victoires","match.won":"a gagné cette partie","match.cash":"Reporté","match.games":"Parties ({n} sur {of})","match.no-games":"Aucune partie n’a \
encore commencé.","match.running":"en cours","match.deleted":"Ce navigateur n’a plus la partie ; son résultat compte.","match.wrong-cash":"Cette partie a commencé avec un autre argent que celui l\
aissé par la précédente.","match.remove":"Retirer la partie {n} du match","match.next":"Partie {n}","match.carried":"Reporté : {cash}.","match.first-due":"{player} commence.","match.first-due-dra\
wn":"On tire au sort qui commence.","match.first-drawn":"tiré au sort","match.begin-next":"Commencer la partie {n}","match.add":"Ou compter une partie finie de ces joueurs","match.drop":"Oublier ce m\
atch","match.drop-anyway":"L’oublier","match.drop-hint":"Ses parties restent.","csv.open-quote":"un guillemet n’est pas fermé","csv.after-quote":"il y a quelque chose après un guillemet fermant",
"csv.quote-inside":"un guillemet se trouve dans un champ qui n’en commence pas par un","tournament.open":"Feuille de tournoi …","tournament.title":"Tournoi","tournament.new":"Nouveau tournoi","tou\
rnament.which":"Tournoi","tournament.empty":"Pas encore de résultats. Ajoutez-en ci-dessous.","tournament.rank":"Place","tournament.player":"Joueur","tournament.points":"Points","tournament.tables":"\
Tables","tournament.wins":"Victoires","tournament.total":"Totaux","tournament.save-standings":"Classement en CSV","tournament.save-results":"Résultats en CSV","tournament.results":"Résultats des tabl\
es ({n})","tournament.remove":"Retirer {table}","tournament.drop":"Oublier ce tournoi","tournament.counts":"Comment on compte","tournament.name":"Nom","tournament.by-place":"Points pour la place 1, 2,\
 3 …","tournament.by-place-hint":"Les places suivantes n’en ont aucun.","tournament.no-points":"Ce ne sont pas des points à partir de 0, séparés par des espaces.","tournament.ties":"Égalité à u\
ne table","tournament.ties.shared":"se partagent les points des places qu’ils occupent","tournament.ties.each":"ont chacun les points de leur place","tournament.order":"Points égaux","tournament.or\
der.totals":"les victoires départagent, puis les totaux des parties","tournament.order.wins":"les victoires départagent","tournament.order.points":"partagent la place","tournament.add":"Ajouter des \
résultats","tournament.files":"Fichiers","tournament.files-hint":"Des résultats en CSV, ou des transcriptions, jugées d’abord. On peut les déposer ici.","tournament.text":"ou tapés ou collés, un\
 joueur par ligne","tournament.add-text":"Les ajouter","tournament.add-kept":"Parties finies de ce navigateur ({n})","tournament.added":"Tables ajoutées : {n}.","tournament.not-added":"Non ajoutés",
"tournament.there":"{table} : cette partie compte déjà","tournament.fault":"{file}, ligne {line} : {what}","tournament.csv.empty":"il n’y a rien dedans","tournament.csv.columns":"la première lig\
ne doit nommer les colonnes table, player, place et total, et aucune autre","tournament.csv.cells":"cette ligne a plus ou moins de champs que la première","tournament.csv.nameless":"une table ou un j\
oueur n’a pas de nom","tournament.csv.place":"la place n’est pas un nombre entier à partir de 1","tournament.csv.total":"le total n’est pas un nombre","tournament.csv.twice":"ce joueur figure d\
éjà à cette table","tournament.csv.places":"les places de cette table sont impossibles : après deux joueurs à la place 1 vient la place 3","tournament.csv.too-many":"plus de 1000 tables","place.\
action":"action {n}","place.number":"numéro {n}","place.other":"« {name} »","place.of.setup":"mise en place","place.of.state":"position de départ","place.of.names":"noms","place.of.actions":"act\
ions","place.of.history":"empreinte de la partie","place.of.scores":"feuille de score","place.of.game":"jeu","place.of.ruleset":"édition","place.of.variant":"variante","place.of.options":"règles mais\
on","place.of.players":"joueurs","place.of.first_player":"qui commence","place.of.dealer":"qui distribue","place.of.deal":"la donne","place.of.seed":"graine","place.of.type":"type d’action","place.o\
f.player":"joueur","place.of.amount":"montant","place.of.round":"manche","place.of.ply":"nombre d’actions","place.of.phase":"phase","place.of.turn":"à qui de jouer","place.of.decks":"pioches","plac\
e.of.market":"marché","place.of.removed":"retirés du jeu","place.of.bids":"enchères","place.of.passed":"qui a passé","place.of.choices":"cartes choisies","place.of.house":"maison","place.of.houses":"\
maisons","place.of.cheques":"chèques","place.of.coins":"pièces","place.of.cash":"argent en main","place.of.cash_box":"caisse","place.of.money":"pièces","place.of.certificates":"certificats","place.\
of.board":"plateau","place.of.upper":"rangée du haut","place.of.middle":"rangée du milieu","place.of.lower":"rangée du bas","place.of.lots":"parcelles","place.of.cubes":"cubes","place.of.permits":"\
permis","place.of.requirement":"exigence","place.of.rooftop":"toit","place.of.rooftops":"toits","place.of.piece":"pièce","place.of.auction":"enchère en cours","place.of.auctioneer":"commissaire-pris\
eur","place.of.island":"île","place.of.tile":"tuile","place.of.position":"position","place.of.rotation":"rotation","place.of.stack":"pile"};var n={"review.title":"Relecture","review.of":"Relecture : {game}","review.open":"Revoir la partie","review.leave":"Revenir à la partie","review.steps":"Parcourir la partie","review.slider":"Positio\
n","review.at":"{at} actions sur {of}","review.first":"Au début","review.back":"Un pas en arrière","review.on":"Un pas en avant","review.last":"À la fin","review.start":"La partie commence.","revie\
w.silent":"Rien d’autre ne se passe.","review.rules":"Les règles derrière","review.no-rules":"Rien n’a été décidé ici.","review.refused":"La transcription s’interrompt : l’action {n} sur {of\
} est refusée.","review.not-yet":"Cette partie est encore en cours et les mains sont cachées. Une relecture les montrerait.","review.not-yet-but":"Elle s’ouvre quand la partie est finie, à une table\
 ouverte, ou pour une partie arbitrée à une vraie table.","review.here":"Cette position ({at})","review.link":"Lien vers la position {at}","review.link-hint":"Qui ouvre le lien voit la partie à cet \
instant et peut la parcourir en entier. Il ne faut ni compte ni rien de ce qui est gardé ici.","review.no-link":"Ce navigateur est trop ancien pour créer des liens. Transmettez plutôt la transcriptio\
n.","review.link-broken":"Le lien est abîmé : il en manque une partie, ou elle a été modifiée. Redemandez-le.","review.link-foreign":"Le lien ne contient pas de partie de cette table.","review.l\
ink-other-game":"Le lien est celui d’un jeu que l’on ne joue pas ici.","review.link-too-long":"Le lien contient plus que n’importe quelle partie. Il n’est pas ouvert.","review.what-if":"Et si \
? Continuer à partir d’ici","review.what-if-hint":"Une nouvelle partie commence ici. Celle-ci reste telle quelle.","review.what-if-over":"La partie est finie ici. Revenez en arrière pour continuer \
autrement.","review.what-if-name":"{game} : et si, à partir de {at}","review.sheet":"Feuille à imprimer","review.print":"Imprimer","review.picture":"Image du résultat","review.picture-foot":"Arbit\
ré par Gavel","review.picture-share":"Partager","review.picture-save":"Enregistrer en PNG","review.picture-copy":"Copier l’image","review.sheet.edition":"Édition","review.sheet.players":"Joueurs, \
dans l’ordre des sièges","review.sheet.date":"Date","review.sheet.actions":"Actions","review.sheet.unfinished":"La partie n’est pas finie : les totaux sont ceux qu’elle aurait si elle s’arrêtait ic\
i.","review.sheet.check":"Pour vérifier","review.sheet.check-code":"Le code contient toute la partie : qui le scanne peut rejouer chaque action et comparer l’empreinte.","review.sheet.check-file":"\
Qui possède la transcription en fichier peut rejouer chaque action et comparer l’empreinte.","review.sheet.code":"Code QR de toute la partie","review.sheet.history":"Empreinte de la partie","review\
.sheet.commitment":"Engagement du mélange","review.sheet.nonce":"Nonce du mélange","correcting.open":"Corriger une action antérieure","correcting.open-here":"Corriger cette action","correcting.titl\
e.choice":"Corriger une action antérieure","correcting.title.chooser":"Quelle était vraiment l’action {n} ?","correcting.title.line":"Ce que devient la suite","correcting.lead":"Allez à l’action \
fautive. La suite n’est pas perdue : chaque action ultérieure est jugée à nouveau, et vous décidez.","correcting.ways":"Ce qui n’allait pas dans l’action {n}","correcting.way.replace":"C’en\
 était une autre","correcting.way.insert":"Il en manque une avant","correcting.way.remove":"Elle n’a pas eu lieu","correcting.choose-hint":"Choisissez ce qui s’est vraiment passé. Rien ne change en\
core.","correcting.nobody":"Personne ne doit agir ici","correcting.by-referee":"Une action de l’arbitre","correcting.judging":"La suite est jugée …","correcting.refused":"L’action {n} n’est plus \
possible","correcting.refused-new":"Cette action n’est pas possible ici","correcting.told":"C’était : {told}","correcting.so-far":"Gardées jusqu’ici : {kept}. Encore à juger : {rest}.","co\
rrecting.instead":"En mettre une autre à sa place","correcting.out":"L’omettre","correcting.out-all":"Omettre toutes celles qui sont refusées","correcting.end-here":"S’arrêter ici","correcting.\
summary":"Gardées telles quelles : {kept}. Gardées, mais avec un autre effet : {changed}. Omises : {out}.","correcting.confirm":"Tout reprendre","correcting.confirm-to":"Reprendre jusqu’à l’actio\
n {n}","correcting.confirm-hint":"L’ancienne partie reste dans la liste telle qu’elle était.","correcting.name":"{game}, corrigée","correcting.fates":"Ce que chacune est devenue","correcting.fat\
e.kept":"gardée","correcting.fate.new":"nouvelle","correcting.fate.changed":"autre effet","correcting.fate.out":"omise","correcting.fate.cut":"non reprise","correcting.now":"Maintenant : {told}","re\
view.rulings":"Arbitrages en vigueur"};var i={skip:"Aller à la table",back:"Retour",copied:"Copié",yes:"oui",no:"non","header.home":"à l’accueil","header.language":"Langue","header.scheme":"Couleurs","header.scheme.auto":"Auto","heade\
r.scheme.light":"Clair","header.scheme.dark":"Sombre","problem.unreachable":"Le service ne répond pas.","problem.here":"Cela ne fonctionne pas.","start.title":"Prenez place","start.lead":"Jouez sur u\
n appareil qui passe de main en main, arbitrez une vraie table, ou comptez une partie terminée.","start.games":"Jeux","start.players":"De {fewest} à {most} joueurs","start.play":"Nouvelle partie","s\
tart.play-game":"Nouvelle partie de {game}","start.pad":"Bloc de score","start.pad-game":"Bloc de score pour {game}","start.import":"Ouvrir une transcription…","start.resume":"Continuer","unknown.ti\
tle":"Il n’y a rien à cette adresse","unknown.text":"Il en manque peut-être une partie.","unknown.kept":"Cette partie n’est pas dans ce navigateur","unknown.kept-text":"Elle a été supprimée ici,\
 ou elle se joue dans un autre navigateur.","unknown.home":"Au début","windows.followed":"Cette partie a avancé dans une autre fenêtre. Voici où elle en est.","windows.overtaken":"Une autre fenêtr\
e a été plus rapide. Ce qui y a été fait compte ; ce qui a été fait ici en même temps ne compte pas.","waiting.text":"Le service ne répond pas. Ce qui a été saisi est gardé, et repart de soi-m\
ême dès qu’il est de retour.","waiting.again":"Réessayer","waiting.stop":"Ne pas attendre","newer.text":"Il y a une version plus récente de cette page.","newer.reload":"Recharger","storage.troub\
le":"Ce navigateur ne garde rien en ce moment : la place manque, ou il ne l’autorise pas. Vous pouvez continuer, mais la partie disparaît quand la page est fermée. Sa transcription se télécharge au ba\
s de la page.","storage.understood":"Compris","list.title":"Vos parties","list.export":"Tout exporter","list.all":"Afficher les {n}","list.deleted":"Supprimée : {game}","list.undelete":"Annuler","li\
st.rename":"Renommer","list.name":"Nom de la partie","list.name-it":"Enregistrer","list.delete":"Supprimer","list.by-link":"par lien","list.so-far":"{n} actions jusqu’ici","setup.ruleset":"Édition",
"setup.variant":"Variante","setup.players":"Joueurs","setup.players-hint":"Dans le sens horaire, comme ils sont assis.","setup.player":"Joueur {n}","setup.up":"Monter {name}","setup.down":"Descendre {\
name}","setup.remove":"Retirer {name}","setup.add":"Ajouter un joueur","setup.first":"Premier joueur","setup.dealer":"Qui distribue","setup.dealer.service":"Le service","setup.dealer.service-hint":"mé\
lange ; ce qui est visible l’est à l’écran pour tous, ce qui est caché pour qui le possède.","setup.dealer.table":"Vous, à une vraie table","setup.dealer.table-hint":"L’arbitre saisit ce qui\
 est révélé et ce que chacun fait.","setup.seed":"Graine","setup.seed-hint":"Facultative. La même graine donne le même mélange ; qui la connaît connaît les cartes.","setup.deal":"Ce qui est v\
isible","setup.options":"Règles maison et arbitrages","setup.changed":"modifiées : {n}","setup.unchanged":"comme dans la règle","setup.default":"Par défaut","setup.invalid":"Les champs marqués so\
nt à corriger.","setup.start":"Commencer","open.title":"Table ouverte","open.hint":"Tous regardent le même écran, où toutes les mains et tout l’argent sont visibles. Seuls les paquets et les choix se\
crets restent cachés.","play.board":"Table","play.turn":"À {player} d’agir","play.table-turn":"À révéler","play.round":"Manche {round}","play.turn-number":"Tour {round}","play.referee":"arbitre",
"play.history":"En arrière et en avant","play.undo":"Annuler","play.redo":"Rétablir","undo.learnt":"Revenir en arrière n’efface pas ce qui a été vu : {players} le savent désormais.","undo.see\
n":"Ce qui a été vu","undo.anyway":"Revenir en arrière quand même","undo.leave":"Laisser","play.ply-label":"{n} actions sur {of}","play.nothing":"{player} n’a rien à faire pour l’instant.","p\
lay.who":"Qui joue","hand.others":"Ou passez l’appareil à","hand.over":"Passer à {player}","look.title":"Regarder son jeu :","look.at":"{player} : regarder son jeu","look.of":"Le jeu de {player}",
"look.hint":"Maintenir appuyé. Un simple toucher le laisse ouvert un instant.","cover.turn":"{player} choisit en secret","cover.why":"Passez l’appareil à {player}, qui choisit maintenant. Les autres \
regardent ailleurs.","cover.confirm":"Je suis {player}","bid.label":"Enchère, de {minimum} à {maximum}","bid.label.exactly":"Enchère, exactement {minimum}","bid.label.from":"Enchère, au moins {mini\
mum}","bid.less":"Un de moins","bid.more":"Un de plus","bid.send":"Enchérir {amount}","bid.quick":"Choix rapide","bid.all":"Tout : {amount}","reveal.due":"Encore à choisir : {n} sur {of}","reveal.\
complete":"Tout est choisi.","reveal.picked":"Choisi","reveal.send":"Voilà ce qui est révélé","reveal.undo":"Annuler le dernier choix","reveal.choices":"Ce qui peut apparaître","reveal.pick":"Cho\
isir {card}","reveal.pick-of":"Choisir {card}, il en reste {n}","refusal.legal":"Serait permis :","refusal.bid":"{player} enchérit de {minimum} à {maximum}","refusal.bid.exactly":"{player} enchérit\
 à exactement {minimum}","refusal.bid.from":"{player} enchérit d’au moins {minimum}","refusal.more":"et {n} de plus","referee.for":"Saisir pour","referee.sealed":"Saisie secrète","referee.sealed-\
hint":"Chaque joueur saisit son choix sans être vu ; l’appareil circule.","referee.open-hint":"Saisissez les cartes une fois toutes révélées : cet écran montre ce que chaque joueur possède, gardez\
-le pour vous jusque-là.","ruling.open":"Arbitre","ruling.hint":"Quand quelque chose a mal tourné : conseils, corrections, forfaits, pénalités","ruling.title":"L’arbitre","ruling.back":"Retour \
à la table","ruling.task.advice":"Que faire quand …","ruling.task.correct":"Corriger","ruling.task.forfeit":"Quelqu’un s’en va","ruling.task.penalty":"Pénalité","ruling.word.correct":"corrige\
r","ruling.word.forfeit":"forfait","ruling.word.default":"jouer pour la place","ruling.word.penalty":"pénalité","ruling.seat":"Joueur","ruling.reason":"Pourquoi","ruling.reason-hint":"Tout le monde \
peut le lire. Ne nommez rien de caché.","ruling.covered":"Ce qui suit montre des cartes et des pièces cachées. C’est pour l’arbitre seul.","ruling.uncover":"Je suis l’arbitre","advice.lead":"\
Que faire quand quelque chose tourne mal à la table, et pourquoi.","correct.lead":"Pour ce qui a été mal enregistré. Le résultat doit être possible selon les règles ; la correction reste enregistrée.",
"correct.what":"Qu’est-ce qui a été mal enregistré ?","correct.choose":"À choisir","correct.which":"Laquelle ?","correct.figures":"Ce qui est enregistré. Changez ce qui est faux.","correct.no\
ne":"Il n’y a rien de tel sur la table.","correct.wrong":"Enregistré","correct.right":"Juste","correct.right-hint":"Si l’élément se trouve ailleurs, les deux changent de place.","correct.add":"\
Et autre chose","correct.changed":"{what} : {after} au lieu de {before}","correct.changes":"Ce qui change","correct.drop":"Tout abandonner","correct.patch":"Autre chose, en JSON Patch","correct.patch\
-hint":"Une liste de changements de l’état, selon la RFC 6902.","correct.no-patch":"Ce n’est pas une liste en JSON.","correct.nothing":"Rien n’a encore été changé.","correct.send":"Enregistr\
er la correction","forfeit.lead":"Cette personne ne peut plus gagner. Désormais, l’arbitre joue pour sa place. Seul Annuler permet de revenir en arrière.","forfeit.send":"Déclarer forfait","forfe\
it.all":"Toutes les places sont déclarées forfait.","forfeited.turn":"À l’arbitre d’agir","forfeited.due":"{player} est déclaré forfait. L’arbitre joue pour cette place.","forfeited.play":"\
Jouer pour {player} : {action}","forfeited.sealed":"choisir à l’insu des autres","penalty.lead":"Des points à part de ceux des règles. Le classement tient compte des deux ensemble.","penalty.poi\
nts":"Points","penalty.points-hint":"Au-dessous de 0 on en retire, au-dessus on en donne.","penalty.send":"Donner les points","record.title":"Par l’arbitre","record.correction":"Corrigé : {what}. {r\
eason}","record.something":"l’enregistrement","record.forfeit":"{player} est forfait. {reason}","record.penalty":"Points pour {player} : {points}. {reason}","log.title":"Ce qui s’est passé","sco\
res.title":"Feuille de score","scores.winner":"Victoire : {names}","scores.winners":"Victoire partagée : {names}","scores.nobody":"Personne ne gagne","scores.by.total":"par le total","scores.by.tie\
break":"par le départage","scores.by.shared":"le départage est égal aussi","scores.by.none":"l’égalité demeure","scores.rank":"Place {rank}","scores.tiebreak":"Départage : {figures}","scores.\
forfeited":"forfait","scores.penalties":"Par l’arbitre : {points}","scores.together":"En tout {sum} {unit}","scores.rulings":"Arbitrages en vigueur ({n})","scores.ruling":"Arbitrage","scores.value":"\
Valeur","scores.why":"Pourquoi","scores.again":"Rejouer","scores.board":"La table telle quelle","unit.points":"points","unit.million":"millions","unit.thousand dollars":"milliers de dollars","pad.titl\
e":"Bloc de score : {game}","pad.lead":"Saisissez la fin de la partie. Le service compte et dit ce qui est impossible.","pad.setup":"Édition, joueurs et règles maison","pad.setup-hint":"À régler d’\
abord : un changement vide le bloc.","pad.end":"La fin de la partie","pad.count":"Compter","transcript.title":"Transcription","transcript.hint":"L’enregistrement de la partie : chacun peut la rejouer\
 et vérifier son empreinte.","transcript.secret":"Elle révèle aussi les cartes cachées. Gardez-la pour vous jusqu’à la fin.","transcript.download":"Télécharger","transcript.copy":"Copier","tr\
anscript.verify":"Vérifier","import.title":"Ouvrir une transcription","import.lead":"Le service rejoue chaque action et vérifie l’empreinte.","import.file":"Fichier","import.text":"ou son texte","\
import.verify":"Vérifier","import.no-json":"Ce n’est pas du JSON :","import.no-game":"La transcription ne nomme aucun jeu que l’on joue ici.","import.no-actions":"La transcription n’a pas de lis\
te d’actions.","import.sound":"La transcription est valable","import.broken":"La transcription n’est pas valable","import.applied":"{applied} actions sur {of} sont permises.","import.finished":"La\
 partie est terminée.","import.history":"L’empreinte correspond.","import.no-history":"L’empreinte ne correspond pas : quelque chose y a été modifié.","import.scores":"Les scores corresponden\
t.","import.no-scores":"Les scores ne correspondent pas : la partie ne finit pas ainsi.","import.refused":"L’action {n} est refusée :","import.open":"Ouvrir la partie","import.open-last":"Ouvrir \
la dernière position valable","rules.title":"La règle, dans nos mots","exchanges.title":"Requêtes et réponses ({n})","exchanges.secret":"Elles montrent aussi les cartes cachées.","exchanges.curl":"\
Copier en curl","exchanges.request":"Requête","exchanges.response":"Réponse","confirm.do":"Confirmer","confirm.back":"Annuler","exchanges.off":"Tant que des cartes sont cachées, les requêtes ne sont\
 pas montrées : elles les contiennent toutes.","settings.title":"Réglages","settings.sound":"Sons","settings.sound-hint":"à vous, un refus, un gain, la fin","settings.developer":"Pour les développ\
eurs","settings.developer-hint":"requêtes et réponses, codes, JSON","later.failed":"Cette partie de la page n’a pas pu être chargée","later.failed-text":"Rien n’est perdu. Vérifiez la connexion,\
 puis réessayez.","later.again":"Réessayer","later.other":"Il y a une version plus récente de cette page","later.other-text":"Cette partie ne va pas avec la page ouverte. Rechargez la page ; les pa\
rties et les tables sont conservées.","value.variant.standard":"standard","value.final_tie.shared":"victoire partagée","value.final_tie.none":"pas de vainqueur"};var k={...i,...r,...s,...n,...e,...a,...t};export{k as default};
