### A página, em português.

## Em toda parte

web-title = Dois jogos de três épocas
web-subtitle = Com amigos por um link, em uma só tela ou contra bots. Sem conta, sem nada para instalar.
web-home = Para a página inicial
web-menu = Menu
web-learn = Aprender
web-rules = Regras
web-language = Idioma
web-settings = Configurações
web-theme = Cores
web-theme-system = como o dispositivo
web-theme-light = claras
web-theme-dark = escuras
web-sound = Sons
web-confirm = Perguntar de novo antes de jogadas que custam algo
web-notify = Me avisar quando for a minha vez
web-show-panel = Mostrar registro e conversa
web-guest = Visitante

## A página inicial

web-about-ra = Retire peças, invoque Rá, dê lances com os seus discos de Sol. O que os deuses dão também tiram: três épocas de leilões no Egito.
web-about-hadara = Escolha cartas, ocupe regiões, esculpa bustos, alimente o seu povo: construa uma civilização ao longo de três épocas.
web-play-now = Jogar já
web-learn-it = Aprender
web-your-table = Uma mesa só sua
web-your-name = Seu nome
web-you-have-a-name = Guardar este nome
web-keep-name-text = Com uma senha de pelo menos 8 caracteres o nome é seu em qualquer aparelho, com pontuação e histórico. Não há e-mail nem como recuperá-la.
web-passphrase = Senha
web-keep-or-return = Guardar, ou voltar a ele
web-kept = { $name } está guardado para você.
web-rating = Pontuação em { $game }: { $rating }
web-history = Suas últimas partidas
web-place-with = { $rank }º de { $seats }, { $points } pontos
web-game = Jogo
web-opponents-count = Adversários
web-level = Bots
web-option-edition = Edição
web-option-scores = Pontos
web-option-deck = Cartas
web-option-start = Cartas iniciais
web-with-bots = Contra bots
web-with-friends = Com amigos
web-friends-count = Pessoas para convidar
web-clock = Relógio
web-clock-none = sem relógio
web-clock-quick = 5 minutos, mais 10 segundos por jogada
web-clock-calm = 20 minutos, mais 30 segundos por jogada
web-clock-days = 3 dias por jogada
web-public = Qualquer pessoa pode entrar
web-open-table = Abrir a mesa
web-one-screen = Em uma só tela
web-names-here = Nomes, com vírgulas
web-two-names = Indique pelo menos dois nomes.
web-start = Começar
web-continue = Continuar jogando
web-join = Entrar em uma mesa
web-watch = Assistir
web-finished = Suas partidas terminadas
web-look-at-file = Ver uma partida
web-open-file = Abrir um arquivo de partida

## Uma mesa

