### La page, en français.

## Partout

web-title = Deux jeux en trois époques
web-subtitle = Entre amis grâce à un lien, sur un seul écran ou contre des bots. Sans compte, sans rien installer.
web-home = Vers la page d’accueil
web-menu = Menu
web-learn = Apprendre
web-rules = Règles
web-language = Langue
web-settings = Réglages
web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-sound = Sons
web-confirm = Redemander avant les coups qui coûtent quelque chose
web-notify = Me prévenir quand c’est à moi de jouer
web-show-panel = Afficher journal et discussion
web-guest = Invité

## La page d’accueil

web-about-ra = Pioche des tuiles, invoque Ra, mise tes soleils. Ce que les dieux donnent, ils le reprennent aussi : trois époques d’enchères en Égypte.
web-about-hadara = Choisis des cartes, occupe des régions, sculpte des bustes, nourris ton peuple : bâtis une civilisation en trois époques.
web-play-now = Jouer
web-learn-it = Apprendre
web-your-table = Une table à toi
web-your-name = Ton nom
web-you-have-a-name = Garder ce nom
web-keep-name-text = Avec une phrase secrète d’au moins 8 caractères, le nom est à toi sur tous tes appareils, avec un classement et un historique. Pas d’e-mail, et aucun moyen de la retrouver.
web-passphrase = Phrase secrète
web-keep-or-return = Le garder, ou y revenir
web-kept = { $name } est gardé pour toi.
web-rating = Classement à { $game } : { $rating }
web-history = Tes dernières parties
web-place-with = { $rank } sur { $seats }, { $points } points
web-game = Jeu
web-opponents-count = Adversaires
web-level = Bots
web-option-edition = Édition
web-option-scores = Points
web-option-deck = Cartes
web-option-start = Cartes de départ
web-with-bots = Contre des bots
web-with-friends = Entre amis
web-friends-count = Personnes à inviter
web-clock = Pendule
web-clock-none = sans pendule
web-clock-quick = 5 minutes, plus 10 secondes par coup
web-clock-calm = 20 minutes, plus 30 secondes par coup
web-clock-days = 3 jours par coup
web-public = Ouverte à tout le monde
web-open-table = Ouvrir la table
web-one-screen = Sur un seul écran
web-names-here = Noms, avec des virgules
web-two-names = Indique au moins deux noms.
web-start = Commencer
web-continue = Continuer à jouer
web-join = Rejoindre une table
web-watch = Regarder
web-finished = Tes parties terminées
web-look-at-file = Revoir une partie
web-open-file = Ouvrir un fichier de partie

## Une table

