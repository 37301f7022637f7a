### What every game shares, in Brazilian Portuguese.

## At the table

table-player = Jogador
table-preparing = Preparando as regras; na primeira vez leva alguns segundos…
table-commitment = Todos os sorteios vêm de um segredo fixado de antemão. O hash dele: { $commitment }
table-your-move = { $name }: é a sua vez
table-help-hint = help lista as jogadas, Tab as completa
table-help-moves = Jogadas
table-help-commands = Comandos
table-help-now = Jogadas possíveis agora
table-help-short = Você pode abreviar uma jogada, desde que não haja dúvida sobre qual é.
table-command-help = esta página
table-command-hint = o que um bot jogaria, e por quê
table-command-undo = desfazer sua última jogada, se nada oculto foi revelado depois dela
table-command-save = salvar a partida e continuar
table-command-sheet = mostrar a folha de pontuação
table-command-log = mostrar o que aconteceu até agora
table-command-quit = salvar a partida e sair
table-undone = Jogada desfeita.
table-no-undo = Isto não pode ser desfeito: depois disso algo foi sorteado ou revelado, ou alguém jogou.
table-saved = Partida salva em { $file }. Para continuar: { $command }
table-not-saved = Não foi possível gravar { $file }: { $why }
table-unreadable = “{ $text }” não é uma jogada possível aqui. Digite help para ver quais são.
table-ambiguous = “{ $text }” pode ser: { $moves }
table-pass-device = Passe a tela para { $name } e depois pressione Enter.
table-resumed = A partida continua na jogada { $ply }.
table-goodbye = Até a próxima.

## The score sheet

sheet-title = Folha de pontuação
sheet-start = No início
sheet-total = Total

## A bot's advice

advice-title = Chance de vitória e pontuação final esperada
advice-move = Jogada
advice-thinking = Pensando…
advice-own = “{ $move }” em vez de “{ $other }”: { $changes }.
advice-rival = “{ $move }” em vez de “{ $other }” custa { $points } pontos a { $name }.
advice-equal = “{ $move }” e “{ $other }” valem mais ou menos o mesmo.
advice-only = “{ $move }” é a única jogada que vale a pena.
bots-others = Também: { $names }

## A match looked at again

review-title = Como foi a partida
review-working = Analisando a partida…
review-no-moves = Ainda não há o que analisar: nenhuma decisão foi tomada.
review-accuracy = Precisão
review-count-great = Grandes achados
review-count-inaccuracy = Imprecisões
review-count-mistake = Erros
review-count-blunder = Erros graves
review-first = No começo
review-draws = Sorte nas compras
review-others = Jogadas dos rivais
review-own = Jogadas próprias
review-result = Resultado
review-verdict-great = grande achado
review-verdict-inaccuracy = imprecisão
review-verdict-mistake = erro
review-verdict-blunder = erro grave
review-decision = Jogada { $ply }, { $name }, “{ $move }”: { $verdict }
review-cost = Abre mão de { $chance } de chance de vitória.
review-likely = Continuação provável: { $moves }.
review-turning-decision = A jogada { $ply } foi um ponto de virada: uma decisão mudou a chance de vitória de { $name } em { $change }.
review-turning-draw = A jogada { $ply } foi um ponto de virada: o acaso mudou a chance de vitória de { $name } em { $change }.

## Match files

record-verified = { $file }: todos os sorteios, jogadas e pontos decorrem do segredo e das regras ({ $plies ->
    [0] { $plies } jogadas
    [one] { $plies } jogada
   *[other] { $plies } jogadas
}).
record-verified-so-far = { $file }: até agora, todos os sorteios e jogadas decorrem do segredo e das regras ({ $plies ->
    [0] { $plies } jogadas
    [one] { $plies } jogada
   *[other] { $plies } jogadas
}, partida não terminada).
record-replay-hint = Enter: próxima jogada · b: voltar · número: ir para essa jogada · q: sair
record-replay-at = Jogada { $ply } de { $plies }
record-replay-end = Essa foi a última jogada.
record-replay-start = A mesa está pronta.

## Num servidor

