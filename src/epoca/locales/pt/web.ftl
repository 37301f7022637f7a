### A página, em português.

## Em toda parte

web-title = Dois jogos, três épocas
web-subtitle = Com amigos por um link, em uma só tela ou contra bots. Sem conta, sem nada para instalar.
web-home = Página inicial
web-menu = Menu
web-learn = Lições
web-rules = Regras
web-language = Idioma
web-settings = Configurações
web-theme = Tema
web-theme-system = Igual ao do dispositivo
web-theme-light = Claro
web-theme-dark = Escuro
web-sound = Sons
web-confirm = Pedir confirmação antes de jogadas que custam algo
web-notify = Me avisar quando for a minha vez
web-guest = Visitante
web-problem = Algo deu errado ({ $status }). Tente de novo.
web-colon = { $what }: { $said }
web-fill-in = Preencha este campo.
web-too-short = Use pelo menos { $least } caracteres.
web-unreachable = Não foi possível falar com o servidor agora. Tente de novo daqui a pouco.
web-on = ligado
web-off = desligado
web-notify-blocked = Seu navegador bloqueia as notificações desta página. Permita-as nas configurações do site e tente de novo.
web-offer-notify = Quer que avisemos quando for a sua vez?
web-offer-notify-text = Assim você pode fazer outra coisa enquanto isso, mesmo com esta página em segundo plano.
web-offer-yes = Sim, por favor
web-offer-no = Não, obrigado
web-match-begins = Todos chegaram: a partida começa.
web-sound-pace = Som e ritmo

## A página inicial

web-play-now = Jogar agora
web-learn-soon = Aprenda em 10 minutos
web-learn-it = Aprender a jogar
web-your-name = Seu nome
web-you-have-a-name = Reservar este nome
web-keep-name-text = Com uma senha de pelo menos 8 caracteres o nome é seu em qualquer dispositivo, com rating e histórico. Não pedimos e-mail, por isso uma senha perdida não pode ser recuperada.
web-passphrase = Senha
web-keep-or-return = Reservar ou entrar
web-kept = O nome { $name } está reservado para você.
web-rating = Rating em { $game }: { $rating }
web-history = Suas últimas partidas
web-place-with = { $rank }º lugar de { $seats }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-game = Jogo
web-opponents-count = Adversários
web-level = Nível dos bots
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-quick = 5 min + 10 s por jogada
web-clock-calm = 20 min + 30 s por jogada
web-clock-days = 3 dias por jogada
web-public = Qualquer pessoa pode entrar
web-open-table = Criar mesa
web-start = Começar
web-continue = Continuar jogando
web-watch = Assistir
web-look-at-file = Rever uma partida
web-open-file = Abrir um arquivo de partida
web-save = Salvar
web-options = Edição e outras opções
web-lessons = Lições
web-picture = Uma partida de { $game } em andamento
web-friends = Amigos
web-friends-text = Mande um link. Sem conta, sem nada para instalar.
web-friends-go = Convidar
web-one-screen = Uma tela só
web-one-screen-text = Passem o tablet de mão em mão: todos jogam na mesma mesa.
web-one-screen-go = Sentar à mesa
web-tables = Mesas abertas
web-tables-text = { $free ->
    [0] Nenhum lugar livre agora
    [one] { $free } mesa com lugar livre
   *[other] { $free } mesas com lugar livre
}, { $playing ->
    [0] nenhuma partida para assistir.
    [one] { $playing } partida para assistir.
   *[other] { $playing } partidas para assistir.
}
web-tables-go = Dar uma olhada
web-seats = Lugares
web-seats-fill = A qualquer momento você pode dar os lugares vazios a bots.
web-player = Jogador { $number }
web-player-more = Adicionar jogador
web-player-away = Remover o jogador { $number }
web-bots-too = Bots ({ $bot })

## As mesas

