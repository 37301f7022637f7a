var e=`### Hadara, in French. Every message may use $deck (basic or advanced) and $start (A, B or choice).
### The colours are feminine: they agree with carte and pile. A cran is a step of a marker, an étape a step of the
### epoch.

## Words

hadara-name = Hadara
hadara-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
hadara-epoch = Époque { hadara-epoch-number }
hadara-phase = phase { $half }
hadara-deck-basic = Jeu de base
hadara-deck-advanced = Jeu avancé
hadara-about-deck-basic = Sans les cartes violettes avancées\xA0: idéal pour une première partie.
hadara-about-deck-advanced = Avec toutes les cartes violettes.
hadara-start-A = Tout le monde joue la face A
hadara-start-B = Tout le monde joue la face B
hadara-start-choice = Chacun choisit sa face

hadara-colour-yellow = jaune
hadara-colour-red = rouge
hadara-colour-blue = bleue
hadara-colour-green = verte
hadara-colour-purple = violette

hadara-resource-income = revenu
hadara-resource-military = force militaire
hadara-resource-culture = culture
hadara-resource-food = nourriture

hadara-card = la carte { $colour } { hadara-epoch-number }/{ $number }

hadara-category-regions = Régions
hadara-category-busts = Bustes
hadara-category-silver = Sceaux d’argent
hadara-category-gold = Sceaux d’or
hadara-category-cards = Cartes
hadara-category-coins = Pièces

## Abilities, in one short sentence each

hadara-ability-sale_bonus = Chaque vente rapporte 1 pièce de plus.
hadara-ability-place_bonus = Pose une tuile bonus dessus\xA0: +3 de cette ressource.
hadara-ability-per_yellow = +1 en revenu par carte jaune.
hadara-ability-per_red = +1 en force militaire par carte rouge.
hadara-ability-per_blue = +1 en culture par carte bleue.
hadara-ability-per_green = +1 en nourriture par carte verte.
hadara-ability-bust_bonus = Chaque buste avec une tuile ressource donne encore +2 de cette ressource.
hadara-ability-cheap_seals = Les sceaux coûtent moins cher.
hadara-ability-pay_hunger = Si la nourriture manque, 2 pièces permettent de garder une carte (6 cartes au plus).
hadara-ability-sell_surplus = Quand tu nourris tes cartes, 3 pièces par nourriture en trop (12 pièces au plus).
hadara-ability-catch_up_income = Quand tu touches le revenu, 2 pièces par autre marqueur au-dessus du revenu.
hadara-ability-region_coins = 4 pièces de plus par région.
hadara-ability-full_silver = Un sceau d’argent compte tout son marqueur.
hadara-ability-set_points = 4 points par série de cinq couleurs.
hadara-ability-wild_card = Remplace une carte manquante dans les séries des sceaux d’or.
hadara-ability-double_step = Deux régions et deux bustes par étape.
hadara-ability-lower_requirements = Les prérequis sont réduits de 4.
hadara-ability-buy_requirements = 3 pièces réduisent un prérequis de 1 (30 pièces au plus par étape).

## The board

hadara-board-inner = face cachée
hadara-board-outer = face visible
hadara-board-top = sur le dessus
hadara-board-regions = Régions restantes
hadara-board-region = Région { $requirement }
hadara-board-busts = Bustes
hadara-board-bust = Buste { $requirement }
hadara-board-seals = Sceaux
hadara-board-bonus = Tuiles bonus
hadara-board-hand = Tes deux cartes
hadara-board-board-or-keep = Pose une carte sur le plateau\xA0; garde ou vends l’autre.
hadara-board-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
hadara-board-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
hadara-board-fed = { $cards ->
    [one] { $cards } carte, nourriture pour { $food }
   *[other] { $cards } cartes, nourriture pour { $food }
}
hadara-board-price = prix { $price }
hadara-board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hadara-board-gives = { $resource }\xA0: +{ $n }
hadara-board-round = tour { $round } sur 5
hadara-board-plunder = piller
hadara-board-annex = annexer
hadara-board-bust-gives = { $points } points, tuile +{ $bonus }

## What happened

## Why not

## Help

hadara-bot-wanderer = Voyageur
hadara-bot-settler = Colon
hadara-bot-trader = Marchand
hadara-bot-chronicler = Chroniqueur
hadara-bot-sovereign = Souverain
hadara-bot-random = Hasard
hadara-bot-beginner = Débutant
hadara-bot-greedy = Avide
hadara-bot-greedy-warlord = Guerrier
hadara-bot-greedy-artist = Artiste
hadara-bot-greedy-miser = Avare
hadara-bot-network = Réseau

## Opponents

hadara-level-wanderer = Garde ses pièces, adore une couleur et pense trop tard à la nourriture.
hadara-level-settler = Compte ses points du moment, adore une couleur et oublie la nourriture.
hadara-level-trader = Connaît bien les prix, avec un faible pour une couleur.
hadara-level-chronicler = A vu bien des civilisations, et songe à ce que les autres prendront.
hadara-level-sovereign = À pleine puissance, avec une seconde de réflexion par coup.

## Words of the page

hadara-about = Choisis des cartes, occupe des régions, sculpte des bustes, nourris ton peuple\xA0: bâtis une civilisation en trois époques.
hadara-option-deck = Cartes
hadara-option-start = Cartes de départ

## Moves

hadara-move-wheel = Roue\xA0: position { $position }
hadara-move-side = Face { $side }
hadara-move-board-keep = Garder la carte { $card }
hadara-move-board-sell = Vendre la carte { $card }
hadara-move-take-keep = Garder la { $colour }
hadara-move-take-sell = Vendre la { $colour }
hadara-move-plunder = Piller { $requirement }
hadara-move-annex = Annexer { $requirement }
hadara-move-bust = Buste { $bust }\xA0: { $resource }
hadara-move-bust-points = Buste { $bust }\xA0: points (tuile { $resource })
hadara-move-bonus = Tuile bonus\xA0: { $resource }
hadara-move-seal-gold = Sceau d’or
hadara-move-seal-silver = Sceau d’argent\xA0: { $resource }
hadara-move-no-region = Aucune région
hadara-move-no-bust = Aucun buste
hadara-move-no-seal = Aucun sceau
hadara-move-drop = Défausser { $card }
hadara-move-pay = Payer pour garder
hadara-move-coins = { $coins ->
    [one] { $move } ({ $sign }{ $coins } pièce)
   *[other] { $move } ({ $sign }{ $coins } pièces)
}
hadara-move-steps = { $move } (+{ $n })
hadara-move-points = { $points ->
    [one] { $move } ({ $points } point)
   *[other] { $move } ({ $points } points)
}
hadara-move-wheel-to = Ton blason\xA0: { $colour }
hadara-move-side-gives = Face { $side }\xA0: { $gives }

## The page's board

hadara-board-steps = Les étapes d’une époque
hadara-board-step-draft = choix
hadara-board-step-region = revenu et région
hadara-board-step-bust = buste
hadara-board-step-take = prendre des cartes
hadara-board-step-hunger = nourrir
hadara-board-step-seals = sceaux
hadara-board-start-player = premier joueur
hadara-board-wheel = La roue
hadara-board-keep = Garder
hadara-board-sell = Vendre
hadara-board-discount = { $colour }\xA0: { $n ->
    [one] { $n } pièce de moins
   *[other] { $n } pièces de moins
}
hadara-board-too-dear = { $coins ->
    [one] il manque { $coins } pièce
   *[other] il manque { $coins } pièces
}
hadara-board-you = Toi
hadara-board-now = points actuels
hadara-board-points-unit = { $points ->
    [one] point
   *[other] points
}
hadara-board-before = avant\xA0: { $n }
hadara-board-after = { $n } ensuite
hadara-board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hadara-board-next = −{ $n }
hadara-board-have = tu en as { $n } sur 2
hadara-board-left = reste { $n }
hadara-board-of = { $n } sur { $all }
hadara-board-draws = pioche la { $colour }
hadara-board-is-annexed = annexée
hadara-board-is-plundered = pillée
hadara-board-is-carved = sculpté, pas
hadara-board-is-points = sculpté, points
hadara-note-income = { $coins ->
    [one] +{ $coins } pièce en fin de phase
   *[other] +{ $coins } pièces en fin de phase
}
hadara-note-feeds = { $n ->
    [0] tout juste assez
    [one] nourrit encore { $n } carte
   *[other] nourrit encore { $n } cartes
}
hadara-note-hungry = { $n } sans nourriture
hadara-note-open = { $of ->
    [region] la région { $n } est à ta portée
   *[bust] le buste { $n } est à ta portée
}
hadara-note-reaches = { $of ->
    [region] +{ $steps } atteint la région { $n }
   *[bust] +{ $steps } atteint le buste { $n }
}
hadara-note-needs = { $of ->
    [region] région { $n }\xA0: encore { $steps }
   *[bust] buste { $n }\xA0: encore { $steps }
}
hadara-title-draft = Garder ou vendre\xA0?
hadara-title-side = Choisis un côté de ta carte de départ
hadara-title-take = Prends une carte
hadara-title-wheel = Règle la roue
hadara-title-region = Piller ou annexer\xA0?
hadara-title-bust = Pas ou points\xA0?
hadara-title-hunger = { $n ->
    [one] Une carte de trop
   *[other] { $n } cartes de trop
}
hadara-title-seals = Achète des sceaux
hadara-line-draft = L’autre va sur la pile { $colour }, face visible
hadara-line-take = Garde-la ou vends-la
hadara-line-wheel = Choisis la pile où tu pioches d’abord
hadara-line-region = Région { $n }\xA0: ta force militaire est de { $military } et ne se dépense pas
hadara-line-bust = { $points ->
    [one] Buste { $n }\xA0: { $points } point est à toi dans tous les cas
   *[other] Buste { $n }\xA0: { $points } points sont à toi dans tous les cas
}
hadara-line-hunger = Ce qui part reprend ses dons.
hadara-line-seals = À l’époque { hadara-epoch-number }, ils coûtent { $silver } et { $gold }
hadara-line-seals-last = C’est la dernière occasion d’en acheter
hadara-line-plunder = des pièces maintenant, des points à la fin
hadara-line-annex = { $n ->
    [one] il ne reste que celle-ci
   *[other] une de ces { $n }, à l’aveugle
}
hadara-line-steps = avec la tuile que tu donnes
hadara-line-points = à la fin, avec n’importe quelle tuile
hadara-do-plunder = Piller
hadara-do-annex = Annexer
hadara-do-annex-for = Annexer pour
hadara-do-steps = Des pas
hadara-do-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hadara-do-silver = Un demi-marqueur
hadara-do-gold = Sept par série
hadara-do-pay = Payer pour une
hadara-do-no-region = Laisser
hadara-do-no-bust = Laisser
hadara-do-no-seal = Rien
hadara-confirm-lose = Les laisser partir
hadara-confirm-buy = { $n ->
    [one] Acheter pour
   *[other] En acheter { $n } pour
}
hadara-lose-missing = { $n ->
    [one] Encore { $n } carte
   *[other] Encore { $n } cartes
}
hadara-choose-again = Recommencer
hadara-cost-points = { $n ->
    [0] sans perte
    [one] −{ $n } point
   *[other] −{ $n } points
}
hadara-cost-more = { $n } de plus à perdre
hadara-idea-keep = Une carte ici vaut son prix pour toi.
hadara-idea-sell = Des pièces te servent plus que ces cartes.
hadara-hint-middle = Regarde ce qu’il y a au milieu de la roue.
hadara-hint-cards = Regarde tes propres cartes.
hadara-hint-wheel = Regarde les piles autour de la roue.
hadara-log-kept = la garde ({ $coins })
hadara-log-sold = vend (+{ $coins })
hadara-log-laid = sur le plateau
hadara-log-plundered = pille { $n }
hadara-log-annexed = annexe { $n }
hadara-log-given-up = la défausse
hadara-log-income = revenu +{ $coins }
hadara-explain-income = Après chaque phase, tu reçois autant de pièces que ton revenu.
hadara-explain-military = Elle ouvre les régions et ne se dépense pas.
hadara-explain-culture = Elle ouvre les bustes et ne se dépense pas.
hadara-explain-food = À la fin de chaque époque, une nourriture nourrit une carte. Ce qui n’est pas nourri s’en va.
hadara-explain-region = Atteinte par la force militaire, une de chaque. Pille-la pour des pièces, ou paie pour l’annexer\xA0: des pas et plus de points.
hadara-explain-bust = Atteint par la culture, chacun une fois. Il prend une tuile bonus\xA0: des pas maintenant, ou des points à la fin.
hadara-explain-silver = Coûte { $price } pièces maintenant. À la fin, il vaut la moitié de son marqueur, arrondie au supérieur.
hadara-explain-gold = Coûte { $price } pièces maintenant. À la fin, il vaut 7 points par série de cinq couleurs.
hadara-explain-coins = À la fin, cinq pièces valent un point.
hadara-explain-discount-name = Remise
hadara-explain-discount = Chaque carte d’une couleur rend la suivante moins chère d’une pièce.
hadara-explain-pile-name = Cartes à piocher
hadara-explain-pile = À chaque tour, chacun pioche deux cartes là où se trouve son blason\xA0; puis la roue tourne.
hadara-explain-card = Gardée, elle déplace aussitôt tes marqueurs\xA0; à la fin de chaque époque, il faut la nourrir.
hadara-explain-start-name = Carte de départ
hadara-explain-start = Elle donne tes premières pièces et la position de départ de tes quatre marqueurs.
hadara-explain-bonus-name = Tuile bonus
hadara-explain-bonus = Elle va sur un buste, pour des pas maintenant ou des points à la fin, ou sur une carte violette, pour des pas.
hadara-explain-points = Tout cela si la partie finissait maintenant\xA0: régions, bustes, sceaux, cartes et pièces.
hadara-explain-shield-name = Blason de { $name }
hadara-explain-shield = Il montre la couleur où l’on pioche. Après chaque tour, il passe à la couleur suivante.
hadara-explain-needs = Demande
hadara-explain-price = Prix
hadara-explain-gives = Donne
hadara-gallery = Cartes violettes
hadara-gallery-held = Chez
hadara-gallery-nobody = personne encore
hadara-gallery-before = Carte d’avant
hadara-gallery-after = Carte suivante
hadara-gallery-designed = Les valeurs des 42 cartes violettes sont conçues ici\xA0; celles des 120 autres cartes suivent des relevés du jeu en boîte.

## Where points come from

## A first match

hadara-lesson-draft = Le choix
hadara-lesson-region = Les régions
hadara-lesson-take = Cartes et bustes
hadara-lesson-hunger = Vivres et sceaux
hadara-lesson-end = La fin
hadara-learn-welcome-title = Ta civilisation
hadara-learn-welcome = Tu bâtis une civilisation en trois époques. Les cartes déplacent ces quatre marqueurs\xA0: revenu, force militaire, culture et nourriture. Régions, bustes, sceaux, cartes et pièces donnent des points. Le plus de points gagne.
hadara-learn-wheel-title = Règle la roue
hadara-learn-wheel = Tu commences. La roue dit dans quelle pile chacun pioche\xA0; elle avance d’un cran par tour, et en cinq tours chacun passe par les cinq couleurs. Choisis le jaune pour y piocher d’abord.
hadara-learn-pair-title = Une à garder, une à donner
hadara-learn-pair = Tu as pioché deux cartes jaunes. L’une va face visible sur le plateau, où d’autres peuvent la prendre. L’autre, tu la gardes à son prix ou tu la vends. Garde la deuxième\xA0: revenu et force militaire, pour 3 pièces.
hadara-learn-sell-title = Les pièces sont rares
hadara-learn-sell = Une carte inutile se vend\xA0: 2 pièces à la première époque, 3 à la deuxième, 4 à la troisième. Pose la première sur le plateau et vends la deuxième.
hadara-learn-discount-title = Les couleurs coûtent moins
hadara-learn-discount = Chacune de tes cartes rend les suivantes de sa couleur moins chères d’une pièce. Les tours jusqu’à la fin du choix sont joués pour toi.
hadara-learn-region-title = Une région à portée
hadara-learn-region = Après le choix, chacun touche des pièces selon son revenu. Ta force militaire de 3 atteint une région. Pille-la pour des pièces, ou annexe-la\xA0: paie, retourne-la, gagne ressources et points. Annexe-la.
hadara-learn-take-title = Ce que les autres ont laissé
hadara-learn-take = Phase B\xA0: chacun prend à son tour des cartes du plateau, cinq en tout. Garde-les ou vends-les. Chacune de tes cartes demande une nourriture à la fin de l’époque. Garde la verte.
hadara-learn-bust-title = Sculpte un buste
hadara-learn-bust = Ta culture atteint le premier buste. Il reçoit une de tes tuiles bonus\xA0: côté ressource, elle déplace aussitôt ce marqueur\xA0; côté points, elle compte à la fin. Sculpte-le avec la culture, côté ressource.
hadara-learn-hunger-title = Une carte de trop
hadara-learn-hunger = Dans une autre partie, l’époque s’achève avec huit cartes et des vivres pour sept. L’une doit partir, avec tout ce qu’elle a donné. Sous chacune est écrit le coût. Choisis la moins chère, puis confirme.
hadara-learn-seals-title = Des sceaux pour la fin
hadara-learn-seals = Avant la fin de l’époque, tu peux acheter des sceaux. L’argent vaut à la fin la moitié d’un marqueur, l’or 7 points par série de cinq couleurs. Achète le sceau d’argent du revenu.
hadara-learn-score-title = Le dernier compte
hadara-learn-score = Deux époques plus tard, on compte tout\xA0: cartes, régions, bustes, sceaux, et un point par tranche de cinq pièces. Appuie sur un nombre, il dit d’où il vient.
hadara-learn-end-title = À toi
hadara-learn-end = Aux époques suivantes, les cartes coûtent plus et font plus\xA0; le reste, tu le sais déjà. En cas de doute, laisse le pointeur ou le doigt sur une pièce. Joue\xA0!
hadara-learn-not-any-wheel = En partie, toute couleur convient\xA0: elle ne change que l’ordre. Ici, commence par le jaune, qui rapporte des pièces.
hadara-learn-not-first-card = Tu peux, mais la deuxième ajoute aussi de la force militaire, et ta première région en demandera.
hadara-learn-not-needs-start = Vendue, elle rapporte 2 pièces une fois. Gardée, son revenu te paie encore et encore\xA0: au début, garde-la.
hadara-learn-not-short-of-coins = Tu pourrais, mais il te manquerait des pièces pour la suite. Cette fois, vends.
hadara-learn-not-other-way = Les deux se vendent 2 pièces, mais celle du plateau, d’autres peuvent la prendre. Laisse-leur la première.
hadara-learn-not-coins-only = Les pièces font plaisir, mais filent vite. Une région annexée donne des ressources maintenant et des points à la fin.
hadara-learn-not-for-nothing = Alors tu l’as atteint pour rien\xA0: ce que tu laisses ne donne ni ressources ni points dans cette phase.
hadara-learn-not-food-first = Bientôt, tu aurais plus de cartes que de vivres, et tu en perdrais une avec tout ce qu’elle a donné. La verte nourrit\xA0: garde-la.
hadara-learn-not-other-bust = C’est permis aussi. Mais la tuile culture, côté ressource, avance aussitôt ta culture, et le prochain buste se rapproche.
hadara-learn-not-costs-more = Celle-là te coûte des points, ou des vivres dont d’autres ont besoin. Une des violettes ne coûte rien du tout.
hadara-learn-not-no-set = Tu n’as ni carte rouge ni carte verte\xA0: pas encore de série. Pour l’instant, il ne vaudrait rien.
hadara-learn-not-grows-less = Il vaut la moitié de ce que ce marqueur montre à la fin. Le revenu, tes cartes jaunes le poussent, et il te paie en chemin.
hadara-learn-not-coins-pay-less = Cinq pièces ne font qu’un point à la fin. Un sceau n’est jamais aussi bon marché qu’à la première époque.

hadara-title-count = { $epoch ->
    [3] Le décompte final
   *[other] Si la partie finissait maintenant
}
hadara-score-regions = Régions\xA0: les points imprimés
hadara-score-busts = Bustes\xA0: leurs points et ceux des tuiles côté points
hadara-score-silver = Sceaux d’argent\xA0: la moitié du marqueur, arrondie au-dessus
hadara-score-gold = Sceaux d’or\xA0: 7 points par série de cinq couleurs
hadara-score-cards = Cartes\xA0: les points imprimés
hadara-score-coins = Pièces\xA0: cinq valent un point
hadara-score-end = { $epoch ->
    [3] À la fin
   *[other] À l’époque suivante
}

# What a puzzle asks for
hadara-theme-asked-for-side = Quelle face de la carte de départ
hadara-theme-asked-for-wheel = Comment régler la roue
hadara-theme-asked-to-draft = Quelle carte poser, laquelle garder ou vendre
hadara-theme-asked-to-place = Où mettre la tuile bonus
hadara-theme-asked-for-region = Piller, annexer ou attendre
hadara-theme-asked-for-bust = Quel buste sculpter
hadara-theme-asked-to-take = Quelle carte prendre
hadara-theme-asked-about-hunger = Que faire face à la faim
hadara-theme-asked-for-seals = Quels sceaux acheter
# What somebody does wrong again and again
hadara-slip-side = Tu choisis la face la plus faible de ta carte de départ
hadara-slip-wheel = Tu règles la roue sur la mauvaise couleur
hadara-slip-board = Tu poses la mauvaise carte des deux
hadara-slip-board-keep-sell = Tu gardes des cartes qu’il vaut mieux vendre
hadara-slip-board-sell-keep = Tu vends des cartes qu’il vaut mieux garder
hadara-slip-take = Tu prends dans la mauvaise pile
hadara-slip-take-keep-sell = Tu paies des cartes qu’il vaut mieux vendre
hadara-slip-take-sell-keep = Tu vends des cartes qui valent leur prix
hadara-slip-no-plunder = Tu attends trop pour piller
hadara-slip-no-annex = Tu attends trop pour annexer
hadara-slip-plunder-no = Tu pilles trop tôt
hadara-slip-annex-no = Tu annexes trop tôt
hadara-slip-plunder-annex = Tu pilles là où il vaut mieux annexer
hadara-slip-annex-plunder = Tu annexes là où il vaut mieux piller
hadara-slip-plunder = Tu pilles la mauvaise région
hadara-slip-annex = Tu annexes la mauvaise région
hadara-slip-no-bust = Tu attends trop pour sculpter un buste
hadara-slip-bust-no = Tu sculptes un buste trop tôt
hadara-slip-bust = Tu sculptes le mauvais buste
hadara-slip-no-seal = Tu laisses passer des sceaux à acheter
hadara-slip-seal-no = Tu achètes des sceaux trop tôt
hadara-slip-seal = Tu achètes les mauvais sceaux
hadara-slip-bonus = Tu mets la tuile bonus au mauvais endroit
hadara-slip-pay-drop = Tu paies pour des cartes qu’il vaut mieux perdre
hadara-slip-drop-pay = Tu perds des cartes qu’il vaut la peine de payer
hadara-slip-drop = Tu perds la mauvaise carte
`;export{e as default};