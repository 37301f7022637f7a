### Ra, in Brazilian Portuguese. Every message may use $edition: classic, modern or barque.
### Both epoch words are feminine, so one sentence serves all editions.

## Words

ra-name = Rá
ra-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
ra-epoch = Era { ra-epoch-number }

ra-edition-classic = Clássica (3–5 jogadores)
ra-edition-modern = Moderna (2–5 jogadores)
ra-edition-barque = Barca (2–5 jogadores)
ra-edition-no-barque = Sem barca (2–5 jogadores)
ra-about-edition-classic = A primeira edição: as peças são viradas, e as de Rá ficam na faixa de Rá.
ra-about-edition-modern = A edição atual: as peças saem de uma bolsa, e as de Rá ficam na faixa de Rá.
ra-about-edition-barque = Com a barca: em vez de juntar peças de Rá, uma barca avança pela faixa de Rá.
ra-about-edition-no-barque = O outro lado do tabuleiro da edição da barca: as peças de Rá ficam na faixa de Rá.
ra-scores-hidden = Pontos em segredo até o fim
ra-scores-open = Pontos à vista de todos
ra-memory-shown = Contagens visíveis
ra-memory-hidden = Sem contagens
ra-about-memory-shown = Você pode consultar o que resta na bolsa e as pontuações passadas.
ra-about-memory-hidden = Nada é contado para você: confie na sua memória.

ra-tile-ra = Rá
ra-tile-pharaoh = faraó
ra-tile-nile = Nilo
ra-tile-flood = inundação
ra-tile-god = deus
ra-tile-gold = ouro
ra-tile-art = arte
ra-tile-agriculture = agricultura
ra-tile-religion = religião
ra-tile-astronomy = astronomia
ra-tile-writing = escrita
ra-tile-fortress = fortaleza
ra-tile-obelisk = obelisco
ra-tile-palace = palácio
ra-tile-pyramid = pirâmide
ra-tile-temple = templo
ra-tile-statue = estátua
ra-tile-step-pyramid = pirâmide de degraus
ra-tile-sphinx = esfinge
ra-tile-funeral = funeral
ra-tile-drought = seca
ra-tile-unrest = { $edition ->
    [modern] guerra
   *[other] agitação
}
ra-tile-earthquake = terremoto

ra-gods = { $edition ->
    [classic] Anúbis, Bastet, Khnum, Hórus, Seth, Sobek, Thoth e Wadjet
    [modern] Sekmet, Seshat e outros seis deuses
   *[other] Os oito deuses do Egito
}

ra-category-gods = Deuses
ra-category-gold = Ouro
ra-category-pharaohs = Faraós
ra-category-river = { $edition ->
    [modern] Rio
   *[other] Nilos e inundações
}
ra-category-civilizations = Civilizações
ra-category-monuments = Monumentos
ra-category-suns = Discos de Sol
ra-category-floor = Nunca abaixo de zero

## The board

ra-board-track = Faixa de leilão
ra-board-ra-track = { $edition ->
    [barque] Barca de Rá
   *[other] Faixa de Rá
}
ra-board-centre-sun = Disco de Sol central
ra-board-bag = { $edition ->
    [classic] Peças viradas para baixo
   *[other] Bolsa
}
ra-board-bag-count = { $tiles ->
    [0] { $tiles } peças, { $ras } de Rá
    [one] { $tiles } peça, { $ras } de Rá
   *[other] { $tiles } peças, { $ras } de Rá
}
ra-board-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
ra-board-points-secret = pontos secretos
ra-board-suns = Discos de Sol
ra-board-kept = Mantidas
ra-board-this-epoch = Nesta era
ra-board-empty = nada ainda
ra-board-high-bid = Maior lance: { $sun }, de { $seat }
ra-board-no-bid = Nenhum lance ainda

## What happened