web-connecting = Connexion ...
web-lost = La connexion est perdue, mais rien d’autre : nous réessayons.
web-no-table = Il n’y a pas de table { $code }.
web-open-seat = place libre
web-waiting-for-people = On attend que les places se remplissent.
web-your-turn = À toi de jouer.
web-turn-of = { $name } décide.
web-winner = Victoire pour { $names } !
web-away = pas là
web-stands-in = { $bot } remplace
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-invite = Ta table pour { $game }
web-qr = Le lien sous forme de code à scanner
web-send-link = Envoie ce lien à tes amis :
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-sit-here = S’asseoir ici
web-add-bot = Faire jouer un bot
web-leave = Quitter
web-take-seat = Prendre la place { $seat }
web-take-back-seat = Reprendre ma place
web-pass-screen = Passe l’écran à { $name }
web-i-am = Je suis { $name }
web-actions = Ce que tu peux faire
web-opponents = Les autres
web-more-of = Montrer ce que possède { $name }
web-board = Le plateau
web-my-things = Tes affaires
web-log = Ce qui s’est passé
web-chat = Discussion
web-log-and-chat = Journal et discussion
web-fold = Replier
web-say = Dis quelque chose
web-mute = Ne plus entendre { $name }
web-unmute = Entendre de nouveau { $name }
web-spectators = { $n ->
    [0] personne ne regarde
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
web-undo = Annuler
web-hint = Conseil
web-hint-thinking = Je réfléchis ...
web-hint-title = Ce que jouerait un bot fort
web-hint-move = Coup
web-hint-chance = Gagne
web-hint-points = Points à la fin
web-table-menu = Cette table
web-resign = Abandonner
web-resign-sure = Abandonner ? Un bot continue et tu es dernier.
web-leave-sure = Quitter ta place ? Un autre pourra la prendre.
web-vacate = Libérer la place de { $name }
web-other-device = Continuer sur un autre appareil
web-other-device-text = Scanne ce code ou ouvre le lien là-bas. Qui l’a joue à ta place.
web-close = Fermer
web-undo-asked = { $name } aimerait reprendre un coup.
web-agree = D’accord
web-disagree = Non
web-rematch = Rejouer
web-replay = Revoir la partie
web-download = Télécharger
web-yes = Oui : { $what }
web-not-so = Non
web-total = Total
web-go-on = Continuer
web-why-hint = Choisis un nombre pour voir d’où il vient.
web-why-gods = { $n ->
    [0] aucun dieu
    [one] { $n } dieu, 2 points
   *[other] { $n } dieux, 2 points chacun
}
web-why-gold = { $n ->
    [0] pas d’or
   *[other] { $n } or, 3 points chacun
}
web-why-pharaohs = { $points ->
    [5] le plus de pharaons
    [-2] le moins de pharaons
   *[other] ni le plus ni le moins de pharaons
}
web-why-river = { $n ->
    [0] aucune crue : le Nil seul ne rapporte rien
    [one] { $n } tuile du fleuve
   *[other] { $n } tuiles Nil et crue, dont une crue
}
web-why-civilizations = { $points ->
    [-5] aucune civilisation
    [0] une ou deux civilisations différentes
    [5] trois civilisations différentes
    [10] quatre civilisations différentes
   *[other] cinq civilisations différentes
}
web-why-monuments = { $kinds } monuments différents : { $different } ; trois ou plus identiques : { $same }
web-why-suns = { $points ->
    [5] la plus forte somme de soleils
    [-5] la plus faible somme de soleils
   *[other] ni la plus forte ni la plus faible somme de soleils
}
web-why-floor = personne ne descend sous zéro point
web-why-regions = régions pillées et annexées : { $list }
web-why-busts = { $n ->
    [0] aucun buste
    [one] { $n } buste, avec sa tuile si elle montre des points
   *[other] { $n } bustes, avec leurs tuiles qui montrent des points
}
web-why-silver = la moitié de chaque marqueur portant un sceau, arrondie au supérieur : { $list }
web-why-gold-seals = { $n ->
    [0] aucun sceau d’or
   *[other] 7 points par série de cinq couleurs, pour chaque sceau ({ $n })
}
web-why-cards = { $n ->
    [one] les points de { $n } carte
   *[other] les points de { $n } cartes
}
web-why-coins = { $n ->
    [one] { $n } pièce, un point pour cinq
   *[other] { $n } pièces, un point pour cinq
}
web-intention = Quand c’est à moi : { $intention }
web-intend-pass = passer ces enchères
web-intend-bid = Miser jusqu’à
web-intend-bid-to = miser jusqu’à { $sun }
web-intend-draw-to = piocher à moins de { $tiles } tuiles
web-intend-more = Décider d’avance ...

web-entry-sat = { $name } prend place.
web-entry-left = { $name } quitte sa place.
web-entry-started = La partie commence.
web-entry-undo-asked = { $name } demande à reprendre un coup.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } est d’accord.
   *[no] { $name } n’est pas d’accord.
}
web-entry-undone = Retour au coup { $ply }.
web-entry-stood-in-time = Temps écoulé pour { $name } : { $bot } continue.
web-entry-stood-in-resigned = { $name } abandonne : { $bot } continue.
web-entry-returned = { $name } est de retour.

## Ra

web-draw = { $edition ->
    [classic] Retourner une tuile
   *[other] Piocher
}
web-ra = Invoquer Ra
web-pass = Passer
web-done = Terminé
web-bid = Miser { $sun }
web-lose = Défausser : { $tile }
web-take-with-god = Jouer un dieu : { $tile }
web-auction-drawn = { $edition ->
    [classic] { $name } retourne un Ra
   *[other] { $name } pioche un Ra
}
web-auction-invoked = { $name } invoque Ra
web-auction-invoked-full = { $name } invoque Ra : la piste est pleine
web-passed = passe
web-ra-statue = La statue de Ra : le joueur de Ra
web-suns-that-win = Tes soleils au-dessus de la mise la plus haute : { $suns }
web-sun-down = { $sun }, face cachée
web-ra-chance = Ra ensuite : { $percent } %