web-connecting = Conectando ...
web-lost = A conexão caiu, mas nada se perdeu: vamos tentar de novo.
web-no-table = Não há nenhuma mesa { $code }.
web-open-seat = lugar livre
web-waiting-for-people = Esperando que os lugares sejam ocupados.
web-your-turn = É a sua vez.
web-turn-of = { $name } decide.
web-winner = Vitória de { $names }!
web-away = ausente
web-stands-in = { $bot } substitui
web-days = { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}
web-invite = Sua mesa de { $game }
web-qr = O link como código para ler com a câmera
web-send-link = Envie este link aos seus amigos:
web-link = Link para esta mesa
web-copy = Copiar
web-copied = Copiado
web-sit-here = Sentar aqui
web-add-bot = Colocar um bot
web-leave = Sair
web-take-seat = Ocupar o lugar { $seat }
web-take-back-seat = Retomar o meu lugar
web-pass-screen = Passe a tela para { $name }
web-i-am = Sou { $name }
web-actions = O que você pode fazer
web-opponents = Os outros
web-more-of = Mostrar o que { $name } tem
web-board = O tabuleiro
web-my-things = Suas coisas
web-log = O que aconteceu
web-chat = Conversa
web-log-and-chat = Registro e conversa
web-fold = Recolher
web-say = Diga alguma coisa
web-mute = Não ouvir mais { $name }
web-unmute = Ouvir { $name } de novo
web-spectators = { $n ->
    [0] ninguém assiste
    [one] { $n } pessoa assiste
   *[other] { $n } pessoas assistem
}
web-undo = Desfazer
web-hint = Dica
web-hint-thinking = Pensando ...
web-hint-title = O que um bot forte jogaria
web-hint-move = Jogada
web-hint-chance = Vence
web-hint-points = Pontos no fim
web-table-menu = Esta mesa
web-resign = Desistir
web-resign-sure = Desistir? Um bot continua, e você fica em último.
web-leave-sure = Deixar o lugar? Outra pessoa pode ocupá-lo.
web-vacate = Liberar o lugar de { $name }
web-other-device = Continuar em outro aparelho
web-other-device-text = Leia o código ou abra o link lá. Quem o tiver joga por você.
web-close = Fechar
web-undo-asked = { $name } gostaria de desfazer uma jogada.
web-agree = Aceitar
web-disagree = Não
web-rematch = Jogar de novo
web-replay = Ver a partida
web-download = Baixar
web-yes = Sim: { $what }
web-not-so = Não
web-total = Total
web-go-on = Continuar
web-why-hint = Escolha um número para ver de onde vem.
web-why-gods = { $n ->
    [0] nenhum deus
    [one] { $n } deus, 2 pontos
   *[other] { $n } deuses, 2 pontos cada
}
web-why-gold = { $n ->
    [0] nenhum ouro
   *[other] { $n } de ouro, 3 pontos cada
}
web-why-pharaohs = { $points ->
    [5] mais faraós que todos
    [-2] menos faraós que todos
   *[other] nem mais nem menos faraós que todos
}
web-why-river = { $n ->
    [0] nenhuma inundação: só o Nilo não vale nada
    [one] { $n } peça do rio
   *[other] { $n } peças de Nilo e inundação, com inundação entre elas
}
web-why-civilizations = { $points ->
    [-5] nenhuma civilização
    [0] uma ou duas civilizações diferentes
    [5] três civilizações diferentes
    [10] quatro civilizações diferentes
   *[other] cinco civilizações diferentes
}
web-why-monuments = { $kinds } monumentos diferentes: { $different }; três ou mais iguais: { $same }
web-why-suns = { $points ->
    [5] a maior soma de discos
    [-5] a menor soma de discos
   *[other] nem a maior nem a menor soma de discos
}
web-why-floor = ninguém fica abaixo de zero pontos
web-why-regions = regiões saqueadas e anexadas: { $list }
web-why-busts = { $n ->
    [0] nenhum busto
    [one] { $n } busto, com sua ficha se ela mostra pontos
   *[other] { $n } bustos, com as fichas que mostram pontos
}
web-why-silver = metade de cada marcador com selo, arredondada para cima: { $list }
web-why-gold-seals = { $n ->
    [0] nenhum selo dourado
   *[other] 7 pontos por conjunto de cinco cores, com cada selo ({ $n })
}
web-why-cards = { $n ->
    [one] os pontos de { $n } carta
   *[other] os pontos de { $n } cartas
}
web-why-coins = { $n ->
    [one] { $n } moeda, um ponto por cinco
   *[other] { $n } moedas, um ponto por cinco
}
web-intention = Na minha vez: { $intention }
web-intend-pass = passar neste leilão
web-intend-bid = Dar lances até
web-intend-bid-to = dar lances até { $sun }
web-intend-draw-to = retirar com menos de { $tiles } peças
web-intend-more = Decidir antes ...

web-entry-sat = { $name } se senta.
web-entry-left = { $name } deixa o lugar.
web-entry-started = A partida começa.
web-entry-undo-asked = { $name } pede para desfazer uma jogada.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } aceita.
   *[no] { $name } não aceita.
}
web-entry-undone = De volta à jogada { $ply }.
web-entry-stood-in-time = O tempo de { $name } acabou: { $bot } continua.
web-entry-stood-in-resigned = { $name } desiste: { $bot } continua.
web-entry-returned = { $name } está de volta.

## Rá

