var e=`### La page, en français.

## Partout

web-title = Deux jeux, trois époques
web-subtitle = Entre amis grâce à un lien, sur un seul écran ou contre des bots. Sans compte, sans rien installer.
web-home = Accueil
web-menu = Menu
web-learn = Leçons
web-rules = Règles
web-language = Langue
web-settings = Réglages
web-theme = Thème
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-sound = Sons
web-confirm = Demander confirmation avant les coups qui coûtent quelque chose
web-notify = Me prévenir quand c’est à moi de jouer
web-guest = Invité
web-problem = Une erreur est survenue ({ $status }). Réessaie.
web-colon = { $what }\xA0: { $said }
web-fill-in = Remplissez ce champ.
web-too-short = Il faut au moins { $least } caractères.
web-unreachable = Le serveur est injoignable pour le moment. Réessayez dans un instant.
web-on = activé
web-off = désactivé
web-notify-blocked = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site, puis réessayez.
web-offer-notify = Voulez-vous être prévenu quand c’est à vous\xA0?
web-offer-notify-text = Vous pouvez faire autre chose en attendant, même avec cette page en arrière-plan.
web-offer-yes = Oui, volontiers
web-offer-no = Non, merci
web-match-begins = Tout le monde est là\xA0: la partie commence.
web-sound-pace = Son et rythme

## La page d’accueil

web-play-now = Jouer
web-learn-soon = Apprends en 10 minutes
web-learn-it = Apprendre à jouer
web-your-name = Ton nom
web-you-have-a-name = Garder ce nom
web-keep-name-text = Avec un mot de passe d’au moins 8 caractères, le nom est à toi sur tous tes appareils, avec un classement et un historique. Nous ne demandons pas d’e-mail\xA0: un mot de passe perdu ne peut pas être récupéré.
web-passphrase = Mot de passe
web-keep-or-return = Garder ou se connecter
web-kept = Le nom { $name } est à toi.
web-rating = Classement à { $game }\xA0: { $rating }
web-history = Tes dernières parties
web-place-with = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-game = Jeu
web-opponents-count = Adversaires
web-level = Niveau des bots
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-quick = 5 min + 10 s par coup
web-clock-calm = 20 min + 30 s par coup
web-clock-days = 3 jours par coup
web-public = Ouverte à tout le monde
web-open-table = Créer la table
web-start = Commencer
web-continue = Continuer à jouer
web-watch = Regarder
web-look-at-file = Revoir une partie
web-open-file = Ouvrir un fichier de partie
web-save = Enregistrer
web-options = Édition et autres options
web-lessons = Leçons
web-picture = Une partie de { $game } en cours
web-friends = Amis
web-friends-text = Envoie un lien. Sans compte, sans rien installer.
web-friends-go = Inviter
web-one-screen = Un seul écran
web-one-screen-text = Passez-vous la tablette\xA0: tout le monde joue à la même table.
web-one-screen-go = S’asseoir
web-tables = Tables ouvertes
web-tables-text = { $free ->
    [0] Aucune place libre pour l’instant
    [one] { $free } table avec une place libre
   *[other] { $free } tables avec une place libre
}, { $playing ->
    [0] aucune partie à regarder.
    [one] { $playing } partie à regarder.
   *[other] { $playing } parties à regarder.
}
web-tables-go = Jeter un œil
web-seats = Places
web-seats-fill = Tu peux donner les places vides à des bots à tout moment.
web-player = Joueur { $number }
web-player-more = Ajouter un joueur
web-player-away = Retirer le joueur { $number }
web-bots-too = Bots ({ $bot })

## Les tables

web-nobody = Toutes les chaises sont libres
web-nobody-text = Personne n’attend en ce moment. Lancez-vous\xA0: nous cherchons un adversaire, ou vous ouvrez votre table et envoyez le lien.
web-bots-here = Eux sont toujours là. Asseyez-vous tout de suite avec l’un d’eux\xA0:
web-have-code = Vous avez le code ou le lien d’une table\xA0?
web-live = en direct
web-find = Trouver un adversaire
web-find-text = Nous cherchons quelqu’un de ta force, en général en quelques secondes\xA0: une partie à deux, 10 minutes chacun et 15 secondes par coup.
web-seeking = Recherche d’un adversaire à { $game }…
web-seek-stop = Arrêter la recherche
web-meanwhile = Jouer contre { $bot } en attendant
web-found = Ton adversaire est là\xA0!
web-found-go = Aller à la table
web-own-table = Ta propre table
web-all-games = Tous les jeux
web-playing = Parties en cours
web-free = libre
web-clock-by-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-clock-by-move = { $seconds } s par coup
web-clock-by-stock = { $minutes } min + { $bonus } s par coup

## Une table

web-connecting = Connexion…
web-lost = Connexion perdue. La partie est sauvegardée\xA0: reconnexion…
web-lost-title = La connexion est coupée
web-lost-text = Votre partie est à l’abri. Nous essayons de rejoindre la table, et vous reprendrez où vous en étiez.
web-try-now = Réessayer
web-seat-left = { $name } a quitté la table
web-seat-left-text = Vous pouvez attendre, envoyer le lien à quelqu’un ou confier la place à un bot ({ $bot }).
web-seat-away = { $name } est hors ligne
web-seat-away-text = C’est son tour. Son retour peut se faire à tout moment\xA0; après deux minutes, vous pourrez confier sa place à un bot.
web-seat-away-long = C’est son tour, et l’absence dure. Vous pouvez attendre ou confier la place à un bot ({ $bot }) jusqu’à la fin de la partie.
web-give-seat = Confier à { $bot }
web-wait = Attendre
web-copy-link = Copier le lien
web-no-table = La table { $code } n’existe pas.
web-open-seat = place libre
web-waiting-for-people = En attente des autres joueurs…
web-your-turn = À toi de jouer.
web-turn-of = À { $name } de jouer.
web-winner = { $count ->
    [1] Victoire de { $names }\xA0!
   *[other] Victoire partagée\xA0: { $names }\xA0!
}
web-away = hors ligne
web-stands-in = { $bot } joue à sa place
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-invite = Ta table de { $game }
web-invited = { $name } t’invite à une partie de { $game }
web-invited-foot = Sans compte, sans rien installer. La partie commence quand toutes les places sont prises\xA0; tu peux aussi rester et regarder.
web-learn-first = Apprendre d’abord
web-start-with-bots = Commencer avec des bots
web-qr = Code QR du lien
web-send-link = Envoie ce lien à tes amis\xA0:
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-sit-here = S’asseoir ici
web-add-bot = Ajouter un bot
web-leave = Quitter
web-take-seat = Prendre la place { $seat }
web-take-back-seat = Reprendre ma place
web-pass-screen = Passe l’écran à { $name }
web-i-am = Je suis { $name }
web-actions = Tes actions
web-opponents = Adversaires
web-more-of = Montrer ce que possède { $name }
web-board = Le plateau
web-my-things = Ton aire de jeu
web-log = Journal
web-chat = Discussion
web-log-and-chat = Journal et discussion
web-fold = Masquer
web-say = Écris un message
web-mute = Masquer les messages de { $name }
web-unmute = Réafficher les messages de { $name }
web-spectators = { $n ->
    [0] aucun spectateur
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
web-undo = Annuler
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-title = Ce que jouerait un bot fort
web-hint-move = Coup
web-hint-chance = Chances de victoire
web-hint-points = Score attendu
web-table-menu = Menu de la table
web-resign = Abandonner
web-resign-sure = Abandonner\xA0? Un bot continue et tu finis à la dernière place.
web-leave-sure = Quitter ta place\xA0? Quelqu’un d’autre pourra la prendre.
web-vacate = Libérer la place de { $name }
web-other-device = Continuer sur un autre appareil
web-other-device-text = Scanne ce code ou ouvre le lien sur l’autre appareil. Toute personne qui a ce lien peut jouer à ta place.
web-close = Fermer
web-undo-asked = { $name } aimerait annuler un coup.
web-agree = Accepter
web-disagree = Refuser
web-rematch = Rejouer
web-replay = Revoir la partie
web-download = Télécharger
web-yes = Oui\xA0: { $what }
web-not-so = Non
web-total = Total
web-next-group = Groupe suivant
web-explained = Explication
web-explain-hold = Tu as
web-explain-adds = Apporte
web-explain-counts = Vaut
web-explain-rule = Règle
web-score-sheet = Feuille de score
web-go-on = Continuer
web-why-hint = Touche un nombre pour voir d’où viennent les points.
web-intention = Prévu\xA0: «\xA0{ $intention }\xA0»
web-intend-more = Décider à l’avance…
web-pace = Rythme
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-fast = Rapide
web-pace-instant = Immédiat
web-unread = non lus\xA0: { $n }
web-undo-waiting = Tu as demandé à annuler un coup. Les autres doivent accepter.
web-looking-back = Voici la table à ce moment-là.
web-back-to-now = Revenir au présent
web-hint-idea = Idée
web-hint-area = Où
web-hint-more = En dire plus
web-hint-idea-only = Un seul coup vaut la peine.
web-hint-idea-equal = Deux coups se valent\xA0: suis ton goût.
web-hint-idea-best = Un coup se détache\xA0: il gagne { $best } du temps, le suivant { $next }.
web-hint-figures = Chances de victoire { $chance }, score attendu { $points }.

web-entry-sat = { $name } rejoint la table.
web-entry-left = { $name } quitte sa place.
web-entry-started = La partie commence.
web-entry-undo-asked = { $name } demande à annuler un coup.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } accepte.
   *[no] { $name } refuse.
}
web-entry-undone = Retour au coup { $ply }.
web-entry-stood-in-time = Temps écoulé pour { $name }\xA0: { $bot } continue.
web-entry-stood-in-resigned = { $name } abandonne\xA0: { $bot } continue.
web-entry-returned = { $name } est de retour.

## Revoir

web-drop-file = Dépose ici un fichier de partie, ou choisis-en un.
web-step-back = Coup précédent
web-step-on = Coup suivant
web-epoch-back = Époque précédente
web-epoch-on = Époque suivante
web-play = Lecture
web-pause = Pause
web-move-number = Coup
web-the-deal = Mise en place.
web-look-from = Vu par
web-spectator = un spectateur
web-share-move = Copier un lien vers ce coup
web-verify = La partie a-t-elle été équitable\xA0?
web-verify-checking = Vérification…
web-verify-yes = Oui\xA0: chaque tirage découle du secret fixé avant le premier coup.
web-verify-no = Non\xA0: la partie ne correspond pas à son secret.
web-fairness = Empreinte et secret

## Règles

web-rules-of = Les règles de { $game }
web-search = Chercher

## Une première partie

web-learn-title = Ta première partie
web-learn-choose = Dix minutes, de vraies positions, une idée à la fois.
web-learn-lesson = Leçon { $lesson }\xA0: { $name }
web-learn-step = Étape { $step } sur { $steps }
web-learn-show = Montre-moi
web-learn-next = Suivant
web-learn-next-lesson = Leçon suivante
web-learn-done = Jouer une partie entière
web-back = Retour
## The end of a match, and its review

web-you = Toi
web-you-win = { $count ->
    [1] Tu as gagné\xA0!
   *[other] Tu partages la victoire\xA0!
}
web-with-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ahead-of = { $ahead ->
    [0] { $points } points, à égalité avec { $name } avant le départage
   *[other] { $points } points, { $ahead } de plus que { $name }
}
web-rank = { $rank ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
   *[other] cinquième place
}
web-at-start = Départ
web-result = Résultat
web-see-table = Voir la table
web-review = Analyse
web-share = Partager
web-picture-saved = Image enregistrée
web-chance-to-win = Chances de gagner
web-epoch = Époque { $epoch }
web-turning-points = Tournants du match
web-turn-place = Époque { $epoch }, coup { $ply }, pour { $own ->
    [yes] toi
   *[no] { $name }
}
web-your-choices = { $good } de tes { $all } décisions étaient parmi les meilleures\xA0; précision { $accuracy }.
web-accuracy-of = { $name }\xA0: précision { $accuracy }
web-count-great = { $n ->
    [one] { $n } belle trouvaille
   *[other] { $n } belles trouvailles
}
web-count-inaccuracy = { $n ->
    [one] { $n } imprécision
   *[other] { $n } imprécisions
}
web-count-mistake = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
web-count-blunder = { $n ->
    [one] { $n } gaffe
   *[other] { $n } gaffes
}
web-verdict-great = Belle trouvaille
web-verdict-none = Bon coup
web-verdict-inaccuracy = Imprécision
web-verdict-mistake = Erreur
web-verdict-blunder = Gaffe
web-review-working = Analyse de la partie…
web-review-ahead = { $n ->
    [one] Une autre partie passe avant…
   *[other] { $n } autres parties passent avant…
}
web-review-broken = L’analyse s’est interrompue. Recharge la page pour continuer.
web-chart-told = { $name }\xA0: { $first } de chances de gagner au début, { $last } à la fin
web-moves = Coups
web-first-move = Premier coup
web-last-move = Dernier coup
web-mistake = Erreur
web-mistake-back = Erreur précédente
web-mistake-on = Erreur suivante
web-tab-match = La partie
web-tab-move = Ce coup
web-decision-of = Coup { $ply } sur { $plies }\xA0: { $name }
web-match-over = La partie est terminée
web-you-played = Tu as joué
web-played = { $name } a joué
web-best-move = Meilleur
web-not-judged-yet = Pas encore jugé
web-no-choice = Il n’y avait rien à choisir ici
web-best-text = Rien de mieux n’a été trouvé.
web-great-text = Le seul bon coup, et facile à manquer.
web-as-good-text = Aussi bon que le meilleur, pour autant qu’on puisse le dire.
web-costs = Il abandonne { $chance } de chances de gagner (± { $error }).
web-likely = Suite probable\xA0:
web-how-it-went = Comment s’est passée la partie
web-accuracy = Précision
web-account-first = Chances au départ
web-account-own = Coups joués
web-account-others = Coups des adversaires
web-account-draws = Chance au tirage
web-account-result = À la fin
web-account-text = Les chances de départ et les trois changements donnent le résultat.
web-your-matches = Tes parties
web-matches-text = Toutes celles que tu as terminées, sous ton nom ou dans ce navigateur.
web-search-player = Chercher un joueur
web-no-matches = Aucune partie pour l’instant. Dès que tu en termines une, tu la retrouves ici.
web-no-matches-found = Aucune partie ne correspond à cette recherche.
web-more-matches = Afficher plus

web-nowhere = Il n’y a rien ici
web-nowhere-line = La barque s’est échouée\xA0: cette adresse ne mène nulle part.
web-no-table-line = Il manque peut-être une lettre au lien, ou la table a été débarrassée depuis longtemps.

# Problèmes
web-puzzles = Problèmes
web-todays-position = La position du jour
web-todays-text = Un seul choix, le même pour tout le monde. Le vois-tu\xA0?
web-puzzle-number = Problème { $number }
web-puzzle-everybody = la même pour tout le monde
web-puzzle-ask = Un coup est nettement le meilleur, et ce n’est pas le premier qui vient à l’esprit.
web-puzzle-choices = { $n ->
    [one] Un choix
   *[other] { $n } choix
}
web-puzzle-after = Tu verras ce que les autres ont choisi après ta réponse.
web-puzzle-right = Tu as trouvé\xA0!
web-puzzle-wrong = Il y a mieux.
web-puzzle-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
web-puzzle-next = Problème suivant
web-puzzle-again = Réessayer
web-puzzle-difficulty-1 = Facile
web-puzzle-difficulty-2 = Délicat
web-puzzle-difficulty-3 = Difficile
web-puzzle-count = { $solved } résolus sur { $count }
web-puzzle-solved = résolu
web-puzzle-missed = manqué
web-puzzle-not-tried = pas encore essayé
web-your-choice = ton choix

## Et si, et l’entraîneur

web-what-if = Et si
web-what-if-text = Continuez d’ici contre des bots. Ce que vous ne pouviez pas voir est redistribué.
web-try-it = Essayer
web-play-on = Continuer
web-seat-number = Place { $seat }
web-copy-position = Copier le lien
web-branch-start = La position
web-coach = Entraîneur
web-coach-about = Contre des bots\xA0: prévient avant un coup coûteux et dit qui a trop payé.
web-coach-warning = Ce coup cède { $points } points de chance. Regarder encore\xA0?
web-coach-again = Regarder encore
web-coach-anyway = Jouer quand même
web-coach-fair = { $name }\xA0: «\xA0{ $move }\xA0» était un juste prix.
web-coach-overpaid = { $name }\xA0: trop cher payé. «\xA0{ $move }\xA0» cède { $points } points de chance.
web-coach-costly = { $name }\xA0: «\xA0{ $move }\xA0» cède { $points } points de chance.
web-coach-tally = Avertissements suivis\xA0: { $heeded } sur { $warned }. Chance cédée\xA0: { $points } points.
# Profiles
web-profile = Ton profil
web-profile-of = Résultats de { $name }
web-profile-keep = Garde ton nom avec un mot de passe, et tu trouveras ici ton classement, ta précision et des positions pour t’entraîner.
web-profile-private = Personne d’autre que toi ne voit ta précision et tes erreurs.
web-rating-line = Classement
web-line-told = { $what } à { $game }\xA0: { $first } au début, { $last } maintenant
web-line-none = Ta courbe commence avec ta prochaine partie.
web-accuracy-none = Aucune partie n’est encore analysée.
web-habits = Tes erreurs typiques
web-habits-none = Rien ne ressort pour l’instant. Plus tes parties sont analysées, plus on peut en dire.
web-habit-epoch = surtout à l’époque { $epoch }
web-habit-cost = { $cost } de chances de gagner à chaque fois
web-habit-place = { $verdict }, { $day }, coup { $ply }
web-training = Entraînement
web-training-text = Les positions de tes erreurs reviennent après 1, 3, 7, 16 et 35 jours, tant que tu trouves le coup.
web-training-start = S’entraîner
web-training-next-day = Rien à faire pour l’instant. La prochaine position vient le { $day }.
web-training-none = Rien à travailler pour l’instant\xA0: analyse d’abord une partie.
web-training-ask = Ici, il y avait mieux. Que joues-tu maintenant\xA0?
web-training-on = Position suivante
web-training-done = C’est tout pour aujourd’hui
web-review-last = Analyser mes dix dernières parties
web-review-last-at = Partie { $number } sur { $matches }…
web-review-all-done = Toutes tes dernières parties sont analysées.
web-as-table = En tableau
web-day = Jour
web-training-due = { $n ->
    [one] Une position t’attend.
   *[other] { $n } positions t’attendent.
}
web-habit-times = { $n ->
    [one] une fois
   *[other] { $n } fois
}
web-habit-matches = { $n ->
    [one] dans une partie
   *[other] dans { $n } parties
}
web-review-waiting = { $n ->
    [one] Une de tes dernières parties n’est pas encore analysée.
   *[other] { $n } de tes dernières parties ne sont pas encore analysées.
}
`;export{e as default};