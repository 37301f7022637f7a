### Ra, in Italian. Every message may use $edition: classic, modern or barque.
### The words of the classic edition are those of its Italian rulebook.

## Words

ra-name = Ra
ra-epoch-word = { $edition ->
    [modern] era
   *[other] epoca
}
ra-epoch = { $edition ->
    [modern] Era
   *[other] Epoca
} { $epoch }

ra-edition-classic = Classica: da tre a cinque giocatori, le tessere Ra stanno sul tracciato di Ra
ra-edition-modern = Moderna: da due a cinque giocatori, le tessere Ra stanno sul tracciato di Ra
ra-edition-barque = Barca: da due a cinque giocatori, la barca naviga lungo il tracciato di Ra
ra-scores-hidden = i punti restano segreti fino alla fine
ra-scores-open = i punti sono visibili a tutti

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
   *[other] Le otto divinità d’Egitto
}

ra-category-gods = Divinità
ra-category-gold = Oro
ra-category-pharaohs = Faraoni
ra-category-river = { $edition ->
    [modern] Fiume
   *[other] Nilo e inondazioni
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
ra-board-bag = Sacchetto
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
ra-board-this-epoch = Quest’{ ra-epoch-word }
ra-board-empty = ancora niente
ra-board-high-bid = Offerta più alta: { $sun }, di { $seat }
ra-board-no-bid = Ancora nessuna offerta

## What happened

ra-event-drew = { $seat } pesca: { $tile }.
ra-event-drew-ra = { $edition ->
    [barque] { $seat } pesca un RA! La barca avanza: spazio { $count } di { $last }.
   *[other] { $seat } pesca un RA! È il numero { $count } di { $last }.
}
ra-event-auction-opened = { $call ->
    [drawn] Asta! Giocatore di Ra: { $seat }.
    [invoked] { $seat } invoca Ra. Asta!
   *[invoked-full] { $seat } invoca Ra con il tracciato pieno. Asta!
}
ra-event-bid-made = { $seat } punta il sole { $sun }.
ra-event-passed = { $forced ->
    [yes] { $seat } non ha soli da puntare e passa.
   *[no] { $seat } passa.
}
ra-event-won = { $tiles-count ->
    [0] { $seat } vince l’asta con il sole { $sun } e prende il sole { $centre_sun }.
   *[other] { $seat } vince l’asta con il sole { $sun } e prende: { $tiles }, più il sole { $centre_sun }.
}
ra-event-nobody-bid = { $discarded-count ->
    [0] Nessuno punta: le tessere restano.
   *[other] Nessuno punta: il tracciato pieno viene svuotato.
}
ra-event-god-spent = { $seat } gioca una divinità e prende: { $tile }.
ra-event-tiles-lost = { $seat } perde: { $tiles }.
ra-event-epoch-ended = { $reason ->
    [last-ra] Esce l’ultimo Ra: l’{ ra-epoch-word } { $epoch } finisce subito.
   *[no-suns] Tutti i soli sono stati usati: l’{ ra-epoch-word } { $epoch } finisce.
}
ra-event-scored = { $total ->
    [hidden] { $seat }: { $gained } nell’{ ra-epoch-word } { $epoch }.
   *[other] { $seat }: { $gained } nell’{ ra-epoch-word } { $epoch }, { $total } in tutto.
}
ra-event-epoch-opened = { ra-epoch }: si comincia. { $seat } ha il sole più alto.
ra-event-match-over = { $winner } vince.
ra-event-turn-began = Tocca a { $seat }.
ra-event-asked-to-bid = { $seat } punta o passa.
ra-event-may-go-on = { $seat } può giocare un’altra divinità.
ra-event-must-lose = { $seat } deve scartare: { $civilizations ->
    [0] { $monuments ->
        [one] { $monuments } monumento
       *[other] { $monuments } monumenti
    }
   *[other] { $monuments ->
        [0] { $civilizations } civiltà
        [one] { $civilizations } civiltà e { $monuments } monumento
       *[other] { $civilizations } civiltà e { $monuments } monumenti
    }
}.

## Why not

ra-refusal-seats = Questa edizione è per { $fewest }-{ $most } giocatori, non per { $seats }.
ra-refusal-match-over = La partita è finita.
ra-refusal-not-your-turn = Tocca a qualcun altro.
ra-refusal-no-such-action = Nel tuo turno puoi pescare una tessera, invocare Ra o giocare divinità: altro non c’è.
ra-refusal-track-full = Il tracciato dell’asta è pieno: invoca Ra o gioca una divinità.
ra-refusal-no-passing = Fuori dalle aste non si passa: pesca una tessera, invoca Ra o gioca una divinità.
ra-refusal-nothing-to-end = In questo turno non hai giocato divinità: pesca una tessera, invoca Ra o giocane una.
ra-refusal-spending-gods = In questo turno stai giocando divinità: giocane un’altra o scrivi «done».
ra-refusal-no-auction = Non c’è nessuna asta: i soli si puntano solo nelle aste.
ra-refusal-in-auction = È in corso un’asta: punta un sole o passa.
ra-refusal-must-bid = Hai invocato Ra e nessun altro ha puntato: devi puntare un sole.
ra-refusal-sun-face-down = Il sole { $sun } resta coperto fino alla prossima { ra-epoch-word }.
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

ra-help-draw = pesca una tessera dal sacchetto
ra-help-ra = invoca Ra: comincia un’asta
ra-help-bid = punta uno dei tuoi soli, qui il 13; basta anche solo il numero
ra-help-pass = passa durante un’asta
ra-help-god = gioca una divinità per prendere una tessera dal tracciato dell’asta, qui un Nilo
ra-help-done = non giocare altre divinità e finisci il turno
ra-help-lose = scarta una tessera per un disastro, qui una piramide

## Opponents

ra-level-farmer = Contadino: prende ciò che luccica e scopre a fine epoca quanto valeva
ra-level-scribe = Scriba: conta con diligenza, ma non sempre le cose giuste
ra-level-priest = Sacerdote: valuta bene quasi tutti i lotti, una mossa avanti
ra-level-vizier = Visir: soppesa che cosa offriranno gli altri e che cosa può uscire dal sacchetto
ra-level-pharaoh = Faraone: la piena forza, e un secondo di riflessione per ogni mossa

## Words of the page

ra-about = Pesca tessere, invoca Ra, punta i tuoi soli. Quello che gli dèi danno, lo tolgono anche: tre epoche di aste in Egitto.
ra-option-edition = Edizione
ra-option-scores = Punti

## Moves

ra-move-draw = Pesca
ra-move-ra = Invoca Ra
ra-move-pass = Passa
ra-move-done = Fatto
ra-move-bid = Punta { $sun }
ra-move-lose = Scarta: { $tile }
ra-move-god = Gioca una divinità: { $tile }

## The page's board

ra-board-auction-drawn = { $name } pesca un Ra
ra-board-auction-invoked = { $name } invoca Ra
ra-board-auction-invoked-full = { $name } invoca Ra: il tracciato è pieno
ra-board-passed = passa
ra-board-statue = La statua di Ra: il giocatore di Ra
ra-board-suns-that-win = I tuoi soli sopra l’offerta più alta: { $suns }
ra-board-sun-down = { $sun }, coperto
ra-board-ra-chance = Ora un Ra: { $percent }%

## Settled before one's turn

ra-intend-pass = passa in quest’asta
ra-intend-bid = punta fino a { $sun }
ra-intend-draw = pesca con meno di { $tiles } tessere

## Where points come from

ra-why-gods = { $n ->
    [0] nessuna divinità
    [one] { $n } divinità, 2 punti
   *[other] { $n } divinità, 2 punti ciascuna
}
ra-why-gold = { $n ->
    [0] nessun oro
   *[other] { $n } d’oro, 3 punti ciascuno
}
ra-why-pharaohs = { $points ->
    [5] il maggior numero di faraoni
    [-2] il minor numero di faraoni
   *[other] né il maggior né il minor numero di faraoni
}
ra-why-river = { $n ->
    [0] nessuna inondazione: il Nilo da solo non vale nulla
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
ra-why-monuments = { $kinds } monumenti diversi: { $different }; tre o più uguali: { $same }
ra-why-suns = { $points ->
    [5] la somma più alta dei soli
    [-5] la somma più bassa dei soli
   *[other] né la somma più alta né la più bassa dei soli
}
ra-why-floor = nessuno scende sotto zero punti

## Looking at a match

ra-next-auction = Prossima asta

## A first match

ra-learn-welcome = Tre epoche di aste. Nel tuo turno peschi una tessera, o invochi Ra per cominciare un’asta. Paghi con i soli: i dischi con i numeri. Vince chi ha più punti dopo tre epoche.
ra-learn-draw = Ognuno ha quattro soli, e ogni sole può vincere un’asta in questa epoca. Tu hai il 13, il più alto, quindi cominci. Pesca una tessera.
ra-learn-groups = Una divinità. Le tessere si raccolgono sul tracciato dell’asta finché qualcuno non apre un’asta. Ana pesca un faraone: chi ne ha di più guadagna 5 punti, chi ne ha di meno ne perde 2. Piotr pesca un’inondazione: con un’inondazione, ogni Nilo e ogni inondazione vale un punto. Pesca ancora.
ra-learn-invoke = Sul tracciato ora ci sono una divinità, due faraoni, un’inondazione, un Nilo e un monumento. È un bel lotto! Invoca Ra: poi ognuno punta una volta, e tu alla fine.
ra-learn-bid = Ana passa, Piotr punta il suo 4. Un’offerta deve superare la precedente. Il tuo 5 basta, e l’8 e il 13 restano per dopo. Punta 5.
ra-learn-won = Il lotto è tuo. Il tuo 5 ora sta al centro, e tu prendi l’1 che era lì, coperto fino alla prossima epoca. Un sole compra quindi anche un sole: con soli bassi la prossima epoca è magra.
ra-learn-disaster = Ana pesca oro, che vale 3 punti. Piotr pesca un funerale: un disastro. Chi lo vince perde due faraoni. Pesca, e spera.
ra-learn-drawn = Un Ra! Avanza sul tracciato di Ra, e c’è subito un’asta. Quando il tracciato di Ra è pieno, l’epoca finisce subito, e i soli non ancora usati vanno sprecati. Nessuno vuole il funerale. Passa anche tu: dopo un Ra pescato possono passare tutti, e le tessere restano.
ra-learn-god = Hai una divinità. Invece di pescare, giocala per prendere una tessera dal tracciato. A fine epoca l’oro vale più della divinità. Prendi l’oro.
ra-learn-epoch = L’epoca è finita e i punti sono contati: divinità, oro, faraoni, fiume e civiltà. Tre, quattro o cinque civiltà diverse valgono 5, 10 o 15 punti; senza nessuna ne perdi 5.
ra-learn-lasting = Le tessere con lo scarabeo restano: faraoni, Nilo, monumenti. Le altre se ne vanno. Tutti i soli sono di nuovo scoperti, e comincia chi ha il più alto.
ra-learn-end = La terza epoca conta di più: i monumenti danno punti per quelli diversi e per tre o più uguali, e la somma di soli più alta vale 5 punti, la più bassa ne costa 5. Ora sai tutto quello che serve.