ra-event-drew = { $seat } retira: { $tile }.
ra-event-drew-you = Você retira: { $tile }.
ra-event-drew-ra = { $edition ->
    [barque] { $seat } retira um RÁ! A barca navega até o espaço { $count } de { $last }.
   *[other] { $seat } retira um RÁ! Rá { $count } de { $last }.
}
ra-event-drew-ra-you = { $edition ->
    [barque] Você retira um RÁ! A barca navega até o espaço { $count } de { $last }.
   *[other] Você retira um RÁ! Rá { $count } de { $last }.
}
ra-event-auction-opened = { $call ->
    [drawn] Leilão! Jogador Rá: { $seat }.
    [invoked] { $seat } invoca Rá. Leilão!
   *[invoked-full] { $seat } invoca Rá com a faixa cheia. Leilão!
}
ra-event-auction-opened-you = { $call ->
    [drawn] Leilão! Você é o jogador Rá.
    [invoked] Você invoca Rá. Leilão!
   *[invoked-full] Você invoca Rá com a faixa cheia. Leilão!
}
ra-event-bid-made = { $seat } dá um lance de { $sun }.
ra-event-bid-made-you = Você dá um lance de { $sun }.
ra-event-passed = { $forced ->
    [yes] { $seat } não tem disco de Sol para o lance e passa.
   *[no] { $seat } passa.
}
ra-event-passed-you = { $forced ->
    [yes] Você não tem disco de Sol para o lance e passa.
   *[no] Você passa.
}
ra-event-won = { $tiles-count ->
    [0] { $seat } vence com { $sun } e leva o disco de Sol { $centre_sun }.
   *[other] { $seat } vence com { $sun } e leva: { $tiles }, além do disco de Sol { $centre_sun }.
}
ra-event-won-you = { $tiles-count ->
    [0] Você vence com { $sun } e leva o disco de Sol { $centre_sun }.
   *[other] Você vence com { $sun } e leva: { $tiles }, além do disco de Sol { $centre_sun }.
}
ra-event-nobody-bid = { $discarded-count ->
    [0] Ninguém dá lance: as peças ficam.
   *[other] Ninguém dá lance: as peças da faixa cheia são descartadas.
}
ra-event-god-spent = { $seat } gasta um deus e pega: { $tile }.
ra-event-god-spent-you = Você gasta um deus e pega: { $tile }.
ra-event-tiles-lost = { $seat } perde: { $tiles }.
ra-event-tiles-lost-you = Você perde: { $tiles }.
ra-event-epoch-ended = { $reason ->
    [last-ra] O último Rá é retirado: a era { ra-epoch-number } termina na hora.
   *[no-suns] Todos os discos de Sol foram usados: a era { ra-epoch-number } termina.
}
ra-event-scored = { $total ->
    [hidden] { $seat }: { $gained } na era { ra-epoch-number }.
   *[other] { $seat }: { $gained } na era { ra-epoch-number }, { $total } no total.
}
ra-event-scored-you = { $total ->
    [hidden] Você faz { $gained } na era { ra-epoch-number }.
   *[other] Você faz { $gained } na era { ra-epoch-number }, { $total } no total.
}
ra-event-scored-unseen = { $seat } pontua a era { ra-epoch-number }.
ra-event-scored-unseen-you = Você pontua a era { ra-epoch-number }.
ra-event-epoch-opened = Começa a era { ra-epoch-number }. { $seat } tem o disco de Sol mais alto.
ra-event-epoch-opened-you = Começa a era { ra-epoch-number }. Você tem o disco de Sol mais alto.
ra-event-match-over = { $winner } vence.
ra-event-match-over-you = Você vence.
ra-event-turn-began = É a vez de { $seat }.
ra-event-turn-began-you = Sua vez.
ra-event-asked-to-bid = { $seat } deve dar um lance ou passar.
ra-event-asked-to-bid-you = Dê um lance ou passe.
ra-event-may-go-on = { $seat } pode gastar outro deus.
ra-event-may-go-on-you = Você pode gastar outro deus.
ra-event-must-lose = { $seat } precisa descartar: { ra-tiles-to-lose }.
ra-event-must-lose-you = Descarte: { ra-tiles-to-lose }.
ra-tiles-to-lose = { $civilizations ->
    [0] { $monuments ->
        [one] { $monuments } monumento
       *[other] { $monuments } monumentos
    }
   *[other] { $monuments ->
        [0] { $civilizations ->
            [one] { $civilizations } civilização
           *[other] { $civilizations } civilizações
        }
       *[other] { $civilizations ->
            [one] { $civilizations } civilização
           *[other] { $civilizations } civilizações
        } e { $monuments ->
            [one] { $monuments } monumento
           *[other] { $monuments } monumentos
        }
    }
}

