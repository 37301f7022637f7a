### La pagina, in italiano.

## Ovunque

web-title = Due giochi, tre epoche
web-subtitle = Con gli amici tramite un link, su un solo schermo o contro i bot. Nessun account, niente da installare.
web-home = Pagina iniziale
web-menu = Menu
web-learn = Impara
web-rules = Regole
web-language = Lingua
web-settings = Impostazioni
web-theme = Tema
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-sound = Suoni
web-confirm = Chiedi conferma prima delle mosse che costano qualcosa
web-notify = Avvisami quando tocca a me
web-guest = Ospite
web-problem = Qualcosa è andato storto ({ $status }). Riprova.
web-colon = { $what }: { $said }
web-fill-in = Compila questo campo.
web-too-short = Servono almeno { $least } caratteri.
web-unreachable = Il server non è raggiungibile in questo momento. Riprova tra poco.
web-on = acceso
web-off = spento
web-notify-blocked = Il browser blocca le notifiche di questa pagina. Consentile nelle impostazioni del sito e riprova.
web-offer-notify = Ti avvisiamo quando tocca a te?
web-offer-notify-text = Intanto puoi fare altro, anche con questa pagina in secondo piano.
web-offer-yes = Sì, grazie
web-offer-no = No, grazie
web-match-begins = Ci siete tutti: la partita comincia.
web-sound-pace = Suoni e ritmo

## La pagina iniziale

web-play-now = Gioca ora
web-learn-soon = Impara in 10 minuti
web-learn-it = Impara a giocare
web-your-name = Il tuo nome
web-you-have-a-name = Conserva questo nome
web-keep-name-text = Con una password di almeno 8 caratteri il nome è tuo su ogni dispositivo, con rating e storico. Non chiediamo l’e-mail, quindi una password persa non si può recuperare.
web-passphrase = Password
web-keep-or-return = Conserva o accedi
web-kept = Il nome { $name } è riservato a te.
web-rating = Rating in { $game }: { $rating }
web-history = Le tue ultime partite
web-place-with = { $rank }º su { $seats }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-game = Gioco
web-opponents-count = Avversari
web-level = Livello dei bot
web-clock = Orologio
web-clock-none = Senza orologio
web-clock-quick = 5 min + 10 s per mossa
web-clock-calm = 20 min + 30 s per mossa
web-clock-days = 3 giorni per mossa
web-public = Chiunque può unirsi
web-open-table = Crea il tavolo
web-start = Comincia
web-continue = Continua a giocare
web-watch = Guarda
web-look-at-file = Rivedi una partita
web-open-file = Apri un file di partita
web-save = Salva
web-options = Edizione e altre opzioni
web-lessons = Lezioni
web-picture = Una partita a { $game } in corso
web-friends = Amici
web-friends-text = Manda un link. Nessun account, niente da installare.
web-friends-go = Invita
web-one-screen = Un solo schermo
web-one-screen-text = Passatevi il tablet: si gioca tutti allo stesso tavolo.
web-one-screen-go = Siediti
web-tables = Tavoli aperti
web-tables-text = { $free ->
    [0] Nessun posto libero adesso
    [one] { $free } tavolo con un posto libero
   *[other] { $free } tavoli con un posto libero
}, { $playing ->
    [0] nessuna partita da guardare.
    [one] { $playing } partita da guardare.
   *[other] { $playing } partite da guardare.
}
web-tables-go = Dai un’occhiata
web-seats = Posti
web-seats-fill = In ogni momento puoi dare i posti vuoti ai bot.
web-player = Giocatore { $number }
web-player-more = Aggiungi un giocatore
web-player-away = Togli il giocatore { $number }
web-bots-too = Bot ({ $bot })

## I tavoli

