var e=`### Ra, in French. Every message may use $edition: classic, modern or barque.
### The words of the classic edition are those of its French player aid, where a tile is turned over (retourner)
### rather than drawn from a bag (piocher), and the Ra player is the high priest of Ra.

## Words

ra-name = Ra
ra-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
ra-epoch = Époque { ra-epoch-number }

ra-edition-classic = Classique (3 à 5 joueurs)
ra-edition-modern = Moderne (2 à 5 joueurs)
ra-edition-barque = Barque (2 à 5 joueurs)
ra-edition-no-barque = Sans barque (2 à 5 joueurs)
ra-about-edition-classic = La première édition\xA0: on retourne les tuiles, et les Ra restent sur la piste de Ra.
ra-about-edition-modern = L’édition actuelle\xA0: les tuiles sortent d’un sac, et les Ra restent sur la piste de Ra.
ra-about-edition-barque = Avec la barque\xA0: au lieu d’aligner des tuiles Ra, une barque avance sur la piste de Ra.
ra-about-edition-no-barque = L’autre face du plateau de l’édition à la barque\xA0: les Ra restent sur la piste de Ra.
ra-scores-hidden = Points secrets jusqu’à la fin
ra-scores-open = Points visibles de tous
ra-memory-shown = Décomptes visibles
ra-memory-hidden = Sans décompte
ra-about-memory-shown = Tu peux consulter ce qui reste dans le sac et les décomptes passés.
ra-about-memory-hidden = Rien n’est compté pour toi\xA0: fie-toi à ta mémoire.

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
    [modern] Sekhmet, Seshat et six autres dieux
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
ra-board-bag = { $edition ->
    [classic] Tuiles face cachée
   *[other] Sac
}
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
ra-board-this-epoch = Cette époque
ra-board-empty = rien pour l’instant
ra-board-high-bid = Mise la plus haute\xA0: { $sun }, par { $seat }
ra-board-no-bid = Aucune mise pour l’instant

## What happened

ra-tiles-to-lose = { $civilizations ->
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
}

## Why not

## Help

ra-bot-farmer = Paysan
ra-bot-scribe = Scribe
ra-bot-priest = Prêtre
ra-bot-vizier = Vizir
ra-bot-pharaoh = Pharaon
ra-bot-random = Hasard
ra-bot-beginner = Débutant
ra-bot-greedy = Avide
ra-bot-greedy-bold = Téméraire
ra-bot-greedy-miser = Avare
ra-bot-greedy-builder = Bâtisseur
ra-bot-network = Réseau

## Opponents

ra-level-farmer = Veut tous les lots, ne voit que l’époque en cours et a une tuile préférée.
ra-level-scribe = Compte les points de l’époque, a une tuile préférée et craint les désastres.
ra-level-priest = Évalue bien la plupart des lots, avec un faible pour les points vite gagnés.
ra-level-vizier = Pèse ce que les autres vont miser et ce qui peut encore sortir.
ra-level-pharaoh = À pleine puissance, avec une seconde de réflexion par coup.

## Words of the page

ra-about = Pioche des tuiles, invoque Ra, mise tes soleils. Ce que les dieux donnent, ils le reprennent aussi\xA0: trois époques d’enchères en Égypte.
ra-option-edition = Édition
ra-option-scores = Scores
ra-option-memory = Mémoire

## Moves

ra-move-draw = { $edition ->
    [classic] Retourner une tuile
   *[other] Piocher
}
ra-move-ra = Invoquer Ra
ra-move-pass = Passer
ra-move-done = Terminé
ra-move-bid = Miser { $sun }
ra-move-lose = Défausser\xA0: { $tile }
ra-move-god = Jouer un dieu pour\xA0: { $tile }

## The page's board

ra-board-auction-drawn = { $edition ->
    [classic] { $you ->
        [yes] Tu retournes un Ra
       *[no] { $name } retourne un Ra
    }
   *[other] { $you ->
        [yes] Tu pioches un Ra
       *[no] { $name } pioche un Ra
    }
}
ra-board-auction-invoked = { $you ->
    [yes] Tu invoques Ra
   *[no] { $name } invoque Ra
}
ra-board-auction-invoked-full = { $you ->
    [yes] Tu invoques Ra\xA0: la piste est pleine
   *[no] { $name } invoque Ra\xA0: la piste est pleine
}
ra-board-passed = passe
ra-board-statue = { $edition ->
    [classic] Le pion Ra\xA0: le grand prêtre de Ra
   *[other] La statue de Ra\xA0: ce joueur a lancé les enchères
}
ra-board-sun-down = { $sun }, face cachée
ra-title-turn = À toi de jouer
ra-line-turn = { $god ->
    [yes] Pioche une tuile, invoque Ra ou joue un dieu
   *[no] Pioche une tuile ou invoque Ra
}
ra-line-full = { $god ->
    [yes] La piste est pleine\xA0: invoque Ra ou joue un dieu
   *[no] La piste est pleine\xA0: invoque Ra
}
ra-title-god = Quelle tuile\xA0?
ra-line-god = Joue le dieu pour prendre une tuile de la piste
ra-title-lose = { $disaster ->
    [earthquake] La terre tremble
   *[unrest] { $edition ->
        [modern] La guerre éclate
       *[other] L’agitation gagne le pays
    }
}
ra-line-lose = { $disaster ->
    [earthquake] { $n ->
        [one] Choisis le monument qui s’écroule
       *[other] Choisis les { $n } monuments qui s’écroulent
    }
    [unrest] { $n ->
        [one] Choisis la civilisation que tu perds
       *[other] Choisis les { $n } civilisations que tu perds
    }
   *[both] Choisis les { $n } tuiles que tu perds
}
ra-board-struck = À toi de choisir ce que tu défausses, nouvelles tuiles comprises.
ra-board-you = Toi
ra-board-bid = Miser
ra-board-bids = mise
ra-board-you-bid = à toi
ra-board-last = en dernier
ra-board-caller = mise en dernier
ra-board-leads = mène avec le { $sun }
ra-board-draw = Piocher
ra-board-invoke-note = { $tiles ->
    [0] une enchère pour le seul soleil
    [one] une enchère pour cette tuile
   *[other] une enchère pour ces { $tiles }
}
ra-board-next-sun = le prochain soleil du gagnant
ra-board-highest = plus haute mise
ra-board-worth = vaut
ra-board-of = { $n } sur { $all }
ra-board-set = une série de { $n }
ra-board-no-flood = sans crue
ra-board-most = le plus
ra-board-fewest = le moins
ra-board-end = fin
ra-board-too-low = trop bas
ra-board-asleep = dort
ra-board-gods-gold = Dieux, or
ra-board-spend-god = Jouer un dieu
ra-board-suns-of = Soleils\xA0: { $up }\xA0; face cachée\xA0: { $down }
ra-board-of-ra = sur { $last } Ra
ra-board-ra-count = Ra sortis pendant cette époque\xA0: { $drawn } sur { $last }
ra-board-exchange = { $tiles ->
    [0] Tu donnes { $give } et reçois { $get }
    [one] Tu donnes { $give } et reçois { $get } avec une tuile
   *[other] Tu donnes { $give } et reçois { $get } avec { $tiles } tuiles
}
ra-board-answer = { $name } pourrait encore répondre avec le { $sun }.
ra-board-answers = { $n } autres peuvent encore surenchérir.
ra-board-unbeaten = Personne ne peut surenchérir.
ra-board-unraised = Soulève un soleil pour voir ce qu’il rapporterait.
ra-tip-flood = { $n ->
    [one] Une crue réveillerait ton Nil.
   *[other] Une crue réveillerait tes { $n } Nils.
}
ra-tip-most = Encore un pharaon et tu en as le plus.
ra-tip-share = Encore un pharaon et tu es à égalité en tête.
ra-tip-fewest = Avec un pharaon de plus, tu n’en as plus le moins.
ra-tip-no-civilization = N’importe quelle civilisation t’épargne le −5.
ra-tip-civilization = Une sorte de civilisation de plus rapporte 5 points.
ra-tip-funeral = Les funérailles te prendraient { $n ->
    [1] un pharaon
   *[2] deux pharaons
}.
ra-tip-drought = La sécheresse te prendrait { $n ->
    [1] une tuile du fleuve
   *[2] deux tuiles du fleuve
}.
ra-tip-unrest = { $edition ->
    [modern] La guerre
   *[other] L’agitation
} te prendrait { $n ->
    [1] une civilisation
   *[2] deux civilisations
}.
ra-tip-earthquake = Le tremblement de terre te prendrait { $n ->
    [1] un monument
   *[2] deux monuments
}.
ra-confirm-bid = Miser le { $sun }
ra-confirm-god = Prendre\xA0: { $tile }
ra-confirm-lose = Défausser
ra-choose-again = Choisir à nouveau
ra-lose-missing = { $n ->
    [one] Encore une
   *[other] Encore { $n }
}
ra-lose-chosen = choisies
ra-log-drew = pioche\xA0: { $tile }
ra-log-drew-ra = sort le Ra n° { $count }
ra-log-invoked = invoque Ra
ra-log-bid = mise { $sun }
ra-log-won = { $tiles ->
    [0] gagne le soleil
    [one] prend une tuile
   *[other] prend { $tiles } tuiles
}
ra-log-nobody = { $discarded ->
    [yes] personne ne mise\xA0: la piste est vidée
   *[no] personne ne mise
}
ra-log-god = joue un dieu\xA0: { $tile }
ra-log-lost = perd\xA0: { $tiles }
ra-log-epoch = { $name }\xA0: fin
ra-log-after = Après le Ra n° { $count }
ra-explain-inside = Contient
ra-explain-drawn = Sortis
ra-explain-kinds = { $n ->
    [one] { $n } sorte
   *[other] { $n } sortes
}
ra-explain-sum = { $n } en tout
ra-name-sun = Soleil { $sun }
ra-name-figure = { $edition ->
    [classic] Le pion Ra
   *[other] La statue de Ra
}
ra-explain-sun = Mise-le dans une enchère\xA0: le soleil le plus haut emporte le lot. À la fin, la plus haute somme de soleils vaut 5, la plus basse perd 5.
ra-explain-sun-down = Il dort jusqu’à la prochaine époque. À la fin, la plus haute somme de soleils vaut 5, la plus basse perd 5.
ra-explain-centre = Qui gagne la prochaine enchère le prend, endormi jusqu’à la prochaine époque, et laisse ici le soleil gagnant.
ra-explain-bag = La tuile piochée rejoint le lot. Un Ra lance aussitôt une enchère.
ra-explain-figure = Invoque Ra pour mettre le lot aux enchères\xA0: chacun mise une fois, toi en dernier. Si personne d’autre ne mise, tu dois le faire, sauf si la piste est pleine.
ra-explain-track = { $edition ->
    [barque] Chaque Ra pioché fait avancer la barque d’une case. Le dernier met fin à l’époque aussitôt, et les soleils non utilisés sont perdus.
   *[other] Chaque Ra pioché occupe une case. Le dernier met fin à l’époque aussitôt, et les soleils non utilisés sont perdus.
}
ra-explain-epoch = Ce que rapporterait cette époque si elle s’achevait maintenant. Monuments et soleils comptent après la troisième.
ra-explain-score = Les points des époques déjà comptées, et les 10 du départ.
ra-explain-ra = Une enchère commence aussitôt. Le dernier Ra met fin à l’époque sur-le-champ.
ra-explain-god = 2 points en fin d’époque. À ton tour, joue-le pour prendre une tuile de la piste.
ra-explain-gold = 3 points en fin d’époque.
ra-explain-pharaoh = Le plus de pharaons\xA0: 5 points. Le moins\xA0: −2. Ils restent.
ra-explain-nile = 1 point, mais seulement avec une crue. Il reste.
ra-explain-flood = 1 point, et chaque Nil compte. Part en fin d’époque.
ra-explain-civilization = Trois sortes\xA0: 5 points, quatre\xA0: 10, cinq\xA0: 15\xA0; aucune\xA0: −5. Partent en fin d’époque.
ra-explain-monument = Compte à la fin\xA0: 1 point par sorte, 10 pour sept, 15 pour les huit\xA0; 5 de plus pour trois identiques. Il reste.
ra-explain-funeral = Qui l’emporte perd deux pharaons.
ra-explain-drought = Qui l’emporte perd deux crues, ou des Nils s’il en manque.
ra-explain-unrest = Qui l’emporte perd deux civilisations au choix.
ra-explain-earthquake = Qui l’emporte perd deux monuments au choix.
ra-title-night = La nuit tombe\xA0: { $name }
ra-title-last-night = La dernière nuit
ra-score-gods = Dieux\xA0: 2 points chacun
ra-score-gold = Or\xA0: 3 points chacun
ra-score-pharaohs = Pharaons\xA0: le plus +5, le moins −2
ra-score-river = Fleuve\xA0: avec une crue, 1 par crue et par Nil
ra-score-civilizations = Civilisations\xA0: aucune −5, trois sortes +5, quatre +10, cinq +15
ra-score-monuments = Monuments\xA0: 1 par sorte, sept 10, huit 15\xA0; trois identiques 5, quatre 10, cinq 15
ra-score-suns = Soleils\xA0: la plus haute somme +5, la plus basse −5
ra-score-floor = Personne ne descend sous zéro
ra-score-epoch = Époque
ra-score-morning = { $epoch ->
    [3] À la fin
   *[other] Au matin
}
ra-score-stays = { $epoch ->
    [3] La nuit s’achève, les points sont comptés.
   *[other] Les soleils se réveillent au matin. Pharaons, Nils et monuments restent\xA0; dieux, or, crues et civilisations partent.
}
ra-score-only-last = à l’époque III
ra-idea-ra = Le lot vaut { $points } pour toi\xA0: il est mûr pour une enchère.
ra-idea-ra-others = Une enchère maintenant fait dépenser des soleils aux autres.
ra-idea-draw = Le lot peut encore grandir.
ra-idea-draw-others = Le lot convient mieux à { $name } qu’à toi\xA0: laisse-le changer.
ra-idea-bid = Ces tuiles valent { $points } pour toi\xA0: assez pour un soleil.
ra-idea-pass = Ces tuiles te rapportent { $points }\xA0: plus tard, un soleil peut acheter mieux.
ra-idea-god = Une tuile du lot vaut plus pour toi qu’un dieu.
ra-idea-lose = Tes tuiles ne comptent pas toutes autant.
ra-hint-draw = Regarde le sac.
ra-hint-ra = Regarde le pion Ra.
ra-hint-bid = Regarde tes soleils\xA0: l’un d’eux suffit.
ra-hint-pass = Tous les lots ne valent pas un soleil.
ra-hint-god = Un dieu pourrait prendre une tuile de la piste.
ra-hint-lose = Regarde ce qui compte le moins chez toi.
ra-hint-done = Garde ton autre dieu pour plus tard.
ra-board-ra-chance = Chances de Ra\xA0: { $percent }\xA0%

## Settled before one's turn

ra-intend-pass = Passer pendant ces enchères
ra-intend-bid = Miser jusqu’à { $sun }
ra-intend-draw = Piocher tant qu’il y a moins de { $tiles } tuiles

## Where points come from

## Looking at a match

ra-next-auction = Enchères suivantes

## A first match

ra-lesson-draw = Piocher
ra-lesson-bid = Miser
ra-lesson-ra = Quand Ra arrive
ra-lesson-god = Les dieux
ra-lesson-unrest = Un désastre
ra-lesson-night = La nuit tombe
ra-learn-welcome-title = Bienvenue
ra-learn-welcome = Ra se joue en trois époques d’enchères. Les tuiles s’accumulent ici. Tôt ou tard, quelqu’un lance les enchères, et la plus haute mise les prend toutes. À la fin, le plus de points l’emporte.
ra-learn-suns-title = Tes soleils
ra-learn-suns = On mise avec des soleils. Le numéro est ta mise, et chaque soleil gagne au plus une enchère par époque. Tu as le 13, le plus haut de tous, donc tu commences.
ra-learn-draw-title = Pioche une tuile
ra-learn-draw = À ton tour, deux possibilités\xA0: piocher une tuile dans le sac, ou invoquer Ra pour lancer les enchères. Il n’y a encore rien, alors pioche.
ra-learn-lot-title = Le lot grandit
ra-learn-lot = Tu as pioché un dieu, Ana un pharaon, Piotr une crue. Chaque sorte compte à sa façon\xA0: laisse le pointeur ou le doigt sur une tuile, elle te l’explique. Pioche encore.
ra-learn-invoke-title = Un lot qui vaut la peine
ra-learn-invoke = Un dieu, deux pharaons, une crue, un Nil et un monument\xA0: voilà un bon lot. Invoque Ra. Chacun mise alors une fois, dans le sens horaire, et celui qui a invoqué mise en dernier.
ra-learn-bid-title = Juste assez pour gagner
ra-learn-bid = Ana passe, Piotr mise son 4. Une mise doit dépasser la précédente. Tu veux ces six tuiles\xA0: mise un de tes soleils.
ra-learn-won-title = Les soleils changent de place
ra-learn-won = Les six tuiles sont à toi. Ton 5 est maintenant au centre, pour le prochain gagnant, et le 1 qui y était est à toi, endormi jusqu’à la prochaine époque. Chaque enchère décide aussi de tes mises à venir.
ra-learn-disaster-title = Un désastre attend
ra-learn-disaster = Ana a pioché de l’or, qui vaut 3 points. Piotr a pioché des funérailles\xA0: celui qui les gagne perd deux pharaons. Tu en as deux. Pioche, on verra bien.
ra-learn-drawn-title = Ra\xA0!
ra-learn-drawn = Un Ra pioché fait avancer le soleil, et les enchères s’ouvrent aussitôt. Au huitième, l’époque s’achève et les soleils inutilisés sont perdus. Personne ne veut des funérailles. Passe aussi\xA0: les tuiles restent.
ra-learn-god-title = Un dieu prend ce que tu veux
ra-learn-god = Au lieu de piocher, tu peux dépenser un dieu\xA0: il prend une tuile pour toi, sans enchère. Gardé, il vaut 2 points\xA0; l’or en vaut 3. Touche ton dieu, puis l’or.
ra-learn-try-title = Un essai à bon compte
ra-learn-try = Piotr a invoqué Ra, donc tu mises en premier. Deux Nils et un pharaon t’iraient bien, les funérailles non. Mise ton 2\xA0: s’il gagne, ce n’est pas cher. Seul le gagnant paie.
ra-learn-outbid-title = Perdu, et rien à payer
ra-learn-outbid = Le 3 d’Ana bat ton 2\xA0: le lot est à elle, et les funérailles prennent son pharaon. Ton 2 est toujours à toi, et éveillé. Une enchère perdue ne coûte que les tuiles.
ra-learn-unrest-title = La guerre dans le lot
ra-learn-unrest = Plus tard, dans une autre partie. Tu as pioché Ra, Ana mène avec son 6. La guerre coûte deux civilisations au gagnant, mais deux nouvelles arrivent, et tu en as en double. Mise ton dernier soleil.
ra-learn-lose-title = Lesquelles laisser partir\xA0?
ra-learn-lose = La guerre prend deux civilisations, et c’est toi qui choisis. Seules les différentes comptent\xA0: quatre valent 10 points, trois seulement 5. Choisis-en deux, puis confirme.
ra-learn-spent-title = Tous tes soleils dorment
ra-learn-spent = Pour cette époque, tu as fini\xA0: plus de soleil à miser. Les autres continuent tant qu’ils en ont, ou jusqu’au huitième Ra. Maintenant, la nuit tombe.
ra-learn-score-title = On compte l’époque
ra-learn-score = Une colonne par sorte de tuile. Le moins de pharaons\xA0: tu perds 2. Trois Nils et leur crue\xA0: 4. Quatre civilisations différentes\xA0: 10. Appuie sur un nombre, il dit d’où il vient.
ra-learn-morning-title = Ce qui reste
ra-learn-morning = Une nouvelle époque. Les tuiles à scarabée restent\xA0: pharaons, Nils et monuments. Les autres partent. Tes soleils sont réveillés, et le plus haut commence\xA0: Ana, avec le 12.
ra-learn-end-title = La troisième nuit
ra-learn-end = Deux choses ne comptent qu’à la fin\xA0: les monuments, différents ou par trois et plus identiques, et la somme des soleils\xA0: 5 points pour la plus haute, moins 5 pour la plus basse. C’est tout. Joue\xA0!
ra-learn-not-empty = Il n’y a encore rien à gagner. Si tu invoques maintenant, tous peuvent passer, et ton tour est perdu. Pioche d’abord.
ra-learn-not-early = Trois tuiles, c’est peu pour un soleil sur quatre. Le lot peut encore grandir\xA0: pioche encore.
ra-learn-not-risk = C’est permis, mais la prochaine tuile peut être un désastre, et Ana pourrait invoquer\xA0: tu ne miserais plus en dernier. Invoque Ra tant que le lot est bon.
ra-learn-not-dear = Il gagne aussi, mais c’est cher\xA0: un soleil dépensé est perdu pour cette époque. Lequel, plus petit, bat encore le 4\xA0?
ra-learn-not-gift = Alors Piotr prend les six tuiles avec son 4. Tu peux t’offrir mieux que ça.
ra-learn-not-own-harm = Si tu gagnais, les funérailles prendraient tes deux pharaons\xA0: 3 points d’or ne valent pas cela, ni un soleil.
ra-learn-not-later = Bonne idée, et ce sera bientôt le moment. D’abord, vois ce que fait un Ra\xA0: pioche une tuile.
ra-learn-not-less = Le dieu peut la prendre, mais l’or vaut plus pour toi\xA0: 3 points à la fin de l’époque.
ra-learn-not-wait = Entre-temps, un autre peut gagner l’or. Ton dieu le prend tout de suite\xA0: touche le dieu, puis l’or.
ra-learn-not-too-much = Pour si peu, et avec des funérailles dedans\xA0? Garde ce soleil pour un meilleur lot et mise le plus bas.
ra-learn-not-free = Tu peux passer, mais une mise qui perd ne coûte rien. Essaie ton plus petit soleil.
ra-learn-not-worth-it = Alors trois civilisations restent trois\xA0: 5 points. Avec ce lot, tu en auras quatre\xA0: 10 points, et un monument en plus.
ra-learn-not-last-one = C’est ta seule de cette sorte\xA0: sans elle, il reste trois sortes, 5 points au lieu de 10. Laisse partir celles que tu as en double.

# What a puzzle asks for
ra-theme-turn-began = Retourner une tuile, invoquer Ra ou jouer un dieu
ra-theme-asked-to-bid = Enchérir ou passer
ra-theme-may-go-on = Continuer ou s’arrêter
ra-theme-must-lose = Que sacrifier
# What somebody does wrong again and again
ra-slip-bid-pass = { $bought ->
    [gods] Tu paies trop cher les dieux
    [gold] Tu paies trop cher l’or
    [pharaohs] Tu paies trop cher les pharaons
    [river] Tu paies trop cher le Nil et les crues
    [civilizations] Tu paies trop cher les civilisations
    [monuments] Tu paies trop cher les monuments
   *[other] Tu paies trop cher les lots
}
ra-slip-pass-bid = { $missed ->
    [gods] Tu laisses les dieux aux autres à trop bon prix
    [gold] Tu laisses l’or aux autres à trop bon prix
    [pharaohs] Tu laisses les pharaons aux autres à trop bon prix
    [river] Tu laisses le Nil et les crues aux autres à trop bon prix
    [civilizations] Tu laisses les civilisations aux autres à trop bon prix
    [monuments] Tu laisses les monuments aux autres à trop bon prix
   *[other] Tu laisses partir des lots qui valent une enchère
}
ra-slip-bid-more = Tu enchéris plus haut que nécessaire
ra-slip-bid-less = Tu enchéris trop bas et on te dépasse
ra-slip-draw-ra = Tu continues à retourner des tuiles quand il faudrait invoquer Ra
ra-slip-ra-draw = Tu invoques Ra trop tôt
ra-slip-draw-god = Tu ne vois pas les tuiles qu’un dieu pourrait prendre
ra-slip-ra-god = Tu invoques Ra quand un dieu pourrait prendre une tuile
ra-slip-god-draw = Tu joues tes dieux pour trop peu
ra-slip-god-ra = Tu joues un dieu quand il faudrait invoquer Ra
ra-slip-god = Tu prends la mauvaise tuile avec ton dieu
ra-slip-done-god = Tu cesses trop tôt de jouer des dieux
ra-slip-god-done = Tu joues un dieu de trop
ra-slip-lose = Tu sacrifies les mauvaises tuiles
`;export{e as default};