### Hadara, in Brazilian Portuguese. Every message may use $deck (basic or advanced) and $start (A, B or choice).

## Words

hadara-name = Hadara
hadara-epoch-number = { $epoch ->
    [1] I
    [2] II
   *[other] III
}
hadara-epoch = Época { hadara-epoch-number }
hadara-phase = fase { $half }
hadara-deck-basic = Jogo básico
hadara-deck-advanced = Jogo avançado
hadara-about-deck-basic = Sem as cartas violeta avançadas: o melhor para a primeira partida.
hadara-about-deck-advanced = Com todas as cartas violeta.
hadara-start-A = Todos jogam com o lado A
hadara-start-B = Todos jogam com o lado B
hadara-start-choice = Cada um escolhe o lado

# The colours are feminine: they go with "carta" and "pilha".
hadara-colour-yellow = amarela
hadara-colour-red = vermelha
hadara-colour-blue = azul
hadara-colour-green = verde
hadara-colour-purple = violeta

hadara-resource-income = renda
hadara-resource-military = poder militar
hadara-resource-culture = cultura
hadara-resource-food = comida

hadara-card = a carta { $colour } { hadara-epoch-number }/{ $number }

hadara-category-regions = Regiões
hadara-category-busts = Bustos
hadara-category-silver = Selos prateados
hadara-category-gold = Selos dourados
hadara-category-cards = Cartas
hadara-category-coins = Moedas

## Abilities, in one short sentence each

hadara-ability-sale_bonus = Cada venda rende 1 moeda a mais.
hadara-ability-place_bonus = Coloque nela uma ficha de bonificação: +3 nesse recurso.
hadara-ability-per_yellow = +1 de renda por carta amarela.
hadara-ability-per_red = +1 de poder militar por carta vermelha.
hadara-ability-per_blue = +1 de cultura por carta azul.
hadara-ability-per_green = +1 de comida por carta verde.
hadara-ability-bust_bonus = Cada busto com ficha de recurso rende mais 2 desse recurso.
hadara-ability-cheap_seals = Os selos custam menos.
hadara-ability-pay_hunger = Quando falta comida, 2 moedas mantêm uma carta (no máximo 6 cartas).
hadara-ability-sell_surplus = Ao alimentar, 3 moedas por comida de sobra (no máximo 12 moedas).
hadara-ability-catch_up_income = Ao receber a renda, 2 moedas por contador que esteja acima da renda.
hadara-ability-region_coins = 4 moedas a mais por região.
hadara-ability-full_silver = Um selo prateado conta o valor inteiro do contador.
hadara-ability-set_points = 4 pontos por conjunto de cinco cores.
hadara-ability-wild_card = Substitui uma carta que falta nos conjuntos dos selos dourados.
hadara-ability-double_step = Duas regiões e dois bustos por passo.
hadara-ability-lower_requirements = Os requisitos diminuem em 4.
hadara-ability-buy_requirements = 3 moedas diminuem um requisito em 1 (no máximo 30 moedas por passo).

## The board

hadara-board-inner = viradas para baixo
hadara-board-outer = viradas para cima
hadara-board-top = no topo
hadara-board-regions = Regiões restantes
hadara-board-region = Região { $requirement }
hadara-board-busts = Bustos
hadara-board-bust = Busto { $requirement }
hadara-board-seals = Selos
hadara-board-bonus = Fichas de bonificação
hadara-board-hand = Suas duas cartas
hadara-board-board-or-keep = Coloque uma na zona exterior; mantenha ou venda a outra.
hadara-board-coins = { $coins ->
    [0] { $coins } moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
hadara-board-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} até agora
hadara-board-fed = { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
}, comida para { $food }
hadara-board-price = preço { $price }
hadara-board-worth = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
hadara-board-gives = { $resource }: +{ $n }
hadara-board-round = rodada { $round } de 5
hadara-board-plunder = saquear
hadara-board-annex = anexar
hadara-board-bust-gives = { $points } pontos, ficha +{ $bonus }

## What happened

