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

web-about-ra = Pesca tessere, invoca Ra, punta i tuoi soli. Quello che gli dèi danno, lo tolgono anche: tre epoche di aste in Egitto.
web-about-hadara = Scegli carte, occupa regioni, scolpisci busti, nutri il tuo popolo: costruisci una civiltà in tre epoche.
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
web-option-edition = Edizione
web-option-scores = Punti
web-option-deck = Carte
web-option-start = Carte iniziali
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
web-go-on = Avanti
web-why-hint = Scegli un numero per vedere da dove viene.
web-why-gods = { $n ->
    [0] nessuna divinità
    [one] { $n } divinità, 2 punti
   *[other] { $n } divinità, 2 punti ciascuna
}
web-why-gold = { $n ->
    [0] nessun oro
   *[other] { $n } d’oro, 3 punti ciascuno
}
web-why-pharaohs = { $points ->
    [5] il maggior numero di faraoni
    [-2] il minor numero di faraoni
   *[other] né il maggior né il minor numero di faraoni
}
web-why-river = { $n ->
    [0] nessuna inondazione: il Nilo da solo non vale nulla
    [one] { $n } tessera del fiume
   *[other] { $n } tessere Nilo e inondazione, con almeno un’inondazione
}
web-why-civilizations = { $points ->
    [-5] nessuna civiltà
    [0] una o due civiltà diverse
    [5] tre civiltà diverse
    [10] quattro civiltà diverse
   *[other] cinque civiltà diverse
}
web-why-monuments = { $kinds } monumenti diversi: { $different }; tre o più uguali: { $same }
web-why-suns = { $points ->
    [5] la somma più alta dei soli
    [-5] la somma più bassa dei soli
   *[other] né la somma più alta né la più bassa dei soli
}
web-why-floor = nessuno scende sotto zero punti
web-why-regions = regioni saccheggiate e annesse: { $list }
web-why-busts = { $n ->
    [0] nessun busto
    [one] { $n } busto, con la sua tessera se mostra punti
   *[other] { $n } busti, con le tessere che mostrano punti
}
web-why-silver = metà di ogni segnalino con un sigillo, per eccesso: { $list }
web-why-gold-seals = { $n ->
    [0] nessun sigillo d’oro
   *[other] 7 punti per ogni serie di cinque colori, con ogni sigillo ({ $n })
}
web-why-cards = { $n ->
    [one] i punti di { $n } carta
   *[other] i punti di { $n } carte
}
web-why-coins = { $n ->
    [one] { $n } moneta, un punto ogni cinque
   *[other] { $n } monete, un punto ogni cinque
}
web-intention = Quando tocca a me: { $intention }
web-intend-pass = passa in quest’asta
web-intend-bid = Punta fino a
web-intend-bid-to = punta fino a { $sun }
web-intend-draw-to = pesca con meno di { $tiles } tessere
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

## Ra

web-draw = Pesca
web-ra = Invoca Ra
web-pass = Passa
web-done = Fatto
web-bid = Punta { $sun }
web-lose = Scarta: { $tile }
web-take-with-god = Gioca una divinità: { $tile }
web-auction-drawn = { $name } pesca un Ra
web-auction-invoked = { $name } invoca Ra
web-auction-invoked-full = { $name } invoca Ra: il tracciato è pieno
web-passed = passa
web-ra-statue = La statua di Ra: il giocatore di Ra
web-suns-that-win = I tuoi soli sopra l’offerta più alta: { $suns }
web-sun-down = { $sun }, coperto
web-ra-chance = Ora un Ra: { $percent }%

## Hadara

web-phases = I passaggi di un’epoca
web-phase-draft = scelta
web-phase-region = reddito e regione
web-phase-bust = busto
web-phase-take = prendere carte
web-phase-hunger = nutrire
web-phase-seals = sigilli
web-start-player = comincia
web-wheel-name = La ruota
web-wheel = Ruota: posizione { $position }
web-side = Lato { $side }
web-keep = Tieni
web-sell = Vendi
web-draft-keep = Tieni la carta { $card }
web-draft-sell = Vendi la carta { $card }
web-take-keep = Tieni la { $colour }
web-take-sell = Vendi la { $colour }
web-plunder = Saccheggia { $requirement }
web-annex = Annetti { $requirement }
web-bust = Busto { $bust }: { $resource }
web-bust-points = Busto { $bust }: punti (tessera { $resource })
web-bonus = Tessera bonus: { $resource }
web-seal-gold = Sigillo d’oro
web-seal-silver = Sigillo d’argento: { $resource }
web-no-region = Nessuna regione
web-no-bust = Nessun busto
web-no-seal = Nessun sigillo
web-drop = Scarta { $card }
web-pay = Paga
web-discount = { $colour }: { $n ->
    [one] { $n } moneta in meno
   *[other] { $n } monete in meno
}
web-too-dear = { $coins ->
    [one] manca { $coins } moneta
   *[other] mancano { $coins } monete
}

## Rivedere

web-drop-file = Trascina qui un file di partita, o scegline uno.
web-step-back = Una mossa indietro
web-step-on = Una mossa avanti
web-epoch-back = Un’epoca indietro
web-epoch-on = Un’epoca avanti
web-next-auction = Prossima asta
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

