### What every game shares, in French.

## At the table

table-player = Joueur
table-preparing = Préparation des règles ; la première fois, cela prend quelques secondes…
table-commitment = Tous les tirages viennent d’un secret fixé d’avance. Son empreinte : { $commitment }
table-your-move = { $name } : à toi de jouer
table-help-hint = help affiche les coups, Tab les complète
table-help-moves = Coups
table-help-commands = Commandes
table-help-now = Coups possibles
table-help-short = Tu peux abréger un coup tant qu’il reste sans ambiguïté.
table-command-help = cette page
table-command-hint = ce qu’un bot jouerait, et pourquoi
table-command-undo = annuler ton dernier coup, si rien de caché n’a été révélé depuis
table-command-save = enregistrer la partie et continuer
table-command-sheet = afficher la feuille de score
table-command-log = afficher ce qui s’est passé jusqu’ici
table-command-quit = enregistrer la partie et quitter
table-undone = Coup annulé.
table-no-undo = Impossible d’annuler : depuis, quelque chose a été tiré ou révélé, ou quelqu’un a joué.
table-saved = Partie enregistrée dans { $file }. Pour continuer : { $command }
table-not-saved = Impossible d’écrire { $file } : { $why }
table-unreadable = « { $text } » n’est pas un coup possible ici. Tape « help » pour voir les coups possibles.
table-ambiguous = « { $text } » peut être : { $moves }
table-pass-device = Passe l’écran à { $name }, puis appuie sur Entrée.
table-resumed = La partie reprend au coup { $ply }.
table-goodbye = À la prochaine.

## The score sheet

sheet-title = Feuille de score
sheet-start = Au départ
sheet-total = Total

## A bot's advice

advice-title = Chances de victoire et score final attendu
advice-move = Coup
advice-thinking = Réflexion…
advice-own = « { $move } » plutôt que « { $other } » : { $changes }.
advice-rival = « { $move } » plutôt que « { $other } » coûte { $points } points à { $name }.
advice-equal = « { $move } » et « { $other } » se valent à peu près.
advice-only = « { $move } » est le seul coup digne d’intérêt.
bots-others = Et aussi : { $names }

## A match looked at again

review-title = Le déroulement de la partie
review-working = Analyse de la partie…
review-no-moves = Il n’y a encore rien à analyser : aucune décision n’a été prise.
review-accuracy = Précision
review-count-great = Trouvailles
review-count-inaccuracy = Imprécisions
review-count-mistake = Erreurs
review-count-blunder = Gaffes
review-first = Au départ
review-draws = Chance au tirage
review-others = Coups adverses
review-own = Coups joués
review-result = Résultat
review-verdict-great = trouvaille
review-verdict-inaccuracy = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = gaffe
review-decision = Coup { $ply }, { $name }, « { $move } » : { $verdict }
review-cost = Abandonne { $chance } de chances de victoire.
review-likely = Suite probable : { $moves }.
review-turning-decision = Le coup { $ply } a été un tournant : une décision a changé les chances de victoire de { $name } de { $change }.
review-turning-draw = Le coup { $ply } a été un tournant : un tirage a changé les chances de victoire de { $name } de { $change }.

## Match files

