### Ra, in French. Every message may use $edition: classic, modern or barque.
### The words of the classic edition are those of its French player aid, where a tile is turned over (retourner)
### rather than drawn from a bag (piocher), and the Ra player is the high priest of Ra.

## Words

ra-name = Ra
ra-epoch-word = { $edition ->
    [modern] ère
   *[other] époque
}
ra-epoch = { $edition ->
    [modern] Ère
   *[other] Époque
} { $epoch }

ra-edition-classic = Classique : de trois à cinq joueurs, les tuiles Ra restent sur la piste de Ra
ra-edition-modern = Moderne : de deux à cinq joueurs, les tuiles Ra restent sur la piste de Ra
ra-edition-barque = Barque : de deux à cinq joueurs, la barque vogue le long de la piste de Ra
ra-scores-hidden = les points restent secrets jusqu’à la fin
ra-scores-open = les points sont visibles de tous

ra-tile-ra = Ra
ra-tile-pharaoh = pharaon
ra-tile-nile = Nil
ra-tile-flood = crue
ra-tile-god = dieu
ra-tile-gold = or
ra-tile-art = art
ra-tile-agriculture = agriculture
ra-tile-religion = religion
ra-tile-astronomy = astronomie
ra-tile-writing = écriture
ra-tile-fortress = forteresse
ra-tile-obelisk = obélisque
ra-tile-palace = palais
ra-tile-pyramid = pyramide
ra-tile-temple = temple
ra-tile-statue = statue
ra-tile-step-pyramid = pyramide à degrés
ra-tile-sphinx = sphinx
ra-tile-funeral = funérailles
ra-tile-drought = sécheresse
ra-tile-unrest = { $edition ->
    [modern] guerre
   *[other] agitation
}
ra-tile-earthquake = tremblement de terre

ra-gods = { $edition ->
    [classic] Anubis, Bastet, Khnoum, Horus, Seth, Sobek, Thot et Ouadjet
   *[other] Les huit dieux d’Égypte
}

ra-category-gods = Dieux
ra-category-gold = Or
ra-category-pharaohs = Pharaons
ra-category-river = { $edition ->
    [modern] Fleuve
   *[other] Nil et crues
}
ra-category-civilizations = Civilisations
ra-category-monuments = Monuments
ra-category-suns = Soleils
ra-category-floor = Jamais sous zéro

## The board