## Hadara

web-phases = Les étapes d’une époque
web-phase-draft = choix
web-phase-region = revenu et région
web-phase-bust = buste
web-phase-take = prendre des cartes
web-phase-hunger = nourrir
web-phase-seals = sceaux
web-start-player = joue en premier
web-wheel-name = La roue
web-wheel = Roue : position { $position }
web-side = Face { $side }
web-keep = Garder
web-sell = Vendre
web-draft-keep = Garder la carte { $card }
web-draft-sell = Vendre la carte { $card }
web-take-keep = Garder la { $colour }
web-take-sell = Vendre la { $colour }
web-plunder = Piller { $requirement }
web-annex = Annexer { $requirement }
web-bust = Buste { $bust } : { $resource }
web-bust-points = Buste { $bust } : points (tuile { $resource })
web-bonus = Tuile bonus : { $resource }
web-seal-gold = Sceau d’or
web-seal-silver = Sceau d’argent : { $resource }
web-no-region = Aucune région
web-no-bust = Aucun buste
web-no-seal = Aucun sceau
web-drop = Défausser { $card }
web-pay = Payer
web-discount = { $colour } : { $n ->
    [one] { $n } pièce de moins
   *[other] { $n } pièces de moins
}
web-too-dear = { $coins ->
    [one] il manque { $coins } pièce
   *[other] il manque { $coins } pièces
}

## Revoir

web-drop-file = Dépose ici un fichier de partie, ou choisis-en un.
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-epoch-back = Une époque en arrière
web-epoch-on = Une époque en avant
web-next-auction = Enchères suivantes
web-play = Lecture
web-pause = Pause
web-move-number = Coup
web-the-deal = La mise en place.
web-look-from = Vu par
web-spectator = le public
web-share-move = Copier un lien vers ce coup
web-verify = Était-ce loyal ?
web-verify-checking = Vérification ...
web-verify-yes = Oui : chaque tirage découle du secret fixé avant le premier coup.
web-verify-no = Non : ceci ne découle pas de son secret.
web-fairness = Empreinte et secret

## Règles

web-rules-of = Les règles de { $game }
web-search = Chercher

## Une première partie

web-learn-title = Une première partie
web-learn-choose = Dix minutes, de vraies positions, une idée à la fois.
web-learn-step = { $step } sur { $steps }
web-learn-try = Regarde l’indice : ici, on attend un autre coup.
web-learn-hint = Joue : { $move }
web-learn-done = Jouer une partie entière
web-back = Retour

