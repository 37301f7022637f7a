### Hadara, in Brazilian Portuguese. Every message may use $deck (basic or advanced) and $start (A, B or choice).

## Words

hadara-name = Hadara
hadara-epoch = Época { $epoch }
hadara-phase = fase { $half }
hadara-deck-basic = Jogo básico: sem as cartas violeta avançadas
hadara-deck-advanced = Jogo avançado: com todas as cartas violeta
hadara-start-A = as cartas iniciais ficam no lado A
hadara-start-B = as cartas iniciais ficam no lado B
hadara-start-choice = cada jogador escolhe um lado da carta inicial

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

hadara-card = a carta { $colour } { $epoch }/{ $number }

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
hadara-ability-catch_up_income = Na renda, 2 moedas por cada outro marcador acima da renda.
hadara-ability-region_coins = 4 moedas a mais por região.
hadara-ability-full_silver = Um selo prateado conta o valor inteiro do marcador.
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
hadara-board-busts = Bustos
hadara-board-seals = Selos
hadara-board-bonus = Fichas de bonificação
hadara-board-hand = Seu par
hadara-board-board-or-keep = Uma vai para a zona exterior, a outra é mantida ou vendida.
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
hadara-board-round = rodada { $round } de 5

## What happened

hadara-event-side-chosen = { $seat } coloca a carta inicial no lado { $side }.
hadara-event-epoch-opened = Começa a época { $epoch }. Jogador inicial: { $seat }.
hadara-event-wheel-set = { $seat } gira a roda e tira primeiro da pilha { $colour }.
hadara-event-round-began = Fase { $half }, rodada { $round }.
hadara-event-pair-drawn = { $cards-count ->
    [0] { $seat } tira duas cartas da pilha { $colour }.
   *[other] { $seat } tira { $cards }.
}
hadara-event-card-laid = { $seat } coloca { $card } na zona exterior.
hadara-event-card-taken = { $seat } pega { $card }.
hadara-event-card-kept = { $seat } fica com { $card } por { $price ->
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
hadara-event-bonus-placed = { $seat } coloca na carta uma ficha de bonificação: { $resource }.
hadara-event-income-collected = { $seat } recebe { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
} de renda.
hadara-event-region-plundered = { $seat } saqueia uma região de { $requirement } e recebe { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-region-annexed = { $seat } anexa uma região de { $requirement }: { $resources }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
hadara-event-bust-carved = { $points_up ->
    [yes] { $seat } esculpe o busto de { $bust } com pontos (ficha: { $resource }).
   *[no] { $seat } esculpe o busto de { $bust } com uma ficha: { $resource }.
}
hadara-event-declined = { $what ->
    [region] { $seat } não ocupa nenhuma região.
    [bust] { $seat } não esculpe nenhum busto.
   *[seal] { $seat } não compra mais selos.
}
hadara-event-hunger-paid = { $seat } paga { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
} para manter uma carta.
hadara-event-card-given-up = { $seat } descarta { $card }.
hadara-event-surplus-sold = { $seat } vende comida de sobra por { $gained ->
    [0] { $gained } moedas
    [one] { $gained } moeda
   *[other] { $gained } moedas
}.
hadara-event-silver-bought = { $seat } compra um selo prateado por { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
}: { $resource }.
hadara-event-gold-bought = { $seat } compra um selo dourado por { $paid ->
    [0] { $paid } moedas
    [one] { $paid } moeda
   *[other] { $paid } moedas
}.
hadara-event-epoch-ended = A época { $epoch } termina.
hadara-event-match-over = { $winners-count ->
    [1] { $winners } vence.
   *[other] Vitória compartilhada: { $winners }.
}
hadara-event-asked-for-side = { $seat } escolhe um lado da carta inicial.
hadara-event-asked-for-wheel = { $seat } gira a roda.
hadara-event-asked-to-draft = { $seat } coloca uma carta na zona exterior e mantém ou vende a outra.
hadara-event-asked-to-place = { $seat } coloca uma ficha de bonificação na carta.
hadara-event-asked-for-region = { $seat } pode saquear ou anexar uma região.
hadara-event-asked-for-bust = { $seat } pode esculpir um busto.
hadara-event-asked-to-take = { $seat } pega uma carta da zona exterior e a mantém ou vende.
hadara-event-asked-about-hunger = { $can_pay ->
    [yes] { $short ->
        [0] { $seat } não tem comida para { $short } cartas: precisa descartar cartas ou pagar.
        [one] { $seat } não tem comida para { $short } carta: precisa descartar uma ou pagar.
       *[other] { $seat } não tem comida para { $short } cartas: precisa descartar cartas ou pagar.
    }
   *[no] { $short ->
        [0] { $seat } não tem comida para { $short } cartas e precisa descartar.
        [one] { $seat } não tem comida para { $short } carta e precisa descartar uma.
       *[other] { $seat } não tem comida para { $short } cartas e precisa descartar.
    }
}
hadara-event-asked-for-seals = { $seat } pode comprar selos.

## Why not

hadara-refusal-seats = Em Hadara jogam de { $fewest } a { $most } pessoas, não { $seats }.
hadara-refusal-match-over = A partida terminou.
hadara-refusal-not-your-turn = É a vez de outra pessoa.
hadara-refusal-now-side = Agora você escolhe um lado da sua carta inicial.
hadara-refusal-now-wheel = Agora você gira a roda.
hadara-refusal-now-draft = Agora uma das suas duas cartas vai para a zona exterior, e a outra é mantida ou vendida.
hadara-refusal-now-place = Agora você coloca uma ficha de bonificação na carta.
hadara-refusal-now-region = Agora você saqueia uma região, anexa uma ou não ocupa nenhuma.
hadara-refusal-now-bust = Agora você esculpe um busto ou nenhum.
hadara-refusal-now-take = Agora você pega a carta do topo de uma pilha da zona exterior e a mantém ou vende.
hadara-refusal-now-hunger = Agora você descarta cartas até a sua comida bastar.
hadara-refusal-now-seals = Agora você compra selos ou nenhum.
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
hadara-refusal-paid-enough = Moedas mantêm no máximo { $cards ->
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

## Opponents

hadara-level-wanderer = Viajante: compra o que lhe agrada, e só depois pensa na comida
hadara-level-settler = Colono: constrói com constância, mas avalia mal o que compensa
hadara-level-trader = Mercador: conhece bem os preços, uma jogada à frente
hadara-level-chronicler = Cronista: viu muitas civilizações, e pensa no que os outros vão tirar
hadara-level-sovereign = Soberano: a força máxima, e um segundo de reflexão por jogada

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
hadara-move-pay = Pagar por ela

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

## Where points come from

hadara-why-regions = regiões saqueadas e anexadas: { $list }
hadara-why-busts = { $n ->
    [0] nenhum busto
    [one] { $n } busto, com sua ficha se ela mostra pontos
   *[other] { $n } bustos, com as fichas que mostram pontos
}
hadara-why-silver = { $whole ->
    [0] metade de cada marcador com selo, arredondada para cima: { $list }
   *[other] metade de cada marcador com selo, arredondada para cima (inteiros: { $whole }): { $list }
}
hadara-why-gold = { $n ->
    [0] nenhum selo dourado
   *[other] 7 pontos por conjunto de cinco cores, com cada selo ({ $n })
}
hadara-why-cards = { $n ->
    [one] os pontos de { $n } carta
   *[other] os pontos de { $n } cartas
}
hadara-why-coins = { $n ->
    [one] { $n } moeda, um ponto por cinco
   *[other] { $n } moedas, um ponto por cinco
}

## A first match

hadara-learn-welcome = Você constrói uma civilização em três épocas. As cartas movem os seus quatro marcadores: renda, poder militar, cultura e comida. Regiões, bustos, selos, cartas e moedas dão pontos. Vence quem tem mais.
hadara-learn-wheel = Você é o jogador inicial. A roda decide de que pilha cada um tira primeiro; em cada rodada ela avança uma posição, e em cinco rodadas todos tiram das cinco pilhas. Gire a roda para a posição 1.
hadara-learn-pair = Você tira duas cartas amarelas. Uma vai virada para cima para a zona exterior, onde outros podem pegá-la mais tarde. A outra você mantém, pelo preço dela, ou vende. Mantenha a segunda: +1 de renda e +1 de poder militar por 3 moedas.
hadara-learn-sell = No início há poucas moedas. Uma carta de que você não precisa pode ser vendida por 2 moedas na primeira época, 3 na segunda, 4 na terceira. Coloque a primeira na zona exterior e venda a segunda.
hadara-learn-discount = Cada carta que você tem deixa as próximas da mesma cor uma moeda mais baratas. O preço que você paga aparece grande na carta. As próximas rodadas se jogam sozinhas.
hadara-learn-region = Depois da escolha todos recebem moedas pela renda. Em seguida, o seu poder militar de 3 basta para uma região. Saqueie a região para ter moedas na hora, ou anexe: você paga, vira a região e ganha recursos e pontos. Anexe a região.
hadara-learn-take = Fase B: cada um pega, na sua vez, uma carta virada para cima, cinco por pessoa. Mantenha ou venda. Cada comida alimenta uma carta, por isso as cartas verdes deixam você crescer. Mantenha a verde.
hadara-learn-food = No fim de uma época você não pode ter mais cartas do que comida. O contador ao lado dos seus marcadores avisa você. Quem tem comida de menos descarta cartas, com tudo o que elas deram.
hadara-learn-bust = A sua cultura basta para o primeiro busto. Um busto recebe uma das suas fichas de bonificação: com o recurso para cima, ela move esse marcador na hora; com os pontos para cima, vale pontos no fim. Esculpa o busto com cultura.
hadara-learn-epoch = No fim de uma época você pode comprar selos: um prateado conta no fim metade de um marcador, um dourado dá 7 pontos por conjunto de cinco cores. A segunda época tem cartas mais caras e mais fortes.
hadara-learn-end = É só isso. Na terceira época, pense nos pontos: regiões e bustos que você ainda alcança, conjuntos para os selos dourados, e um ponto por cinco moedas.