## Why not

ra-refusal-seats = Nesta edição jogam de { $fewest } a { $most } pessoas, não { $seats }.
ra-refusal-match-over = A partida terminou.
ra-refusal-not-your-turn = É a vez de outra pessoa.
ra-refusal-no-such-action = No seu turno, retire uma peça, invoque Rá ou gaste deuses.
ra-refusal-track-full = A faixa de leilão está cheia: invoque Rá ou gaste um deus.
ra-refusal-no-passing = Só se passa em leilões: retire uma peça, invoque Rá ou gaste um deus.
ra-refusal-nothing-to-end = Você não gastou nenhum deus neste turno: retire uma peça, invoque Rá ou gaste um deus.
ra-refusal-spending-gods = Você está gastando deuses neste turno: gaste mais um ou encerre o turno.
ra-refusal-no-auction = Só se dá lance com discos de Sol em leilões.
ra-refusal-in-auction = Há um leilão em andamento: dê um lance com um disco de Sol ou passe.
ra-refusal-must-bid = Você invocou Rá e ninguém mais deu lance: você precisa dar um lance com um disco de Sol.
ra-refusal-sun-face-down = O disco de Sol { $sun } fica virado para baixo até a próxima era.
ra-refusal-not-your-sun = Você não tem o disco de Sol { $sun }.
ra-refusal-bid-too-low = O disco de Sol { $sun } não supera o maior lance, { $high }.
ra-refusal-no-god = Você não tem nenhum deus para gastar.
ra-refusal-god-takes-no-god = Um deus não pode pegar outro deus.
ra-refusal-god-takes-no-ra = Um deus não pode pegar um Rá.
ra-refusal-not-on-track = Esta peça não está na faixa de leilão: { $tile }.
ra-refusal-must-lose = Primeiro descarte as peças que o desastre exige.
ra-refusal-nothing-to-lose = Nenhum desastre afeta você agora: não há nada para descartar.
ra-refusal-not-held = Você não tem esta peça: { $tile }.
ra-refusal-not-struck = O desastre não afeta esta peça: { $tile }.

## Help

ra-help-draw = { $edition ->
    [classic] virar uma peça
   *[other] retirar uma peça da bolsa
}
ra-help-ra = invocar Rá: começa um leilão
ra-help-bid = dar um lance com um dos seus discos de Sol, aqui o 13; basta o número
ra-help-pass = passar em um leilão
ra-help-god = gastar um deus para pegar uma peça da faixa, aqui um Nilo
ra-help-done = não gastar mais deuses e encerrar o turno
ra-help-lose = descartar uma peça por causa de um desastre, aqui uma pirâmide
ra-bot-farmer = Camponês
ra-bot-scribe = Escriba
ra-bot-priest = Sacerdote
ra-bot-vizier = Vizir
ra-bot-pharaoh = Faraó
ra-bot-random = Aleatório
ra-bot-beginner = Iniciante
ra-bot-greedy = Ganancioso
ra-bot-greedy-bold = Audaz
ra-bot-greedy-miser = Avarento
ra-bot-greedy-builder = Construtor
ra-bot-network = Rede

## Opponents

ra-level-farmer = Quer todos os lotes, só enxerga a era atual e tem uma peça preferida.
ra-level-scribe = Conta os pontos da era, tem uma peça preferida e teme os desastres.
ra-level-priest = Avalia bem a maioria dos lotes, mas tem um fraco por pontos rápidos.
ra-level-vizier = Pondera o que os outros vão oferecer e o que ainda pode ser retirado.
ra-level-pharaoh = Força máxima: um segundo de reflexão por jogada.

## Words of the page

ra-about = Retire peças, invoque Rá, dê lances com os seus discos de Sol. O que os deuses dão, eles também tiram: três eras de leilões no Egito.
ra-option-edition = Edição
ra-option-scores = Pontuação
ra-option-memory = Memória

## Moves