web-nobody = Tutte le sedie sono libere
web-nobody-text = Adesso non aspetta nessuno. Comincia tu: cerchiamo un avversario, oppure apri un tavolo tuo e manda il link.
web-bots-here = Loro ci sono sempre. Siediti subito con uno di loro:
web-have-code = Hai il codice o il link di un tavolo?
web-live = in diretta
web-find = Trova un avversario
web-find-text = Cerchiamo qualcuno della tua forza, di solito in pochi secondi: una partita in due, 10 minuti a testa e 15 secondi per mossa.
web-seeking = Cerchiamo un avversario a { $game }…
web-seek-stop = Smetti di cercare
web-meanwhile = Intanto gioca con { $bot }
web-found = C’è un avversario per te!
web-found-go = Vai al tavolo
web-own-table = Il tuo tavolo
web-all-games = Tutti i giochi
web-playing = In corso
web-free = libero
web-clock-by-days = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}
web-clock-by-move = { $seconds } s per mossa
web-clock-by-stock = { $minutes } min + { $bonus } s per mossa

## Un tavolo

web-connecting = Connessione in corso…
web-lost = Connessione interrotta. La partita è al sicuro: riproviamo…
web-lost-title = La connessione è caduta
web-lost-text = La tua partita è al sicuro. Continuiamo a cercare il tavolo, e riprendi da dove eri.
web-try-now = Prova adesso
web-seat-left = { $name } ha lasciato il tavolo
web-seat-left-text = Puoi aspettare, mandare il link a qualcuno o dare il posto a un bot ({ $bot }).
web-seat-away = { $name } è offline
web-seat-away-text = Tocca a questa persona. Può tornare da un momento all’altro; dopo due minuti puoi dare il posto a un bot.
web-seat-away-long = Tocca a questa persona, che manca da un po’. Puoi aspettare o lasciare il posto a un bot ({ $bot }) fino alla fine della partita.
web-give-seat = Fai giocare { $bot }
web-wait = Aspetta
web-copy-link = Copia link
web-no-table = Il tavolo { $code } non esiste.
web-open-seat = posto libero
web-waiting-for-people = In attesa degli altri giocatori…
web-your-turn = Tocca a te.
web-turn-of = Tocca a { $name }.
web-winner = { $count ->
    [1] Vittoria di { $names }!
   *[other] Vittoria condivisa: { $names }!
}
web-away = offline
web-stands-in = sta giocando { $bot }
web-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
web-invite = Il tuo tavolo di { $game }
web-invited = { $name } ti invita a una partita a { $game }
web-invited-foot = Nessun account, niente da installare. La partita comincia quando tutti i posti sono occupati; puoi anche restare a guardare.
web-learn-first = Prima impara
web-start-with-bots = Comincia con i bot
web-qr = Codice QR del link
web-send-link = Manda questo link ai tuoi amici:
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-sit-here = Siediti qui
web-add-bot = Aggiungi un bot
web-leave = Esci
web-take-seat = Prendi il posto { $seat }
web-take-back-seat = Riprendi il posto
web-pass-screen = Passa lo schermo a { $name }
web-i-am = Sono { $name }
web-actions = Le tue azioni
web-opponents = Avversari
web-more-of = Mostra ciò che ha { $name }
web-board = Il tabellone
web-my-things = La tua area
web-log = Registro
web-chat = Chat
web-log-and-chat = Registro e chat
web-fold = Nascondi
web-say = Scrivi un messaggio
web-mute = Silenzia { $name }
web-unmute = Riattiva { $name }
web-spectators = { $n ->
    [0] nessuno spettatore
    [one] { $n } spettatore
   *[other] { $n } spettatori
}
web-undo = Annulla
web-hint = Suggerimento
web-hint-thinking = Riflessione in corso…
web-hint-title = Che cosa giocherebbe un bot forte
web-hint-move = Mossa
web-hint-chance = Probabilità di vittoria
web-hint-points = Punteggio atteso
web-table-menu = Menu del tavolo
web-resign = Abbandona
web-resign-sure = Abbandoni? Un bot continua e tu finisci all’ultimo posto.
web-leave-sure = Lasci il posto? Qualcun altro può prenderlo.
web-vacate = Libera il posto di { $name }
web-other-device = Continua su un altro dispositivo
web-other-device-text = Inquadra il codice o apri il link sull’altro dispositivo. Chi ha il link può giocare al posto tuo.
web-close = Chiudi
web-undo-asked = { $name } vorrebbe annullare una mossa.
web-agree = Accetta
web-disagree = Rifiuta
web-rematch = Gioca ancora
web-replay = Rivedi la partita
web-download = Scarica
web-yes = Sì: { $what }
web-not-so = No
web-total = Totale
web-next-group = Altro gruppo
web-explained = Spiegazione
web-explain-hold = Hai
web-explain-adds = Aggiunge
web-explain-counts = Vale ora
web-explain-rule = Regola
web-score-sheet = Foglio dei punteggi
web-go-on = Continua
web-why-hint = Tocca un numero per vedere da dove vengono i punti.
web-intention = In programma: «{ $intention }»
web-intend-more = Decidi in anticipo…
web-pace = Ritmo
web-pace-slow = Lento
web-pace-normal = Normale
web-pace-fast = Rapido
web-pace-instant = Immediato
web-unread = non letti: { $n }
web-undo-waiting = Hai chiesto di annullare una mossa. Gli altri devono accettare.
web-looking-back = Ecco com’era il tavolo in quel momento.
web-back-to-now = Torna al presente
web-hint-idea = Idea
web-hint-area = Dove
web-hint-more = Dimmi di più
web-hint-idea-only = C’è una sola mossa sensata.
web-hint-idea-equal = Due mosse si equivalgono: scegli a gusto tuo.
web-hint-idea-best = Una mossa spicca: vince nel { $best } dei casi, la seconda nel { $next }.
web-hint-figures = Probabilità di vittoria { $chance }, punti attesi { $points }.

