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
web-score-sheet = Folha de pontos
web-go-on = Continuar
web-why-hint = Escolha um número para ver de onde vem.
web-intention = Na minha vez: { $intention }
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

## Rever

web-drop-file = Solte aqui um arquivo de partida, ou escolha um.
web-step-back = Uma jogada para trás
web-step-on = Uma jogada para a frente
web-epoch-back = Uma época para trás
web-epoch-on = Uma época para a frente
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
