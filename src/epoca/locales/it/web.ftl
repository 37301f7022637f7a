### La pagina, in italiano.

## Ovunque

web-title = Due giochi in tre epoche
web-subtitle = Con gli amici tramite un link, su un solo schermo o contro i bot. Nessun account, niente da installare.
web-home = Alla pagina iniziale
web-menu = Menu
web-learn = Impara
web-rules = Regole
web-language = Lingua
web-settings = Impostazioni
web-theme = Colori
web-theme-system = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-sound = Suoni
web-confirm = Chiedi ancora prima delle mosse che costano qualcosa
web-notify = Avvisami quando tocca a me
web-show-panel = Mostra registro e chat
web-guest = Ospite

## La pagina iniziale

web-play-now = Gioca ora
web-learn-it = Imparalo
web-your-table = Un tavolo tutto tuo
web-your-name = Il tuo nome
web-you-have-a-name = Tieni questo nome
web-keep-name-text = Con una frase segreta di almeno 8 caratteri il nome è tuo su ogni dispositivo, con punteggio e storico. Niente e-mail, e non si può recuperare.
web-passphrase = Frase segreta
web-keep-or-return = Tienilo, o torna a usarlo
web-kept = { $name } è riservato a te.
web-rating = Punteggio in { $game }: { $rating }
web-history = Le tue ultime partite
web-place-with = { $rank }º di { $seats }, { $points } punti
web-game = Gioco
web-opponents-count = Avversari
web-level = Bot
web-with-bots = Contro i bot
web-with-friends = Con gli amici
web-friends-count = Persone da invitare
web-clock = Orologio
web-clock-none = senza orologio
web-clock-quick = 5 minuti, più 10 secondi per ogni mossa
web-clock-calm = 20 minuti, più 30 secondi per ogni mossa
web-clock-days = 3 giorni per mossa
web-public = Chiunque può unirsi
web-open-table = Apri il tavolo
web-one-screen = Su un solo schermo
web-names-here = Nomi, con virgole
web-two-names = Indica almeno due nomi.
web-start = Comincia
web-continue = Continua a giocare
web-join = Unisciti a un tavolo
web-watch = Guarda
web-finished = Le tue partite finite
web-look-at-file = Guarda una partita
web-open-file = Apri un file di partita

## Un tavolo

web-connecting = Mi collego ...
web-lost = La connessione è persa, il resto no: riproviamo.
web-no-table = Non c’è nessun tavolo { $code }.
web-open-seat = posto libero
web-waiting-for-people = Si aspetta che i posti si riempiano.
web-your-turn = Tocca a te.
web-turn-of = { $name } decide.
web-winner = Vittoria per { $names }!
web-away = assente
web-stands-in = al suo posto { $bot }
web-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
web-invite = Il tuo tavolo per { $game }
web-qr = Il link come codice da inquadrare
web-send-link = Manda questo link ai tuoi amici:
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-sit-here = Siediti qui
web-add-bot = Fai giocare un bot
web-leave = Esci
web-take-seat = Prendi il posto { $seat }
web-take-back-seat = Riprendi il posto
web-pass-screen = Passa lo schermo a { $name }
web-i-am = Sono { $name }
web-actions = Che cosa puoi fare
web-opponents = Gli altri
web-more-of = Mostra ciò che ha { $name }
web-board = Il tabellone
web-my-things = Le tue cose
web-log = Che cosa è successo
web-chat = Chat
web-log-and-chat = Registro e chat
web-fold = Chiudi
web-say = Di’ qualcosa
web-mute = Non sentire più { $name }
web-unmute = Ascolta di nuovo { $name }
web-spectators = { $n ->
    [0] nessuno guarda
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
web-undo = Annulla
web-hint = Suggerimento
web-hint-thinking = Sto pensando ...
web-hint-title = Che cosa giocherebbe un bot forte
web-hint-move = Mossa
web-hint-chance = Vince
web-hint-points = Punti alla fine
web-table-menu = Questo tavolo
web-resign = Arrenditi
web-resign-sure = Ti arrendi? Un bot continua e tu sei ultimo.
web-leave-sure = Lasci il posto? Un altro può prenderlo.
web-vacate = Libera il posto di { $name }
web-other-device = Continua su un altro dispositivo
web-other-device-text = Inquadra il codice o apri lì il link. Chi lo ha gioca per te.
web-close = Chiudi
web-undo-asked = { $name } vorrebbe annullare una mossa.
web-agree = D’accordo
web-disagree = No
web-rematch = Gioca ancora
web-replay = Guarda la partita
web-download = Scarica
web-yes = Sì: { $what }
web-not-so = No
web-total = Totale
web-score-sheet = Foglio dei punteggi
web-go-on = Avanti
web-why-hint = Scegli un numero per vedere da dove viene.
web-intention = Quando tocca a me: { $intention }
web-intend-more = Decidi prima ...

web-entry-sat = { $name } si siede.
web-entry-left = { $name } lascia il posto.
web-entry-started = La partita comincia.
web-entry-undo-asked = { $name } chiede di annullare una mossa.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } è d’accordo.
   *[no] { $name } non è d’accordo.
}
web-entry-undone = Si torna alla mossa { $ply }.
web-entry-stood-in-time = Tempo scaduto per { $name }: continua { $bot }.
web-entry-stood-in-resigned = { $name } abbandona: continua { $bot }.
web-entry-returned = { $name } è di nuovo qui.

## Rivedere

web-drop-file = Trascina qui un file di partita, o scegline uno.
web-step-back = Una mossa indietro
web-step-on = Una mossa avanti
web-epoch-back = Un’epoca indietro
web-epoch-on = Un’epoca avanti
web-play = Riproduci
web-pause = Pausa
web-move-number = Mossa
web-the-deal = La distribuzione.
web-look-from = Visto da
web-spectator = chi guarda
web-share-move = Copia un link a questa mossa
web-verify = È stata leale?
web-verify-checking = Verifico ...
web-verify-yes = Sì: ogni pescata deriva dal segreto fissato prima della prima mossa.
web-verify-no = No: questo non deriva dal suo segreto.
web-fairness = Hash e segreto

## Regole

web-rules-of = Le regole di { $game }
web-search = Cerca

## Una prima partita

web-learn-title = Una prima partita
web-learn-choose = Dieci minuti, posizioni vere, un’idea alla volta.
web-learn-step = { $step } di { $steps }
web-learn-try = Guarda il suggerimento: qui serve un’altra mossa.
web-learn-hint = Gioca: { $move }
web-learn-done = Ora gioca una partita intera
web-back = Indietro