web-entry-sat = { $name } si unisce al tavolo.
web-entry-left = { $name } lascia il posto.
web-entry-started = La partita comincia.
web-entry-undo-asked = { $name } chiede di annullare una mossa.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } accetta.
   *[no] { $name } rifiuta.
}
web-entry-undone = Si torna alla mossa { $ply }.
web-entry-stood-in-time = Tempo scaduto per { $name }: continua { $bot }.
web-entry-stood-in-resigned = { $name } abbandona: continua { $bot }.
web-entry-returned = { $name } è di nuovo qui.

## Rivedere

web-drop-file = Trascina qui un file di partita, o scegline uno.
web-step-back = Mossa precedente
web-step-on = Mossa successiva
web-epoch-back = Epoca precedente
web-epoch-on = Epoca successiva
web-play = Riproduci
web-pause = Pausa
web-move-number = Mossa
web-the-deal = Preparazione.
web-look-from = Visto da
web-spectator = uno spettatore
web-share-move = Copia un link a questa mossa
web-verify = La partita è stata regolare?
web-verify-checking = Verifica in corso…
web-verify-yes = Sì: ogni pescata deriva dal segreto fissato prima della prima mossa.
web-verify-no = No: la partita non corrisponde al suo segreto.
web-fairness = Hash e segreto

## Regole

web-rules-of = Le regole di { $game }
web-search = Cerca

## Una prima partita

web-learn-title = La tua prima partita
web-learn-choose = Dieci minuti, posizioni vere, un’idea alla volta.
web-learn-lesson = Lezione { $lesson }: { $name }
web-learn-step = Passo { $step } di { $steps }
web-learn-show = Fammi vedere
web-learn-next = Avanti
web-learn-next-lesson = Lezione successiva
web-learn-done = Gioca una partita intera
web-back = Indietro
## The end of a match, and its review

