### Hadara, in Italian. Every message may use $deck (basic or advanced) and $start (A, B or choice).
### The colours are feminine: they agree with carta and pila. A passo is a step of a marker, a passaggio a step of the
### epoch.

## Words

hadara-name = Hadara
hadara-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
hadara-epoch = Epoca { hadara-epoch-number }
hadara-phase = fase { $half }
hadara-deck-basic = Gioco base
hadara-deck-advanced = Gioco avanzato
hadara-about-deck-basic = Senza le carte viola avanzate: ideale per la prima partita.
hadara-about-deck-advanced = Con tutte le carte viola.
hadara-start-A = Tutti usano il lato A
hadara-start-B = Tutti usano il lato B
hadara-start-choice = Ognuno sceglie il lato

hadara-colour-yellow = gialla
hadara-colour-red = rossa
hadara-colour-blue = blu
hadara-colour-green = verde
hadara-colour-purple = viola

hadara-resource-income = reddito
hadara-resource-military = forza militare
hadara-resource-culture = cultura
hadara-resource-food = cibo

hadara-card = la carta { $colour } { hadara-epoch-number }/{ $number }

hadara-category-regions = Regioni
hadara-category-busts = Busti
hadara-category-silver = Sigilli d’argento
hadara-category-gold = Sigilli d’oro
hadara-category-cards = Carte
hadara-category-coins = Monete

## Abilities, in one short sentence each

hadara-ability-sale_bonus = Ogni vendita dà 1 moneta in più.
hadara-ability-place_bonus = Mettici sopra una tessera bonus: +3 di quella risorsa.
hadara-ability-per_yellow = +1 al reddito per ogni carta gialla.
hadara-ability-per_red = +1 alla forza militare per ogni carta rossa.
hadara-ability-per_blue = +1 alla cultura per ogni carta blu.
hadara-ability-per_green = +1 al cibo per ogni carta verde.
hadara-ability-bust_bonus = Ogni busto con una tessera risorsa dà altri +2 di quella risorsa.
hadara-ability-cheap_seals = I sigilli costano meno.
hadara-ability-pay_hunger = Se il cibo non basta, con 2 monete tieni una carta (al massimo 6 carte).
hadara-ability-sell_surplus = Quando nutri le carte, 3 monete per ogni cibo in più (al massimo 12 monete).
hadara-ability-catch_up_income = Quando riscuoti il reddito, 2 monete per ogni altro segnalino sopra il reddito.
hadara-ability-region_coins = 4 monete in più per ogni regione.
hadara-ability-full_silver = Un sigillo d’argento vale il suo segnalino per intero.
hadara-ability-set_points = 4 punti per ogni serie di cinque colori.
hadara-ability-wild_card = Sostituisce una carta mancante nelle serie dei sigilli d’oro.
hadara-ability-double_step = Due regioni e due busti per passaggio.
hadara-ability-lower_requirements = I requisiti sono più bassi di 4.
hadara-ability-buy_requirements = 3 monete abbassano un requisito di 1 (al massimo 30 monete per passaggio).

## The board

hadara-board-inner = coperte
hadara-board-outer = scoperte
hadara-board-top = in cima
hadara-board-regions = Regioni rimaste
hadara-board-region = Regione { $requirement }
hadara-board-busts = Busti
hadara-board-bust = Busto { $requirement }
hadara-board-seals = Sigilli
hadara-board-bonus = Tessere bonus
hadara-board-hand = Le tue due carte
hadara-board-board-or-keep = Metti una carta sul tabellone; tieni o vendi l’altra.
hadara-board-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
hadara-board-points = { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
}
hadara-board-fed = { $cards ->
    [one] { $cards } carta, cibo per { $food }
   *[other] { $cards } carte, cibo per { $food }
}
hadara-board-price = prezzo { $price }
hadara-board-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
hadara-board-gives = { $resource }: +{ $n }
hadara-board-round = giro { $round } di 5
hadara-board-plunder = saccheggiare
hadara-board-annex = annettere
hadara-board-bust-gives = { $points } punti, tessera +{ $bonus }

## What happened

