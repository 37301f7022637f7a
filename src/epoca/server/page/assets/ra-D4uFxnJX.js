var e=`### Ra, in French. Every message may use $edition: classic, modern or barque.
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

ra-edition-classic = Classique\xA0: de trois à cinq joueurs, les tuiles Ra restent sur la piste de Ra
ra-edition-modern = Moderne\xA0: de deux à cinq joueurs, les tuiles Ra restent sur la piste de Ra
ra-edition-barque = Barque\xA0: de deux à cinq joueurs, la barque vogue le long de la piste de Ra
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
ra-board-high-bid = Mise la plus haute\xA0: { $sun }, par { $seat }
ra-board-no-bid = Aucune mise pour l’instant

## What happened

ra-event-drew = { $edition ->
    [classic] { $seat } retourne\xA0: { $tile }.
   *[other] { $seat } pioche\xA0: { $tile }.
}
ra-event-drew-ra = { $edition ->
    [classic] { $seat } retourne un RA\xA0! C’est le numéro { $count } sur { $last }.
    [barque] { $seat } pioche un RA\xA0! La barque avance\xA0: case { $count } sur { $last }.
   *[other] { $seat } pioche un RA\xA0! C’est le numéro { $count } sur { $last }.
}
ra-event-auction-opened = { $call ->
    [drawn] { $edition ->
        [classic] Enchères\xA0! Grand prêtre de Ra\xA0: { $seat }.
       *[other] Enchères\xA0! { $seat } prend la statue de Ra.
    }
    [invoked] { $seat } invoque Ra. Enchères\xA0!
   *[invoked-full] { $seat } invoque Ra, la piste est pleine. Enchères\xA0!
}
ra-event-bid-made = { $seat } mise le soleil { $sun }.
ra-event-passed = { $forced ->
    [yes] { $seat } n’a aucun soleil à miser et passe.
   *[no] { $seat } passe.
}
ra-event-won = { $tiles-count ->
    [0] { $seat } remporte l’enchère avec le soleil { $sun } et prend le soleil { $centre_sun }.
   *[other] { $seat } remporte l’enchère avec le soleil { $sun } et prend\xA0: { $tiles }, plus le soleil { $centre_sun }.
}
ra-event-nobody-bid = { $discarded-count ->
    [0] Personne ne mise\xA0: les tuiles restent.
   *[other] Personne ne mise\xA0: la piste pleine est vidée.
}
ra-event-god-spent = { $seat } joue un dieu et prend\xA0: { $tile }.
ra-event-tiles-lost = { $seat } perd\xA0: { $tiles }.
ra-event-epoch-ended = { $reason ->
    [last-ra] Le dernier Ra sort\xA0: l’{ ra-epoch-word } { $epoch } s’achève aussitôt.
   *[no-suns] Tous les soleils sont utilisés\xA0: l’{ ra-epoch-word } { $epoch } s’achève.
}
ra-event-scored = { $total ->
    [hidden] { $seat }\xA0: { $gained } pour l’{ ra-epoch-word } { $epoch }.
   *[other] { $seat }\xA0: { $gained } pour l’{ ra-epoch-word } { $epoch }, { $total } en tout.
}
ra-event-epoch-opened = { ra-epoch }\xA0: c’est parti. { $seat } a le soleil le plus haut.
ra-event-match-over = { $winner } gagne.
ra-event-turn-began = À { $seat } de jouer.
ra-event-asked-to-bid = { $seat } mise ou passe.
ra-event-may-go-on = { $seat } peut jouer un autre dieu.
ra-event-must-lose = { $seat } doit défausser\xA0: { $civilizations ->
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
    [classic] À ton tour, tu peux retourner une tuile, invoquer Ra ou jouer des dieux\xA0; rien d’autre.
   *[other] À ton tour, tu peux piocher une tuile, invoquer Ra ou jouer des dieux\xA0; rien d’autre.
}
ra-refusal-track-full = { $edition ->
    [classic] La piste de jeu est pleine\xA0: invoque Ra ou joue un dieu.
   *[other] La piste d’enchères est pleine\xA0: invoque Ra ou joue un dieu.
}
ra-refusal-no-passing = { $edition ->
    [classic] Hors des enchères, on ne passe pas\xA0: retourne une tuile, invoque Ra ou joue un dieu.
   *[other] Hors des enchères, on ne passe pas\xA0: pioche une tuile, invoque Ra ou joue un dieu.
}
ra-refusal-nothing-to-end = { $edition ->
    [classic] Tu n’as joué aucun dieu ce tour-ci\xA0: retourne une tuile, invoque Ra ou joue un dieu.
   *[other] Tu n’as joué aucun dieu ce tour-ci\xA0: pioche une tuile, invoque Ra ou joue un dieu.
}
ra-refusal-spending-gods = Tu joues des dieux ce tour-ci\xA0: joues-en un autre ou tape «\xA0done\xA0».
ra-refusal-no-auction = Il n’y a pas d’enchères en cours\xA0: les soleils ne se misent que pendant les enchères.
ra-refusal-in-auction = Les enchères sont en cours\xA0: mise un soleil ou passe.
ra-refusal-must-bid = Tu as invoqué Ra et personne d’autre n’a misé\xA0: tu dois miser un soleil.
ra-refusal-sun-face-down = Le soleil { $sun } reste face cachée jusqu’à la prochaine { ra-epoch-word }.
ra-refusal-not-your-sun = Tu n’as pas le soleil { $sun }.
ra-refusal-bid-too-low = Le soleil { $sun } ne dépasse pas la mise la plus haute, { $high }.
ra-refusal-no-god = Tu n’as aucun dieu à jouer.
ra-refusal-god-takes-no-god = Un dieu ne peut pas prendre un autre dieu.
ra-refusal-god-takes-no-ra = Un dieu ne peut pas prendre un Ra.
ra-refusal-not-on-track = { $edition ->
    [classic] Cette tuile n’est pas sur la piste de jeu\xA0: { $tile }.
   *[other] Cette tuile n’est pas sur la piste d’enchères\xA0: { $tile }.
}
ra-refusal-must-lose = Défausse d’abord les tuiles que le désastre te prend.
ra-refusal-nothing-to-lose = Aucun désastre ne te frappe maintenant\xA0: il n’y a rien à défausser.
ra-refusal-not-held = Tu n’as pas cette tuile\xA0: { $tile }.
ra-refusal-not-struck = Le désastre ne frappe pas cette tuile\xA0: { $tile }.

## Help

ra-help-draw = { $edition ->
    [classic] retourner une tuile
   *[other] piocher une tuile dans le sac
}
ra-help-ra = invoquer Ra\xA0: les enchères commencent
ra-help-bid = miser un de tes soleils, ici le 13\xA0; le nombre seul suffit
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
`;export{e as default};