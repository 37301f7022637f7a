### Hadara, in French. Every message may use $deck (basic or advanced) and $start (A, B or choice).
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
hadara-about-deck-basic = Sans les cartes violettes avancées : idéal pour une première partie.
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
hadara-ability-place_bonus = Pose une tuile bonus dessus : +3 de cette ressource.
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
hadara-board-board-or-keep = Pose une carte sur le plateau ; garde ou vends l’autre.
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
hadara-board-gives = { $resource } : +{ $n }
hadara-board-round = tour { $round } sur 5
hadara-board-plunder = piller
hadara-board-annex = annexer
hadara-board-bust-gives = { $points } points, tuile +{ $bonus }

## What happened

hadara-event-side-chosen = { $seat } choisit la face { $side } de sa carte de départ.
hadara-event-side-chosen-you = Tu choisis la face { $side } de ta carte de départ.
hadara-event-epoch-opened = L’époque { hadara-epoch-number } commence. { $seat } joue en premier.
hadara-event-epoch-opened-you = L’époque { hadara-epoch-number } commence. Tu joues en premier.
hadara-event-wheel-set = { $seat } règle la roue et pioche d’abord dans la pile { $colour }.
hadara-event-wheel-set-you = Tu règles la roue et tu pioches d’abord dans la pile { $colour }.
hadara-event-round-began = Phase { $half }, tour { $round }.
hadara-event-pair-drawn = { $cards-count ->
    [0] { $seat } pioche deux cartes dans la pile { $colour }.
   *[other] { $seat } pioche { $cards }.
}
hadara-event-pair-drawn-you = { $cards-count ->
    [0] Tu pioches deux cartes dans la pile { $colour }.
   *[other] Tu pioches { $cards }.
}
hadara-event-card-laid = { $seat } pose { $card } sur le plateau.
hadara-event-card-laid-you = Tu poses { $card } sur le plateau.
hadara-event-card-taken = { $seat } prend { $card }.
hadara-event-card-taken-you = Tu prends { $card }.
hadara-event-card-kept = { $price ->
    [one] { $seat } garde { $card } pour { $price } pièce.
   *[other] { $seat } garde { $card } pour { $price } pièces.
}
hadara-event-card-kept-you = { $price ->
    [one] Tu gardes { $card } pour { $price } pièce.
   *[other] Tu gardes { $card } pour { $price } pièces.
}
hadara-event-card-sold = { $card ->
    [hidden] { $seat } vend l’autre carte
   *[other] { $seat } vend { $card }
} pour { $gained ->
    [one] { $gained } pièce
   *[other] { $gained } pièces
}.
hadara-event-card-sold-you = { $card ->
    [hidden] Tu vends l’autre carte
   *[other] Tu vends { $card }
} pour { $gained ->
    [one] { $gained } pièce
   *[other] { $gained } pièces
}.
hadara-event-bonus-placed = { $seat } pose une tuile bonus sur la carte : { $resource }.
hadara-event-bonus-placed-you = Tu poses une tuile bonus sur la carte : { $resource }.
hadara-event-income-collected = { $gained ->
    [one] { $seat } touche { $gained } pièce.
   *[other] { $seat } touche { $gained } pièces.
}
hadara-event-income-collected-you = { $gained ->
    [one] Tu touches { $gained } pièce.
   *[other] Tu touches { $gained } pièces.
}
hadara-event-region-plundered = { $gained ->
    [one] { $seat } pille une région à { $requirement } pour { $gained } pièce.
   *[other] { $seat } pille une région à { $requirement } pour { $gained } pièces.
}
hadara-event-region-plundered-you = { $gained ->
    [one] Tu pilles une région à { $requirement } pour { $gained } pièce.
   *[other] Tu pilles une région à { $requirement } pour { $gained } pièces.
}
hadara-event-region-annexed = { $points ->
    [one] { $seat } annexe une région à { $requirement } : { $resources }, { $points } point.
   *[other] { $seat } annexe une région à { $requirement } : { $resources }, { $points } points.
}
hadara-event-region-annexed-you = { $points ->
    [one] Tu annexes une région à { $requirement } : { $resources }, { $points } point.
   *[other] Tu annexes une région à { $requirement } : { $resources }, { $points } points.
}
hadara-event-bust-carved = { $points_up ->
    [yes] { $seat } sculpte le buste à { $bust } avec les points (tuile { $resource }).
   *[no] { $seat } sculpte le buste à { $bust } avec une tuile : { $resource }.
}
hadara-event-bust-carved-you = { $points_up ->
    [yes] Tu sculptes le buste à { $bust } avec les points (tuile { $resource }).
   *[no] Tu sculptes le buste à { $bust } avec une tuile : { $resource }.
}
hadara-event-declined = { $what ->
    [region] { $seat } ne prend aucune région.
    [bust] { $seat } ne sculpte aucun buste.
   *[seal] { $seat } n’achète plus de sceau.
}
hadara-event-declined-you = { $what ->
    [region] Tu ne prends aucune région.
    [bust] Tu ne sculptes aucun buste.
   *[seal] Tu n’achètes plus de sceau.
}
hadara-event-hunger-paid = { $seat } paie { $paid ->
    [one] { $paid } pièce
   *[other] { $paid } pièces
} pour garder une carte.
hadara-event-hunger-paid-you = Tu paies { $paid ->
    [one] { $paid } pièce
   *[other] { $paid } pièces
} pour garder une carte.
hadara-event-card-given-up = { $seat } défausse { $card }.
hadara-event-card-given-up-you = Tu défausses { $card }.
hadara-event-surplus-sold = { $seat } vend la nourriture en trop pour { $gained ->
    [one] { $gained } pièce
   *[other] { $gained } pièces
}.
hadara-event-surplus-sold-you = Tu vends la nourriture en trop pour { $gained ->
    [one] { $gained } pièce
   *[other] { $gained } pièces
}.
hadara-event-silver-bought = { $seat } achète un sceau d’argent pour { $paid ->
    [one] { $paid } pièce
   *[other] { $paid } pièces
} : { $resource }.
hadara-event-silver-bought-you = Tu achètes un sceau d’argent pour { $paid ->
    [one] { $paid } pièce
   *[other] { $paid } pièces
} : { $resource }.
hadara-event-gold-bought = { $seat } achète un sceau d’or pour { $paid ->
    [one] { $paid } pièce
   *[other] { $paid } pièces
}.
hadara-event-gold-bought-you = Tu achètes un sceau d’or pour { $paid ->
    [one] { $paid } pièce
   *[other] { $paid } pièces
}.
hadara-event-epoch-ended = L’époque { hadara-epoch-number } s’achève.
hadara-event-match-over = { $winners-count ->
    [1] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
hadara-event-match-over-you = Tu gagnes.
hadara-event-asked-for-side = { $seat } doit choisir une face de sa carte de départ.
hadara-event-asked-for-side-you = Choisis une face de ta carte de départ.
hadara-event-asked-for-wheel = { $seat } doit régler la roue.
hadara-event-asked-for-wheel-you = Règle la roue.
hadara-event-asked-to-draft = { $seat } choisit quelle carte poser sur le plateau et laquelle garder ou vendre.
hadara-event-asked-to-draft-you = Pose une carte sur le plateau et garde ou vends l’autre.
hadara-event-asked-to-place = { $seat } doit poser une tuile bonus sur la carte.
hadara-event-asked-to-place-you = Pose une tuile bonus sur la carte.
hadara-event-asked-for-region = { $seat } peut piller ou annexer une région.
hadara-event-asked-for-region-you = Tu peux piller ou annexer une région.
hadara-event-asked-for-bust = { $seat } peut sculpter un buste.
hadara-event-asked-for-bust-you = Tu peux sculpter un buste.
hadara-event-asked-to-take = { $seat } doit prendre une carte du plateau et la garder ou la vendre.
hadara-event-asked-to-take-you = Prends une carte du plateau et garde-la ou vends-la.
hadara-event-asked-about-hunger = { $can_pay ->
    [yes] { $short ->
        [one] { $seat } a { $short } carte sans nourriture et doit en défausser une ou payer.
       *[other] { $seat } a { $short } cartes sans nourriture et doit en défausser ou payer.
    }
   *[no] { $short ->
        [one] { $seat } a { $short } carte sans nourriture et doit en défausser une.
       *[other] { $seat } a { $short } cartes sans nourriture et doit en défausser.
    }
}
hadara-event-asked-about-hunger-you = { $can_pay ->
    [yes] Il te manque { $short } de nourriture : défausse des cartes ou paie.
   *[no] Il te manque { $short } de nourriture : défausse des cartes.
}
hadara-event-asked-for-seals = { $seat } peut acheter des sceaux.
hadara-event-asked-for-seals-you = Tu peux acheter des sceaux.

## Why not

hadara-refusal-seats = Hadara se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
hadara-refusal-match-over = La partie est finie.
hadara-refusal-not-your-turn = C’est à quelqu’un d’autre de jouer.
hadara-refusal-now-side = Choisis une face de ta carte de départ.
hadara-refusal-now-wheel = Règle d’abord la roue.
hadara-refusal-now-draft = Pose une de tes deux cartes sur le plateau et garde ou vends l’autre.
hadara-refusal-now-place = Pose d’abord une tuile bonus sur la carte.
hadara-refusal-now-region = Pille ou annexe une région, ou choisis « Aucune région ».
hadara-refusal-now-bust = Sculpte un buste ou choisis « Aucun buste ».
hadara-refusal-now-take = Prends la carte du dessus d’une pile du plateau et garde-la ou vends-la.
hadara-refusal-now-hunger = Défausse des cartes jusqu’à ce que ta nourriture suffise.
hadara-refusal-now-seals = Achète des sceaux ou choisis « Aucun sceau ».
hadara-refusal-too-dear = { $price ->
    [one] La carte coûte { $price } pièce et tu en as { $coins }.
   *[other] La carte coûte { $price } pièces et tu en as { $coins }.
}
hadara-refusal-pile-empty = Il n’y a plus de carte à cet endroit.
hadara-refusal-have-region = Tu as déjà une région à { $requirement } : une seule par prérequis.
hadara-refusal-military-too-low = La région demande { $requirement } en force militaire et tu en as { $marker }.
hadara-refusal-annex-too-dear = { $price ->
    [one] L’annexer coûte { $price } pièce et tu en as { $coins }.
   *[other] L’annexer coûte { $price } pièces et tu en as { $coins }.
}
hadara-refusal-requirement-too-dear = Réduire le prérequis coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ; tu en as { $coins } et tu peux en payer { $limit } à cette étape.
hadara-refusal-have-bust = Tu as déjà sculpté le buste à { $requirement }.
hadara-refusal-culture-too-low = Le buste demande { $requirement } en culture et tu en as { $marker }.
hadara-refusal-no-tile = Tu n’as pas de tuile bonus libre de ce type : { $resource }.
hadara-refusal-two-seals = Tu as déjà les deux sceaux de ce type.
hadara-refusal-seal-too-dear = Le sceau coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} et tu en as { $coins }.
hadara-refusal-not-yours = Cette carte n’est pas à toi.
hadara-refusal-cannot-pay = Tu n’as pas de carte qui permette de payer des pièces au lieu de nourriture.
hadara-refusal-paid-enough = Tu peux payer pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au plus par étape.
hadara-refusal-hunger-too-dear = Garder une carte coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} et tu en as { $coins }.

