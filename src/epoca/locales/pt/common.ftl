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
table-command-hint = o que um bot jogaria, e porquê
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
advice-thinking = A pensar ...
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