web-nobody = Todas as cadeiras estão livres
web-nobody-text = Ninguém está esperando agora. Comece você: procuramos um adversário, ou você abre a sua mesa e envia o link.
web-bots-here = Estes estão sempre aqui. Sente-se com um deles agora mesmo:
web-have-code = Tem o código ou o link de uma mesa?
web-live = ao vivo
web-find = Encontrar adversário
web-find-text = Procuramos alguém com força parecida com a sua, em geral em poucos segundos: uma partida a dois, com 10 minutos para cada um e 15 segundos por jogada.
web-seeking = Procurando adversário em { $game }…
web-seek-stop = Parar de procurar
web-meanwhile = Jogar com { $bot } enquanto isso
web-found = Seu adversário chegou!
web-found-go = Ir para a mesa
web-own-table = Sua própria mesa
web-all-games = Todos os jogos
web-playing = Em andamento
web-free = livre
web-clock-by-days = { $days ->
    [0] { $days } dias por jogada
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
web-clock-by-move = { $seconds } s por jogada
web-clock-by-stock = { $minutes } min + { $bonus } s por jogada

## Uma mesa

web-connecting = Conectando…
web-lost = Conexão perdida. A partida está salva: reconectando…
web-lost-title = A conexão caiu
web-lost-text = Sua partida está a salvo. Continuamos tentando chegar à mesa, e você segue de onde parou.
web-try-now = Tentar agora
web-seat-left = { $name } saiu da mesa
web-seat-left-text = Você pode esperar, enviar o link a alguém ou dar o lugar a um bot ({ $bot }).
web-seat-away = { $name } está offline
web-seat-away-text = É a vez dessa pessoa. Ela pode voltar a qualquer momento; depois de dois minutos, você pode dar o lugar a um bot.
web-seat-away-long = É a vez dessa pessoa, que saiu há algum tempo. Você pode esperar ou deixar um bot ({ $bot }) com o lugar até o fim da partida.
web-give-seat = Deixar { $bot } jogar
web-wait = Esperar
web-copy-link = Copiar link
web-no-table = A mesa { $code } não existe.
web-open-seat = lugar livre
web-waiting-for-people = Esperando os outros jogadores…
web-your-turn = Sua vez.
web-turn-of = Vez de { $name }.
web-winner = { $count ->
    [1] Vitória de { $names }!
   *[other] Vitória compartilhada: { $names }!
}
web-away = offline
web-stands-in = { $bot } está jogando
web-days = { $days ->
    [0] { $days } dias
    [one] { $days } dia
   *[other] { $days } dias
}
web-invite = Sua mesa de { $game }
web-invited = { $name } convida você para uma partida de { $game }
web-invited-foot = Sem conta, sem nada para instalar. A partida começa quando todos os lugares estiverem ocupados; você também pode ficar e assistir.
web-learn-first = Aprender antes
web-start-with-bots = Começar com bots
web-qr = Código QR do link
web-send-link = Envie este link aos seus amigos:
web-link = Link para esta mesa
web-copy = Copiar
web-copied = Copiado
web-sit-here = Sentar aqui
web-add-bot = Adicionar um bot
web-leave = Sair
web-take-seat = Ocupar o lugar { $seat }
web-take-back-seat = Retomar o meu lugar
web-pass-screen = Passe a tela para { $name }
web-i-am = Sou { $name }
web-actions = Suas ações
web-opponents = Adversários
web-more-of = Mostrar o que { $name } tem
web-board = O tabuleiro
web-my-things = Sua área
web-log = Registro
web-chat = Chat
web-log-and-chat = Registro e chat
web-fold = Ocultar
web-say = Escreva uma mensagem
web-mute = Silenciar { $name }
web-unmute = Deixar de silenciar { $name }
web-spectators = { $n ->
    [0] nenhum espectador
    [one] { $n } espectador
   *[other] { $n } espectadores
}
web-undo = Desfazer
web-hint = Dica
web-hint-thinking = Pensando…
web-hint-title = O que um bot forte jogaria
web-hint-move = Jogada
web-hint-chance = Chance de vitória
web-hint-points = Pontuação esperada
web-table-menu = Menu da mesa
web-resign = Desistir
web-resign-sure = Desistir? Um bot continua e você fica na última posição.
web-leave-sure = Deixar o lugar? Outra pessoa pode ocupá-lo.
web-vacate = Liberar o lugar de { $name }
web-other-device = Continuar em outro dispositivo
web-other-device-text = Leia o código ou abra o link no outro dispositivo. Quem tiver o link pode jogar por você.
web-close = Fechar
web-undo-asked = { $name } gostaria de desfazer uma jogada.
web-agree = Aceitar
web-disagree = Recusar
web-rematch = Jogar de novo
web-replay = Rever a partida
web-download = Baixar
web-yes = Sim: { $what }
web-not-so = Não
web-total = Total
web-next-group = Próximo grupo
web-explained = Explicação
web-explain-hold = Você tem
web-explain-adds = Acrescenta
web-explain-counts = Vale agora
web-explain-rule = Regra
web-score-sheet = Folha de pontuação
web-go-on = Continuar
web-why-hint = Toque em um número para ver de onde vêm os pontos.
web-intention = Planejado: “{ $intention }”
web-intend-more = Decidir com antecedência…
web-pace = Ritmo
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-pace-instant = Instantâneo
web-unread = não lidas: { $n }
web-undo-waiting = Você pediu para desfazer uma jogada. Os outros precisam concordar.
web-looking-back = A mesa estava assim naquele momento.
web-back-to-now = Voltar ao presente
web-hint-idea = Ideia
web-hint-area = Onde
web-hint-more = Mais
web-hint-idea-only = Só há uma jogada que vale a pena.
web-hint-idea-equal = Duas jogadas se equivalem: siga o seu gosto.
web-hint-idea-best = Uma jogada se destaca: vence em { $best } dos casos, a segunda em { $next }.
web-hint-figures = Chance de vencer { $chance }, pontuação esperada { $points }.

web-entry-sat = { $name } entra na mesa.
web-entry-left = { $name } deixa o lugar.
web-entry-started = A partida começa.
web-entry-undo-asked = { $name } pede para desfazer uma jogada.
web-entry-undo-answered = { $agreed ->
    [yes] { $name } aceita.
   *[no] { $name } recusa.
}
web-entry-undone = De volta à jogada { $ply }.
web-entry-stood-in-time = O tempo de { $name } acabou: { $bot } continua.
web-entry-stood-in-resigned = { $name } desiste: { $bot } continua.
web-entry-returned = { $name } está de volta.

## Rever

web-drop-file = Solte aqui um arquivo de partida, ou escolha um.
web-step-back = Jogada anterior
web-step-on = Próxima jogada
web-epoch-back = Época anterior
web-epoch-on = Próxima época
web-play = Reproduzir
web-pause = Pausa
web-move-number = Jogada
web-the-deal = Preparação.
web-look-from = Visto por
web-spectator = um espectador
web-share-move = Copiar link para esta jogada
web-verify = A partida foi justa?
web-verify-checking = Verificando…
web-verify-yes = Sim: todos os sorteios decorrem do segredo fixado antes da primeira jogada.
web-verify-no = Não: a partida não corresponde ao seu segredo.
web-fairness = Hash e segredo

## Regras

web-rules-of = As regras de { $game }
web-search = Buscar

## Uma primeira partida

web-learn-title = Sua primeira partida
web-learn-choose = Dez minutos, posições reais, uma ideia por vez.
web-learn-lesson = Lição { $lesson }: { $name }
web-learn-step = Passo { $step } de { $steps }
web-learn-show = Mostre
web-learn-next = Próximo
web-learn-next-lesson = Próxima lição
web-learn-done = Jogar uma partida inteira
web-back = Voltar
## The end of a match, and its review

web-you = Você
web-you-win = { $count ->
    [1] Você venceu!
   *[other] Você divide a vitória!
}
web-with-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-ahead-of = { $ahead ->
    [0] { $points } pontos, tantos quanto { $name } até o desempate
   *[other] { $points } pontos, { $ahead } à frente de { $name }
}
web-rank = { $rank ->
    [1] primeiro lugar
    [2] segundo lugar
    [3] terceiro lugar
    [4] quarto lugar
   *[other] quinto lugar
}
web-at-start = Início
web-result = Resultado
web-see-table = Ver a mesa
web-review = Análise
web-share = Compartilhar
web-picture-saved = Imagem salva
web-chance-to-win = Chance de vencer
web-epoch = Época { $epoch }
web-turning-points = Momentos decisivos
web-turn-place = Época { $epoch }, lance { $ply }, para { $own ->
    [yes] você
   *[no] { $name }
}
web-your-choices = { $good } das suas { $all } decisões foram das melhores; precisão { $accuracy }.
web-accuracy-of = { $name }: precisão { $accuracy }
web-count-great = { $n ->
    [0] { $n } grandes achados
    [one] { $n } grande achado
   *[other] { $n } grandes achados
}
web-count-inaccuracy = { $n ->
    [0] { $n } imprecisões
    [one] { $n } imprecisão
   *[other] { $n } imprecisões
}
web-count-mistake = { $n ->
    [0] { $n } erros
    [one] { $n } erro
   *[other] { $n } erros
}
web-count-blunder = { $n ->
    [0] { $n } erros graves
    [one] { $n } erro grave
   *[other] { $n } erros graves
}
web-verdict-great = Grande achado
web-verdict-none = Bom lance
web-verdict-inaccuracy = Imprecisão
web-verdict-mistake = Erro
web-verdict-blunder = Erro grave
web-review-working = Revendo a partida…
web-review-ahead = { $n ->
    [0] { $n } partidas são analisadas antes…
    [one] Uma partida é analisada antes…
   *[other] { $n } partidas são analisadas antes…
}
web-review-broken = A análise foi interrompida. Recarregue a página para continuar.
web-chart-told = { $name }: chance de vencer de { $first } no início, { $last } no fim
web-moves = Lances
web-first-move = Primeiro lance
web-last-move = Último lance
web-mistake = Erro
web-mistake-back = Erro anterior
web-mistake-on = Próximo erro
web-tab-match = A partida
web-tab-move = Este lance
web-decision-of = Lance { $ply } de { $plies }: { $name }
web-match-over = A partida acabou
web-you-played = Você jogou
web-played = { $name } jogou
web-best-move = Melhor
web-not-judged-yet = Ainda não avaliado
web-no-choice = Não havia nada a escolher aqui
web-best-text = Não se encontrou nada melhor.
web-great-text = O único bom lance, e fácil de não ver.
web-as-good-text = Tão bom quanto o melhor lance, até onde se sabe.
web-costs = Abre mão de { $chance } de chance de vencer (± { $error }).
web-likely = O provável a seguir:
web-how-it-went = Como foi a partida
web-accuracy = Precisão
web-account-first = Chance no início
web-account-own = Lances próprios
web-account-others = Lances dos adversários
web-account-draws = Sorte nas compras
web-account-result = No fim
web-account-text = A chance inicial e as três mudanças somam o resultado.
web-your-matches = Suas partidas
web-matches-text = Tudo o que você terminou, com o seu nome ou neste navegador.
web-search-player = Buscar por jogador
web-no-matches = Nenhuma partida ainda. Quando você terminar uma, ela estará aqui.
web-no-matches-found = Nenhuma partida corresponde a essa busca.
web-more-matches = Mostrar mais

web-nowhere = Não há nada aqui
web-nowhere-line = A barca encalhou: este endereço não leva a lugar nenhum.
web-no-table-line = Talvez falte uma letra no link, ou a mesa foi desfeita há muito tempo.

# Desafios
web-puzzles = Desafios
web-todays-position = A posição do dia
web-todays-text = Uma única escolha, a mesma para todos. Você a enxerga?
web-puzzle-number = Desafio { $number }
web-puzzle-everybody = a mesma para todos
web-puzzle-ask = Uma jogada é claramente a melhor, e não é a primeira que vem à cabeça.
web-puzzle-choices = { $n ->
    [0] { $n } escolhas
    [one] Uma escolha
   *[other] { $n } escolhas
}
web-puzzle-after = Depois da sua resposta, você vê o que os outros escolheram.
web-puzzle-right = Você achou!
web-puzzle-wrong = Existe algo melhor.
web-puzzle-people = { $n ->
    [0] nenhuma pessoa
    [one] { $n } pessoa
   *[other] { $n } pessoas
}
web-puzzle-next = Próximo desafio
web-puzzle-again = Tentar de novo
web-puzzle-difficulty-1 = Fácil
web-puzzle-difficulty-2 = Traiçoeiro
web-puzzle-difficulty-3 = Difícil
web-puzzle-count = { $solved } de { $count } resolvidos
web-puzzle-solved = resolvido
web-puzzle-missed = errado
web-puzzle-not-tried = ainda não tentado
web-your-choice = sua escolha

## E se, e o treinador

web-what-if = E se
web-what-if-text = Continue daqui contra bots. O que você não podia ver é distribuído de novo.
web-try-it = Experimente
web-play-on = Continuar
web-seat-number = Lugar { $seat }
web-copy-position = Copiar link
web-branch-start = A posição
web-coach = Treinador
web-coach-about = Contra bots: avisa antes de uma jogada cara e diz quem pagou demais.
web-coach-warning = Isto entrega { $points } pontos de chance. Olhar de novo?
web-coach-again = Olhar de novo
web-coach-anyway = Jogar mesmo assim
web-coach-fair = { $name }: “{ $move }” foi um preço justo.
web-coach-overpaid = { $name }: pagou demais. “{ $move }” entrega { $points } pontos de chance.
web-coach-costly = { $name }: “{ $move }” entrega { $points } pontos de chance.
web-coach-tally = Avisos seguidos: { $heeded } de { $warned }. Chance entregue: { $points } pontos.
# Profiles
web-profile = Seu perfil
web-profile-of = Resultados de { $name }
web-profile-keep = Reserve seu nome com uma senha, e seu rating, sua precisão e posições para treinar se reunirão aqui.
web-profile-private = Só você vê sua precisão e seus erros.
web-rating-line = Rating
web-line-told = { $what } em { $game }: { $first } no início, { $last } agora
web-line-none = Sua linha começa com a próxima partida.
web-accuracy-none = Nenhuma partida foi analisada ainda.
web-habits = Seus erros típicos
web-habits-none = Nada se destaca até agora. Quanto mais partidas suas forem analisadas, mais se pode dizer.
web-habit-epoch = quase sempre na época { $epoch }
web-habit-cost = { $cost } de chance de vencer a cada vez
web-habit-place = { $verdict }, { $day }, lance { $ply }
web-training = Treino
web-training-text = Posições em que você errou voltam depois de 1, 3, 7, 16 e 35 dias, enquanto você achar o lance.
web-training-start = Treinar agora
web-training-next-day = Nada por hoje. A próxima posição vem em { $day }.
web-training-none = Ainda não há o que treinar: analise uma partida primeiro.
web-training-ask = Você errou aqui. O que joga agora?
web-training-on = Próxima posição
web-training-done = Por hoje é só
web-review-last = Analisar minhas dez últimas partidas
web-review-last-at = Partida { $number } de { $matches }…
web-review-all-done = Todas as suas últimas partidas foram analisadas.
web-as-table = Como tabela
web-day = Dia
web-training-due = { $n ->
    [0] Nenhuma posição espera por você.
    [one] Uma posição espera por você.
   *[other] { $n } posições esperam por você.
}
web-habit-times = { $n ->
    [0] nenhuma vez
    [one] uma vez
   *[other] { $n } vezes
}
web-habit-matches = { $n ->
    [0] em nenhuma partida
    [one] em uma partida
   *[other] em { $n } partidas
}
web-review-waiting = { $n ->
    [0] Nenhuma das suas últimas partidas está sem análise.
    [one] Uma das suas últimas partidas ainda não foi analisada.
   *[other] { $n } das suas últimas partidas ainda não foram analisadas.
}