## Help

hadara-help-side = choisir une face de ta carte de départ, a ou b
hadara-help-wheel = régler la roue : elle a cinq positions
hadara-help-board = poser la carte 1 sur le plateau et garder (ou vendre) la carte 2
hadara-help-take = prendre la carte rouge du dessus sur le plateau et la vendre (ou la garder)
hadara-help-annex = annexer une région, ici de prérequis 9
hadara-help-plunder = piller une région, ici de prérequis 9
hadara-help-bust = sculpter un buste avec une tuile bonus ; « bust 12 points income » la tourne côté points
hadara-help-bonus = poser une tuile bonus sur la carte qui en demande une
hadara-help-drop = défausser une carte quand la nourriture manque
hadara-help-pay = payer des pièces pour garder une carte quand la nourriture manque
hadara-help-seal = acheter un sceau d’argent avec une tuile bonus dessus, ou « seal gold »
hadara-help-no = ne prendre aucune région ; aussi « no bust », « no seal »
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

hadara-about = Choisis des cartes, occupe des régions, sculpte des bustes, nourris ton peuple : bâtis une civilisation en trois époques.
hadara-option-deck = Cartes
hadara-option-start = Cartes de départ

## Moves

hadara-move-wheel = Roue : position { $position }
hadara-move-side = Face { $side }
hadara-move-board-keep = Garder la carte { $card }
hadara-move-board-sell = Vendre la carte { $card }
hadara-move-take-keep = Garder la { $colour }
hadara-move-take-sell = Vendre la { $colour }
hadara-move-plunder = Piller { $requirement }
hadara-move-annex = Annexer { $requirement }
hadara-move-bust = Buste { $bust } : { $resource }
hadara-move-bust-points = Buste { $bust } : points (tuile { $resource })
hadara-move-bonus = Tuile bonus : { $resource }
hadara-move-seal-gold = Sceau d’or
hadara-move-seal-silver = Sceau d’argent : { $resource }
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
hadara-move-wheel-to = Ton blason : { $colour }
hadara-move-side-gives = Face { $side } : { $gives }

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
hadara-board-discount = { $colour } : { $n ->
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
hadara-board-before = avant : { $n }
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
    [region] région { $n } : encore { $steps }
   *[bust] buste { $n } : encore { $steps }
}
hadara-title-draft = Garder ou vendre ?
hadara-title-side = Choisis un côté de ta carte de départ
hadara-title-take = Prends une carte
hadara-title-wheel = Règle la roue
hadara-title-region = Piller ou annexer ?
hadara-title-bust = Pas ou points ?
hadara-title-hunger = { $n ->
    [one] Une carte de trop
   *[other] { $n } cartes de trop
}
hadara-title-seals = Achète des sceaux
hadara-line-draft = L’autre va sur la pile { $colour }, face visible
hadara-line-take = Garde-la ou vends-la
hadara-line-wheel = Choisis la pile où tu pioches d’abord
hadara-line-region = Région { $n } : ta force militaire est de { $military } et ne se dépense pas
hadara-line-bust = { $points ->
    [one] Buste { $n } : { $points } point est à toi dans tous les cas
   *[other] Buste { $n } : { $points } points sont à toi dans tous les cas
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
hadara-explain-region = Atteinte par la force militaire, une de chaque. Pille-la pour des pièces, ou paie pour l’annexer : des pas et plus de points.
hadara-explain-bust = Atteint par la culture, chacun une fois. Il prend une tuile bonus : des pas maintenant, ou des points à la fin.
hadara-explain-silver = Coûte { $price } pièces maintenant. À la fin, il vaut la moitié de son marqueur, arrondie au supérieur.
hadara-explain-gold = Coûte { $price } pièces maintenant. À la fin, il vaut 7 points par série de cinq couleurs.
hadara-explain-coins = À la fin, cinq pièces valent un point.
hadara-explain-discount-name = Remise
hadara-explain-discount = Chaque carte d’une couleur rend la suivante moins chère d’une pièce.
hadara-explain-pile-name = Cartes à piocher
hadara-explain-pile = À chaque tour, chacun pioche deux cartes là où se trouve son blason ; puis la roue tourne.
hadara-explain-card = Gardée, elle déplace aussitôt tes marqueurs ; à la fin de chaque époque, il faut la nourrir.
hadara-explain-start-name = Carte de départ
hadara-explain-start = Elle donne tes premières pièces et la position de départ de tes quatre marqueurs.
hadara-explain-bonus-name = Tuile bonus
hadara-explain-bonus = Elle va sur un buste, pour des pas maintenant ou des points à la fin, ou sur une carte violette, pour des pas.
hadara-explain-points = Tout cela si la partie finissait maintenant : régions, bustes, sceaux, cartes et pièces.
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
hadara-gallery-designed = Les valeurs des 42 cartes violettes sont conçues ici ; celles des 120 autres cartes suivent des relevés du jeu en boîte.

## Where points come from

hadara-why-regions = régions pillées et annexées : { $list }
hadara-why-busts = { $n ->
    [0] aucun buste
    [one] { $n } buste, avec sa tuile si elle montre des points
   *[other] { $n } bustes, avec leurs tuiles qui montrent des points
}
hadara-why-silver = { $whole ->
    [0] la moitié de chaque marqueur portant un sceau, arrondie à l’entier supérieur : { $list }
   *[other] la moitié de chaque marqueur portant un sceau, arrondie à l’entier supérieur (en entier : { $whole }) : { $list }
}
hadara-why-gold = { $n ->
    [0] aucun sceau d’or
   *[other] 7 points par série de cinq couleurs × nombre de sceaux ({ $n })
}
hadara-why-cards = { $n ->
    [0] aucune carte
    [one] les points de { $n } carte
   *[other] les points de { $n } cartes
}
hadara-why-coins = { $n ->
    [0] aucune pièce
    [one] { $n } pièce, un point par tranche de cinq
   *[other] { $n } pièces, un point par tranche de cinq
}

## A first match

hadara-lesson-draft = Le choix
hadara-lesson-region = Les régions
hadara-lesson-take = Cartes et bustes
hadara-lesson-hunger = Vivres et sceaux
hadara-lesson-end = La fin
hadara-learn-welcome-title = Ta civilisation
hadara-learn-welcome = Tu bâtis une civilisation en trois époques. Les cartes déplacent ces quatre marqueurs : revenu, force militaire, culture et nourriture. Régions, bustes, sceaux, cartes et pièces donnent des points. Le plus de points gagne.
hadara-learn-wheel-title = Règle la roue
hadara-learn-wheel = Tu commences. La roue dit dans quelle pile chacun pioche ; elle avance d’un cran par tour, et en cinq tours chacun passe par les cinq couleurs. Choisis le jaune pour y piocher d’abord.
hadara-learn-pair-title = Une à garder, une à donner
hadara-learn-pair = Tu as pioché deux cartes jaunes. L’une va face visible sur le plateau, où d’autres peuvent la prendre. L’autre, tu la gardes à son prix ou tu la vends. Garde la deuxième : revenu et force militaire, pour 3 pièces.
hadara-learn-sell-title = Les pièces sont rares
hadara-learn-sell = Une carte inutile se vend : 2 pièces à la première époque, 3 à la deuxième, 4 à la troisième. Pose la première sur le plateau et vends la deuxième.
hadara-learn-discount-title = Les couleurs coûtent moins
hadara-learn-discount = Chacune de tes cartes rend les suivantes de sa couleur moins chères d’une pièce. Les tours jusqu’à la fin du choix sont joués pour toi.
hadara-learn-region-title = Une région à portée
hadara-learn-region = Après le choix, chacun touche des pièces selon son revenu. Ta force militaire de 3 atteint une région. Pille-la pour des pièces, ou annexe-la : paie, retourne-la, gagne ressources et points. Annexe-la.
hadara-learn-take-title = Ce que les autres ont laissé
hadara-learn-take = Phase B : chacun prend à son tour des cartes du plateau, cinq en tout. Garde-les ou vends-les. Chacune de tes cartes demande une nourriture à la fin de l’époque. Garde la verte.
hadara-learn-bust-title = Sculpte un buste
hadara-learn-bust = Ta culture atteint le premier buste. Il reçoit une de tes tuiles bonus : côté ressource, elle déplace aussitôt ce marqueur ; côté points, elle compte à la fin. Sculpte-le avec la culture, côté ressource.
hadara-learn-hunger-title = Une carte de trop
hadara-learn-hunger = Dans une autre partie, l’époque s’achève avec huit cartes et des vivres pour sept. L’une doit partir, avec tout ce qu’elle a donné. Sous chacune est écrit le coût. Choisis la moins chère, puis confirme.
hadara-learn-seals-title = Des sceaux pour la fin
hadara-learn-seals = Avant la fin de l’époque, tu peux acheter des sceaux. L’argent vaut à la fin la moitié d’un marqueur, l’or 7 points par série de cinq couleurs. Achète le sceau d’argent du revenu.
hadara-learn-score-title = Le dernier compte
hadara-learn-score = Deux époques plus tard, on compte tout : cartes, régions, bustes, sceaux, et un point par tranche de cinq pièces. Appuie sur un nombre, il dit d’où il vient.
hadara-learn-end-title = À toi
hadara-learn-end = Aux époques suivantes, les cartes coûtent plus et font plus ; le reste, tu le sais déjà. En cas de doute, laisse le pointeur ou le doigt sur une pièce. Joue !
hadara-learn-not-any-wheel = En partie, toute couleur convient : elle ne change que l’ordre. Ici, commence par le jaune, qui rapporte des pièces.
hadara-learn-not-first-card = Tu peux, mais la deuxième ajoute aussi de la force militaire, et ta première région en demandera.
hadara-learn-not-needs-start = Vendue, elle rapporte 2 pièces une fois. Gardée, son revenu te paie encore et encore : au début, garde-la.
hadara-learn-not-short-of-coins = Tu pourrais, mais il te manquerait des pièces pour la suite. Cette fois, vends.
hadara-learn-not-other-way = Les deux se vendent 2 pièces, mais celle du plateau, d’autres peuvent la prendre. Laisse-leur la première.
hadara-learn-not-coins-only = Les pièces font plaisir, mais filent vite. Une région annexée donne des ressources maintenant et des points à la fin.
hadara-learn-not-for-nothing = Alors tu l’as atteint pour rien : ce que tu laisses ne donne ni ressources ni points dans cette phase.
hadara-learn-not-food-first = Bientôt, tu aurais plus de cartes que de vivres, et tu en perdrais une avec tout ce qu’elle a donné. La verte nourrit : garde-la.
hadara-learn-not-other-bust = C’est permis aussi. Mais la tuile culture, côté ressource, avance aussitôt ta culture, et le prochain buste se rapproche.
hadara-learn-not-costs-more = Celle-là te coûte des points, ou des vivres dont d’autres ont besoin. Une des violettes ne coûte rien du tout.
hadara-learn-not-no-set = Tu n’as ni carte rouge ni carte verte : pas encore de série. Pour l’instant, il ne vaudrait rien.
hadara-learn-not-grows-less = Il vaut la moitié de ce que ce marqueur montre à la fin. Le revenu, tes cartes jaunes le poussent, et il te paie en chemin.
hadara-learn-not-coins-pay-less = Cinq pièces ne font qu’un point à la fin. Un sceau n’est jamais aussi bon marché qu’à la première époque.

hadara-title-count = { $epoch ->
    [3] Le décompte final
   *[other] Si la partie finissait maintenant
}
hadara-score-regions = Régions : les points imprimés
hadara-score-busts = Bustes : leurs points et ceux des tuiles côté points
hadara-score-silver = Sceaux d’argent : la moitié du marqueur, arrondie au-dessus
hadara-score-gold = Sceaux d’or : 7 points par série de cinq couleurs
hadara-score-cards = Cartes : les points imprimés
hadara-score-coins = Pièces : cinq valent un point
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