record-verified = { $file } : chaque tirage, chaque coup et chaque score découle du secret et des règles ({ $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}).
record-verified-so-far = { $file } : jusqu’ici, chaque tirage et chaque coup découle du secret et des règles ({ $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, partie non terminée).
record-replay-hint = Entrée : coup suivant · b : retour · nombre : aller à ce coup · q : quitter
record-replay-at = Coup { $ply } sur { $plies }
record-replay-end = C’était le dernier coup.
record-replay-start = La table est prête.

## Sur un serveur

server-no-seat = Cette place n’existe pas, ou elle est vide.
server-seat-taken = { $name } occupe déjà cette place.
server-one-seat = Tu as déjà une place à cette table.
server-no-seat-here = Tu n’as pas de place à cette table.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-no-review = Tu peux revoir une partie une fois qu’elle est terminée.
server-not-begun = La partie n’a pas commencé : une place est encore libre.
server-too-late = Trop tard : quelqu’un a joué entre-temps.
server-too-early = La partie n’en est pas encore là.
server-bot-plays = Un bot joue pour toi : reprends d’abord ta place.
server-undo-asked = Quelqu’un a déjà demandé à annuler un coup.
server-no-undo = Personne n’a demandé à annuler un coup.
server-nothing-to-undo = Tu n’as aucun coup à annuler.
server-undo-revealed = Impossible d’annuler : quelque chose a été révélé depuis.
server-resigned = Tu as abandonné cette partie.
server-time = Ton temps est écoulé : un bot joue pour toi jusqu’à ce que tu reprennes ta place.
server-not-absent = { $name } est là, ou l’était il y a moins de { $seconds } secondes.
server-no-name = Indique d’abord ton nom.
server-nothing-said = Le message est vide.
server-talked-enough = La discussion de cette table est pleine.
server-talks-too-much = Moins vite : attends un instant avant le prochain message.
server-busy = Plusieurs coups sont arrivés à la fois ; réessaie.
server-hint-turn = Seul le joueur dont c’est le tour peut demander un conseil.
server-hint-people = Les conseils ne sont disponibles que si tous les adversaires sont des bots.
server-coach-turn = L’entraîneur ne regarde que vos propres tours.
server-coach-people = L’entraîneur n’aide que si tous vos adversaires sont des bots.
server-coach-silent = Il n’y a rien à dire de ce coup : c’était le seul, ou vous ne pouvez pas savoir parmi quoi il a été choisi.
server-position-turn = D’une partie en cours, vous ne pouvez continuer à part qu’à votre tour.
server-position-people = Tant que des personnes jouent entre elles, nul ne peut poursuivre leur partie ailleurs. Attendez qu’elle soit terminée.
server-position-seats = Dans cette position, vous jouez à la place { $seat } sur { $seats }, et des bots aux autres.
server-position-components = Cette partie a été jouée avec un matériel modifié : elle ne peut pas continuer d’ici.
server-no-position = Cette position n’existe pas ici. Elle vient peut-être d’une autre version : rouvrez-la depuis sa partie.
server-no-branch = Cette variante n’existe pas à cette table.
server-tried-out = Ce que vous essayez seulement ne laisse ni fichier de partie ni analyse.
server-no-hints = Dans ce jeu, aucun bot ne peut donner de conseil.
server-no-intentions = Dans ce jeu, on ne peut rien décider à l’avance.
server-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : réessaie dans un moment.
server-many-tries = Trop de tentatives. Attends une minute et réessaie.
server-wrong-passphrase = Le mot de passe ne correspond pas au nom { $name }.
server-name-taken = Le nom { $name } est déjà pris. Indique son mot de passe ou choisis un autre nom.
server-bad-name = Un nom compte de 1 à 40 caractères, sans virgule, deux-points ni signe égal.
server-short-passphrase = Le mot de passe doit compter au moins 8 caractères.
server-nobody = Personne n’a réservé le nom { $name }.
server-no-kept-name = Seul un nom gardé a un profil : garde d’abord le tien avec un mot de passe.
server-no-table = La table { $code } n’existe pas.
server-no-game = Le jeu { $game } n’existe pas ici.
server-no-puzzle = Ce problème n’existe pas. Choisis-en un dans la liste.
server-no-such-move = { $move } est impossible ici. Choisis un des coups proposés.
server-no-lesson = Il n’y a pas de leçon pour { $game }.
server-no-match-file = Ce n’est pas un fichier de partie.
server-bad-match-file = La ligne { $line } de ce fichier ne découle pas du secret et des règles : le fichier est abîmé ou a été modifié.
server-many-tables = Trop de tables à la fois. Attends une minute.
server-many-hints = Trop de conseils à la fois. Attends un instant.
server-many-reviews = Beaucoup de parties attendent une analyse. Réessaie dans une minute.
server-no-judge = Ce jeu n’a pas de bot fort pour juger ses parties.
server-many-requests = Trop de requêtes. Attends un instant.
server-too-long = Un message compte au plus { $characters } caractères.
server-unreadable = Le serveur ne comprend pas cette requête : { $detail }
server-foreign = Cette requête vient d’un autre site.
server-fault = Une erreur est survenue sur le serveur. Réessaie.