hadara-event-side-chosen = { $seat } sceglie il lato { $side } della carta iniziale.
hadara-event-side-chosen-you = Scegli il lato { $side } della tua carta iniziale.
hadara-event-epoch-opened = Comincia l’epoca { hadara-epoch-number }. Primo giocatore: { $seat }.
hadara-event-epoch-opened-you = Comincia l’epoca { hadara-epoch-number }. Sei tu a cominciare.
hadara-event-wheel-set = { $seat } gira la ruota e comincia a pescare dalla pila { $colour }.
hadara-event-wheel-set-you = Giri la ruota e cominci a pescare dalla pila { $colour }.
hadara-event-round-began = Fase { $half }, giro { $round }.
hadara-event-pair-drawn = { $cards-count ->
    [0] { $seat } pesca due carte dalla pila { $colour }.
   *[other] { $seat } pesca { $cards }.
}
hadara-event-pair-drawn-you = { $cards-count ->
    [0] Peschi due carte dalla pila { $colour }.
   *[other] Peschi { $cards }.
}
hadara-event-card-laid = { $seat } mette { $card } sul tabellone.
hadara-event-card-laid-you = Metti { $card } sul tabellone.
hadara-event-card-taken = { $seat } prende { $card }.
hadara-event-card-taken-you = Prendi { $card }.
hadara-event-card-kept = { $price ->
    [one] { $seat } tiene { $card } per { $price } moneta.
   *[other] { $seat } tiene { $card } per { $price } monete.
}
hadara-event-card-kept-you = { $price ->
    [one] Tieni { $card } per { $price } moneta.
   *[other] Tieni { $card } per { $price } monete.
}
hadara-event-card-sold = { $card ->
    [hidden] { $seat } vende l’altra carta
   *[other] { $seat } vende { $card }
} per { $gained ->
    [one] { $gained } moneta
   *[other] { $gained } monete
}.
hadara-event-card-sold-you = { $card ->
    [hidden] Vendi l’altra carta
   *[other] Vendi { $card }
} per { $gained ->
    [one] { $gained } moneta
   *[other] { $gained } monete
}.
hadara-event-bonus-placed = { $seat } mette una tessera bonus sulla carta: { $resource }.
hadara-event-bonus-placed-you = Metti una tessera bonus sulla carta: { $resource }.
hadara-event-income-collected = { $gained ->
    [one] { $seat } riscuote { $gained } moneta.
   *[other] { $seat } riscuote { $gained } monete.
}
hadara-event-income-collected-you = { $gained ->
    [one] Riscuoti { $gained } moneta.
   *[other] Riscuoti { $gained } monete.
}
hadara-event-region-plundered = { $gained ->
    [one] { $seat } saccheggia una regione da { $requirement } per { $gained } moneta.
   *[other] { $seat } saccheggia una regione da { $requirement } per { $gained } monete.
}
hadara-event-region-plundered-you = { $gained ->
    [one] Saccheggi una regione da { $requirement } per { $gained } moneta.
   *[other] Saccheggi una regione da { $requirement } per { $gained } monete.
}
hadara-event-region-annexed = { $points ->
    [one] { $seat } annette una regione da { $requirement }: { $resources }, { $points } punto.
   *[other] { $seat } annette una regione da { $requirement }: { $resources }, { $points } punti.
}
hadara-event-region-annexed-you = { $points ->
    [one] Annetti una regione da { $requirement }: { $resources }, { $points } punto.
   *[other] Annetti una regione da { $requirement }: { $resources }, { $points } punti.
}
hadara-event-bust-carved = { $points_up ->
    [yes] { $seat } scolpisce il busto da { $bust } con i punti (tessera { $resource }).
   *[no] { $seat } scolpisce il busto da { $bust } con una tessera: { $resource }.
}
hadara-event-bust-carved-you = { $points_up ->
    [yes] Scolpisci il busto da { $bust } con i punti (tessera { $resource }).
   *[no] Scolpisci il busto da { $bust } con una tessera: { $resource }.
}
hadara-event-declined = { $what ->
    [region] { $seat } non prende regioni.
    [bust] { $seat } non scolpisce busti.
   *[seal] { $seat } non compra altri sigilli.
}
hadara-event-declined-you = { $what ->
    [region] Non prendi regioni.
    [bust] Non scolpisci busti.
   *[seal] Non compri altri sigilli.
}
hadara-event-hunger-paid = { $seat } paga { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
} per tenere una carta.
hadara-event-hunger-paid-you = Paghi { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
} per tenere una carta.
hadara-event-card-given-up = { $seat } scarta { $card }.
hadara-event-card-given-up-you = Scarti { $card }.
hadara-event-surplus-sold = { $seat } vende il cibo in più per { $gained ->
    [one] { $gained } moneta
   *[other] { $gained } monete
}.
hadara-event-surplus-sold-you = Vendi il cibo in più per { $gained ->
    [one] { $gained } moneta
   *[other] { $gained } monete
}.
hadara-event-silver-bought = { $seat } compra un sigillo d’argento per { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
}: { $resource }.
hadara-event-silver-bought-you = Compri un sigillo d’argento per { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
}: { $resource }.
hadara-event-gold-bought = { $seat } compra un sigillo d’oro per { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
}.
hadara-event-gold-bought-you = Compri un sigillo d’oro per { $paid ->
    [one] { $paid } moneta
   *[other] { $paid } monete
}.
hadara-event-epoch-ended = L’epoca { hadara-epoch-number } finisce.
hadara-event-match-over = { $winners-count ->
    [1] { $winners } vince.
   *[other] { $winners } condividono la vittoria.
}
hadara-event-match-over-you = Vinci tu.
hadara-event-asked-for-side = { $seat } deve scegliere un lato della carta iniziale.
hadara-event-asked-for-side-you = Scegli un lato della tua carta iniziale.
hadara-event-asked-for-wheel = { $seat } deve girare la ruota.
hadara-event-asked-for-wheel-you = Gira la ruota.
hadara-event-asked-to-draft = { $seat } sceglie quale carta mettere sul tabellone e quale tenere o vendere.
hadara-event-asked-to-draft-you = Metti una carta sul tabellone e tieni o vendi l’altra.
hadara-event-asked-to-place = { $seat } deve mettere una tessera bonus sulla carta.
hadara-event-asked-to-place-you = Metti una tessera bonus sulla carta.
hadara-event-asked-for-region = { $seat } può saccheggiare o annettere una regione.
hadara-event-asked-for-region-you = Puoi saccheggiare o annettere una regione.
hadara-event-asked-for-bust = { $seat } può scolpire un busto.
hadara-event-asked-for-bust-you = Puoi scolpire un busto.
hadara-event-asked-to-take = { $seat } deve prendere una carta dal tabellone e tenerla o venderla.
hadara-event-asked-to-take-you = Prendi una carta dal tabellone e tienila o vendila.
hadara-event-asked-about-hunger = { $can_pay ->
    [yes] { $short ->
        [one] { $seat } ha { $short } carta senza cibo e deve scartarne una o pagare.
       *[other] { $seat } ha { $short } carte senza cibo e deve scartare carte o pagare.
    }
   *[no] { $short ->
        [one] { $seat } ha { $short } carta senza cibo e deve scartarne una.
       *[other] { $seat } ha { $short } carte senza cibo e deve scartare carte.
    }
}
hadara-event-asked-about-hunger-you = { $can_pay ->
    [yes] Manca cibo ({ $short }): scarta carte o paga.
   *[no] Manca cibo ({ $short }): scarta carte.
}
hadara-event-asked-for-seals = { $seat } può comprare sigilli.
hadara-event-asked-for-seals-you = Puoi comprare sigilli.