web-learn-ra-welcome = Trois époques d’enchères. À ton tour, tu pioches une tuile, ou tu invoques Ra pour lancer les enchères. Tu paies avec des soleils : les disques à numéros. Qui a le plus de points après trois époques gagne.
web-learn-ra-draw = Chacun a quatre soleils, et chaque soleil peut remporter une enchère à cette époque. Tu as le 13, le plus haut, donc tu commences. Pioche une tuile.
web-learn-ra-groups = Un dieu. Les tuiles s’accumulent sur la piste d’enchères jusqu’à ce que quelqu’un lance les enchères. Ana pioche un pharaon : qui en a le plus marque 5 points, qui en a le moins en perd 2. Piotr pioche une crue : avec une crue, chaque Nil et chaque crue vaut un point. Pioche encore.
web-learn-ra-invoke = La piste a maintenant un dieu, deux pharaons, une crue, un Nil et un monument. C’est un bon lot ! Invoque Ra : chacun mise alors une fois, et toi en dernier.
web-learn-ra-bid = Ana passe, Piotr mise son 4. Une mise doit dépasser la précédente. Ton 5 suffit, et le 8 et le 13 restent pour plus tard. Mise 5.
web-learn-ra-won = Le lot est à toi. Ton 5 est maintenant au centre, et tu prends le 1 qui s’y trouvait, face cachée jusqu’à la prochaine époque. Un soleil achète donc aussi un soleil : avec de petits soleils, la prochaine époque est maigre.
web-learn-ra-disaster = Ana pioche de l’or, qui vaut 3 points. Piotr pioche des funérailles : un désastre. Qui les remporte perd deux pharaons. Pioche, et espère.
web-learn-ra-drawn = Un Ra ! Il avance sur la piste de Ra, et les enchères s’ouvrent aussitôt. Quand la piste de Ra est pleine, l’époque s’achève aussitôt, et les soleils pas encore utilisés sont gâchés. Personne ne veut des funérailles. Passe aussi : après un Ra pioché, tout le monde peut passer, et les tuiles restent.
web-learn-ra-god = Tu as un dieu. Au lieu de piocher, joue-le pour prendre une tuile de la piste. À la fin de l’époque, l’or vaut plus que le dieu. Prends l’or.
web-learn-ra-epoch = L’époque est finie et les points sont comptés : dieux, or, pharaons, fleuve et civilisations. Trois, quatre ou cinq civilisations différentes valent 5, 10 ou 15 points ; sans aucune, tu en perds 5.
web-learn-ra-lasting = Les tuiles à scarabée restent : pharaons, Nil, monuments. Les autres partent. Tous les soleils sont de nouveau face visible, et qui a le plus haut commence.
web-learn-ra-end = La troisième époque compte davantage : les monuments rapportent s’ils sont différents et à partir de trois pareils, et la plus haute somme de soleils vaut 5 points, la plus basse en coûte 5. Tu sais tout ce qu’il faut.

web-learn-hadara-welcome = Tu bâtis une civilisation en trois époques. Les cartes déplacent tes quatre marqueurs : revenu, militaire, culture et nourriture. Régions, bustes, sceaux, cartes et pièces donnent des points. Qui en a le plus gagne.
web-learn-hadara-wheel = Tu joues en premier. La roue décide dans quelle pile chacun pioche d’abord ; à chaque tour elle avance d’un cran, et en cinq tours chacun pioche dans les cinq piles. Règle la roue sur la position 1.
web-learn-hadara-pair = Tu pioches deux cartes jaunes. L’une va face visible sur le plateau, où d’autres peuvent la prendre plus tard. Tu gardes l’autre, à son prix, ou tu la vends. Garde la deuxième : un cran de revenu et un cran militaire pour 3 pièces.
web-learn-hadara-sell = Au début, les pièces sont rares. Une carte inutile se vend 2 pièces à la première époque, 3 à la deuxième, 4 à la troisième. Pose la première sur le plateau et vends la deuxième.
web-learn-hadara-discount = Chacune de tes cartes rend les suivantes de sa couleur moins chères d’une pièce. Le prix à payer est écrit en grand sur la carte. Les prochains tours se jouent tout seuls.
web-learn-hadara-region = Après le choix, chacun touche des pièces selon son revenu. Puis ton militaire, à 3, suffit pour une région. Pille-la pour toucher des pièces aussitôt, ou annexe-la : paie, retourne-la, et gagne des crans et des points. Annexe-la.
web-learn-hadara-take = Phase B : on prend les cartes face visible à tour de rôle, cinq chacun. Garde ou vends. Chaque nourriture nourrit une carte, donc les cartes vertes te font grandir. Garde la verte.
web-learn-hadara-food = À la fin d’une époque, tu ne peux pas avoir plus de cartes que de nourriture. Le compteur à côté de tes marqueurs te prévient. Qui en manque défausse des cartes, avec tous leurs crans.
web-learn-hadara-bust = Ta culture suffit pour le premier buste. Un buste reçoit une de tes tuiles bonus : côté ressource, elle déplace aussitôt ce marqueur ; côté points, elle compte à la fin. Sculpte-le avec la culture.
web-learn-hadara-epoch = À la fin d’une époque, tu peux acheter des sceaux : un sceau d’argent compte à la fin la moitié d’un marqueur, un sceau d’or 7 points par série de cinq couleurs. La deuxième époque a des cartes plus chères et plus fortes.
web-learn-hadara-end = C’est tout. À la troisième époque, pense aux points : régions et bustes encore à ta portée, séries pour les sceaux d’or, et un point pour cinq pièces.