ra-move-draw = Retirar peça
ra-move-ra = Invocar Rá
ra-move-pass = Passar
ra-move-done = Pronto
ra-move-bid = Lance: { $sun }
ra-move-lose = Descartar: { $tile }
ra-move-god = Gastar um deus por: { $tile }

## The page's board

ra-board-auction-drawn = { $you ->
    [yes] Você retira um Rá
   *[no] { $name } retira um Rá
}
ra-board-auction-invoked = { $you ->
    [yes] Você invoca Rá
   *[no] { $name } invoca Rá
}
ra-board-auction-invoked-full = { $you ->
    [yes] Você invoca Rá: a faixa está cheia
   *[no] { $name } invoca Rá: a faixa está cheia
}
ra-board-passed = passa
ra-board-statue = A estátua de Rá: o jogador Rá
ra-board-sun-down = { $sun }, virado para baixo
ra-title-turn = Sua vez
ra-line-turn = { $god ->
    [yes] Retire uma peça, invoque Rá ou gaste um deus
   *[no] Retire uma peça ou invoque Rá
}
ra-line-full = { $god ->
    [yes] A faixa está cheia: invoque Rá ou gaste um deus
   *[no] A faixa está cheia: invoque Rá
}
ra-title-god = Qual peça?
ra-line-god = Gaste o deus para pegar uma peça da faixa
ra-title-lose = { $disaster ->
    [earthquake] A terra treme
   *[unrest] { $edition ->
        [modern] Estoura a guerra
       *[other] Agitação no país
    }
}
ra-line-lose = { $disaster ->
    [earthquake] { $n ->
        [0] Escolha os { $n } monumentos que caem
        [one] Escolha o monumento que cai
       *[other] Escolha os { $n } monumentos que caem
    }
    [unrest] { $n ->
        [0] Escolha as { $n } civilizações que você perde
        [one] Escolha a civilização que você perde
       *[other] Escolha as { $n } civilizações que você perde
    }
   *[both] Escolha as { $n } peças que você perde
}
ra-board-struck = Você escolhe o que descartar, também entre as peças novas.
ra-board-you = Você
ra-board-bid = Lance
ra-board-bids = lance
ra-board-you-bid = seu lance
ra-board-last = por último
ra-board-caller = dá o último lance
ra-board-leads = lidera com o { $sun }
ra-board-draw = Retirar
ra-board-invoke-note = { $tiles ->
    [0] um leilão só pelo Sol
    [one] um leilão por esta peça
   *[other] um leilão por estas { $tiles }
}
ra-board-next-sun = o próximo Sol de quem vencer
ra-board-highest = maior lance
ra-board-worth = vale agora
ra-board-of = { $n } de { $all }
ra-board-set = um conjunto de { $n }
ra-board-no-flood = sem inundação
ra-board-most = mais
ra-board-fewest = menos
ra-board-end = fim
ra-board-too-low = baixo
ra-board-asleep = dorme
ra-board-gods-gold = Deuses, ouro
ra-board-spend-god = Gastar um deus
ra-board-suns-of = Discos de Sol: { $up }; virados para baixo: { $down }
ra-board-of-ra = de { $last } Rá
ra-board-ra-count = Rás retirados nesta era: { $drawn } de { $last }
ra-board-exchange = { $tiles ->
    [0] Você entrega { $give } e recebe { $get }
    [one] Você entrega { $give } e recebe { $get } com uma peça
   *[other] Você entrega { $give } e recebe { $get } com { $tiles } peças
}
ra-board-answer = { $name } ainda pode responder com o { $sun }.
ra-board-answers = Outros { $n } ainda podem cobrir o lance.
ra-board-unbeaten = Ninguém pode cobrir esse lance.
ra-board-unraised = Levante um disco para ver o que ele traria.
ra-tip-flood = { $n ->
    [0] Uma inundação despertaria os seus { $n } Nilos.
    [one] Uma inundação despertaria o seu Nilo.
   *[other] Uma inundação despertaria os seus { $n } Nilos.
}
ra-tip-most = Com mais um faraó você tem o maior número.
ra-tip-share = Com mais um faraó você empata na frente.
ra-tip-fewest = Com mais um faraó você deixa de ter o menor número.
ra-tip-no-civilization = Qualquer civilização livra você do −5.
ra-tip-civilization = Mais um tipo de civilização rende 5 pontos.
ra-tip-funeral = O funeral tiraria de você { $n ->
    [1] um faraó
   *[2] dois faraós
}.
ra-tip-drought = A seca tiraria de você { $n ->
    [1] uma peça do rio
   *[2] duas peças do rio
}.
ra-tip-unrest = { $edition ->
    [modern] A guerra
   *[other] A agitação
} tiraria de você { $n ->
    [1] uma civilização
   *[2] duas civilizações
}.
ra-tip-earthquake = O terremoto tiraria de você { $n ->
    [1] um monumento
   *[2] dois monumentos
}.
ra-confirm-bid = Lance: { $sun }
ra-confirm-god = Pegar: { $tile }
ra-confirm-lose = Descartar
ra-choose-again = Escolher de novo
ra-lose-missing = { $n ->
    [0] Faltam { $n }
    [one] Falta uma
   *[other] Faltam { $n }
}
ra-lose-chosen = escolhidas
ra-log-drew = retira: { $tile }
ra-log-drew-ra = retira o { $count }º Rá
ra-log-invoked = invoca Rá
ra-log-bid = dá um lance de { $sun }
ra-log-won = { $tiles ->
    [0] leva o disco de Sol
    [one] leva uma peça
   *[other] leva { $tiles } peças
}
ra-log-nobody = { $discarded ->
    [yes] ninguém dá lance: a faixa é esvaziada
   *[no] ninguém dá lance
}
ra-log-god = gasta um deus: { $tile }
ra-log-lost = perde: { $tiles }
ra-log-epoch = { $name } termina
ra-log-after = Depois do { $count }º Rá
ra-explain-inside = Dentro
ra-explain-drawn = Retirados
ra-explain-kinds = { $n ->
    [0] { $n } tipos
    [one] { $n } tipo
   *[other] { $n } tipos
}
ra-explain-sum = { $n } no total
ra-name-sun = Disco de Sol { $sun }
ra-name-figure = A estátua de Rá
ra-explain-sun = Dê-o como lance em um leilão: o disco mais alto leva o lote. No fim, a maior soma de discos vale 5, a menor perde 5.
ra-explain-sun-down = Dorme até a próxima era. No fim, a maior soma de discos vale 5, a menor perde 5.
ra-explain-centre = Quem vencer o próximo leilão fica com ele, dormindo até a próxima era, e deixa aqui o disco vencedor.
ra-explain-bag = A peça retirada entra no lote. Um Rá começa um leilão na hora.
ra-explain-figure = Invoque Rá para leiloar o lote: todos dão um lance, você por último. Se ninguém mais der, você precisa dar, a não ser com a faixa cheia.
ra-explain-track = { $edition ->
    [barque] Cada Rá retirado move a barca um espaço. O último encerra a era na hora, e os discos não usados se perdem.
   *[other] Cada Rá retirado ocupa um espaço. O último encerra a era na hora, e os discos não usados se perdem.
}
ra-explain-epoch = O que esta era traria se acabasse agora. Monumentos e discos de Sol contam depois da terceira.
ra-explain-score = Os pontos das eras já contadas, mais os 10 do começo.
ra-explain-ra = Um leilão começa na hora. O último Rá encerra a era imediatamente.
ra-explain-god = 2 pontos no fim da era. Na sua vez, gaste-o para pegar uma peça da faixa.
ra-explain-gold = 3 pontos no fim da era.
ra-explain-pharaoh = Mais faraós: 5 pontos. Menos: −2. Eles ficam.
ra-explain-nile = 1 ponto, mas só com uma inundação. Fica.
ra-explain-flood = 1 ponto, e cada Nilo conta. Sai no fim da era.
ra-explain-civilization = Três tipos: 5 pontos, quatro: 10, cinco: 15; nenhum: −5. Saem no fim da era.
ra-explain-monument = Conta no fim: 1 ponto por tipo, 10 com sete, 15 com os oito; mais 5 por três iguais. Fica.
ra-explain-funeral = Quem o ganha perde dois faraós.
ra-explain-drought = Quem a ganha perde duas inundações, ou Nilos se faltarem.
ra-explain-unrest = Quem a ganha perde duas civilizações à escolha.
ra-explain-earthquake = Quem o ganha perde dois monumentos à escolha.
ra-title-night = A noite cai: { $name }
ra-title-last-night = A última noite
ra-score-gods = Deuses: 2 pontos cada
ra-score-gold = Ouro: 3 pontos cada
ra-score-pharaohs = Faraós: mais +5, menos −2
ra-score-river = Rio: com uma inundação, 1 por inundação e por Nilo
ra-score-civilizations = Civilizações: nenhuma −5, três tipos +5, quatro +10, cinco +15
ra-score-monuments = Monumentos: 1 por tipo, sete 10, oito 15; três iguais 5, quatro 10, cinco 15
ra-score-suns = Discos de Sol: a maior soma +5, a menor −5
ra-score-floor = Ninguém fica abaixo de zero
ra-score-epoch = Era
ra-score-morning = { $epoch ->
    [3] Ao fim
   *[other] À manhã
}
ra-score-stays = { $epoch ->
    [3] A noite acaba, e os pontos estão contados.
   *[other] Os discos de Sol acordam de manhã. Faraós, Nilos e monumentos ficam; deuses, ouro, inundações e civilizações saem.
}
ra-score-only-last = só na era III
ra-idea-ra = O lote vale { $points } para você: está maduro para um leilão.
ra-idea-ra-others = Um leilão agora faz os outros gastarem discos.
ra-idea-draw = O lote ainda pode crescer.
ra-idea-draw-others = O lote serve mais a { $name } do que a você: deixe-o mudar.
ra-idea-bid = Essas peças valem { $points } para você: merecem um disco.
ra-idea-pass = Essas peças rendem { $points } a você: mais tarde um disco pode comprar mais.
ra-idea-god = Uma peça do lote vale mais para você do que um deus.
ra-idea-lose = Nem todas as suas peças contam igual.
ra-hint-draw = Olhe para a bolsa.
ra-hint-ra = Olhe para a estátua de Rá.
ra-hint-bid = Olhe para os seus discos de Sol: um deles basta.
ra-hint-pass = Nem todo lote vale um disco de Sol.
ra-hint-god = Um deus poderia pegar algo da faixa.
ra-hint-lose = Olhe para o que menos conta para você.
ra-hint-done = Guarde o outro deus para depois.
ra-board-ra-chance = Chance de Rá: { $percent }%