## Why not

hadara-refusal-seats = Hadara è per { $fewest }-{ $most } giocatori, non per { $seats }.
hadara-refusal-match-over = La partita è finita.
hadara-refusal-not-your-turn = Tocca a qualcun altro.
hadara-refusal-now-side = Scegli un lato della tua carta iniziale.
hadara-refusal-now-wheel = Prima gira la ruota.
hadara-refusal-now-draft = Metti una delle tue due carte sul tabellone e tieni o vendi l’altra.
hadara-refusal-now-place = Prima metti una tessera bonus sulla carta.
hadara-refusal-now-region = Saccheggia una regione, annettine una o scegli «Nessuna regione».
hadara-refusal-now-bust = Scolpisci un busto o scegli «Nessun busto».
hadara-refusal-now-take = Prendi la carta in cima a una pila del tabellone e tienila o vendila.
hadara-refusal-now-hunger = Scarta carte finché il cibo non basta.
hadara-refusal-now-seals = Compra sigilli o scegli «Nessun sigillo».
hadara-refusal-too-dear = { $price ->
    [one] La carta costa { $price } moneta e ne hai { $coins }.
   *[other] La carta costa { $price } monete e ne hai { $coins }.
}
hadara-refusal-pile-empty = Lì non ci sono più carte.
hadara-refusal-have-region = Hai già una regione da { $requirement }: una sola per ogni requisito.
hadara-refusal-military-too-low = La regione richiede forza militare { $requirement } e la tua è { $marker }.
hadara-refusal-annex-too-dear = { $price ->
    [one] Annetterla costa { $price } moneta e ne hai { $coins }.
   *[other] Annetterla costa { $price } monete e ne hai { $coins }.
}
hadara-refusal-requirement-too-dear = Abbassare il requisito costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}: ne hai { $coins } e in questo passaggio puoi pagarne { $limit }.
hadara-refusal-have-bust = Hai già scolpito il busto da { $requirement }.
hadara-refusal-culture-too-low = Il busto richiede cultura { $requirement } e la tua è { $marker }.
hadara-refusal-no-tile = Non hai tessere bonus libere di questo tipo: { $resource }.
hadara-refusal-two-seals = Hai già tutti e due i sigilli di questo tipo.
hadara-refusal-seal-too-dear = Il sigillo costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} e ne hai { $coins }.
hadara-refusal-not-yours = Questa carta non è tua.
hadara-refusal-cannot-pay = Non hai una carta che permetta di pagare monete al posto del cibo.
hadara-refusal-paid-enough = Puoi pagare al massimo per { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} per passaggio.
hadara-refusal-hunger-too-dear = Tenere una carta costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} e ne hai { $coins }.

