### What every game shares, in Italian.

## At the table

table-player = Giocatore
table-preparing = Preparazione delle regole; la prima volta ci vuole qualche secondo…
table-commitment = Tutte le pescate derivano da un segreto fissato in anticipo. Il suo hash: { $commitment }
table-your-move = { $name }: tocca a te
table-help-hint = help elenca le mosse, Tab le completa
table-help-moves = Mosse
table-help-commands = Comandi
table-help-now = Mosse possibili ora
table-help-short = Puoi abbreviare una mossa, purché resti chiaro quale sia.
table-command-help = questa pagina
table-command-hint = che cosa giocherebbe un bot, e perché
table-command-undo = annulla la tua ultima mossa, se nel frattempo non è stato svelato nulla
table-command-save = salva la partita e continua
table-command-sheet = mostra il foglio dei punteggi
table-command-log = mostra che cosa è successo finora
table-command-quit = salva la partita ed esci
table-undone = Mossa annullata.
table-no-undo = Non si può annullare: nel frattempo qualcosa è stato pescato o svelato, o qualcuno ha giocato.
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

advice-title = Probabilità di vittoria e punteggio finale atteso
advice-move = Mossa
advice-thinking = Riflessione in corso…
advice-own = «{ $move }» invece di «{ $other }»: { $changes }.
advice-rival = «{ $move }» invece di «{ $other }» costa { $points } punti a { $name }.
advice-equal = «{ $move }» e «{ $other }» valgono più o meno lo stesso.
advice-only = «{ $move }» è l’unica mossa che valga la pena.
bots-others = Inoltre: { $names }

## A match looked at again

review-title = Com’è andata la partita
review-working = Analisi della partita in corso…
review-no-moves = Non c’è ancora nulla da analizzare: nessuna decisione è stata presa.
review-accuracy = Precisione
review-count-great = Grandi intuizioni
review-count-inaccuracy = Imprecisioni
review-count-mistake = Errori
review-count-blunder = Errori gravi
review-first = All’inizio
review-draws = Fortuna nelle pescate
review-others = Mosse altrui
review-own = Mosse proprie
review-result = Risultato
review-verdict-great = grande intuizione
review-verdict-inaccuracy = imprecisione
review-verdict-mistake = errore
review-verdict-blunder = errore grave
review-decision = Mossa { $ply }, { $name }, «{ $move }»: { $verdict }
review-cost = Costa il { $chance } di probabilità di vittoria.
review-likely = Seguito probabile: { $moves }.
review-turning-decision = La mossa { $ply } è stata una svolta: una decisione ha cambiato la probabilità di vittoria di { $name } di { $change }.
review-turning-draw = La mossa { $ply } è stata una svolta: il caso ha cambiato la probabilità di vittoria di { $name } di { $change }.

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
server-no-review = Puoi rivedere una partita solo quando è finita.
server-not-begun = La partita non è iniziata: c’è ancora un posto libero.
server-too-late = Troppo tardi: nel frattempo qualcuno ha giocato.
server-too-early = La partita non è ancora arrivata a quel punto.
server-bot-plays = Un bot sta giocando per te: prima riprendi il tuo posto.
server-undo-asked = Qualcuno ha già chiesto di annullare una mossa.
server-no-undo = Nessuno ha chiesto di annullare una mossa.
server-nothing-to-undo = Non hai mosse da annullare.
server-undo-revealed = Non si può annullare: nel frattempo è stato svelato qualcosa.
server-resigned = Hai abbandonato questa partita.
server-time = Il tuo tempo è scaduto: un bot gioca per te finché non riprendi il posto.
server-not-absent = { $name } è presente, o lo era meno di { $seconds } secondi fa.
server-no-name = Prima scrivi il tuo nome.
server-nothing-said = Il messaggio è vuoto.
server-talked-enough = La chat di questo tavolo è piena.
server-talks-too-much = Piano: aspetta un momento prima del prossimo messaggio.
server-busy = Sono arrivate più mosse insieme; riprova.
server-hint-turn = Solo chi è di turno può chiedere un suggerimento.
server-hint-people = I suggerimenti ci sono solo quando tutti gli avversari sono bot.
server-coach-turn = L’allenatore guarda solo i tuoi turni.
server-coach-people = L’allenatore aiuta solo quando tutti i tuoi avversari sono bot.
server-coach-silent = Non c’è nulla da dire su questa mossa: era l’unica, oppure non puoi sapere tra cosa si è scelto.
server-position-turn = Da una partita in corso puoi continuare a parte solo quando tocca a te.
server-position-people = Mentre delle persone giocano tra loro, nessuno può continuare altrove la loro partita. Aspetta che sia finita.
server-position-seats = In questa posizione giochi al posto { $seat } di { $seats }, e agli altri giocano i bot.
server-position-components = Questa partita è stata giocata con componenti modificati, perciò non può continuare da qui.
server-no-position = Questa posizione qui non c’è. Forse viene da un’altra versione: riaprila dalla sua partita.
server-no-branch = Non c’è questa variante a questo tavolo.
server-tried-out = Ciò che provi soltanto non lascia né file della partita né analisi.
server-no-hints = In questo gioco nessun bot può dare suggerimenti.
server-no-intentions = In questo gioco non si può decidere in anticipo.
server-unavailable = Il server ora non riesce a salvare. Nulla è andato perso: riprova tra poco.
server-many-tries = Troppi tentativi. Aspetta un minuto e riprova.
server-wrong-passphrase = La password non corrisponde al nome { $name }.
server-name-taken = Il nome { $name } è già riservato. Scrivi la sua password o scegli un altro nome.
server-bad-name = Un nome ha da 1 a 40 caratteri, senza virgole, due punti o segni di uguale.
server-short-passphrase = La password deve avere almeno 8 caratteri.
server-nobody = Nessuno ha riservato il nome { $name }.
server-no-kept-name = Solo un nome conservato ha un profilo: prima conserva il tuo con una password.
server-no-table = Il tavolo { $code } non esiste.
server-no-game = Qui non c’è il gioco { $game }.
server-no-puzzle = Questo problema non esiste. Scegline uno dall’elenco.
server-no-such-move = { $move } non è possibile qui. Scegli una delle mosse proposte.
server-no-lesson = Non c’è una lezione per { $game }.
server-no-match-file = Questo non è il file di una partita.
server-bad-match-file = La riga { $line } di questo file non deriva dal segreto e dalle regole: il file è danneggiato o modificato.
server-many-tables = Troppi tavoli in una volta. Aspetta un minuto.
server-many-hints = Troppi suggerimenti in una volta. Aspetta un momento.
server-many-reviews = Molte partite aspettano un’analisi. Riprova tra un minuto.
server-no-judge = Per questo gioco non c’è un bot forte che possa giudicare le partite.
server-many-requests = Troppe richieste. Aspetta un momento.
server-too-long = Un messaggio ha al massimo { $characters } caratteri.
server-unreadable = Il server non capisce questa richiesta: { $detail }
server-foreign = Questa richiesta arriva da un altro sito.
server-fault = Qualcosa è andato storto sul server. Riprova.
