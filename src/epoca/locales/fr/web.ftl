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
web-score-sheet = Feuille de score
web-go-on = Continuer
web-why-hint = Choisis un nombre pour voir d’où il vient.
web-intention = Quand c’est à moi : { $intention }
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

## Revoir

web-drop-file = Dépose ici un fichier de partie, ou choisis-en un.
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-epoch-back = Une époque en arrière
web-epoch-on = Une époque en avant
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