## Help

hadara-help-side = scegli un lato della tua carta iniziale, a o b
hadara-help-wheel = gira la ruota: ha cinque posizioni
hadara-help-board = metti la carta 1 sul tabellone e tieni (o vendi) la carta 2
hadara-help-take = prendi dal tabellone la carta rossa in cima e vendila (o tienila)
hadara-help-annex = annetti una regione, qui con requisito 9
hadara-help-plunder = saccheggia una regione, qui con requisito 9
hadara-help-bust = scolpisci un busto con una tessera bonus; «bust 12 points income» la gira sul lato dei punti
hadara-help-bonus = metti una tessera bonus sulla carta che la richiede
hadara-help-drop = scarta una carta quando il cibo non basta
hadara-help-pay = paga monete per tenere una carta quando il cibo non basta
hadara-help-seal = compra un sigillo d’argento mettendoci una tessera bonus, oppure «seal gold»
hadara-help-no = non prendere regioni; anche «no bust», «no seal»
hadara-bot-wanderer = Viandante
hadara-bot-settler = Colono
hadara-bot-trader = Mercante
hadara-bot-chronicler = Cronista
hadara-bot-sovereign = Sovrano
hadara-bot-random = Casuale
hadara-bot-beginner = Principiante
hadara-bot-greedy = Avido
hadara-bot-greedy-warlord = Condottiero
hadara-bot-greedy-artist = Artista
hadara-bot-greedy-miser = Avaro
hadara-bot-network = Rete

## Opponents

hadara-level-wanderer = Tiene strette le monete, ama un colore e pensa al cibo troppo tardi.
hadara-level-settler = Conta i punti di adesso, ama un colore e si scorda del cibo.
hadara-level-trader = Conosce bene i prezzi, con un debole per un colore.
hadara-level-chronicler = Ha visto molte civiltà, e pensa a che cosa prenderanno gli altri.
hadara-level-sovereign = Al massimo della forza, con un secondo di riflessione per mossa.

## Words of the page

hadara-about = Scegli carte, occupa regioni, scolpisci busti, nutri il tuo popolo: costruisci una civiltà in tre epoche.
hadara-option-deck = Carte
hadara-option-start = Carte iniziali

## Moves

hadara-move-wheel = Ruota: posizione { $position }
hadara-move-side = Lato { $side }
hadara-move-board-keep = Tieni la carta { $card }
hadara-move-board-sell = Vendi la carta { $card }
hadara-move-take-keep = Tieni la { $colour }
hadara-move-take-sell = Vendi la { $colour }
hadara-move-plunder = Saccheggia { $requirement }
hadara-move-annex = Annetti { $requirement }
hadara-move-bust = Busto { $bust }: { $resource }
hadara-move-bust-points = Busto { $bust }: punti (tessera { $resource })
hadara-move-bonus = Tessera bonus: { $resource }
hadara-move-seal-gold = Sigillo d’oro
hadara-move-seal-silver = Sigillo d’argento: { $resource }
hadara-move-no-region = Nessuna regione
hadara-move-no-bust = Nessun busto
hadara-move-no-seal = Nessun sigillo
hadara-move-drop = Scarta { $card }
hadara-move-pay = Paga per tenerla
hadara-move-coins = { $coins ->
    [one] { $move } ({ $sign }{ $coins } moneta)
   *[other] { $move } ({ $sign }{ $coins } monete)
}
hadara-move-steps = { $move } (+{ $n })
hadara-move-points = { $points ->
    [one] { $move } ({ $points } punto)
   *[other] { $move } ({ $points } punti)
}
hadara-move-wheel-to = Il tuo scudo: { $colour }
hadara-move-side-gives = Lato { $side }: { $gives }

