### Ra, in Italian. Every message may use $edition: classic, modern or barque.
### The words of the classic edition are those of its Italian rulebook.

## Words

ra-name = Ra
ra-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
ra-epoch = Epoca { ra-epoch-number }

ra-edition-classic = Classica (3–5 giocatori)
ra-edition-modern = Moderna (2–5 giocatori)
ra-edition-barque = Barca (2–5 giocatori)
ra-edition-no-barque = Senza barca (2–5 giocatori)
ra-about-edition-classic = La prima edizione: le tessere stanno coperte e i Ra vanno sul tracciato di Ra.
ra-about-edition-modern = L’edizione attuale: le tessere si pescano da un sacchetto e i Ra vanno sul tracciato di Ra.
ra-about-edition-barque = Con la barca: invece di mettere in fila i Ra, una barca avanza sul tracciato di Ra.
ra-about-edition-no-barque = L’altro lato della plancia dell’edizione con la barca: i Ra vanno sul tracciato di Ra.
ra-scores-hidden = Punti segreti fino alla fine
ra-scores-open = Punti visibili a tutti
ra-memory-shown = Conteggi visibili
ra-memory-hidden = Senza conteggi
ra-about-memory-shown = Puoi consultare che cosa resta nel sacchetto e i punteggi passati.
ra-about-memory-hidden = Nessuno conta per te: affidati alla memoria.

ra-tile-ra = Ra
ra-tile-pharaoh = faraone
ra-tile-nile = Nilo
ra-tile-flood = inondazione
ra-tile-god = divinità
ra-tile-gold = oro
ra-tile-art = arte
ra-tile-agriculture = agricoltura
ra-tile-religion = religione
ra-tile-astronomy = astronomia
ra-tile-writing = scrittura
ra-tile-fortress = fortezza
ra-tile-obelisk = obelisco
ra-tile-palace = palazzo
ra-tile-pyramid = piramide
ra-tile-temple = tempio
ra-tile-statue = statua
ra-tile-step-pyramid = piramide a gradoni
ra-tile-sphinx = sfinge
ra-tile-funeral = funerale
ra-tile-drought = siccità
ra-tile-unrest = { $edition ->
    [modern] guerra
   *[other] tensione
}
ra-tile-earthquake = terremoto

ra-gods = { $edition ->
    [classic] Anubis, Bastet, Chnum, Horus, Seth, Sobek, Thoth e Uto
    [modern] Sekhmet, Seshat e altre sei divinità
   *[other] Le otto divinità d’Egitto
}

ra-category-gods = Divinità
ra-category-gold = Oro
ra-category-pharaohs = Faraoni
ra-category-river = { $edition ->
    [modern] Fiume
   *[other] Nili e inondazioni
}
ra-category-civilizations = Civiltà
ra-category-monuments = Monumenti
ra-category-suns = Soli
ra-category-floor = Mai sotto zero

## The board