web-you = Tu
web-you-win = { $count ->
    [1] Hai vinto!
   *[other] Dividi la vittoria!
}
web-with-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-ahead-of = { $ahead ->
    [0] { $points } punti, quanti { $name } prima dello spareggio
   *[other] { $points } punti, { $ahead } più di { $name }
}
web-rank = { $rank ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] quinto posto
}
web-at-start = Inizio
web-result = Risultato
web-see-table = Guarda il tavolo
web-review = Analisi
web-share = Condividi
web-picture-saved = Immagine salvata
web-chance-to-win = Probabilità di vincere
web-epoch = Epoca { $epoch }
web-turning-points = Momenti decisivi
web-turn-place = Epoca { $epoch }, mossa { $ply }, per { $own ->
    [yes] te
   *[no] { $name }
}
web-your-choices = { $good } delle tue { $all } decisioni erano tra le migliori; precisione { $accuracy }.
web-accuracy-of = { $name }: precisione { $accuracy }
web-count-great = { $n ->
    [one] { $n } grande trovata
   *[other] { $n } grandi trovate
}
web-count-inaccuracy = { $n ->
    [one] { $n } imprecisione
   *[other] { $n } imprecisioni
}
web-count-mistake = { $n ->
    [one] { $n } errore
   *[other] { $n } errori
}
web-count-blunder = { $n ->
    [one] { $n } errore grave
   *[other] { $n } errori gravi
}
web-verdict-great = Grande trovata
web-verdict-none = Buona mossa
web-verdict-inaccuracy = Imprecisione
web-verdict-mistake = Errore
web-verdict-blunder = Errore grave
web-review-working = Sto ripassando la partita…
web-review-ahead = { $n ->
    [one] Prima viene analizzata un’altra partita…
   *[other] Prima vengono analizzate altre { $n } partite…
}
web-review-broken = L’analisi si è interrotta. Ricarica la pagina per continuare.
web-chart-told = { $name }: probabilità di vincere { $first } all’inizio, { $last } alla fine
web-moves = Mosse
web-first-move = Prima mossa
web-last-move = Ultima mossa
web-mistake = Errore
web-mistake-back = Errore precedente
web-mistake-on = Errore successivo
web-tab-match = La partita
web-tab-move = Questa mossa
web-decision-of = Mossa { $ply } di { $plies }: { $name }
web-match-over = La partita è finita
web-you-played = Hai giocato
web-played = { $name } ha giocato
web-best-move = Migliore
web-not-judged-yet = Non ancora giudicata
web-no-choice = Qui non c’era niente da scegliere
web-best-text = Non si è trovato niente di meglio.
web-great-text = L’unica buona mossa, e facile da non vedere.
web-as-good-text = Buona quanto la migliore, per quanto si può dire.
web-costs = Cede { $chance } di probabilità di vincere (± { $error }).
web-likely = Probabile seguito:
web-how-it-went = Com’è andata la partita
web-accuracy = Precisione
web-account-first = Probabilità iniziale
web-account-own = Mosse proprie
web-account-others = Mosse degli avversari
web-account-draws = Fortuna nella pesca
web-account-result = Alla fine
web-account-text = La probabilità iniziale e le tre variazioni danno il risultato.
web-your-matches = Le tue partite
web-matches-text = Tutte quelle che hai finito, con il tuo nome o in questo browser.
web-search-player = Cerca per giocatore
web-no-matches = Ancora nessuna partita. Quando ne finisci una, la trovi qui.
web-no-matches-found = Nessuna partita corrisponde alla ricerca.
web-more-matches = Mostra altre

web-nowhere = Qui non c’è niente
web-nowhere-line = La barca si è arenata: questo indirizzo non porta da nessuna parte.
web-no-table-line = Forse nel link manca una lettera, o il tavolo è stato sparecchiato da tempo.