web-draw = Retirar peça
web-ra = Invocar Rá
web-pass = Passar
web-done = Pronto
web-bid = Lance: { $sun }
web-lose = Descartar: { $tile }
web-take-with-god = Gastar um deus: { $tile }
web-auction-drawn = { $name } retira um Rá
web-auction-invoked = { $name } invoca Rá
web-auction-invoked-full = { $name } invoca Rá: a faixa está cheia
web-passed = passa
web-ra-statue = A estátua de Rá: o jogador de Rá
web-suns-that-win = Seus discos de Sol acima do maior lance: { $suns }
web-sun-down = { $sun }, virado para baixo
web-ra-chance = Rá a seguir: { $percent }%

## Hadara

web-phases = Os passos de uma época
web-phase-draft = escolha
web-phase-region = renda e região
web-phase-bust = busto
web-phase-take = pegar cartas
web-phase-hunger = alimentar
web-phase-seals = selos
web-start-player = jogador inicial
web-wheel-name = A roda
web-wheel = Roda: posição { $position }
web-side = Lado { $side }
web-keep = Manter
web-sell = Vender
web-draft-keep = Manter a carta { $card }
web-draft-sell = Vender a carta { $card }
web-take-keep = Manter a { $colour }
web-take-sell = Vender a { $colour }
web-plunder = Saquear { $requirement }
web-annex = Anexar { $requirement }
web-bust = Busto { $bust }: { $resource }
web-bust-points = Busto { $bust }: pontos (ficha: { $resource })
web-bonus = Ficha de bonificação: { $resource }
web-seal-gold = Selo dourado
web-seal-silver = Selo prateado: { $resource }
web-no-region = Nenhuma região
web-no-bust = Nenhum busto
web-no-seal = Nenhum selo
web-drop = Descartar { $card }
web-pay = Pagar por ela
web-discount = { $colour }: { $n ->
    [0] { $n } moedas a menos
    [one] { $n } moeda a menos
   *[other] { $n } moedas a menos
}
web-too-dear = { $coins ->
    [0] faltam { $coins } moedas
    [one] falta { $coins } moeda
   *[other] faltam { $coins } moedas
}

## Rever

web-drop-file = Solte aqui um arquivo de partida, ou escolha um.
web-step-back = Uma jogada para trás
web-step-on = Uma jogada para a frente
web-epoch-back = Uma época para trás
web-epoch-on = Uma época para a frente
web-next-auction = Próximo leilão
web-play = Reproduzir
web-pause = Pausa
web-move-number = Jogada
web-the-deal = A distribuição.
web-look-from = Visto por
web-spectator = quem assiste
web-share-move = Copiar link para esta jogada
web-verify = Foi justa?
web-verify-checking = Verificando ...
web-verify-yes = Sim: todos os sorteios decorrem do segredo fixado antes da primeira jogada.
web-verify-no = Não: isto não decorre do segredo da partida.
web-fairness = Hash e segredo

## Regras

web-rules-of = As regras de { $game }
web-search = Buscar

## Uma primeira partida

web-learn-title = Uma primeira partida
web-learn-choose = Dez minutos, posições reais, uma ideia por vez.
web-learn-step = { $step } de { $steps }
web-learn-try = Veja a dica: aqui se pede outra jogada.
web-learn-hint = Jogue: { $move }
web-learn-done = Jogar uma partida inteira
web-back = Voltar