ra-board-track = Tracciato dell’asta
ra-board-ra-track = { $edition ->
    [barque] Barca di Ra
   *[other] Tracciato di Ra
}
ra-board-centre-sun = Sole al centro
ra-board-bag = { $edition ->
    [classic] Tessere coperte
   *[other] Sacchetto
}
ra-board-bag-count = { $tiles ->
    [one] { $tiles } tessera, di cui { $ras } Ra
   *[other] { $tiles } tessere, di cui { $ras } Ra
}
ra-board-points = { $edition ->
    [classic] { $points ->
        [one] { $points } punto fama
       *[other] { $points } punti fama
    }
   *[other] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
ra-board-points-secret = { $edition ->
    [classic] fama segreta
   *[other] punti segreti
}
ra-board-suns = Soli
ra-board-kept = Conservate
ra-board-this-epoch = Quest’epoca
ra-board-empty = ancora niente
ra-board-high-bid = Offerta più alta: { $sun }, di { $seat }
ra-board-no-bid = Ancora nessuna offerta

## What happened

ra-event-drew = { $seat } pesca: { $tile }.
ra-event-drew-you = Peschi: { $tile }.
ra-event-drew-ra = { $edition ->
    [barque] { $seat } pesca un RA! La barca avanza: spazio { $count } di { $last }.
   *[other] { $seat } pesca un RA! Ra { $count } di { $last }.
}
ra-event-drew-ra-you = { $edition ->
    [barque] Peschi un RA! La barca avanza: spazio { $count } di { $last }.
   *[other] Peschi un RA! Ra { $count } di { $last }.
}
ra-event-auction-opened = { $call ->
    [drawn] Asta! Giocatore di Ra: { $seat }.
    [invoked] { $seat } invoca Ra. Asta!
   *[invoked-full] { $seat } invoca Ra con il tracciato pieno. Asta!
}
ra-event-auction-opened-you = { $call ->
    [drawn] Asta! Il giocatore di Ra sei tu.
    [invoked] Invochi Ra. Asta!
   *[invoked-full] Invochi Ra con il tracciato pieno. Asta!
}
ra-event-bid-made = { $seat } punta il sole { $sun }.
ra-event-bid-made-you = Punti il sole { $sun }.
ra-event-passed = { $forced ->
    [yes] { $seat } non ha soli da puntare e passa.
   *[no] { $seat } passa.
}
ra-event-passed-you = { $forced ->
    [yes] Non hai soli da puntare e passi.
   *[no] Passi.
}
ra-event-won = { $tiles-count ->
    [0] { $seat } vince l’asta con il sole { $sun } e prende il sole { $centre_sun }.
   *[other] { $seat } vince l’asta con il sole { $sun } e prende: { $tiles }, più il sole { $centre_sun }.
}
ra-event-won-you = { $tiles-count ->
    [0] Vinci l’asta con il sole { $sun } e prendi il sole { $centre_sun }.
   *[other] Vinci l’asta con il sole { $sun } e prendi: { $tiles }, più il sole { $centre_sun }.
}
ra-event-nobody-bid = { $discarded-count ->
    [0] Nessuno punta: le tessere restano.
   *[other] Nessuno punta: il tracciato pieno viene svuotato.
}
ra-event-god-spent = { $seat } gioca una divinità e prende: { $tile }.
ra-event-god-spent-you = Giochi una divinità e prendi: { $tile }.
ra-event-tiles-lost = { $seat } perde: { $tiles }.
ra-event-tiles-lost-you = Perdi: { $tiles }.
ra-event-epoch-ended = { $reason ->
    [last-ra] Esce l’ultimo Ra: l’epoca { ra-epoch-number } finisce subito.
   *[no-suns] Tutti i soli sono stati usati: l’epoca { ra-epoch-number } finisce.
}
ra-event-scored = { $total ->
    [hidden] { $seat }: { $gained } nell’epoca { ra-epoch-number }.
   *[other] { $seat }: { $gained } nell’epoca { ra-epoch-number }, { $total } in tutto.
}
ra-event-scored-you = { $total ->
    [hidden] Fai { $gained } nell’epoca { ra-epoch-number }.
   *[other] Fai { $gained } nell’epoca { ra-epoch-number }, { $total } in tutto.
}
ra-event-scored-unseen = { $seat } conta i punti dell’epoca { ra-epoch-number }.
ra-event-scored-unseen-you = Conti i punti dell’epoca { ra-epoch-number }.
ra-event-epoch-opened = Comincia l’epoca { ra-epoch-number }. { $seat } ha il sole più alto.
ra-event-epoch-opened-you = Comincia l’epoca { ra-epoch-number }. Hai il sole più alto.
ra-event-match-over = { $winner } vince.
ra-event-match-over-you = Vinci tu.
ra-event-turn-began = Tocca a { $seat }.
ra-event-turn-began-you = Tocca a te.
ra-event-asked-to-bid = { $seat } deve puntare o passare.
ra-event-asked-to-bid-you = Punta o passa.
ra-event-may-go-on = { $seat } può giocare un’altra divinità.
ra-event-may-go-on-you = Puoi giocare un’altra divinità.
ra-event-must-lose = { $seat } deve scartare: { ra-tiles-to-lose }.
ra-event-must-lose-you = Scarta: { ra-tiles-to-lose }.
ra-tiles-to-lose = { $civilizations ->
    [0] { $monuments ->
        [one] { $monuments } monumento
       *[other] { $monuments } monumenti
    }
   *[other] { $monuments ->
        [0] { $civilizations } civiltà
        [one] { $civilizations } civiltà e { $monuments } monumento
       *[other] { $civilizations } civiltà e { $monuments } monumenti
    }
}

## Why not

ra-refusal-seats = Questa edizione è per { $fewest }-{ $most } giocatori, non per { $seats }.
ra-refusal-match-over = La partita è finita.
ra-refusal-not-your-turn = Tocca a qualcun altro.
ra-refusal-no-such-action = Nel tuo turno pesca una tessera, invoca Ra o gioca divinità.
ra-refusal-track-full = Il tracciato dell’asta è pieno: invoca Ra o gioca una divinità.
ra-refusal-no-passing = Si passa solo nelle aste: pesca una tessera, invoca Ra o gioca una divinità.
ra-refusal-nothing-to-end = In questo turno non hai giocato divinità: pesca una tessera, invoca Ra o giocane una.
ra-refusal-spending-gods = In questo turno stai giocando divinità: giocane un’altra o finisci il turno.
ra-refusal-no-auction = I soli si puntano solo nelle aste.
ra-refusal-in-auction = È in corso un’asta: punta un sole o passa.
ra-refusal-must-bid = Hai invocato Ra e nessun altro ha puntato: devi puntare un sole.
ra-refusal-sun-face-down = Il sole { $sun } resta coperto fino alla prossima epoca.
ra-refusal-not-your-sun = Non hai il sole { $sun }.
ra-refusal-bid-too-low = Il sole { $sun } non supera l’offerta più alta, { $high }.
ra-refusal-no-god = Non hai divinità da giocare.
ra-refusal-god-takes-no-god = Una divinità non può prendere un’altra divinità.
ra-refusal-god-takes-no-ra = Una divinità non può prendere un Ra.
ra-refusal-not-on-track = Sul tracciato dell’asta questa tessera non c’è: { $tile }.
ra-refusal-must-lose = Prima scarta le tessere che il disastro ti toglie.
ra-refusal-nothing-to-lose = Ora nessun disastro ti colpisce: non c’è niente da scartare.
ra-refusal-not-held = Non hai questa tessera: { $tile }.
ra-refusal-not-struck = Il disastro non colpisce questa tessera: { $tile }.

## Help

ra-help-draw = { $edition ->
    [classic] pesca una delle tessere coperte
   *[other] pesca una tessera dal sacchetto
}
ra-help-ra = invoca Ra: comincia un’asta
ra-help-bid = punta uno dei tuoi soli, qui il 13; basta anche solo il numero
ra-help-pass = passa durante un’asta
ra-help-god = gioca una divinità per prendere una tessera dal tracciato dell’asta, qui un Nilo
ra-help-done = non giocare altre divinità e finisci il turno
ra-help-lose = scarta una tessera per un disastro, qui una piramide
ra-bot-farmer = Contadino
ra-bot-scribe = Scriba
ra-bot-priest = Sacerdote
ra-bot-vizier = Visir
ra-bot-pharaoh = Faraone
ra-bot-random = Casuale
ra-bot-beginner = Principiante
ra-bot-greedy = Avido
ra-bot-greedy-bold = Audace
ra-bot-greedy-miser = Avaro
ra-bot-greedy-builder = Costruttore
ra-bot-network = Rete

## Opponents

ra-level-farmer = Vuole ogni lotto, vede solo l’epoca in corso e ha una tessera preferita.
ra-level-scribe = Conta i punti dell’epoca, ha una tessera preferita e teme i disastri.
ra-level-priest = Valuta bene quasi tutti i lotti, con un debole per i punti immediati.
ra-level-vizier = Soppesa che cosa offriranno gli altri e che cosa può ancora uscire.
ra-level-pharaoh = Al massimo della forza, con un secondo di riflessione per mossa.

## Words of the page

ra-about = Pesca tessere, invoca Ra, punta i tuoi soli. Quello che le divinità danno, lo tolgono anche: tre epoche di aste in Egitto.
ra-option-edition = Edizione
ra-option-scores = Punteggi
ra-option-memory = Memoria

## Moves

ra-move-draw = Pesca
ra-move-ra = Invoca Ra
ra-move-pass = Passa
ra-move-done = Fatto
ra-move-bid = Punta { $sun }
ra-move-lose = Scarta: { $tile }
ra-move-god = Divinità in cambio di: { $tile }

## The page's board

ra-board-auction-drawn = { $you ->
    [yes] Peschi un Ra
   *[no] { $name } pesca un Ra
}
ra-board-auction-invoked = { $you ->
    [yes] Invochi Ra
   *[no] { $name } invoca Ra
}
ra-board-auction-invoked-full = { $you ->
    [yes] Invochi Ra: il tracciato è pieno
   *[no] { $name } invoca Ra: il tracciato è pieno
}
ra-board-passed = passa
ra-board-statue = La figura di Ra: il giocatore di Ra
ra-board-sun-down = { $sun }, coperto
ra-title-turn = Tocca a te
ra-line-turn = { $god ->
    [yes] Pesca una tessera, invoca Ra o gioca una divinità
   *[no] Pesca una tessera o invoca Ra
}
ra-line-full = { $god ->
    [yes] Il tracciato è pieno: invoca Ra o gioca una divinità
   *[no] Il tracciato è pieno: invoca Ra
}
ra-title-god = Quale tessera?
ra-line-god = Gioca la divinità per prendere una tessera dal tracciato
ra-title-lose = { $disaster ->
    [earthquake] La terra trema
   *[unrest] { $edition ->
        [modern] Scoppia la guerra
       *[other] Tensione nel paese
    }
}
ra-line-lose = { $disaster ->
    [earthquake] { $n ->
        [one] Scegli il monumento che crolla
       *[other] Scegli i { $n } monumenti che crollano
    }
    [unrest] { $n ->
        [one] Scegli la civiltà che perdi
       *[other] Scegli le { $n } civiltà che perdi
    }
   *[both] Scegli le { $n } tessere che perdi
}
ra-board-struck = Scegli tu che cosa scartare, anche tra le tessere nuove.
ra-board-you = Tu
ra-board-bid = Punta
ra-board-bids = punta
ra-board-you-bid = tocca a te
ra-board-last = dopo gli altri
ra-board-caller = punta dopo gli altri
ra-board-leads = è in testa con il { $sun }
ra-board-draw = Pesca
ra-board-invoke-note = { $tiles ->
    [0] un’asta per il solo sole
    [one] un’asta per questa tessera
   *[other] un’asta per queste { $tiles }
}
ra-board-next-sun = il prossimo sole di chi vince
ra-board-highest = offerta più alta
ra-board-worth = vale ora
ra-board-of = { $n } di { $all }
ra-board-set = una serie di { $n }
ra-board-no-flood = senza inondazione
ra-board-most = più
ra-board-fewest = meno
ra-board-end = fine
ra-board-too-low = basso
ra-board-asleep = dorme
ra-board-gods-gold = Divinità, oro
ra-board-spend-god = Gioca una divinità
ra-board-suns-of = Soli: { $up }; coperti: { $down }
ra-board-of-ra = di { $last } Ra
ra-board-ra-count = Ra pescati in quest’epoca: { $drawn } su { $last }
ra-board-exchange = { $tiles ->
    [0] Dai { $give } e ricevi { $get }
    [one] Dai { $give } e ricevi { $get } con una tessera
   *[other] Dai { $give } e ricevi { $get } con { $tiles } tessere
}
ra-board-answer = { $name } potrebbe ancora rispondere con il { $sun }.
ra-board-answers = Altri { $n } possono ancora rilanciare.
ra-board-unbeaten = Nessuno può rilanciare.
ra-board-unraised = Alza un sole per vedere che cosa porterebbe.
ra-tip-flood = { $n ->
    [one] Un’inondazione risveglierebbe il tuo Nilo.
   *[other] Un’inondazione risveglierebbe i tuoi { $n } Nili.
}
ra-tip-most = Con un altro faraone ne hai più di tutti.
ra-tip-share = Con un altro faraone sei in testa a pari merito.
ra-tip-fewest = Con un altro faraone non ne hai più meno di tutti.
ra-tip-no-civilization = Una civiltà qualsiasi ti evita il −5.
ra-tip-civilization = Un altro tipo di civiltà porta 5 punti.
ra-tip-funeral = Il funerale ti toglierebbe { $n ->
    [1] un faraone
   *[2] due faraoni
}.
ra-tip-drought = La siccità ti toglierebbe { $n ->
    [1] una tessera del fiume
   *[2] due tessere del fiume
}.
ra-tip-unrest = { $edition ->
    [modern] La guerra
   *[other] La tensione
} ti toglierebbe { $n ->
    [1] una civiltà
   *[2] due civiltà
}.
ra-tip-earthquake = Il terremoto ti toglierebbe { $n ->
    [1] un monumento
   *[2] due monumenti
}.
ra-confirm-bid = Punta il { $sun }
ra-confirm-god = Prendi: { $tile }
ra-confirm-lose = Scarta
ra-choose-again = Scegli di nuovo
ra-lose-missing = { $n ->
    [one] Ancora una
   *[other] Ancora { $n }
}
ra-lose-chosen = scelte
ra-log-drew = pesca: { $tile }
ra-log-drew-ra = pesca il Ra numero { $count }
ra-log-invoked = invoca Ra
ra-log-bid = punta { $sun }
ra-log-won = { $tiles ->
    [0] vince il sole
    [one] prende una tessera
   *[other] prende { $tiles } tessere
}
ra-log-nobody = { $discarded ->
    [yes] nessuno punta: il tracciato si svuota
   *[no] nessuno punta
}
ra-log-god = gioca una divinità: { $tile }
ra-log-lost = perde: { $tiles }
ra-log-epoch = { $name }: fine
ra-log-after = Dopo il Ra numero { $count }
ra-explain-inside = Contiene
ra-explain-drawn = Usciti
ra-explain-kinds = { $n ->
    [one] { $n } tipo
   *[other] { $n } tipi
}
ra-explain-sum = { $n } in tutto
ra-name-sun = Sole { $sun }
ra-name-figure = La figura di Ra
ra-explain-sun = Puntalo in un’asta: il sole più alto vince il lotto. Alla fine la somma più alta di soli vale 5, la più bassa perde 5.
ra-explain-sun-down = Dorme fino alla prossima epoca. Alla fine la somma più alta di soli vale 5, la più bassa perde 5.
ra-explain-centre = Chi vince la prossima asta lo prende, coperto fino alla prossima epoca, e lascia qui il sole vincente.
ra-explain-bag = La tessera pescata si aggiunge al lotto. Un Ra fa partire subito un’asta.
ra-explain-figure = Invoca Ra per mettere all’asta il lotto: tutti puntano una volta, tu per ultimo. Se nessun altro punta, devi farlo tu, a meno che il tracciato sia pieno.
ra-explain-track = { $edition ->
    [barque] Ogni Ra pescato fa avanzare la barca di uno spazio. L’ultimo chiude subito l’epoca, e i soli non usati vanno sprecati.
   *[other] Ogni Ra pescato occupa uno spazio. L’ultimo chiude subito l’epoca, e i soli non usati vanno sprecati.
}
ra-explain-epoch = Quanto porterebbe quest’epoca se finisse ora. Monumenti e soli contano dopo la terza.
ra-explain-score = I punti delle epoche già contate, più i 10 iniziali.
ra-explain-ra = Comincia subito un’asta. L’ultimo Ra chiude l’epoca all’istante.
ra-explain-god = 2 punti a fine epoca. Nel tuo turno giocala per prendere una tessera dal tracciato.
ra-explain-gold = 3 punti a fine epoca.
ra-explain-pharaoh = Più faraoni: 5 punti. Meno: −2. Restano.
ra-explain-nile = 1 punto, ma solo con un’inondazione. Resta.
ra-explain-flood = 1 punto, e ogni Nilo conta. Va via a fine epoca.
ra-explain-civilization = Tre tipi: 5 punti, quattro: 10, cinque: 15; nessuno: −5. Vanno via a fine epoca.
ra-explain-monument = Conta alla fine: 1 punto per tipo, 10 con sette, 15 con tutti e otto; altri 5 per tre uguali. Resta.
ra-explain-funeral = Chi lo vince perde due faraoni.
ra-explain-drought = Chi la vince perde due inondazioni, o Nili se non bastano.
ra-explain-unrest = Chi la vince perde due civiltà a scelta.
ra-explain-earthquake = Chi lo vince perde due monumenti a scelta.
ra-title-night = Scende la notte: { $name }
ra-title-last-night = L’ultima notte
ra-score-gods = Divinità: 2 punti l’una
ra-score-gold = Oro: 3 punti l’uno
ra-score-pharaohs = Faraoni: più di tutti +5, meno di tutti −2
ra-score-river = Fiume: con un’inondazione, 1 per ogni inondazione e ogni Nilo
ra-score-civilizations = Civiltà: nessuna −5, tre tipi +5, quattro +10, cinque +15
ra-score-monuments = Monumenti: 1 per tipo, sette 10, otto 15; tre uguali 5, quattro 10, cinque 15
ra-score-suns = Soli: la somma più alta +5, la più bassa −5
ra-score-floor = Nessuno scende sotto zero
ra-score-epoch = Epoca
ra-score-morning = { $epoch ->
    [3] Alla fine
   *[other] Al mattino
}
ra-score-stays = { $epoch ->
    [3] La notte finisce, e i punti sono contati.
   *[other] I soli si svegliano al mattino. Faraoni, Nili e monumenti restano; divinità, oro, inondazioni e civiltà vanno via.
}
ra-score-only-last = solo nell’epoca III
ra-idea-ra = Il lotto vale { $points } per te: è maturo per un’asta.
ra-idea-ra-others = Un’asta adesso fa spendere soli agli altri.
ra-idea-draw = Il lotto può ancora crescere.
ra-idea-draw-others = Il lotto conviene più a { $name } che a te: lascialo cambiare.
ra-idea-bid = Queste tessere valgono { $points } per te: meritano un sole.
ra-idea-pass = Queste tessere ti danno { $points }: più tardi un sole può comprare di meglio.
ra-idea-god = Una tessera del lotto vale per te più di una divinità.
ra-idea-lose = Non tutte le tue tessere contano allo stesso modo.
ra-hint-draw = Guarda il sacchetto.
ra-hint-ra = Guarda la figura di Ra.
ra-hint-bid = Guarda i tuoi soli: uno basta.
ra-hint-pass = Non ogni lotto vale un sole.
ra-hint-god = Una divinità potrebbe prendere qualcosa dal tracciato.
ra-hint-lose = Guarda che cosa conta di meno per te.
ra-hint-done = Tieni l’altra divinità per dopo.
ra-board-ra-chance = Probabilità di Ra: { $percent }%

## Settled before one's turn

ra-intend-pass = Passa in quest’asta
ra-intend-bid = Punta fino a { $sun }
ra-intend-draw = Pesca finché ci sono meno di { $tiles } tessere

## Where points come from

ra-why-gods = { $n ->
    [0] nessuna divinità
    [one] { $n } divinità, 2 punti
   *[other] { $n } divinità, 2 punti ciascuna
}
ra-why-gold = { $n ->
    [0] nessun oro
    [one] { $n } oro, 3 punti
   *[other] { $n } ori, 3 punti ciascuno
}
ra-why-pharaohs = { $points ->
    [5] il maggior numero di faraoni
    [-2] il minor numero di faraoni
   *[other] né il maggior né il minor numero di faraoni
}
ra-why-river = { $n ->
    [0] nessuna inondazione: i Nili da soli non valgono nulla
    [one] { $n } tessera del fiume
   *[other] { $n } tessere Nilo e inondazione, con almeno un’inondazione
}
ra-why-civilizations = { $points ->
    [-5] nessuna civiltà
    [0] una o due civiltà diverse
    [5] tre civiltà diverse
    [10] quattro civiltà diverse
   *[other] cinque civiltà diverse
}
ra-why-monuments = { $kinds ->
    [one] { $kinds } tipo di monumento
   *[other] { $kinds } monumenti diversi
}: { $different }; tre o più uguali: { $same }
ra-why-suns = { $points ->
    [5] la somma più alta dei soli
    [-5] la somma più bassa dei soli
   *[other] né la somma più alta né la più bassa dei soli
}
ra-why-floor = nessuno scende sotto zero

## Looking at a match

ra-next-auction = Prossima asta

## A first match

ra-lesson-draw = Pescare
ra-lesson-bid = Puntare
ra-lesson-ra = Quando arriva Ra
ra-lesson-god = Divinità
ra-lesson-unrest = Un disastro
ra-lesson-night = Il tramonto
ra-learn-welcome-title = Ti diamo il benvenuto
ra-learn-welcome = Ra si gioca in tre epoche di aste. Le tessere si raccolgono qui. Prima o poi qualcuno apre un’asta, e la puntata più alta le prende tutte. Alla fine vince chi ha più punti.
ra-learn-suns-title = I tuoi soli
ra-learn-suns = Si punta con i soli. Il numero è la puntata, e ogni sole vince al massimo un’asta per epoca. Tu hai il 13, il più alto di tutti, quindi cominci.
ra-learn-draw-title = Pesca una tessera
ra-learn-draw = Nel tuo turno fai una di due cose: peschi una tessera dal sacchetto, o invochi Ra per aprire un’asta. Non c’è ancora niente, quindi pesca.
ra-learn-lot-title = Il lotto cresce
ra-learn-lot = Hai pescato una divinità, Ana un faraone, Piotr un’inondazione. Ogni tipo dà punti a modo suo: ferma il puntatore o il dito su una tessera e te lo dice. Ora pesca ancora.
ra-learn-invoke-title = Un lotto che vale
ra-learn-invoke = Una divinità, due faraoni, un’inondazione, un Nilo e un monumento: un bel lotto. Invoca Ra. Poi ognuno punta una volta, in senso orario, e chi ha invocato punta per ultimo.
ra-learn-bid-title = Il minimo che vince
ra-learn-bid = Ana passa, Piotr punta il suo 4. Ogni puntata deve superare la precedente. Tu vuoi queste sei tessere: punta uno dei tuoi soli.
ra-learn-won-title = I soli si scambiano
ra-learn-won = Le sei tessere sono tue. Il tuo 5 ora sta al centro, per il prossimo vincitore, e l’1 che era lì è tuo, addormentato fino alla prossima epoca. Ogni asta decide anche che cosa potrai puntare dopo.
ra-learn-disaster-title = C’è un disastro
ra-learn-disaster = Ana ha pescato oro, che vale 3 punti. Piotr ha pescato un funerale: chi lo vince perde due faraoni. Tu ne hai due. Pesca una tessera e vediamo.
ra-learn-drawn-title = Ra!
ra-learn-drawn = Un Ra pescato fa avanzare il sole, e comincia subito un’asta. Con l’ottavo l’epoca finisce, e i soli non usati vanno persi. Nessuno vuole il funerale. Passa anche tu: le tessere restano lì.
ra-learn-god-title = Una divinità prende ciò che vuoi
ra-learn-god = Invece di pescare puoi spendere una divinità: prende per te una tessera, senza asta. Tenuta vale 2 punti; l’oro ne vale 3. Tocca la divinità, poi l’oro.
ra-learn-try-title = Un tentativo a poco prezzo
ra-learn-try = Piotr ha invocato Ra: la prima puntata è tua. Due Nili e un faraone ti servono, il funerale no. Punta il 2: se vince, è costato poco. Paga solo chi vince.
ra-learn-outbid-title = Persa, e niente da pagare
ra-learn-outbid = Il 3 di Ana batte il tuo 2: il lotto è suo, e il funerale le toglie il faraone. Il tuo 2 è ancora tuo e sveglio. Un’asta persa costa solo le tessere.
ra-learn-unrest-title = Guerra nel lotto
ra-learn-unrest = Un’altra partita, più avanti. Hai pescato Ra, Ana è in testa con il 6. La guerra costa due civiltà a chi vince, ma ne arrivano due nuove, e tu ne hai di doppie. Punta il tuo ultimo sole.
ra-learn-lose-title = Quali due lasci andare?
ra-learn-lose = La guerra porta via due civiltà, e scegli tu. Contano solo quelle diverse: quattro valgono 10 punti, tre solo 5. Scegline due, poi conferma.
ra-learn-spent-title = Tutti i tuoi soli dormono
ra-learn-spent = Per questa epoca hai finito: non hai più soli da puntare. Gli altri vanno avanti finché ne hanno, o finché arriva l’ottavo Ra. Ora scende la notte.
ra-learn-score-title = Si contano i punti
ra-learn-score = Una colonna per ogni tipo di tessera. Meno faraoni di tutti: perdi 2. Tre Nili con la loro inondazione: 4. Quattro civiltà diverse: 10. Premi un numero e ti dice da dove viene.
ra-learn-morning-title = Che cosa resta
ra-learn-morning = Una nuova epoca. Le tessere con lo scarabeo restano: faraoni, Nili e monumenti. Le altre se ne vanno. I tuoi soli sono svegli, e comincia chi ha il più alto: Ana, con il 12.
ra-learn-end-title = La terza notte
ra-learn-end = Due cose contano solo alla fine: i monumenti, per quelli diversi e per tre o più uguali, e la somma dei soli: 5 punti alla più alta, meno 5 alla più bassa. È tutto. Gioca!
ra-learn-not-empty = Non c’è ancora niente da vincere. Se invochi adesso, tutti possono passare e il turno è perso. Prima pesca.
ra-learn-not-early = Tre tessere sono poche per uno di soli quattro soli. Il lotto può ancora crescere: pesca ancora.
ra-learn-not-risk = Si può, ma la prossima tessera potrebbe essere un disastro, e Ana potrebbe invocare: l’ultima puntata non sarebbe tua. Invoca Ra finché il lotto è buono.
ra-learn-not-dear = Vince anche questo, ma è caro: un sole speso non torna in questa epoca. Quale più piccolo batte ancora il 4?
ra-learn-not-gift = Così Piotr prende tutte e sei le tessere con il suo 4. Tu puoi permetterti di più.
ra-learn-not-own-harm = Se vincessi, il funerale ti toglierebbe entrambi i faraoni: 3 punti d’oro non valgono tanto, né un sole.
ra-learn-not-later = Buona idea, e presto sarà il momento. Prima guarda che cosa fa un Ra: pesca una tessera.
ra-learn-not-less = La divinità può prenderla, ma l’oro per te vale di più: 3 punti a fine epoca.
ra-learn-not-wait = Intanto l’oro può vincerlo un altro. La tua divinità lo prende subito: tocca la divinità, poi l’oro.
ra-learn-not-too-much = Per così poco, e con un funerale dentro? Tieni quel sole per un lotto migliore e punta il più basso.
ra-learn-not-free = Puoi passare, ma una puntata che perde non costa nulla. Prova con il sole più basso.
ra-learn-not-worth-it = Così tre civiltà restano tre: 5 punti. Con questo lotto alla fine ne hai quattro: 10 punti, e anche un monumento.
ra-learn-not-last-one = È l’unica del suo tipo: senza, ti restano tre tipi, 5 punti invece di 10. Lascia andare quelle doppie.

# What a puzzle asks for
ra-theme-turn-began = Pescare, invocare Ra o usare una divinità
ra-theme-asked-to-bid = Offrire o passare
ra-theme-may-go-on = Continuare o fermarsi
ra-theme-must-lose = Che cosa perdere
# What somebody does wrong again and again
ra-slip-bid-pass = { $bought ->
    [gods] Paghi troppo le divinità
    [gold] Paghi troppo l’oro
    [pharaohs] Paghi troppo i faraoni
    [river] Paghi troppo i Nili e le inondazioni
    [civilizations] Paghi troppo le civiltà
    [monuments] Paghi troppo i monumenti
   *[other] Paghi troppo i lotti
}
ra-slip-pass-bid = { $missed ->
    [gods] Lasci agli altri le divinità a troppo poco
    [gold] Lasci agli altri l’oro a troppo poco
    [pharaohs] Lasci agli altri i faraoni a troppo poco
    [river] Lasci agli altri i Nili e le inondazioni a troppo poco
    [civilizations] Lasci agli altri le civiltà a troppo poco
    [monuments] Lasci agli altri i monumenti a troppo poco
   *[other] Lasci andare lotti che valgono un’offerta
}
ra-slip-bid-more = Offri più di quanto serva
ra-slip-bid-less = Offri troppo poco e ti superano
ra-slip-draw-ra = Continui a pescare quando è ora di invocare Ra
ra-slip-ra-draw = Invochi Ra troppo presto
ra-slip-draw-god = Ti sfuggono tessere che una divinità potrebbe prendere
ra-slip-ra-god = Invochi Ra quando una divinità potrebbe prendere una tessera
ra-slip-god-draw = Usi le divinità per troppo poco
ra-slip-god-ra = Usi una divinità quando dovresti invocare Ra
ra-slip-god = Prendi la tessera sbagliata con la tua divinità
ra-slip-done-god = Smetti troppo presto di usare divinità
ra-slip-god-done = Usi una divinità di troppo
ra-slip-lose = Perdi le tessere sbagliate