ra-board-track = { $edition ->
    [classic] Piste de jeu
   *[other] Piste d’enchères
}
ra-board-ra-track = { $edition ->
    [barque] Barque de Ra
   *[other] Piste de Ra
}
ra-board-centre-sun = Soleil au centre
ra-board-bag = Sac
ra-board-bag-count = { $tiles ->
    [one] { $tiles } tuile, dont { $ras } Ra
   *[other] { $tiles } tuiles, dont { $ras } Ra
}
ra-board-points = { $edition ->
    [classic] { $points ->
        [one] { $points } point de renommée
       *[other] { $points } points de renommée
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
ra-board-points-secret = { $edition ->
    [classic] renommée secrète
   *[other] points secrets
}
ra-board-suns = Soleils
ra-board-kept = Conservées
ra-board-this-epoch = Cette { ra-epoch-word }
ra-board-empty = rien pour l’instant
ra-board-high-bid = Mise la plus haute : { $sun }, par { $seat }
ra-board-no-bid = Aucune mise pour l’instant

## What happened

ra-event-drew = { $edition ->
    [classic] { $seat } retourne : { $tile }.
   *[other] { $seat } pioche : { $tile }.
}
ra-event-drew-ra = { $edition ->
    [classic] { $seat } retourne un RA ! C’est le numéro { $count } sur { $last }.
    [barque] { $seat } pioche un RA ! La barque avance : case { $count } sur { $last }.
   *[other] { $seat } pioche un RA ! C’est le numéro { $count } sur { $last }.
}
ra-event-auction-opened = { $call ->
    [drawn] { $edition ->
        [classic] Enchères ! Grand prêtre de Ra : { $seat }.
       *[other] Enchères ! { $seat } prend la statue de Ra.
    }
    [invoked] { $seat } invoque Ra. Enchères !
   *[invoked-full] { $seat } invoque Ra, la piste est pleine. Enchères !
}
ra-event-bid-made = { $seat } mise le soleil { $sun }.
ra-event-passed = { $forced ->
    [yes] { $seat } n’a aucun soleil à miser et passe.
   *[no] { $seat } passe.
}
ra-event-won = { $tiles-count ->
    [0] { $seat } remporte l’enchère avec le soleil { $sun } et prend le soleil { $centre_sun }.
   *[other] { $seat } remporte l’enchère avec le soleil { $sun } et prend : { $tiles }, plus le soleil { $centre_sun }.
}
ra-event-nobody-bid = { $discarded-count ->
    [0] Personne ne mise : les tuiles restent.
   *[other] Personne ne mise : la piste pleine est vidée.
}
ra-event-god-spent = { $seat } joue un dieu et prend : { $tile }.
ra-event-tiles-lost = { $seat } perd : { $tiles }.
ra-event-epoch-ended = { $reason ->
    [last-ra] Le dernier Ra sort : l’{ ra-epoch-word } { $epoch } s’achève aussitôt.
   *[no-suns] Tous les soleils sont utilisés : l’{ ra-epoch-word } { $epoch } s’achève.
}
ra-event-scored = { $total ->
    [hidden] { $seat } : { $gained } pour l’{ ra-epoch-word } { $epoch }.
   *[other] { $seat } : { $gained } pour l’{ ra-epoch-word } { $epoch }, { $total } en tout.
}
ra-event-epoch-opened = { ra-epoch } : c’est parti. { $seat } a le soleil le plus haut.
ra-event-match-over = { $winner } gagne.
ra-event-turn-began = À { $seat } de jouer.
ra-event-asked-to-bid = { $seat } mise ou passe.
ra-event-may-go-on = { $seat } peut jouer un autre dieu.
ra-event-must-lose = { $seat } doit défausser : { $civilizations ->
    [0] { $monuments ->
        [one] { $monuments } monument
       *[other] { $monuments } monuments
    }
   *[other] { $monuments ->
        [0] { $civilizations ->
            [one] { $civilizations } civilisation
           *[other] { $civilizations } civilisations
        }
       *[other] { $civilizations ->
            [one] { $civilizations } civilisation
           *[other] { $civilizations } civilisations
        } et { $monuments ->
            [one] { $monuments } monument
           *[other] { $monuments } monuments
        }
    }
}.

## Why not

ra-refusal-seats = Cette édition se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
ra-refusal-match-over = La partie est finie.
ra-refusal-not-your-turn = C’est à quelqu’un d’autre de jouer.
ra-refusal-no-such-action = { $edition ->
    [classic] À ton tour, tu peux retourner une tuile, invoquer Ra ou jouer des dieux ; rien d’autre.
   *[other] À ton tour, tu peux piocher une tuile, invoquer Ra ou jouer des dieux ; rien d’autre.
}
ra-refusal-track-full = { $edition ->
    [classic] La piste de jeu est pleine : invoque Ra ou joue un dieu.
   *[other] La piste d’enchères est pleine : invoque Ra ou joue un dieu.
}
ra-refusal-no-passing = { $edition ->
    [classic] Hors des enchères, on ne passe pas : retourne une tuile, invoque Ra ou joue un dieu.
   *[other] Hors des enchères, on ne passe pas : pioche une tuile, invoque Ra ou joue un dieu.
}
ra-refusal-nothing-to-end = { $edition ->
    [classic] Tu n’as joué aucun dieu ce tour-ci : retourne une tuile, invoque Ra ou joue un dieu.
   *[other] Tu n’as joué aucun dieu ce tour-ci : pioche une tuile, invoque Ra ou joue un dieu.
}
ra-refusal-spending-gods = Tu joues des dieux ce tour-ci : joues-en un autre ou tape « done ».
ra-refusal-no-auction = Il n’y a pas d’enchères en cours : les soleils ne se misent que pendant les enchères.
ra-refusal-in-auction = Les enchères sont en cours : mise un soleil ou passe.
ra-refusal-must-bid = Tu as invoqué Ra et personne d’autre n’a misé : tu dois miser un soleil.
ra-refusal-sun-face-down = Le soleil { $sun } reste face cachée jusqu’à la prochaine { ra-epoch-word }.
ra-refusal-not-your-sun = Tu n’as pas le soleil { $sun }.
ra-refusal-bid-too-low = Le soleil { $sun } ne dépasse pas la mise la plus haute, { $high }.
ra-refusal-no-god = Tu n’as aucun dieu à jouer.
ra-refusal-god-takes-no-god = Un dieu ne peut pas prendre un autre dieu.
ra-refusal-god-takes-no-ra = Un dieu ne peut pas prendre un Ra.
ra-refusal-not-on-track = { $edition ->
    [classic] Cette tuile n’est pas sur la piste de jeu : { $tile }.
   *[other] Cette tuile n’est pas sur la piste d’enchères : { $tile }.
}
ra-refusal-must-lose = Défausse d’abord les tuiles que le désastre te prend.
ra-refusal-nothing-to-lose = Aucun désastre ne te frappe maintenant : il n’y a rien à défausser.
ra-refusal-not-held = Tu n’as pas cette tuile : { $tile }.
ra-refusal-not-struck = Le désastre ne frappe pas cette tuile : { $tile }.

## Help

ra-help-draw = { $edition ->
    [classic] retourner une tuile
   *[other] piocher une tuile dans le sac
}
ra-help-ra = invoquer Ra : les enchères commencent
ra-help-bid = miser un de tes soleils, ici le 13 ; le nombre seul suffit
ra-help-pass = passer pendant les enchères
ra-help-god = jouer un dieu pour prendre une tuile de la piste, ici un Nil
ra-help-done = ne plus jouer de dieu et finir le tour
ra-help-lose = défausser une tuile à cause d’un désastre, ici une pyramide

## Opponents

ra-level-farmer = Paysan : prend ce qui brille, et apprend à la fin de l'époque ce que cela valait
ra-level-scribe = Scribe : compte avec soin, mais pas toujours les bonnes choses
ra-level-priest = Prêtre : évalue bien la plupart des lots, un coup à l'avance
ra-level-vizier = Vizir : pèse ce que les autres vont miser et ce que le sac peut apporter
ra-level-pharaoh = Pharaon : la pleine force, et une seconde de réflexion par coup

## Words of the page

ra-about = Pioche des tuiles, invoque Ra, mise tes soleils. Ce que les dieux donnent, ils le reprennent aussi : trois époques d’enchères en Égypte.
ra-option-edition = Édition
ra-option-scores = Points

## Moves

ra-move-draw = { $edition ->
    [classic] Retourner une tuile
   *[other] Piocher
}
ra-move-ra = Invoquer Ra
ra-move-pass = Passer
ra-move-done = Terminé
ra-move-bid = Miser { $sun }
ra-move-lose = Défausser : { $tile }
ra-move-god = Jouer un dieu : { $tile }

## The page's board

ra-board-auction-drawn = { $edition ->
    [classic] { $name } retourne un Ra
   *[other] { $name } pioche un Ra
}
ra-board-auction-invoked = { $name } invoque Ra
ra-board-auction-invoked-full = { $name } invoque Ra : la piste est pleine
ra-board-passed = passe
ra-board-statue = La statue de Ra : le joueur de Ra
ra-board-suns-that-win = Tes soleils au-dessus de la mise la plus haute : { $suns }
ra-board-sun-down = { $sun }, face cachée
ra-board-ra-chance = Ra ensuite : { $percent } %

## Settled before one's turn

ra-intend-pass = passer ces enchères
ra-intend-bid = miser jusqu’à { $sun }
ra-intend-draw = piocher à moins de { $tiles } tuiles

## Where points come from

ra-why-gods = { $n ->
    [0] aucun dieu
    [one] { $n } dieu, 2 points
   *[other] { $n } dieux, 2 points chacun
}
ra-why-gold = { $n ->
    [0] pas d’or
   *[other] { $n } or, 3 points chacun
}
ra-why-pharaohs = { $points ->
    [5] le plus de pharaons
    [-2] le moins de pharaons
   *[other] ni le plus ni le moins de pharaons
}
ra-why-river = { $n ->
    [0] aucune crue : le Nil seul ne rapporte rien
    [one] { $n } tuile du fleuve
   *[other] { $n } tuiles Nil et crue, dont une crue
}
ra-why-civilizations = { $points ->
    [-5] aucune civilisation
    [0] une ou deux civilisations différentes
    [5] trois civilisations différentes
    [10] quatre civilisations différentes
   *[other] cinq civilisations différentes
}
ra-why-monuments = { $kinds } monuments différents : { $different } ; trois ou plus identiques : { $same }
ra-why-suns = { $points ->
    [5] la plus forte somme de soleils
    [-5] la plus faible somme de soleils
   *[other] ni la plus forte ni la plus faible somme de soleils
}
ra-why-floor = personne ne descend sous zéro point

## Looking at a match

ra-next-auction = Enchères suivantes

## A first match

ra-learn-welcome = Trois époques d’enchères. À ton tour, tu pioches une tuile, ou tu invoques Ra pour lancer les enchères. Tu paies avec des soleils : les disques à numéros. Qui a le plus de points après trois époques gagne.
ra-learn-draw = Chacun a quatre soleils, et chaque soleil peut remporter une enchère à cette époque. Tu as le 13, le plus haut, donc tu commences. Pioche une tuile.
ra-learn-groups = Un dieu. Les tuiles s’accumulent sur la piste d’enchères jusqu’à ce que quelqu’un lance les enchères. Ana pioche un pharaon : qui en a le plus marque 5 points, qui en a le moins en perd 2. Piotr pioche une crue : avec une crue, chaque Nil et chaque crue vaut un point. Pioche encore.
ra-learn-invoke = La piste a maintenant un dieu, deux pharaons, une crue, un Nil et un monument. C’est un bon lot ! Invoque Ra : chacun mise alors une fois, et toi en dernier.
ra-learn-bid = Ana passe, Piotr mise son 4. Une mise doit dépasser la précédente. Ton 5 suffit, et le 8 et le 13 restent pour plus tard. Mise 5.
ra-learn-won = Le lot est à toi. Ton 5 est maintenant au centre, et tu prends le 1 qui s’y trouvait, face cachée jusqu’à la prochaine époque. Un soleil achète donc aussi un soleil : avec de petits soleils, la prochaine époque est maigre.
ra-learn-disaster = Ana pioche de l’or, qui vaut 3 points. Piotr pioche des funérailles : un désastre. Qui les remporte perd deux pharaons. Pioche, et espère.
ra-learn-drawn = Un Ra ! Il avance sur la piste de Ra, et les enchères s’ouvrent aussitôt. Quand la piste de Ra est pleine, l’époque s’achève aussitôt, et les soleils pas encore utilisés sont gâchés. Personne ne veut des funérailles. Passe aussi : après un Ra pioché, tout le monde peut passer, et les tuiles restent.
ra-learn-god = Tu as un dieu. Au lieu de piocher, joue-le pour prendre une tuile de la piste. À la fin de l’époque, l’or vaut plus que le dieu. Prends l’or.
ra-learn-epoch = L’époque est finie et les points sont comptés : dieux, or, pharaons, fleuve et civilisations. Trois, quatre ou cinq civilisations différentes valent 5, 10 ou 15 points ; sans aucune, tu en perds 5.
ra-learn-lasting = Les tuiles à scarabée restent : pharaons, Nil, monuments. Les autres partent. Tous les soleils sont de nouveau face visible, et qui a le plus haut commence.
ra-learn-end = La troisième époque compte davantage : les monuments rapportent s’ils sont différents et à partir de trois pareils, et la plus haute somme de soleils vaut 5 points, la plus basse en coûte 5. Tu sais tout ce qu’il faut.
