### What every game shares, in Italian.

## At the table

table-player = Giocatore
table-preparing = Preparo le regole; la prima volta ci vuole qualche secondo ...
table-commitment = Questa partita è legata al segreto con l’hash { $commitment }.
table-your-move = { $name }, tocca a te
table-help-hint = help elenca le mosse, Tab le completa
table-help-moves = Mosse
table-help-commands = Comandi
table-help-now = Ora puoi giocare
table-help-short = Puoi abbreviare una mossa, purché sia l’unica che corrisponde.
table-command-help = questa pagina
table-command-hint = che cosa giocherebbe un bot, e perché
table-command-undo = annulla la tua ultima mossa, se nel frattempo non è stato svelato nulla di ignoto
table-command-save = salva la partita e continua
table-command-sheet = mostra il foglio dei punteggi
table-command-log = mostra che cosa è successo finora
table-command-quit = salva la partita ed esci
table-undone = Mossa annullata.
table-no-undo = Non si può annullare: di mezzo c’è una pescata, qualcosa di svelato o la decisione di qualcuno.
table-saved = Partita salvata in { $file }. Per continuare: { $command }
table-not-saved = Impossibile scrivere { $file }: { $why }
table-unreadable = «{ $text }» qui non è una mossa. Scrivi «help» per vedere le mosse possibili.
table-ambiguous = «{ $text }» può essere: { $moves }
table-pass-device = Passa lo schermo a { $name }, poi premi Invio.
table-resumed = La partita riprende dalla mossa { $ply }.
table-goodbye = Alla prossima.

## The score sheet

sheet-title = Foglio dei punteggi
sheet-start = All’inizio
sheet-total = Totale

## A bot's advice

advice-title = Probabilità di vittoria e punti attesi alla fine
advice-move = Mossa
advice-thinking = Sto pensando ...
advice-own = Rispetto a { $other }, { $move } promette: { $changes }.
advice-rival = Rispetto a { $other }, { $move } costa { $points } punti a { $name }.
advice-equal = { $move } e { $other } promettono più o meno lo stesso.
advice-only = { $move } è l'unica mossa a cui valga la pena pensare.

## Match files

record-verified = { $file }: tutte le pescate, le mosse e i punteggi derivano dal segreto e dalle regole ({ $plies ->
    [one] { $plies } mossa
   *[other] { $plies } mosse
}).
record-verified-so-far = { $file }: finora tutte le pescate e le mosse derivano dal segreto e dalle regole ({ $plies ->
    [one] { $plies } mossa
   *[other] { $plies } mosse
}, partita non finita).
record-replay-hint = Invio: mossa successiva · b: indietro · numero: vai a quella mossa · q: esci
record-replay-at = Mossa { $ply } di { $plies }
record-replay-end = Era l’ultima mossa.
record-replay-start = Il tavolo è pronto.

## Su un server

server-no-seat = Quel posto non esiste, o è vuoto.
server-seat-taken = Lì siede già { $name }.
server-one-seat = Hai già un posto a questo tavolo.
server-no-seat-here = Non hai un posto a questo tavolo.
server-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-not-begun = La partita non è iniziata: c'è ancora un posto libero.
server-too-late = Quella posizione è passata: nel frattempo qualcuno ha giocato.
server-too-early = Quella posizione deve ancora arrivare.
server-bot-plays = Un bot gioca per questo posto: prima riprendi il tuo posto.
server-undo-asked = Qualcuno ha già chiesto di tornare indietro.
server-no-undo = Non c'è nessuna richiesta di tornare indietro.
server-nothing-to-undo = Non hai mosse da annullare.
server-undo-revealed = Non si può annullare: nel frattempo è emerso qualcosa di ignoto.
server-resigned = Hai abbandonato questa partita.
server-time = Il tuo tempo è scaduto: un bot gioca per te finché non riprendi il posto.
server-not-absent = { $name } è presente, o lo era meno di { $seconds } secondi fa.
server-no-name = Prima di' il tuo nome.
server-nothing-said = Qui non c'è nulla da dire.
server-talked-enough = Questo tavolo ha parlato abbastanza: il registro è pieno.
server-talks-too-much = Piano: aspetta un momento prima di dire altro.
server-busy = Sono arrivate più mosse insieme; riprova.
server-hint-turn = Il suggerimento è per chi è di turno.
server-hint-people = I suggerimenti valgono per le partite in cui tutti gli altri sono bot.
server-no-hints = In questo gioco nessun bot può dare suggerimenti.
server-no-intentions = In questo gioco non si può decidere nulla prima del proprio turno.
server-unavailable = Il server ora non riesce a scrivere. Nulla è perduto: riprova tra poco.