## Settled before one's turn

ra-intend-pass = Passar neste leilão
ra-intend-bid = Dar lances até { $sun }
ra-intend-draw = Retirar enquanto houver menos de { $tiles } peças

## Where points come from

ra-why-gods = { $n ->
    [0] nenhum deus
    [one] { $n } deus, 2 pontos
   *[other] { $n } deuses, 2 pontos cada
}
ra-why-gold = { $n ->
    [0] nenhum ouro
    [one] { $n } peça de ouro, 3 pontos
   *[other] { $n } peças de ouro, 3 pontos cada
}
ra-why-pharaohs = { $points ->
    [5] o maior número de faraós
    [-2] o menor número de faraós
   *[other] nem o maior nem o menor número de faraós
}
ra-why-river = { $n ->
    [0] sem inundação, os Nilos não valem nada
    [one] { $n } peça do rio
   *[other] { $n } peças de Nilo e inundação, com inundação entre elas
}
ra-why-civilizations = { $points ->
    [-5] nenhuma civilização
    [0] uma ou duas civilizações diferentes
    [5] três civilizações diferentes
    [10] quatro civilizações diferentes
   *[other] cinco civilizações diferentes
}
ra-why-monuments = { $kinds ->
    [0] nenhum monumento
    [one] { $kinds } tipo de monumento
   *[other] { $kinds } monumentos diferentes
}: { $different }; três ou mais iguais: { $same }
ra-why-suns = { $points ->
    [5] a maior soma de discos
    [-5] a menor soma de discos
   *[other] nem a maior nem a menor soma de discos
}
ra-why-floor = ninguém fica com menos de zero pontos