web-learn-ra-welcome = Tre epoche di aste. Nel tuo turno peschi una tessera, o invochi Ra per cominciare un’asta. Paghi con i soli: i dischi con i numeri. Vince chi ha più punti dopo tre epoche.
web-learn-ra-draw = Ognuno ha quattro soli, e ogni sole può vincere un’asta in questa epoca. Tu hai il 13, il più alto, quindi cominci. Pesca una tessera.
web-learn-ra-groups = Una divinità. Le tessere si raccolgono sul tracciato dell’asta finché qualcuno non apre un’asta. Ana pesca un faraone: chi ne ha di più guadagna 5 punti, chi ne ha di meno ne perde 2. Piotr pesca un’inondazione: con un’inondazione, ogni Nilo e ogni inondazione vale un punto. Pesca ancora.
web-learn-ra-invoke = Sul tracciato ora ci sono una divinità, due faraoni, un’inondazione, un Nilo e un monumento. È un bel lotto! Invoca Ra: poi ognuno punta una volta, e tu alla fine.
web-learn-ra-bid = Ana passa, Piotr punta il suo 4. Un’offerta deve superare la precedente. Il tuo 5 basta, e l’8 e il 13 restano per dopo. Punta 5.
web-learn-ra-won = Il lotto è tuo. Il tuo 5 ora sta al centro, e tu prendi l’1 che era lì, coperto fino alla prossima epoca. Un sole compra quindi anche un sole: con soli bassi la prossima epoca è magra.
web-learn-ra-disaster = Ana pesca oro, che vale 3 punti. Piotr pesca un funerale: un disastro. Chi lo vince perde due faraoni. Pesca, e spera.
web-learn-ra-drawn = Un Ra! Avanza sul tracciato di Ra, e c’è subito un’asta. Quando il tracciato di Ra è pieno, l’epoca finisce subito, e i soli non ancora usati vanno sprecati. Nessuno vuole il funerale. Passa anche tu: dopo un Ra pescato possono passare tutti, e le tessere restano.
web-learn-ra-god = Hai una divinità. Invece di pescare, giocala per prendere una tessera dal tracciato. A fine epoca l’oro vale più della divinità. Prendi l’oro.
web-learn-ra-epoch = L’epoca è finita e i punti sono contati: divinità, oro, faraoni, fiume e civiltà. Tre, quattro o cinque civiltà diverse valgono 5, 10 o 15 punti; senza nessuna ne perdi 5.
web-learn-ra-lasting = Le tessere con lo scarabeo restano: faraoni, Nilo, monumenti. Le altre se ne vanno. Tutti i soli sono di nuovo scoperti, e comincia chi ha il più alto.
web-learn-ra-end = La terza epoca conta di più: i monumenti danno punti per quelli diversi e per tre o più uguali, e la somma di soli più alta vale 5 punti, la più bassa ne costa 5. Ora sai tutto quello che serve.

web-learn-hadara-welcome = Costruisci una civiltà in tre epoche. Le carte muovono i tuoi quattro segnalini: reddito, militare, cultura e cibo. Regioni, busti, sigilli, carte e monete danno punti. Vince chi ne ha di più.
web-learn-hadara-wheel = Cominci tu. La ruota decide da quale pila ognuno pesca per prima; a ogni giro avanza di uno, così in cinque giri tutti pescano da tutte e cinque. Regola la ruota sulla posizione 1.
web-learn-hadara-pair = Peschi due carte gialle. Una va scoperta sul tabellone, dove altri possono prenderla più tardi. L’altra la tieni, al suo prezzo, o la vendi. Tieni la seconda: un passo di reddito e un passo militare per 3 monete.
web-learn-hadara-sell = All’inizio le monete sono poche. Una carta che non ti serve si vende per 2 monete nella prima epoca, 3 nella seconda, 4 nella terza. Metti la prima sul tabellone e vendi la seconda.
web-learn-hadara-discount = Ogni tua carta rende le altre del suo colore più economiche di una moneta. Il prezzo per te è scritto in grande sulla carta. I prossimi giri si giocano da soli.
web-learn-hadara-region = Dopo la scelta tutti riscuotono monete secondo il reddito. Poi il tuo militare, a 3, basta per una regione. Saccheggiala per avere subito monete, o annettila: paghi, la giri e guadagni passi e punti. Annettila.
web-learn-hadara-take = Fase B: le carte scoperte si prendono a turno, cinque a testa. Tieni o vendi. Ogni cibo nutre una carta, quindi le carte verdi ti fanno crescere. Tieni la verde.
web-learn-hadara-food = A fine epoca non puoi avere più carte che cibo. Il contatore accanto ai tuoi segnalini ti avvisa. Chi ha poco cibo scarta carte, con tutti i loro passi.
web-learn-hadara-bust = La tua cultura basta per il primo busto. Su un busto va una delle tue tessere bonus: sul lato della risorsa muove subito quel segnalino, sul lato dei punti vale alla fine. Scolpiscilo con cultura.
web-learn-hadara-epoch = A fine epoca puoi comprare sigilli: uno d’argento conta alla fine metà di un segnalino, uno d’oro 7 punti per ogni serie di cinque colori. La seconda epoca ha carte più care e più forti.
web-learn-hadara-end = È tutto. Nella terza epoca pensa ai punti: regioni e busti che puoi ancora raggiungere, serie per i sigilli d’oro, e un punto ogni cinque monete.