web-learn-ra-welcome = Três épocas de leilões. Na sua vez, você retira uma peça ou invoca Rá para começar um leilão. Você paga com discos de Sol: os que têm números. Vence quem tem mais pontos ao fim de três épocas.
web-learn-ra-draw = Cada um tem quatro discos de Sol, e cada disco pode vencer um leilão nesta época. Você tem o 13, o mais alto, por isso começa. Retire uma peça.
web-learn-ra-groups = Um deus. As peças se juntam na faixa de leilão até alguém abrir um leilão. Ana retira um faraó: quem tem mais faraós ganha 5 pontos, quem tem menos perde 2. Piotr retira uma inundação: com uma inundação, cada Nilo e cada inundação vale um ponto. Retire outra peça.
web-learn-ra-invoke = Agora a faixa tem um deus, dois faraós, uma inundação, um Nilo e um monumento. É um bom lote! Invoque Rá: depois cada um dá um só lance, e você por último.
web-learn-ra-bid = Ana passa, Piotr dá um lance de 4. Um lance precisa superar o anterior. O seu 5 basta, e você guarda o 8 e o 13 para depois. Dê um lance de 5.
web-learn-ra-won = O lote é seu. O seu 5 está agora no centro, e você leva o 1 que estava lá, virado para baixo até a próxima época. Um disco de Sol também compra um disco de Sol: com discos baixos, a próxima época é fraca.
web-learn-ra-disaster = Ana retira ouro, que vale 3 pontos. Piotr retira um funeral: um desastre. Quem o leva perde dois faraós. Retire uma peça, e boa sorte.
web-learn-ra-drawn = Um Rá! Ele avança na faixa de Rá, e começa logo um leilão. Quando a faixa de Rá está cheia, a época termina na hora, e os discos de Sol ainda não usados não servem para nada. Ninguém quer o funeral. Passe também: depois de um Rá retirado todos podem passar, e as peças ficam.
web-learn-ra-god = Você tem um deus. Em vez de retirar, gaste o deus para pegar uma peça da faixa. No fim da época o ouro vale mais do que o deus. Pegue o ouro.
web-learn-ra-epoch = A época terminou e os pontos estão contados: deuses, ouro, faraós, rio e civilizações. Três, quatro ou cinco civilizações diferentes valem 5, 10 ou 15 pontos; sem nenhuma você perde 5.
web-learn-ra-lasting = As peças com escaravelho ficam: faraós, Nilos, monumentos. As outras saem. Todos os discos de Sol estão de novo virados para cima, e começa quem tem o mais alto.
web-learn-ra-end = A terceira época conta mais: os monumentos dão pontos pelos diferentes e por três ou mais iguais; a maior soma de discos de Sol vale 5 pontos, a menor custa 5. Você já sabe tudo o que é preciso.

web-learn-hadara-welcome = Você constrói uma civilização em três épocas. As cartas movem os seus quatro marcadores: renda, poder militar, cultura e comida. Regiões, bustos, selos, cartas e moedas dão pontos. Vence quem tem mais.
web-learn-hadara-wheel = Você é o jogador inicial. A roda decide de que pilha cada um tira primeiro; em cada rodada ela avança uma posição, e em cinco rodadas todos tiram das cinco pilhas. Gire a roda para a posição 1.
web-learn-hadara-pair = Você tira duas cartas amarelas. Uma vai virada para cima para a zona exterior, onde outros podem pegá-la mais tarde. A outra você mantém, pelo preço dela, ou vende. Mantenha a segunda: +1 de renda e +1 de poder militar por 3 moedas.
web-learn-hadara-sell = No início há poucas moedas. Uma carta de que você não precisa pode ser vendida por 2 moedas na primeira época, 3 na segunda, 4 na terceira. Coloque a primeira na zona exterior e venda a segunda.
web-learn-hadara-discount = Cada carta que você tem deixa as próximas da mesma cor uma moeda mais baratas. O preço que você paga aparece grande na carta. As próximas rodadas se jogam sozinhas.
web-learn-hadara-region = Depois da escolha todos recebem moedas pela renda. Em seguida, o seu poder militar de 3 basta para uma região. Saqueie a região para ter moedas na hora, ou anexe: você paga, vira a região e ganha recursos e pontos. Anexe a região.
web-learn-hadara-take = Fase B: cada um pega, na sua vez, uma carta virada para cima, cinco por pessoa. Mantenha ou venda. Cada comida alimenta uma carta, por isso as cartas verdes deixam você crescer. Mantenha a verde.
web-learn-hadara-food = No fim de uma época você não pode ter mais cartas do que comida. O contador ao lado dos seus marcadores avisa você. Quem tem comida de menos descarta cartas, com tudo o que elas deram.
web-learn-hadara-bust = A sua cultura basta para o primeiro busto. Um busto recebe uma das suas fichas de bonificação: com o recurso para cima, ela move esse marcador na hora; com os pontos para cima, vale pontos no fim. Esculpa o busto com cultura.
web-learn-hadara-epoch = No fim de uma época você pode comprar selos: um prateado conta no fim metade de um marcador, um dourado dá 7 pontos por conjunto de cinco cores. A segunda época tem cartas mais caras e mais fortes.
web-learn-hadara-end = É só isso. Na terceira época, pense nos pontos: regiões e bustos que você ainda alcança, conjuntos para os selos dourados, e um ponto por cinco moedas.