## The page's board

hadara-board-steps = I passaggi di un’epoca
hadara-board-step-draft = scelta
hadara-board-step-region = reddito e regione
hadara-board-step-bust = busto
hadara-board-step-take = prendere carte
hadara-board-step-hunger = nutrire
hadara-board-step-seals = sigilli
hadara-board-start-player = primo giocatore
hadara-board-wheel = La ruota
hadara-board-keep = Tieni
hadara-board-sell = Vendi
hadara-board-discount = { $colour }: { $n ->
    [one] { $n } moneta in meno
   *[other] { $n } monete in meno
}
hadara-board-too-dear = { $coins ->
    [one] manca { $coins } moneta
   *[other] mancano { $coins } monete
}
hadara-board-you = Tu
hadara-board-now = punti ora
hadara-board-points-unit = { $points ->
    [one] punto
   *[other] punti
}
hadara-board-before = prima: { $n }
hadara-board-after = { $n } dopo
hadara-board-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
hadara-board-next = −{ $n }
hadara-board-have = ne hai { $n } su 2
hadara-board-left = { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
hadara-board-of = { $n } su { $all }
hadara-board-draws = pesca dalla { $colour }
hadara-board-is-annexed = annessa
hadara-board-is-plundered = saccheggiata
hadara-board-is-carved = scolpito, passi
hadara-board-is-points = scolpito, punti
hadara-note-income = { $coins ->
    [one] +{ $coins } moneta a fine fase
   *[other] +{ $coins } monete a fine fase
}
hadara-note-feeds = { $n ->
    [0] cibo giusto giusto
    [one] sfama ancora { $n } carta
   *[other] sfama ancora { $n } carte
}
hadara-note-hungry = { $n } senza cibo
hadara-note-open = { $of ->
    [region] la regione { $n } è alla tua portata
   *[bust] il busto { $n } è alla tua portata
}
hadara-note-reaches = { $of ->
    [region] +{ $steps } raggiunge la regione { $n }
   *[bust] +{ $steps } raggiunge il busto { $n }
}
hadara-note-needs = { $of ->
    [region] regione { $n }: mancano { $steps }
   *[bust] busto { $n }: mancano { $steps }
}
hadara-title-draft = Tieni o vendi?
hadara-title-side = Scegli un lato della tua carta iniziale
hadara-title-take = Prendi una carta
hadara-title-wheel = Regola la ruota
hadara-title-region = Saccheggi o annetti?
hadara-title-bust = Passi o punti?
hadara-title-hunger = { $n ->
    [one] Una carta di troppo
   *[other] { $n } carte di troppo
}
hadara-title-seals = Compra sigilli
hadara-line-draft = L’altra va scoperta sulla pila { $colour }
hadara-line-take = Tienila o vendila
hadara-line-wheel = Scegli la pila da cui peschi per prima
hadara-line-region = Regione { $n }: la tua forza militare è { $military } e non si spende
hadara-line-bust = { $points ->
    [one] Busto { $n }: { $points } punto è tuo in ogni caso
   *[other] Busto { $n }: { $points } punti sono tuoi in ogni caso
}
hadara-line-hunger = Chi va via si riprende i suoi doni.
hadara-line-seals = Nell’epoca { hadara-epoch-number } costano { $silver } e { $gold }
hadara-line-seals-last = È l’ultima occasione per comprarli
hadara-line-plunder = monete subito, punti alla fine
hadara-line-annex = { $n ->
    [one] resta solo questa
   *[other] una di queste { $n }, alla cieca
}
hadara-line-steps = con la tessera che dai
hadara-line-points = alla fine, con qualsiasi tessera
hadara-do-plunder = Saccheggia
hadara-do-annex = Annetti
hadara-do-annex-for = Annetti per
hadara-do-steps = Passi subito
hadara-do-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
hadara-do-silver = Mezzo segnalino
hadara-do-gold = Sette per set
hadara-do-pay = Paga per una
hadara-do-no-region = Lascia
hadara-do-no-bust = Lascia
hadara-do-no-seal = Niente
hadara-confirm-lose = Lasciale andare
hadara-confirm-buy = { $n ->
    [one] Compralo per
   *[other] Comprane { $n } per
}
hadara-lose-missing = { $n ->
    [one] Manca { $n } carta
   *[other] Mancano { $n } carte
}
hadara-choose-again = Scegli di nuovo
hadara-cost-points = { $n ->
    [0] nulla perso
    [one] −{ $n } punto
   *[other] −{ $n } punti
}
hadara-cost-more = { $n ->
    [one] con altra { $n }
   *[other] con altre { $n }
}
hadara-idea-keep = Una carta qui vale il suo prezzo per te.
hadara-idea-sell = Adesso le monete ti servono più di queste carte.
hadara-hint-middle = Guarda che cosa c’è al centro della ruota.
hadara-hint-cards = Guarda le tue carte.
hadara-hint-wheel = Guarda le pile intorno alla ruota.
hadara-log-kept = la tiene ({ $coins })
hadara-log-sold = vende (+{ $coins })
hadara-log-laid = sul tabellone
hadara-log-plundered = saccheggia { $n }
hadara-log-annexed = annette { $n }
hadara-log-given-up = la scarta
hadara-log-income = reddito +{ $coins }
hadara-explain-income = Dopo ogni fase ricevi tante monete quanto il tuo reddito.
hadara-explain-military = Apre le regioni e non si spende.
hadara-explain-culture = Apre i busti e non si spende.
hadara-explain-food = Alla fine di ogni epoca ogni cibo sfama una carta. Chi resta senza se ne va.
hadara-explain-region = Si raggiunge con la forza militare, una per tipo. Saccheggiala per le monete, o paga per annetterla: passi e più punti.
hadara-explain-bust = Si raggiunge con la cultura, uno per tipo. Richiede una tessera bonus: passi subito o punti alla fine.
hadara-explain-silver = Costa ora { $price } monete. Alla fine vale metà del suo segnalino, per eccesso.
hadara-explain-gold = Costa ora { $price } monete. Alla fine vale 7 punti per ogni set di cinque colori.
hadara-explain-coins = Alla fine cinque monete valgono un punto.
hadara-explain-discount-name = Sconto
hadara-explain-discount = Ogni carta di un colore fa costare una moneta in meno la prossima di quel colore.
hadara-explain-pile-name = Carte da pescare
hadara-explain-pile = A ogni giro tutti pescano due carte dove sta il loro scudo; poi la ruota gira.
hadara-explain-card = Se la tieni, muove subito i tuoi segnalini; alla fine di ogni epoca va sfamata.
hadara-explain-start-name = Carta iniziale
hadara-explain-start = Dà le tue prime monete e dice dove iniziano i tuoi quattro segnalini.
hadara-explain-bonus-name = Tessera bonus
hadara-explain-bonus = Va su un busto, per passi subito o punti alla fine, o su una carta viola, per passi.
hadara-explain-points = Tutto questo se la partita finisse ora: regioni, busti, sigilli, carte e monete.
hadara-explain-shield-name = Scudo di { $name }
hadara-explain-shield = Indica il colore da cui pesca. Dopo ogni giro passa al colore seguente.
hadara-explain-needs = Richiede
hadara-explain-price = Prezzo
hadara-explain-gives = Dà
hadara-gallery = Carte viola
hadara-gallery-held = Ce l’ha
hadara-gallery-nobody = ancora nessuno
hadara-gallery-before = Carta prima
hadara-gallery-after = Carta dopo
hadara-gallery-designed = I valori di tutte le 42 carte viola sono ideati qui; quelli delle altre 120 carte seguono quanto è documentato del gioco in scatola.

## Where points come from

hadara-why-regions = regioni saccheggiate e annesse: { $list }
hadara-why-busts = { $n ->
    [0] nessun busto
    [one] { $n } busto, con la sua tessera se mostra punti
   *[other] { $n } busti, con le tessere che mostrano punti
}
hadara-why-silver = { $whole ->
    [0] metà di ogni segnalino con un sigillo, arrotondata per eccesso: { $list }
   *[other] metà di ogni segnalino con un sigillo, arrotondata per eccesso (per intero: { $whole }): { $list }
}
hadara-why-gold = { $n ->
    [0] nessun sigillo d’oro
   *[other] 7 punti per serie di cinque colori × numero di sigilli ({ $n })
}
hadara-why-cards = { $n ->
    [0] nessuna carta
    [one] i punti di { $n } carta
   *[other] i punti di { $n } carte
}
hadara-why-coins = { $n ->
    [0] nessuna moneta
    [one] { $n } moneta, un punto ogni cinque
   *[other] { $n } monete, un punto ogni cinque
}

## A first match

hadara-lesson-draft = La scelta
hadara-lesson-region = Regioni
hadara-lesson-take = Carte e busti
hadara-lesson-hunger = Cibo e sigilli
hadara-lesson-end = La fine
hadara-learn-welcome-title = La tua civiltà
hadara-learn-welcome = Costruisci una civiltà in tre epoche. Le carte muovono questi quattro segnalini: reddito, forza militare, cultura e cibo. Regioni, busti, sigilli, carte e monete danno punti. Vince chi ne ha di più.
hadara-learn-wheel-title = Gira la ruota
hadara-learn-wheel = Cominci tu. La ruota dice da quale pila pesca ognuno; avanza di un passo a giro, così in cinque giri tutti visitano i cinque colori. Scegli il giallo, per pescare prima lì.
hadara-learn-pair-title = Una resta, una va
hadara-learn-pair = Hai pescato due carte gialle. Una va scoperta sul tabellone, dove altri possono prenderla. L’altra la tieni al suo prezzo, o la vendi. Tieni la seconda: reddito e forza militare, per 3 monete.
hadara-learn-sell-title = Le monete sono poche
hadara-learn-sell = Una carta che non ti serve si può vendere: 2 monete nella prima epoca, 3 nella seconda, 4 nella terza. Metti la prima sul tabellone e vendi la seconda.
hadara-learn-discount-title = I colori costano meno
hadara-learn-discount = Ogni tua carta rende le prossime del suo colore più economiche di una moneta. I giri fino alla fine della scelta vengono giocati per te.
hadara-learn-region-title = Una regione a portata
hadara-learn-region = Dopo la scelta tutti riscuotono monete per il reddito. La tua forza militare, 3, raggiunge ora una regione. Saccheggiala per le monete, o annettila: paghi, la giri e guadagni risorse e punti. Annettila.
hadara-learn-take-title = Ciò che gli altri hanno lasciato
hadara-learn-take = Fase B: ora si prendono a turno le carte sul tabellone, cinque a testa. Tienile o vendile. Ogni tua carta ha bisogno di un cibo a fine epoca. Tieni la verde.
hadara-learn-bust-title = Scolpisci un busto
hadara-learn-bust = La tua cultura raggiunge il primo busto. Vi va una delle tue tessere bonus: con la risorsa in su muove subito quel segnalino, con i punti in su vale alla fine. Scolpiscilo con la cultura, risorsa in su.
hadara-learn-hunger-title = Una carta di troppo
hadara-learn-hunger = In un’altra partita l’epoca finisce con otto carte e cibo per sette. Una deve andare, con tutto ciò che ha dato. Sotto ogni carta c’è il costo. Scegli la meno cara, poi conferma.
hadara-learn-seals-title = Sigilli per la fine
hadara-learn-seals = Prima che l’epoca si chiuda puoi comprare sigilli. Quello d’argento vale alla fine metà di un segnalino, quello d’oro 7 punti per ogni serie di cinque colori. Compra l’argento per il reddito.
hadara-learn-score-title = L’ultimo conteggio
hadara-learn-score = Due epoche dopo si conta tutto: carte, regioni, busti, sigilli e un punto ogni cinque monete. Premi un numero e ti dice da dove viene.
hadara-learn-end-title = Ora tocca a te
hadara-learn-end = Nelle epoche seguenti le carte costano di più e fanno di più; il resto è come già sai. Se hai un dubbio, ferma il puntatore o il dito su un pezzo. Gioca!
hadara-learn-not-any-wheel = In partita va bene ogni colore: cambia solo l’ordine. Qui comincia con il giallo, che rende monete.
hadara-learn-not-first-card = Puoi, ma la seconda dà anche forza militare, e la prima regione la chiederà.
hadara-learn-not-needs-start = Venduta, rende 2 monete una volta. Tenuta, il reddito ti paga ancora e ancora: all’inizio conviene tenerla.
hadara-learn-not-short-of-coins = Potresti, ma poi ti mancano le monete per ciò che viene. Questa volta vendi.
hadara-learn-not-other-way = Entrambe rendono 2 monete, ma quella sul tabellone possono prenderla gli altri. Lascia loro la prima.
hadara-learn-not-coins-only = Le monete fanno comodo, ma finiscono presto. Una regione annessa dà risorse ora e punti alla fine.
hadara-learn-not-for-nothing = Allora è stato inutile: ciò che lasci ora non dà né risorse né punti in questa fase.
hadara-learn-not-food-first = Presto avresti più carte che cibo, e ne perderesti una con tutto ciò che ha dato. La verde porta cibo: tienila.
hadara-learn-not-other-bust = Si può fare. Ma la tessera cultura, risorsa in su, muove subito la cultura, e il prossimo busto si avvicina.
hadara-learn-not-costs-more = Quella ti costa punti, o cibo che serve ad altre. Una delle viola non costa proprio niente.
hadara-learn-not-no-set = Non hai carte rosse né verdi, quindi non c’è ancora una serie. Per ora non varrebbe nulla.
hadara-learn-not-grows-less = Vale metà di ciò che quel segnalino mostra alla fine. Il reddito è ciò che le tue carte gialle spingono, e ti paga strada facendo.
hadara-learn-not-coins-pay-less = Cinque monete sono un solo punto alla fine. Un sigillo non costa mai così poco come nella prima epoca.

hadara-title-count = { $epoch ->
    [3] Il conteggio finale
   *[other] Se la partita finisse ora
}
hadara-score-regions = Regioni: i punti stampati
hadara-score-busts = Busti: i loro punti e quelli delle tessere girate sui punti
hadara-score-silver = Sigilli d’argento: metà dell’indicatore, per eccesso
hadara-score-gold = Sigilli d’oro: 7 punti per ogni serie di cinque colori
hadara-score-cards = Carte: i punti stampati
hadara-score-coins = Monete: cinque valgono un punto
hadara-score-end = { $epoch ->
    [3] Alla fine
   *[other] Alla prossima epoca
}

# What a puzzle asks for
hadara-theme-asked-for-side = Quale lato della carta iniziale
hadara-theme-asked-for-wheel = Come regolare la ruota
hadara-theme-asked-to-draft = Quale carta posare, quale tenere o vendere
hadara-theme-asked-to-place = Dove mettere la tessera bonus
hadara-theme-asked-for-region = Saccheggiare, annettere o aspettare
hadara-theme-asked-for-bust = Quale busto scolpire
hadara-theme-asked-to-take = Quale carta prendere
hadara-theme-asked-about-hunger = Come affrontare la fame
hadara-theme-asked-for-seals = Quali sigilli comprare
# What somebody does wrong again and again
hadara-slip-side = Scegli il lato più debole della carta iniziale
hadara-slip-wheel = Regoli la ruota sul colore sbagliato
hadara-slip-board = Posi la carta sbagliata delle due
hadara-slip-board-keep-sell = Tieni carte che conviene vendere
hadara-slip-board-sell-keep = Vendi carte che conviene tenere
hadara-slip-take = Prendi dalla pila sbagliata
hadara-slip-take-keep-sell = Paghi carte che conviene vendere
hadara-slip-take-sell-keep = Vendi carte che valgono il loro prezzo
hadara-slip-no-plunder = Aspetti troppo a saccheggiare
hadara-slip-no-annex = Aspetti troppo ad annettere
hadara-slip-plunder-no = Saccheggi troppo presto
hadara-slip-annex-no = Annetti troppo presto
hadara-slip-plunder-annex = Saccheggi dove conviene annettere
hadara-slip-annex-plunder = Annetti dove conviene saccheggiare
hadara-slip-plunder = Saccheggi la regione sbagliata
hadara-slip-annex = Annetti la regione sbagliata
hadara-slip-no-bust = Aspetti troppo a scolpire un busto
hadara-slip-bust-no = Scolpisci un busto troppo presto
hadara-slip-bust = Scolpisci il busto sbagliato
hadara-slip-no-seal = Ti sfuggono sigilli che potresti comprare
hadara-slip-seal-no = Compri sigilli troppo presto
hadara-slip-seal = Compri i sigilli sbagliati
hadara-slip-bonus = Metti la tessera bonus nel posto sbagliato
hadara-slip-pay-drop = Paghi per carte che conviene cedere
hadara-slip-drop-pay = Cedi carte per cui vale la pena pagare
hadara-slip-drop = Cedi la carta sbagliata