## Looking at a match

ra-next-auction = Próximo leilão

## A first match

ra-lesson-draw = Retirar
ra-lesson-bid = Dar lances
ra-lesson-ra = Quando Rá chega
ra-lesson-god = Deuses
ra-lesson-unrest = Um desastre
ra-lesson-night = O anoitecer
ra-learn-welcome-title = Boas-vindas
ra-learn-welcome = Rá se joga em três eras de leilões. As peças se juntam aqui. Cedo ou tarde alguém abre um leilão, e o lance mais alto leva todas. No fim, vence quem tem mais pontos.
ra-learn-suns-title = Seus discos de Sol
ra-learn-suns = Seus lances são discos de Sol. O número é o lance, e cada disco vence no máximo um leilão por era. Você tem o 13, o mais alto de todos, por isso começa.
ra-learn-draw-title = Retire uma peça
ra-learn-draw = Na sua vez, você faz uma de duas coisas: retira uma peça da bolsa ou invoca Rá para abrir um leilão. Ainda não há nada ali; então retire.
ra-learn-lot-title = O lote cresce
ra-learn-lot = Você retirou um deus, Ana um faraó, Piotr uma inundação. Cada tipo pontua do seu jeito: deixe o cursor ou o dedo sobre uma peça e ela conta. Agora retire outra.
ra-learn-invoke-title = Um lote que vale a pena
ra-learn-invoke = Um deus, dois faraós, uma inundação, um Nilo e um monumento: um bom lote. Invoque Rá. Cada um dá então um só lance, em sentido horário, e quem invocou é o último.
ra-learn-bid-title = O mínimo que vence
ra-learn-bid = Ana passa, Piotr dá um lance de 4. Cada lance precisa superar o anterior. Você quer estas seis peças: dê um dos seus discos como lance.
ra-learn-won-title = Os discos trocam de lugar
ra-learn-won = As seis peças são suas. O seu 5 está agora no centro, para o próximo vencedor, e o 1 que estava lá é seu, adormecido até a próxima era. Cada leilão decide também com que você dará lances depois.
ra-learn-disaster-title = Há um desastre ali
ra-learn-disaster = Ana retirou ouro, que vale 3 pontos. Piotr retirou um funeral: quem o leva perde dois faraós. Você tem dois. Retire uma peça e veja.
ra-learn-drawn-title = Rá!
ra-learn-drawn = Um Rá retirado faz o sol avançar, e começa logo um leilão. Com o oitavo a era termina, e os discos não usados se perdem. Ninguém quer o funeral. Passe também: as peças ficam onde estão.
ra-learn-god-title = Um deus pega o que você quiser
ra-learn-god = Em vez de retirar, você pode gastar um deus: ele pega uma peça para você, sem leilão. Guardado vale 2 pontos; o ouro vale 3. Toque no deus, depois no ouro.
ra-learn-try-title = Uma tentativa barata
ra-learn-try = Piotr invocou Rá, e você dá o primeiro lance. Dois Nilos e um faraó viriam bem, o funeral não. Ofereça o 2: se vencer, saiu barato. Só quem vence paga.
ra-learn-outbid-title = Perdeu, e não pagou nada
ra-learn-outbid = O 3 de Ana supera o seu 2: o lote é dela, e o funeral leva o faraó dela. O seu 2 continua seu e acordado. Um leilão perdido só custa as peças.
ra-learn-unrest-title = Guerra no lote
ra-learn-unrest = Outra partida, mais adiante. Você retirou Rá, e Ana está na frente com o 6. A guerra custa duas civilizações a quem vence, mas duas novas vêm junto, e você tem repetidas. Ofereça o último disco.
ra-learn-lose-title = Quais duas podem ir?
ra-learn-lose = A guerra leva duas civilizações, e você escolhe. Só contam as diferentes: quatro valem 10 pontos, três apenas 5. Escolha duas e confirme.
ra-learn-spent-title = Todos os seus discos dormem
ra-learn-spent = Nesta era você terminou: não resta disco para dar lances. Os outros continuam até gastarem os deles ou até vir o oitavo Rá. Agora cai a noite.
ra-learn-score-title = A era é pontuada
ra-learn-score = Uma coluna para cada tipo de peça. Menos faraós: você perde 2. Três Nilos com a inundação: 4. Quatro civilizações diferentes: 10. Toque num número e ele diz de onde vem.
ra-learn-morning-title = O que fica
ra-learn-morning = Uma nova era. As peças com escaravelho ficam: faraós, Nilos e monumentos. As outras se foram. Seus discos estão acordados, e começa quem tem o mais alto: Ana, com o 12.
ra-learn-end-title = A terceira noite
ra-learn-end = Duas coisas só contam no fim: os monumentos, pelos diferentes e por três ou mais iguais, e a soma dos discos de Sol: 5 pontos para a maior, menos 5 para a menor. É tudo. Jogue!
ra-learn-not-empty = Ainda não há o que disputar. Se invocar agora, todos podem passar e a sua vez se perde. Retire primeiro.
ra-learn-not-early = Três peças são poucas para um de apenas quatro discos. O lote ainda pode crescer: retire mais uma.
ra-learn-not-risk = Pode, mas a próxima peça pode ser um desastre, e Ana pode invocar: o último lance não seria seu. Invoque Rá enquanto o lote é bom.
ra-learn-not-dear = Também vence, mas sai caro: um disco gasto não volta nesta era. Qual menor ainda supera o 4?
ra-learn-not-gift = Assim Piotr leva as seis peças com o 4. Você pode pagar mais do que isso.
ra-learn-not-own-harm = Se você vencesse, o funeral levaria os seus dois faraós: 3 pontos de ouro não valem isso, nem um disco.
ra-learn-not-later = Boa ideia, e logo será a hora. Antes veja o que faz um Rá: retire uma peça.
ra-learn-not-less = O deus pode pegá-la, mas o ouro vale mais para você: 3 pontos no fim desta era.
ra-learn-not-wait = Enquanto isso outro pode levar o ouro. O seu deus o pega agora: toque no deus, depois no ouro.
ra-learn-not-too-much = Por tão pouco, e com um funeral no meio? Guarde esse disco para um lote melhor e ofereça o menor.
ra-learn-not-free = Pode passar, mas um lance que perde não custa nada. Tente com o disco mais baixo.
ra-learn-not-worth-it = Assim três civilizações continuam três: 5 pontos. Com este lote você fica com quatro: 10 pontos, e ainda um monumento.
ra-learn-not-last-one = Essa é a única do tipo que você tem: sem ela restam três tipos, 5 pontos em vez de 10. Solte as que você tem em dobro.