# Problemi
web-puzzles = Problemi
web-todays-position = La posizione del giorno
web-todays-text = Una scelta sola, la stessa per tutti. La vedi?
web-puzzle-number = Problema { $number }
web-puzzle-everybody = la stessa per tutti
web-puzzle-ask = Una mossa è nettamente la migliore, e non è la prima che viene in mente.
web-puzzle-choices = { $n ->
    [one] Una scelta
   *[other] { $n } scelte
}
web-puzzle-after = Dopo la tua risposta vedrai che cosa hanno scelto gli altri.
web-puzzle-right = L’hai trovata!
web-puzzle-wrong = C’è di meglio.
web-puzzle-people = { $n ->
    [one] 1 persona
   *[other] { $n } persone
}
web-puzzle-next = Prossimo problema
web-puzzle-again = Riprova
web-puzzle-difficulty-1 = Facile
web-puzzle-difficulty-2 = Insidioso
web-puzzle-difficulty-3 = Difficile
web-puzzle-count = { $solved } risolti su { $count }
web-puzzle-solved = risolto
web-puzzle-missed = mancato
web-puzzle-not-tried = non ancora provato
web-your-choice = la tua scelta

## E se, e l’allenatore

web-what-if = E se
web-what-if-text = Continua da qui contro i bot. Ciò che non potevi vedere viene distribuito di nuovo.
web-try-it = Prova tu
web-play-on = Continua
web-seat-number = Posto { $seat }
web-copy-position = Copia il link
web-branch-start = La posizione
web-coach = Allenatore
web-coach-about = Contro i bot: avverte prima di una mossa cara e dice chi ha pagato troppo.
web-coach-warning = Così cedi { $points } punti di probabilità. Guardi ancora?
web-coach-again = Guarda ancora
web-coach-anyway = Gioca lo stesso
web-coach-fair = { $name }: «{ $move }» è stato un prezzo giusto.
web-coach-overpaid = { $name }: prezzo troppo alto. «{ $move }» cede { $points } punti di probabilità.
web-coach-costly = { $name }: «{ $move }» cede { $points } punti di probabilità.
web-coach-tally = Avvisi ascoltati: { $heeded } su { $warned }. Probabilità ceduta: { $points } punti.
# Profiles
web-profile = Il tuo profilo
web-profile-of = Risultati di { $name }
web-profile-keep = Conserva il tuo nome con una password: qui troverai il tuo rating, la tua precisione e posizioni per allenarti.
web-profile-private = Solo tu vedi la tua precisione e i tuoi errori.
web-rating-line = Rating
web-line-told = { $what } in { $game }: { $first } all’inizio, { $last } ora
web-line-none = La tua linea comincia con la prossima partita.
web-accuracy-none = Nessuna partita è ancora analizzata.
web-habits = I tuoi errori tipici
web-habits-none = Finora niente spicca. Più partite analizzi, più c’è da dire.
web-habit-epoch = di solito nell’epoca { $epoch }
web-habit-cost = ogni volta { $cost } di probabilità di vincere
web-habit-place = { $verdict }, { $day }, mossa { $ply }
web-training = Allenamento
web-training-text = Le posizioni in cui hai sbagliato tornano dopo 1, 3, 7, 16 e 35 giorni, finché trovi la mossa.
web-training-start = Allenati ora
web-training-next-day = Niente per oggi. La prossima posizione arriva il { $day }.
web-training-none = Non c’è ancora nulla su cui allenarti: prima analizza una partita.
web-training-ask = Qui hai sbagliato. Che cosa giochi adesso?
web-training-on = Prossima posizione
web-training-done = Per oggi è tutto
web-review-last = Analizza le mie ultime dieci partite
web-review-last-at = Partita { $number } di { $matches }…
web-review-all-done = Tutte le tue ultime partite sono analizzate.
web-as-table = Come tabella
web-day = Giorno
web-training-due = { $n ->
    [one] Una posizione ti aspetta.
   *[other] { $n } posizioni ti aspettano.
}
web-habit-times = { $n ->
    [one] una volta
   *[other] { $n } volte
}
web-habit-matches = { $n ->
    [one] in una partita
   *[other] in { $n } partite
}
web-review-waiting = { $n ->
    [one] Una delle tue ultime partite non è ancora analizzata.
   *[other] { $n } delle tue ultime partite non sono ancora analizzate.
}