hadara-event-side-chosen = { $seat } escolhe o lado { $side } da carta inicial.
hadara-event-side-chosen-you = Você escolhe o lado { $side } da sua carta inicial.
hadara-event-epoch-opened = Começa a época { hadara-epoch-number }. Jogador inicial: { $seat }.
hadara-event-epoch-opened-you = Começa a época { hadara-epoch-number }. Você joga primeiro.
hadara-event-wheel-set = { $seat } gira a roda e tira primeiro da pilha { $colour }.
hadara-event-wheel-set-you = Você gira a roda e tira primeiro da pilha { $colour }.
hadara-event-round-began = Fase { $half }, rodada { $round }.
hadara-event-pair-drawn = { $cards-count ->
    [0] { $seat } tira duas cartas da pilha { $colour }.
   *[other] { $seat } tira { $cards }.
}
hadara-event-pair-drawn-you = { $cards-count ->
    [0] Você tira duas cartas da pilha { $colour }.
   *[other] Você tira { $cards }.
}
hadara-event-card-laid = { $seat } coloca { $card } na zona exterior.
hadara-event-card-laid-you = Você coloca { $card } na zona exterior.
hadara-event-card-taken = { $seat } pega { $card }.
hadara-event-card-taken-you = Você pega { $card }.
hadara-event-card-kept = { $seat } fica com { $card } por { $price ->
    [0] { $price } moedas
    [one] { $price } moeda
   *[other] { $price } moedas
}.
hadara-event-card-kept-you = Você fica com { $card } por { $price ->
    [0] { $price } moedas
    [one] { $price } moeda
   *[other] { $price } moedas
}.
hadara-event-card-sold = { $card ->
    [hidden] { $seat } vende a outra carta
   *[other] { $seat } vende { $card }
} por { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-card-sold-you = { $card ->
    [hidden] Você vende a outra carta
   *[other] Você vende { $card }
} por { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-bonus-placed = { $seat } coloca na carta uma ficha de bonificação: { $resource }.
hadara-event-bonus-placed-you = Você coloca na carta uma ficha de bonificação: { $resource }.
hadara-event-income-collected = { $seat } recebe { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
} de renda.
hadara-event-income-collected-you = Você recebe { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
} de renda.
hadara-event-region-plundered = { $seat } saqueia uma região de { $requirement } e recebe { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-region-plundered-you = Você saqueia uma região de { $requirement } e recebe { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-region-annexed = { $seat } anexa uma região de { $requirement }: { $resources }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hadara-event-region-annexed-you = Você anexa uma região de { $requirement }: { $resources }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hadara-event-bust-carved = { $points_up ->
    [yes] { $seat } esculpe o busto de { $bust } com pontos (ficha: { $resource }).
   *[no] { $seat } esculpe o busto de { $bust } com uma ficha: { $resource }.
}
hadara-event-bust-carved-you = { $points_up ->
    [yes] Você esculpe o busto de { $bust } com pontos (ficha: { $resource }).
   *[no] Você esculpe o busto de { $bust } com uma ficha: { $resource }.
}
hadara-event-declined = { $what ->
    [region] { $seat } não ocupa nenhuma região.
    [bust] { $seat } não esculpe nenhum busto.
   *[seal] { $seat } não compra mais selos.
}
hadara-event-declined-you = { $what ->
    [region] Você não ocupa nenhuma região.
    [bust] Você não esculpe nenhum busto.
   *[seal] Você não compra mais selos.
}
hadara-event-hunger-paid = { $seat } paga { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
} para manter uma carta.
hadara-event-hunger-paid-you = Você paga { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
} para manter uma carta.
hadara-event-card-given-up = { $seat } descarta { $card }.
hadara-event-card-given-up-you = Você descarta { $card }.
hadara-event-surplus-sold = { $seat } vende comida de sobra por { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-surplus-sold-you = Você vende comida de sobra por { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-silver-bought = { $seat } compra um selo prateado por { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
}: { $resource }.
hadara-event-silver-bought-you = Você compra um selo prateado por { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
}: { $resource }.
hadara-event-gold-bought = { $seat } compra um selo dourado por { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
}.
hadara-event-gold-bought-you = Você compra um selo dourado por { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
}.
hadara-event-epoch-ended = A época { hadara-epoch-number } termina.
hadara-event-match-over = { $winners-count ->
    [1] { $winners } vence.
   *[other] Vitória compartilhada: { $winners }.
}
hadara-event-match-over-you = Você vence.
hadara-event-asked-for-side = { $seat } deve escolher um lado da carta inicial.
hadara-event-asked-for-side-you = Escolha um lado da sua carta inicial.
hadara-event-asked-for-wheel = { $seat } deve girar a roda.
hadara-event-asked-for-wheel-you = Gire a roda.
hadara-event-asked-to-draft = { $seat } escolhe que carta colocar na zona exterior e qual manter ou vender.
hadara-event-asked-to-draft-you = Coloque uma carta na zona exterior e mantenha ou venda a outra.
hadara-event-asked-to-place = { $seat } deve colocar uma ficha de bonificação na carta.
hadara-event-asked-to-place-you = Coloque uma ficha de bonificação na carta.
hadara-event-asked-for-region = { $seat } pode saquear ou anexar uma região.
hadara-event-asked-for-region-you = Você pode saquear ou anexar uma região.
hadara-event-asked-for-bust = { $seat } pode esculpir um busto.
hadara-event-asked-for-bust-you = Você pode esculpir um busto.
hadara-event-asked-to-take = { $seat } deve pegar uma carta da zona exterior e mantê-la ou vendê-la.
hadara-event-asked-to-take-you = Pegue uma carta da zona exterior e mantenha ou venda.
hadara-event-asked-about-hunger = { $can_pay ->
    [yes] { $short ->
        [one] Falta a { $seat } comida para { $short } carta: é preciso descartar uma ou pagar.
       *[other] Falta a { $seat } comida para { $short } cartas: é preciso descartar cartas ou pagar.
    }
   *[no] { $short ->
        [one] Falta a { $seat } comida para { $short } carta: é preciso descartar uma.
       *[other] Falta a { $seat } comida para { $short } cartas: é preciso descartar cartas.
    }
}
hadara-event-asked-about-hunger-you = { $can_pay ->
    [yes] Falta comida ({ $short }): descarte cartas ou pague.
   *[no] Falta comida ({ $short }): descarte cartas.
}
hadara-event-asked-for-seals = { $seat } pode comprar selos.
hadara-event-asked-for-seals-you = Você pode comprar selos.

## Why not

hadara-refusal-seats = Em Hadara jogam de { $fewest } a { $most } pessoas, não { $seats }.
hadara-refusal-match-over = A partida terminou.
hadara-refusal-not-your-turn = É a vez de outra pessoa.
hadara-refusal-now-side = Escolha um lado da sua carta inicial.
hadara-refusal-now-wheel = Primeiro gire a roda.
hadara-refusal-now-draft = Coloque uma das suas duas cartas na zona exterior e mantenha ou venda a outra.
hadara-refusal-now-place = Primeiro coloque uma ficha de bonificação na carta.
hadara-refusal-now-region = Saqueie ou anexe uma região, ou escolha “Nenhuma região”.
hadara-refusal-now-bust = Esculpa um busto ou escolha “Nenhum busto”.
hadara-refusal-now-take = Pegue a carta do topo de uma pilha da zona exterior e mantenha ou venda.
hadara-refusal-now-hunger = Descarte cartas até a sua comida bastar.
hadara-refusal-now-seals = Compre selos ou escolha “Nenhum selo”.
hadara-refusal-too-dear = A carta custa { $price ->
    [0] { $price } moedas
    [one] { $price } moeda
   *[other] { $price } moedas
} e você tem { $coins }.
hadara-refusal-pile-empty = Não há mais cartas ali.
hadara-refusal-have-region = Você já tem uma região de { $requirement }: só uma por requisito.
hadara-refusal-military-too-low = A região exige { $requirement } de poder militar e você tem { $marker }.
hadara-refusal-annex-too-dear = Anexar a região custa { $price ->
    [0] { $price } moedas
    [one] { $price } moeda
   *[other] { $price } moedas
} e você tem { $coins }.
hadara-refusal-requirement-too-dear = Diminuir o requisito custa { $price ->
    [0] { $price } moedas
    [one] { $price } moeda
   *[other] { $price } moedas
}; você tem { $coins } e pode pagar { $limit } neste passo.
hadara-refusal-have-bust = Você já esculpiu o busto de { $requirement }.
hadara-refusal-culture-too-low = O busto exige { $requirement } de cultura e você tem { $marker }.
hadara-refusal-no-tile = Você não tem nenhuma ficha de bonificação livre deste tipo: { $resource }.
hadara-refusal-two-seals = Você já tem os dois selos deste tipo.
hadara-refusal-seal-too-dear = O selo custa { $price ->
    [0] { $price } moedas
    [one] { $price } moeda
   *[other] { $price } moedas
} e você tem { $coins }.
hadara-refusal-not-yours = Esta carta não é sua.
hadara-refusal-cannot-pay = Você não tem nenhuma carta que permita pagar moedas no lugar de comida.
hadara-refusal-paid-enough = Você pode pagar por no máximo { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
   *[other] { $cards } cartas
} por passo.
hadara-refusal-hunger-too-dear = Manter uma carta custa { $price ->
    [0] { $price } moedas
    [one] { $price } moeda
   *[other] { $price } moedas
} e você tem { $coins }.

## Help

hadara-help-side = escolher um lado da sua carta inicial, a ou b
hadara-help-wheel = girar a roda: ela tem cinco posições
hadara-help-board = colocar a carta 1 na zona exterior e manter (ou vender) a carta 2
hadara-help-take = pegar a carta vermelha do topo na zona exterior e vender (ou manter) essa carta
hadara-help-annex = anexar uma região, aqui de requisito 9
hadara-help-plunder = saquear uma região, aqui de requisito 9
hadara-help-bust = esculpir um busto com uma ficha de bonificação; “bust 12 points income” vira os pontos para cima
hadara-help-bonus = colocar uma ficha de bonificação na carta que pede uma
hadara-help-drop = descartar uma carta quando falta comida
hadara-help-pay = pagar moedas para manter uma carta quando falta comida
hadara-help-seal = comprar um selo prateado com uma ficha de bonificação, ou “seal gold”
hadara-help-no = não ocupar nenhuma região; também “no bust”, “no seal”
hadara-bot-wanderer = Viajante
hadara-bot-settler = Colono
hadara-bot-trader = Mercador
hadara-bot-chronicler = Cronista
hadara-bot-sovereign = Soberano
hadara-bot-random = Aleatório
hadara-bot-beginner = Iniciante
hadara-bot-greedy = Ganancioso
hadara-bot-greedy-warlord = Guerreiro
hadara-bot-greedy-artist = Artista
hadara-bot-greedy-miser = Avarento
hadara-bot-network = Rede

## Opponents

hadara-level-wanderer = Guarda as moedas, adora uma cor e pensa tarde demais na comida.
hadara-level-settler = Conta os pontos de agora, adora uma cor e se esquece da comida.
hadara-level-trader = Conhece bem os preços, mas tem um fraco por uma cor.
hadara-level-chronicler = Viu muitas civilizações, e pensa no que os outros vão pegar.
hadara-level-sovereign = Força máxima: um segundo de reflexão por jogada.

## Words of the page

hadara-about = Escolha cartas, ocupe regiões, esculpa bustos, alimente o seu povo: construa uma civilização ao longo de três épocas.
hadara-option-deck = Cartas
hadara-option-start = Cartas iniciais

## Moves

hadara-move-wheel = Roda: posição { $position }
hadara-move-side = Lado { $side }
hadara-move-board-keep = Manter a carta { $card }
hadara-move-board-sell = Vender a carta { $card }
hadara-move-take-keep = Manter a { $colour }
hadara-move-take-sell = Vender a { $colour }
hadara-move-plunder = Saquear { $requirement }
hadara-move-annex = Anexar { $requirement }
hadara-move-bust = Busto { $bust }: { $resource }
hadara-move-bust-points = Busto { $bust }: pontos (ficha: { $resource })
hadara-move-bonus = Ficha de bonificação: { $resource }
hadara-move-seal-gold = Selo dourado
hadara-move-seal-silver = Selo prateado: { $resource }
hadara-move-no-region = Nenhuma região
hadara-move-no-bust = Nenhum busto
hadara-move-no-seal = Nenhum selo
hadara-move-drop = Descartar { $card }
hadara-move-pay = Pagar para manter
hadara-move-coins = { $coins ->
    [0] { $move } ({ $sign }{ $coins } moedas)
    [one] { $move } ({ $sign }{ $coins } moeda)
   *[other] { $move } ({ $sign }{ $coins } moedas)
}
hadara-move-steps = { $move } (+{ $n })
hadara-move-points = { $points ->
    [0] { $move } ({ $points } pontos)
    [one] { $move } ({ $points } ponto)
   *[other] { $move } ({ $points } pontos)
}
hadara-move-wheel-to = Seu escudo: { $colour }
hadara-move-side-gives = Lado { $side }: { $gives }

## The page's board

hadara-board-steps = Os passos de uma época
hadara-board-step-draft = escolha
hadara-board-step-region = renda e região
hadara-board-step-bust = busto
hadara-board-step-take = pegar cartas
hadara-board-step-hunger = alimentar
hadara-board-step-seals = selos
hadara-board-start-player = jogador inicial
hadara-board-wheel = A roda
hadara-board-keep = Manter
hadara-board-sell = Vender
hadara-board-discount = { $colour }: { $n ->
    [0] { $n } moedas a menos
    [one] { $n } moeda a menos
   *[other] { $n } moedas a menos
}
hadara-board-too-dear = { $coins ->
    [0] faltam { $coins } moedas
    [one] falta { $coins } moeda
   *[other] faltam { $coins } moedas
}
hadara-board-you = Você
hadara-board-now = pontos agora
hadara-board-points-unit = { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
}
hadara-board-before = antes: { $n }
hadara-board-after = { $n } depois disso
hadara-board-cards = { $n ->
    [0] { $n } cartas
    [one] { $n } carta
   *[other] { $n } cartas
}
hadara-board-next = −{ $n }
hadara-board-have = você tem { $n } de 2
hadara-board-left = { $n ->
    [0] restam { $n }
    [one] resta { $n }
   *[other] restam { $n }
}
hadara-board-of = { $n } de { $all }
hadara-board-draws = compra da { $colour }
hadara-board-is-annexed = anexada
hadara-board-is-plundered = saqueada
hadara-board-is-carved = esculpido, passos
hadara-board-is-points = esculpido, pontos
hadara-note-income = { $coins ->
    [0] +{ $coins } moedas no fim da fase
    [one] +{ $coins } moeda no fim da fase
   *[other] +{ $coins } moedas no fim da fase
}
hadara-note-feeds = { $n ->
    [0] comida na conta certa
    [one] alimenta mais { $n } carta
   *[other] alimenta mais { $n } cartas
}
hadara-note-hungry = { $n } com fome
hadara-note-open = { $of ->
    [region] a região { $n } está ao seu alcance
   *[bust] o busto { $n } está ao seu alcance
}
hadara-note-reaches = { $of ->
    [region] +{ $steps } alcança a região { $n }
   *[bust] +{ $steps } alcança o busto { $n }
}
hadara-note-needs = { $of ->
    [region] região { $n }: faltam { $steps }
   *[bust] busto { $n }: faltam { $steps }
}
hadara-title-draft = Manter ou vender?
hadara-title-side = Escolha um lado da sua carta inicial
hadara-title-take = Pegue uma carta
hadara-title-wheel = Ajuste a roda
hadara-title-region = Saquear ou anexar?
hadara-title-bust = Passos ou pontos?
hadara-title-hunger = { $n ->
    [0] { $n } cartas a mais
    [one] Uma carta a mais
   *[other] { $n } cartas a mais
}
hadara-title-seals = Compre selos
hadara-line-draft = A outra vai para a pilha { $colour }, virada para cima
hadara-line-take = Mantenha ou venda
hadara-line-wheel = Escolha a pilha de onde você compra primeiro
hadara-line-region = Região { $n }: seu poder militar é { $military } e não se gasta
hadara-line-bust = { $points ->
    [0] Busto { $n }: { $points } pontos são seus de qualquer jeito
    [one] Busto { $n }: { $points } ponto é seu de qualquer jeito
   *[other] Busto { $n }: { $points } pontos são seus de qualquer jeito
}
hadara-line-hunger = O que sai leva o que deu.
hadara-line-seals = Na época { hadara-epoch-number } custam { $silver } e { $gold }
hadara-line-seals-last = Sua última chance de comprar
hadara-line-plunder = moedas agora, pontos no fim
hadara-line-annex = { $n ->
    [0] uma destas { $n }, às cegas
    [one] só resta esta
   *[other] uma destas { $n }, às cegas
}
hadara-line-steps = com a ficha que você dá
hadara-line-points = no fim, com qualquer ficha
hadara-do-plunder = Saquear
hadara-do-annex = Anexar
hadara-do-annex-for = Anexar por
hadara-do-steps = Passos agora
hadara-do-points = { $n ->
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
hadara-do-silver = Meio marcador
hadara-do-gold = Sete por conjunto
hadara-do-pay = Pagar por uma
hadara-do-no-region = Deixar
hadara-do-no-bust = Deixar
hadara-do-no-seal = Nada
hadara-confirm-lose = Descartar
hadara-confirm-buy = { $n ->
    [0] Comprar { $n } por
    [one] Comprar por
   *[other] Comprar { $n } por
}
hadara-lose-missing = { $n ->
    [0] Faltam { $n } cartas
    [one] Falta { $n } carta
   *[other] Faltam { $n } cartas
}
hadara-choose-again = Escolher de novo
hadara-cost-points = { $n ->
    [0] sem perda
    [one] −{ $n } ponto
   *[other] −{ $n } pontos
}
hadara-cost-more = { $n ->
    [0] sairiam mais { $n }
    [one] sairia mais { $n }
   *[other] sairiam mais { $n }
}
hadara-idea-keep = Uma carta aqui vale o preço para você.
hadara-idea-sell = Agora moedas servem mais a você do que essas cartas.
hadara-hint-middle = Olhe o que está no meio da roda.
hadara-hint-cards = Olhe as suas próprias cartas.
hadara-hint-wheel = Olhe as pilhas em volta da roda.
hadara-log-kept = mantém ({ $coins })
hadara-log-sold = vende (+{ $coins })
hadara-log-laid = para o tabuleiro
hadara-log-plundered = saqueia { $n }
hadara-log-annexed = anexa { $n }
hadara-log-given-up = descarta
hadara-log-income = renda +{ $coins }
hadara-explain-income = Depois de cada fase, você recebe tantas moedas quanto a sua renda.
hadara-explain-military = Abre regiões e não se gasta.
hadara-explain-culture = Abre bustos e não se gasta.
hadara-explain-food = No fim de cada época, cada comida alimenta uma carta. O que não é alimentado sai.
hadara-explain-region = Alcançada com poder militar, uma de cada. Saqueie por moedas ou pague para anexar: passos e mais pontos.
hadara-explain-bust = Alcançado com cultura, cada um uma vez. Usa uma ficha de bonificação: passos agora ou pontos no fim.
hadara-explain-silver = Custa { $price } moedas agora. No fim vale metade do seu marcador, arredondada para cima.
hadara-explain-gold = Custa { $price } moedas agora. No fim vale 7 pontos por conjunto de cinco cores.
hadara-explain-coins = No fim, cinco moedas valem um ponto.
hadara-explain-discount-name = Desconto
hadara-explain-discount = Cada carta de uma cor deixa a próxima da mesma cor uma moeda mais barata.
hadara-explain-pile-name = Cartas para comprar
hadara-explain-pile = A cada rodada, todos compram duas cartas onde está o seu escudo; depois a roda gira.
hadara-explain-card = Mantida, move logo os seus marcadores; no fim de cada época precisa ser alimentada.
hadara-explain-start-name = Carta inicial
hadara-explain-start = Dá as suas primeiras moedas e diz onde começam os seus quatro marcadores.
hadara-explain-bonus-name = Ficha de bonificação
hadara-explain-bonus = Vai num busto, por passos agora ou pontos no fim, ou numa carta roxa, por passos.
hadara-explain-points = Tudo isto se o jogo acabasse agora: regiões, bustos, selos, cartas e moedas.
hadara-explain-shield-name = Escudo de { $name }
hadara-explain-shield = Aponta a cor de onde essa pessoa compra. Depois de cada rodada, passa à cor seguinte.
hadara-explain-needs = Precisa
hadara-explain-price = Preço
hadara-explain-gives = Dá
hadara-gallery = Cartas roxas
hadara-gallery-held = Com
hadara-gallery-nobody = ninguém ainda
hadara-gallery-before = Carta anterior
hadara-gallery-after = Próxima carta
hadara-gallery-designed = Os valores das 42 cartas roxas foram criados aqui; os das outras 120 cartas seguem registros do jogo da caixa.

## Where points come from

hadara-why-regions = regiões saqueadas e anexadas: { $list }
hadara-why-busts = { $n ->
    [0] nenhum busto
    [one] { $n } busto, com sua ficha se ela mostra pontos
   *[other] { $n } bustos, com as fichas que mostram pontos
}
hadara-why-silver = { $whole ->
    [0] metade de cada contador com selo, arredondada para cima: { $list }
   *[other] metade de cada contador com selo, arredondada para cima (por inteiro: { $whole }): { $list }
}
hadara-why-gold = { $n ->
    [0] nenhum selo dourado
   *[other] 7 pontos por conjunto de cinco cores × número de selos ({ $n })
}
hadara-why-cards = { $n ->
    [0] nenhuma carta
    [one] os pontos de { $n } carta
   *[other] os pontos de { $n } cartas
}
hadara-why-coins = { $n ->
    [0] nenhuma moeda
    [one] { $n } moeda, um ponto a cada cinco
   *[other] { $n } moedas, um ponto a cada cinco
}

## A first match

hadara-lesson-draft = A escolha
hadara-lesson-region = Regiões
hadara-lesson-take = Cartas e bustos
hadara-lesson-hunger = Comida e selos
hadara-lesson-end = O fim
hadara-learn-welcome-title = Sua civilização
hadara-learn-welcome = Você constrói uma civilização em três épocas. As cartas movem estes quatro contadores: renda, poder militar, cultura e comida. Regiões, bustos, selos, cartas e moedas dão pontos. Vence quem tem mais.
hadara-learn-wheel-title = Gire a roda
hadara-learn-wheel = Você começa. A roda diz de que pilha cada um tira; ela avança um passo por rodada, e em cinco rodadas todos passam pelas cinco cores. Escolha o amarelo para comprar dele primeiro.
hadara-learn-pair-title = Uma fica, outra vai
hadara-learn-pair = Você tirou duas cartas amarelas. Uma vai virada para cima ao tabuleiro, onde outros podem pegá-la depois. A outra você mantém pelo preço, ou vende. Mantenha a segunda: renda e poder militar por 3 moedas.
hadara-learn-sell-title = Moedas são poucas
hadara-learn-sell = Uma carta de que você não precisa pode ser vendida: 2 moedas na primeira época, 3 na segunda, 4 na terceira. Coloque a primeira no tabuleiro e venda a segunda.
hadara-learn-discount-title = As cores barateiam
hadara-learn-discount = Cada carta que você tem deixa as próximas da mesma cor uma moeda mais baratas. As rodadas até o fim da escolha são jogadas por você.
hadara-learn-region-title = Uma região ao alcance
hadara-learn-region = Depois da escolha todos recebem moedas pela renda. Seu poder militar de 3 alcança agora uma região. Saqueie por moedas, ou anexe: pague, vire e ganhe recursos e pontos. Anexe.
hadara-learn-take-title = O que os outros deixaram
hadara-learn-take = Fase B: agora cada um pega, na sua vez, cartas do tabuleiro, cinco por pessoa. Mantenha ou venda. Cada carta sua precisa de uma comida no fim da época. Mantenha a verde.
hadara-learn-bust-title = Esculpa um busto
hadara-learn-bust = Sua cultura alcança o primeiro busto. Ele recebe uma das suas fichas: com o recurso para cima, move o contador na hora; com os pontos, vale no fim. Esculpa com a de cultura, recurso para cima.
hadara-learn-hunger-title = Uma carta a mais
hadara-learn-hunger = Em outra partida, a época termina com oito cartas e comida para sete. Uma precisa sair e leva tudo o que deu. Sob cada carta está o custo. Escolha a que custa menos e confirme.
hadara-learn-seals-title = Selos para o fim
hadara-learn-seals = Antes de a época fechar você pode comprar selos. O prateado vale no fim metade de um contador, o dourado 7 pontos por conjunto de cinco cores. Compre o selo prateado de renda.
hadara-learn-score-title = A última contagem
hadara-learn-score = Duas épocas depois, conta-se tudo: cartas, regiões, bustos, selos e um ponto a cada cinco moedas. Toque num número e ele diz de onde vem.
hadara-learn-end-title = Agora você
hadara-learn-end = Nas épocas seguintes as cartas custam mais e fazem mais; o resto fica como você já sabe. Em caso de dúvida, deixe o cursor ou o dedo sobre uma peça. Jogue!
hadara-learn-not-any-wheel = Numa partida qualquer cor serve: só muda a ordem. Aqui comece com o amarelo, que rende moedas.
hadara-learn-not-first-card = Pode, mas a segunda dá também poder militar, e a primeira região vai pedi-lo.
hadara-learn-not-needs-start = Vendida, rende 2 moedas uma vez. Mantida, a renda paga de novo e de novo; no início, mantenha.
hadara-learn-not-short-of-coins = Poderia, mas faltariam moedas para o que vem depois. Desta vez, venda.
hadara-learn-not-other-way = Qualquer uma rende 2 moedas, mas a que vai ao tabuleiro pode ser pega por outros. Deixe a primeira.
hadara-learn-not-coins-only = Moedas são bem-vindas, mas logo se gastam. Uma região anexada dá recursos agora e pontos no fim.
hadara-learn-not-for-nothing = Aí você o alcançou à toa: o que deixar agora não dá recursos nem pontos nesta fase.
hadara-learn-not-food-first = Logo você teria mais cartas do que comida e perderia uma com tudo o que deu. A verde traz comida: mantenha.
hadara-learn-not-other-bust = Também vale. Mas a ficha de cultura, com o recurso para cima, move a cultura já, e o próximo busto fica mais perto.
hadara-learn-not-costs-more = Essa custa pontos, ou comida de que outras precisam. Uma das violetas não custa nada.
hadara-learn-not-no-set = Você não tem carta vermelha nem verde, então ainda não há conjunto. Por ora não valeria nada.
hadara-learn-not-grows-less = Vale metade do que esse contador mostrar no fim. A renda é o que suas cartas amarelas fazem subir, e paga no caminho.
hadara-learn-not-coins-pay-less = Cinco moedas são um só ponto no fim. Um selo nunca é tão barato quanto na primeira época.

hadara-title-count = { $epoch ->
    [3] A contagem final
   *[other] Se o jogo acabasse agora
}
hadara-score-regions = Regiões: os pontos impressos nelas
hadara-score-busts = Bustos: seus pontos e os das fichas viradas para pontos
hadara-score-silver = Selos de prata: metade do marcador, arredondada para cima
hadara-score-gold = Selos de ouro: 7 pontos por conjunto de cinco cores
hadara-score-cards = Cartas: os pontos impressos nelas
hadara-score-coins = Moedas: cinco valem um ponto
hadara-score-end = { $epoch ->
    [3] Ao fim
   *[other] À próxima época
}

# What a puzzle asks for
hadara-theme-asked-for-side = Qual lado da carta inicial
hadara-theme-asked-for-wheel = Como ajustar a roda
hadara-theme-asked-to-draft = Qual carta pôr na mesa, qual manter ou vender
hadara-theme-asked-to-place = Onde pôr a ficha de bonificação
hadara-theme-asked-for-region = Saquear, anexar ou esperar
hadara-theme-asked-for-bust = Qual busto esculpir
hadara-theme-asked-to-take = Qual carta pegar
hadara-theme-asked-about-hunger = Como enfrentar a fome
hadara-theme-asked-for-seals = Quais selos comprar
# What somebody does wrong again and again
hadara-slip-side = Você escolhe o lado mais fraco da carta inicial
hadara-slip-wheel = Você ajusta a roda na cor errada
hadara-slip-board = Você põe na mesa a carta errada das duas
hadara-slip-board-keep-sell = Você mantém cartas que é melhor vender
hadara-slip-board-sell-keep = Você vende cartas que é melhor manter
hadara-slip-take = Você pega da pilha errada
hadara-slip-take-keep-sell = Você paga por cartas que é melhor vender
hadara-slip-take-sell-keep = Você vende cartas que valem o preço
hadara-slip-no-plunder = Você espera demais para saquear
hadara-slip-no-annex = Você espera demais para anexar
hadara-slip-plunder-no = Você saqueia cedo demais
hadara-slip-annex-no = Você anexa cedo demais
hadara-slip-plunder-annex = Você saqueia onde é melhor anexar
hadara-slip-annex-plunder = Você anexa onde é melhor saquear
hadara-slip-plunder = Você saqueia a região errada
hadara-slip-annex = Você anexa a região errada
hadara-slip-no-bust = Você espera demais para esculpir um busto
hadara-slip-bust-no = Você esculpe um busto cedo demais
hadara-slip-bust = Você esculpe o busto errado
hadara-slip-no-seal = Você deixa de comprar selos
hadara-slip-seal-no = Você compra selos cedo demais
hadara-slip-seal = Você compra os selos errados
hadara-slip-bonus = Você põe a ficha de bonificação no lugar errado
hadara-slip-pay-drop = Você paga por cartas que é melhor perder
hadara-slip-drop-pay = Você perde cartas pelas quais vale a pena pagar
hadara-slip-drop = Você perde a carta errada