# What a puzzle asks for
ra-theme-turn-began = Retirar uma peça, invocar Rá ou gastar um deus
ra-theme-asked-to-bid = Dar um lance ou passar
ra-theme-may-go-on = Continuar ou parar
ra-theme-must-lose = O que perder
# What somebody does wrong again and again
ra-slip-bid-pass = { $bought ->
    [gods] Você paga demais por deuses
    [gold] Você paga demais por ouro
    [pharaohs] Você paga demais por faraós
    [river] Você paga demais por Nilos e inundações
    [civilizations] Você paga demais por civilizações
    [monuments] Você paga demais por monumentos
   *[other] Você paga demais pelos lotes
}
ra-slip-pass-bid = { $missed ->
    [gods] Você deixa deuses barato demais para os outros
    [gold] Você deixa ouro barato demais para os outros
    [pharaohs] Você deixa faraós barato demais para os outros
    [river] Você deixa Nilos e inundações barato demais para os outros
    [civilizations] Você deixa civilizações barato demais para os outros
    [monuments] Você deixa monumentos barato demais para os outros
   *[other] Você deixa passar lotes que valem um lance
}
ra-slip-bid-more = Você dá lances mais altos do que precisa
ra-slip-bid-less = Você dá lances baixos demais e é superado
ra-slip-draw-ra = Você continua retirando quando é hora de invocar Rá
ra-slip-ra-draw = Você invoca Rá cedo demais
ra-slip-draw-god = Você não vê peças que um deus poderia pegar
ra-slip-ra-god = Você invoca Rá quando um deus poderia pegar uma peça
ra-slip-god-draw = Você gasta deuses com pouca coisa
ra-slip-god-ra = Você gasta um deus quando devia invocar Rá
ra-slip-god = Você pega a peça errada com o seu deus
ra-slip-done-god = Você para de gastar deuses cedo demais
ra-slip-god-done = Você gasta um deus a mais
ra-slip-lose = Você perde as peças erradas
