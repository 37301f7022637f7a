### What every game shares, in Brazilian Portuguese.

## At the table

table-player = Jogador
table-preparing = Preparando as regras; na primeira vez leva alguns segundos ...
table-commitment = Esta partida está vinculada ao segredo com o hash { $commitment }.
table-your-move = { $name }, é a sua vez
table-help-hint = help lista as jogadas, Tab as completa
table-help-moves = Jogadas
table-help-commands = Comandos
table-help-now = Agora você pode jogar
table-help-short = Uma jogada pode ser abreviada, desde que a abreviação só sirva para ela.
table-command-help = esta página
table-command-hint = o que um bot jogaria, e por quê
table-command-undo = desfazer sua última jogada, se nada desconhecido foi revelado depois dela
table-command-save = salvar a partida e continuar
table-command-sheet = mostrar a folha de pontuação
table-command-log = mostrar o que aconteceu até agora
table-command-quit = salvar a partida e sair
table-undone = Jogada desfeita.
table-no-undo = Isto não pode ser desfeito: depois houve um sorteio, uma revelação ou a decisão de alguém.
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

advice-title = Probabilidade de vitória e pontos esperados no final
advice-move = Jogada
advice-thinking = Pensando ...
advice-own = Em comparação com { $other }, { $move } promete: { $changes }.
advice-rival = Em comparação com { $other }, { $move } custa { $points } pontos a { $name }.
advice-equal = { $move } e { $other } prometem mais ou menos o mesmo.
advice-only = { $move } é a única jogada em que vale a pena pensar.

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
server-not-begun = A partida ainda não começou: falta ocupar um lugar.
server-too-late = Essa posição já passou: alguém jogou nesse meio-tempo.
server-too-early = Essa posição ainda está para vir.
server-bot-plays = Um bot joga por este lugar: primeiro retome o seu lugar.
server-undo-asked = Alguém já pediu para voltar atrás.
server-no-undo = Não há nenhum pedido de voltar atrás.
server-nothing-to-undo = Você não tem nenhuma jogada para desfazer.
server-undo-revealed = Isto não pode ser desfeito: algo desconhecido foi revelado depois.
server-resigned = Você desistiu desta partida.
server-time = O seu tempo acabou: um bot joga por você até você retomar o lugar.
server-not-absent = { $name } está presente, ou esteve há menos de { $seconds } segundos.
server-no-name = Primeiro diga o seu nome.
server-nothing-said = Aí não há nada para dizer.
server-talked-enough = Esta mesa já conversou bastante: o registro está cheio.
server-talks-too-much = Mais devagar: espere um momento antes de dizer mais.
server-busy = Chegaram várias jogadas ao mesmo tempo; tente de novo.
server-hint-turn = A dica é para quem tem a vez.
server-hint-people = As dicas são para partidas em que todos os outros são bots.
server-no-hints = Neste jogo nenhum bot pode dar dicas.
server-no-intentions = Neste jogo nada se decide antes da própria vez.
server-unavailable = O servidor não consegue gravar agora. Nada se perdeu: tente de novo daqui a pouco.
