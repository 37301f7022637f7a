### What every game shares, in French.

## At the table

table-player = Joueur
table-preparing = Préparation des règles ; la première fois, cela prend quelques secondes ...
table-commitment = Cette partie est liée au secret dont l’empreinte est { $commitment }.
table-your-move = { $name }, à toi de jouer
table-help-hint = help affiche les coups, Tab les complète
table-help-moves = Coups
table-help-commands = Commandes
table-help-now = Tu peux jouer maintenant
table-help-short = Tu peux abréger un coup tant qu’il est le seul à correspondre.
table-command-help = cette page
table-command-hint = ce qu'un bot jouerait, et pourquoi
table-command-undo = annuler ton dernier coup, si rien d’inconnu n’a été révélé depuis
table-command-save = enregistrer la partie et continuer
table-command-sheet = afficher la feuille de score
table-command-log = afficher ce qui s’est passé jusqu’ici
table-command-quit = enregistrer la partie et quitter
table-undone = Coup annulé.
table-no-undo = Impossible d’annuler : entre-temps, il y a eu un tirage, une révélation ou la décision de quelqu’un.
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

advice-title = Chances de victoire et points attendus à la fin
advice-move = Coup
advice-thinking = Réflexion ...
advice-own = Par rapport à { $other }, { $move } promet : { $changes }.
advice-rival = Par rapport à { $other }, { $move } coûte { $points } points à { $name }.
advice-equal = { $move } et { $other } promettent à peu près la même chose.
advice-only = { $move } est le seul coup qui vaille la peine d'y penser.

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

server-no-seat = Cette place n'existe pas, ou elle est vide.
server-seat-taken = { $name } occupe déjà cette place.
server-one-seat = Tu as déjà une place à cette table.
server-no-seat-here = Tu n'as pas de place à cette table.
server-over = La partie est terminée.
server-not-over = La partie n'est pas encore terminée.
server-not-begun = La partie n'a pas commencé : une place est encore libre.
server-too-late = Cette position est passée : quelqu'un a joué entre-temps.
server-too-early = Cette position est encore à venir.
server-bot-plays = Un bot joue pour cette place : reprends d'abord ta place.
server-undo-asked = Quelqu'un a déjà demandé à revenir en arrière.
server-no-undo = Personne n'a demandé à revenir en arrière.
server-nothing-to-undo = Tu n'as aucun coup à reprendre.
server-undo-revealed = Impossible de reprendre : quelque chose d'inconnu a été révélé depuis.
server-resigned = Tu as abandonné cette partie.
server-time = Ton temps est écoulé : un bot joue pour toi jusqu'à ce que tu reprennes ta place.
server-not-absent = { $name } est là, ou l'était il y a moins de { $seconds } secondes.
server-no-name = Dis d'abord ton nom.
server-nothing-said = Il n'y a rien à dire là-dedans.
server-talked-enough = Cette table a assez parlé : son journal est plein.
server-talks-too-much = Moins vite : attends un instant avant d'en dire plus.
server-busy = Plusieurs coups sont arrivés à la fois ; réessaie.
server-hint-turn = Le conseil est pour celui dont c’est le tour.
server-hint-people = Les conseils sont pour les parties où tous les autres sont des bots.
server-no-hints = Dans ce jeu, aucun bot ne peut donner de conseil.
server-no-intentions = Dans ce jeu, rien ne se décide avant son tour.
server-unavailable = Le serveur ne peut pas écrire pour l'instant. Rien n'est perdu : réessaie dans un moment.