server-no-seat = Esse lugar não existe, ou está vazio.
server-seat-taken = { $name } já ocupa esse lugar.
server-one-seat = Você já tem um lugar nesta mesa.
server-no-seat-here = Você não tem lugar nesta mesa.
server-over = A partida terminou.
server-not-over = A partida ainda não terminou.
server-no-review = A partida só pode ser vista depois de terminar.
server-not-begun = A partida ainda não começou: falta ocupar um lugar.
server-too-late = Tarde demais: alguém jogou nesse meio-tempo.
server-too-early = A partida ainda não chegou a essa posição.
server-bot-plays = Um bot está jogando por você: primeiro retome o seu lugar.
server-undo-asked = Alguém já pediu para desfazer uma jogada.
server-no-undo = Ninguém pediu para desfazer uma jogada.
server-nothing-to-undo = Você não tem nenhuma jogada para desfazer.
server-undo-revealed = Isto não pode ser desfeito: algo foi revelado depois.
server-resigned = Você desistiu desta partida.
server-time = O seu tempo acabou: um bot joga por você até você retomar o lugar.
server-not-absent = { $name } está presente, ou esteve há menos de { $seconds } segundos.
server-no-name = Primeiro informe o seu nome.
server-nothing-said = A mensagem está vazia.
server-talked-enough = O chat desta mesa está cheio.
server-talks-too-much = Mais devagar: espere um momento antes da próxima mensagem.
server-busy = Chegaram várias jogadas ao mesmo tempo; tente de novo.
server-hint-turn = Só quem está na vez pode pedir uma dica.
server-hint-people = Só há dicas quando todos os adversários são bots.
server-coach-turn = O treinador só olha as suas próprias jogadas.
server-coach-people = O treinador só ajuda quando todos os seus adversários são bots.
server-coach-silent = Não há nada a dizer desta jogada: era a única, ou você não pode saber entre o que se escolheu.
server-position-turn = De uma partida em andamento você só pode continuar à parte na sua vez.
server-position-people = Enquanto pessoas jogam entre si, ninguém pode continuar a partida delas em outro lugar. Espere até que ela termine.
server-position-seats = Nesta posição você joga no lugar { $seat } de { $seats }, e bots jogam nos outros.
server-position-components = Esta partida foi jogada com componentes alterados, por isso não pode continuar daqui.
server-no-position = Esta posição não existe aqui. Talvez seja de outra versão: abra-a de novo a partir da partida.
server-no-branch = Não há essa variante nesta mesa.
server-tried-out = O que você só experimenta não deixa arquivo de partida nem análise.
server-no-hints = Neste jogo nenhum bot pode dar dicas.
server-no-intentions = Neste jogo não se pode decidir com antecedência.
server-unavailable = O servidor não consegue gravar agora. Nada se perdeu: tente de novo daqui a pouco.
server-many-tries = Tentativas demais. Espere um minuto e tente de novo.
server-wrong-passphrase = A senha não corresponde ao nome { $name }.
server-name-taken = O nome { $name } já tem dono. Informe a senha ou escolha outro nome.
server-bad-name = Um nome tem de 1 a 40 caracteres, sem vírgulas, dois-pontos ou sinais de igual.
server-short-passphrase = A senha precisa ter pelo menos 8 caracteres.
server-nobody = Ninguém reservou o nome { $name }.
server-no-kept-name = Só um nome reservado tem perfil: reserve o seu com uma senha primeiro.
server-no-table = A mesa { $code } não existe.
server-no-game = O jogo { $game } não existe aqui.
server-no-puzzle = Esse desafio não existe. Escolha um da lista.
server-no-such-move = { $move } não é possível aqui. Escolha uma das jogadas oferecidas.
server-no-lesson = Não há lição para { $game }.
server-no-match-file = Este não é um arquivo de partida.
server-bad-match-file = A linha { $line } deste arquivo não decorre do segredo e das regras: o arquivo está danificado ou foi alterado.
server-many-tables = Mesas demais de uma só vez. Espere um minuto.
server-many-hints = Dicas demais de uma só vez. Espere um momento.
server-many-reviews = Muitas partidas esperam por uma análise. Tente de novo em um minuto.
server-no-judge = Este jogo não tem um bot forte, por isso não há quem avalie as partidas.
server-many-requests = Pedidos demais. Espere um momento.
server-too-long = Uma mensagem tem no máximo { $characters } caracteres.
server-unreadable = O servidor não entendeu este pedido: { $detail }
server-foreign = Este pedido vem de outro site.
server-fault = Algo deu errado no servidor. Tente de novo.
