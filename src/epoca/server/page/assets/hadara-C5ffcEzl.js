var e=`# As regras de Hadara

Esta página apresenta as regras de Hadara tal como este programa as joga, uma regra numerada por vez. Ela segue o manual
em português, para o jogo básico e o avançado. Os números são usados no código, nos testes e nas mensagens que recusam
uma jogada; um número nunca muda de significado. A maior parte do que está impresso nos componentes não aparece no
manual; por isso, cada linha das tabelas do jogo (cartas, regiões, bustos, selos, cartas iniciais) diz de onde vêm os
seus valores: os valores \`rulebook\` estão impressos no texto do manual; os \`recorded\` são conhecidos de ajudas de jogo
públicas; os \`inferred\` são impostos ou sugeridos por outros números; os \`designed\` não são conhecidos por nós e foram
criados para combinar com o padrão das cartas conhecidas. Quem tem a caixa pode pôr os valores impressos nas tabelas sem
mexer no código.

## Componentes

- **HA-1** Há 162 cartas de época. Cada uma das épocas I, II e III tem 10 cartas amarelas, 10 vermelhas, 10 azuis e 10
  verdes, além de 14 violeta, das quais 10 são básicas e 4 avançadas. Os valores das outras 120 seguem registros do jogo da
  caixa; todas as 42 violeta foram criadas aqui.
- **HA-2** Uma carta tem um preço em moedas, recursos (renda, poder militar, cultura, comida) e pontos de vitória.
  Algumas cartas violeta têm uma habilidade.
- **HA-3** Há 25 regiões, cinco para cada um dos requisitos de poder militar 3, 9, 15, 21 e 30. A sugestão do manual
  para guardar o jogo na caixa menciona também um requisito de 6, o que é um erro de impressão.
- **HA-4** Há 5 cartas iniciais, com as iniciativas de 1 a 5. Cada uma tem um lado A e um lado B.
- **HA-5** Cada jogador tem 4 contadores, um para cada recurso, 8 fichas de bonificação (duas por recurso: o recurso na
  frente, pontos no verso), 2 selos dourados e um tabuleiro individual com 4 bustos e 2 selos prateados. As moedas e as
  fichas de dezena nunca acabam.

## Preparação

- **HA-6** No início de cada época, as cartas de cada cor são embaralhadas, e duas por jogador, viradas para baixo,
  formam a pilha dessa cor. As demais ficam fora do jogo, sem que ninguém as veja. O jogo é para 2 a 5 jogadores.
- **HA-7** O jogo básico usa só as cartas violeta básicas. No jogo avançado, embaralham-se todas as 14 cartas violeta da
  época.
- **HA-8** De cada requisito, são expostas ao acaso tantas regiões quantos são os jogadores, com as moedas para cima.
  Ninguém vê o verso delas; as outras regiões ficam fora do jogo, sem que ninguém as veja.
- **HA-9** Cada jogador recebe uma carta inicial ao acaso. O manual prefere o lado A na primeira partida e depois deixa
  o lado à escolha de cada um. A opção \`start\` da mesa decide: \`A\` ou \`B\` para todos, ou \`choice\`. O manual não dá a
  ordem da escolha; neste programa escolhe-se lugar por lugar, e todos veem os dois lados de todas as cartas iniciais.
- **HA-10** A carta inicial indica as primeiras moedas do jogador e onde começam os quatro contadores.
- **HA-11** O jogador inicial é quem tem a iniciativa mais baixa na época I, a segunda mais baixa na época II e a
  terceira mais baixa na época III. Com dois jogadores, quem tem a iniciativa mais baixa começa nas épocas I e III, e o
  outro na época II.
- **HA-12** Todo jogador que nunca será jogador inicial recebe 1 moeda na preparação: com quatro jogadores, o de
  iniciativa mais alta; com cinco, os dois de iniciativa mais alta; com três, ninguém. Com dois jogadores, quem a recebe
  é o que começa só uma vez.

## Fase A

- **HA-13** O jogador inicial gira a roda para uma das suas 5 posições. O escudo de cada animal aponta então para uma
  cor, e nunca dois deles para a mesma. Com menos de cinco jogadores, alguns escudos não são de ninguém. Vizinhos têm
  escudos vizinhos: seja qual for a cor para a qual aponta o escudo de um lugar, o do lugar seguinte aponta para a
  próxima na ordem amarelo, vermelho, azul, verde, violeta. Os escudos depois do último lugar são os que não têm dono.
- **HA-14** Todos os jogadores tiram ao mesmo tempo duas cartas da pilha para a qual aponta o seu escudo. Ninguém mais
  as vê.
- **HA-15** Um de cada vez, a partir do jogador inicial, cada jogador coloca uma das duas cartas, virada para cima, no
  espaço da cor dela na zona exterior.
- **HA-16** A outra carta é mantida ou vendida. Não é permitido colocar as duas cartas na zona exterior, manter as duas
  nem vender as duas.
- **HA-17** Para manter uma carta, paga-se o preço dela, com desconto de 1 moeda por carta da mesma cor que o jogador já
  tem, mas nunca menos de 0. Quem não tem moedas suficientes não pode mantê-la.
- **HA-18** Os recursos de uma carta mantida movem na hora os contadores do jogador.
- **HA-19** Vender uma carta rende 2 moedas na época I, 3 na época II e 4 na época III. A carta sai do jogo, virada para
  baixo.
- **HA-20** Quando todos já decidiram sobre as suas duas cartas, a roda gira uma posição em sentido horário e os
  jogadores tiram cartas de novo. Depois de 5 rodadas, todos tiraram de todas as cores e as pilhas estão esgotadas. O
  sentido horário leva um escudo do vermelho ao amarelo, como no manual.
- **HA-21** A fase A termina com três passos: renda, região, busto. Todos os jogadores concluem um passo, um de cada vez
  a partir do jogador inicial, antes que comece o seguinte.
- **HA-22** Renda: cada jogador recebe tantas moedas quantas indica o contador de renda. O contador não retrocede.
- **HA-23** Região: o jogador pode ocupar uma região por passo se o seu poder militar for pelo menos igual ao requisito
  dela; o poder militar não é gasto. Só se pode ter uma região de cada requisito; a ordem é livre.
- **HA-24** Saquear uma região rende as moedas que ela mostra. Ela vale os pontos da sua frente, e o verso nunca é
  visto.
- **HA-25** Anexar uma região custa as moedas que ela mostra. A região é virada, os recursos do verso movem os
  contadores na hora, e ela vale os pontos do verso. Ninguém conhece o verso de antemão, e a escolha entre saquear e
  anexar é definitiva. O verso nunca vale menos pontos do que a frente; as tabelas editadas têm de respeitar isso.
- **HA-26** Busto: o jogador pode esculpir um busto por passo se a sua cultura for pelo menos igual ao requisito dele; a
  cultura não é gasta. Cada busto é esculpido uma só vez; a ordem é livre.
- **HA-27** Um busto esculpido recebe uma das fichas de bonificação do jogador. Com a frente para cima, o contador desse
  recurso avança na hora tantas casas quantas indica o bônus do busto; com o verso para cima, o bônus conta como pontos
  no fim, além dos pontos do próprio busto. A escolha é definitiva.
- **HA-28** Regiões e bustos nunca se perdem, mesmo que o poder militar ou a cultura fique depois abaixo do requisito.

## Fase B

- **HA-29** Um de cada vez, a partir do mesmo jogador inicial, cada jogador pega a carta do topo de qualquer pilha da
  zona exterior e a mantém ou vende (HA-17 a HA-19). Não é permitido examinar as pilhas. Isso se repete até não restar
  nenhuma carta, 5 vezes para cada jogador.
- **HA-30** Depois vêm renda, região e busto, exatamente como na fase A (HA-21 a HA-28).
- **HA-31** Alimentar: ninguém pode ter mais cartas do que comida; a carta inicial não conta. Quem tem mais descarta
  cartas à sua escolha até a comida bastar.
- **HA-32** Uma carta descartada leva consigo os seus recursos e a sua habilidade e não rende moedas. Perder comida
  assim pode obrigar a novos descartes.
- **HA-33** Selos: um de cada vez, a partir do jogador inicial, cada jogador pode comprar quantos selos quiser pelo
  preço da época, mas no máximo 2 prateados e 2 dourados em toda a partida. Os preços estão na ajuda de jogo, não no
  manual; na tabela de selos, o prateado custa 2 / 6 / 20 e o dourado 3 / 9 / 30 moedas na época I / II / III (valores
  inferidos).
- **HA-34** Um selo prateado recebe uma das fichas de bonificação do jogador, com o recurso para cima. No fim, ele vale
  metade do valor do contador desse recurso, arredondada para cima.
- **HA-35** Um selo dourado vale, no fim, 7 pontos por conjunto de cinco cartas de cinco cores diferentes. Com dois
  selos dourados são 14 pontos por conjunto.

## Habilidades violeta

Cada nome em fonte de código é a palavra que designa a habilidade na tabela de cartas. Uma habilidade vale a partir do
momento em que a carta é mantida e enquanto o jogador a tiver.

- **HA-36** Época I, \`sale_bonus\`: cada carta vendida rende 1 moeda a mais.
- **HA-37** Época I, \`place_bonus\`: o jogador coloca na hora uma das suas fichas de bonificação na carta, com o recurso
  para cima, e avança esse contador 3 casas (número criado por nós). Quem perde a carta recua essas casas e recebe a
  ficha de volta.
- **HA-38** Época I, avançada, \`per_yellow\`, \`per_red\`, \`per_blue\`, \`per_green\`: o contador da cor (renda, poder
  militar, cultura, comida) avança 1 casa por carta dessa cor que o jogador tem, na hora e sempre que ganhar mais uma.
  Quem perde uma dessas cartas recua a casa dela; quem perde esta carta recua todas.
- **HA-39** Época II, \`bust_bonus\`: todo busto que tem uma ficha de bonificação com o recurso para cima, esculpido antes
  ou depois, faz o contador dela avançar mais 2 casas. Os bustos com pontos não contam. Perder a carta desfaz essas
  casas.
- **HA-40** Época II, \`cheap_seals\`: um selo prateado custa 4 moedas na época II e 15 na época III; um dourado, 6 e 22.
- **HA-41** Época II, avançada, \`pay_hunger\`: ao alimentar, um jogador com mais cartas do que comida pode pagar 2 moedas
  por carta para mantê-la em vez de descartá-la, no máximo 6 cartas por passo. Pode-se pagar por algumas cartas e
  descartar outras; as moedas mantêm a carta só neste passo.
- **HA-42** Época II, avançada, \`sell_surplus\`: ao alimentar, cada comida além do número de cartas rende 3 moedas, no
  máximo 12 moedas por passo. O manual diz “pode”; como ninguém recusaria, este programa sempre paga as moedas.
- **HA-43** Época II, avançada, \`catch_up_income\`: na renda, o jogador recebe 2 moedas por cada um destes contadores que
  esteja acima da renda: poder militar, cultura e comida; portanto, no máximo 6.
- **HA-44** Época II, avançada, \`region_coins\`: cada região ocupada a partir de agora rende 4 moedas a mais, saqueada ou
  anexada. Elas vêm depois: o preço da anexação tem de ser pago sem elas.
- **HA-45** Época III, \`full_silver\`: no fim, um dos selos prateados do jogador conta o valor inteiro do seu contador, e
  não a metade. Este programa conta o selo que mais ganha com isso.
- **HA-46** Época III, \`set_points\`: no fim, cada conjunto de cinco cartas de cinco cores diferentes vale 4 pontos, com
  ou sem selos dourados.
- **HA-47** Época III, avançada, \`wild_card\`: na contagem de conjuntos para os selos dourados, esta carta substitui uma
  que falta. Ela não conta para \`set_points\` (HA-46), cujos conjuntos são completos sem ela.
- **HA-48** Época III, avançada, \`double_step\`: o jogador pode ocupar duas regiões em cada passo de região e esculpir
  dois bustos em cada passo de busto. É preciso cumprir o requisito de cada um.
- **HA-49** Época III, avançada, \`lower_requirements\`: os requisitos de regiões e bustos diminuem em 4 para este
  jogador.
- **HA-50** Época III, avançada, \`buy_requirements\`: o jogador pode pagar 3 moedas para diminuir em 1 o requisito de uma
  região ou de um busto, quantas vezes for preciso, até no máximo 30 moedas por passo. Só se pagam as moedas
  necessárias, depois de um eventual \`lower_requirements\` (HA-49); o limite vale para todas as regiões de um passo
  juntas, e para todos os bustos.

## Fim do jogo

- **HA-51** O jogo termina depois da fase B da época III. Contam-se os pontos das regiões, dos bustos com os pontos das
  suas fichas de bonificação, dos selos prateados, dos selos dourados e das cartas, e mais 1 ponto a cada 5 moedas que
  sobraram.
- **HA-52** Vence quem tem mais pontos. Entre os empatados, vence quem ficou com mais moedas; se nisso também houver
  empate, a vitória é compartilhada.

## Exemplos do manual

- **HA-53** A carta inicial de iniciativa 2 dá 8 moedas, 2 de renda, 1 de poder militar, 3 de cultura e 4 de comida
  (HA-10). Uma carta azul da época I custa 3 moedas, dá 2 de cultura e 1 de comida e vale 2 pontos (HA-2). Com quatro
  jogadores, 8 cartas de cada cor são colocadas na época II (HA-6).
- **HA-54** Uma carta azul de preço 5 custa 3 moedas para um jogador com duas cartas azuis (HA-17). Uma carta vendida da
  época I rende 2 moedas (HA-19). Um escudo no vermelho aponta para o amarelo na rodada seguinte (HA-20). Uma renda de
  12 rende 12 moedas (HA-22).
- **HA-55** Um jogador com 19 de poder militar e regiões de 3 e de 9 só pode ocupar uma de 15. Saqueá-la rende 5 moedas,
  e 8 pontos no fim (HA-23, HA-24).
- **HA-56** Um jogador com 12 de poder militar anexa uma região de 9 por 1 moeda. O verso dela aumenta o poder militar
  em 2 e a cultura em 1 (HA-25). Uma região de 3 mostra 3 moedas para saquear, 1 para anexar e 2 pontos; um verso desses
  dá 1 de renda e 1 de poder militar e vale 2 pontos.
- **HA-57** Com 13 de cultura, o busto de 12, com o recurso da ficha para cima, faz esse contador avançar 3 casas. Com
  20 de cultura, o busto de 20, com os pontos da ficha para cima, vale 14 e mais 4 pontos (HA-26, HA-27). O busto de 6
  vale 4 pontos.
- **HA-58** Com 9 de comida e 6 cartas, todos estão alimentados. Com 6 de comida e 7 cartas, uma carta sai; no manual
  ela é amarela, e a renda e o poder militar diminuem em 1 cada (HA-31, HA-32).
- **HA-59** Um selo prateado sobre o poder militar vale 15 pontos se o poder militar termina em 30. Um selo dourado e 3
  conjuntos valem 21 (HA-34, HA-35).
- **HA-60** \`per_green\` com duas cartas verdes faz a comida avançar 2 casas (HA-38). Com \`pay_hunger\`, 9 de comida e 11
  cartas, 4 moedas mantêm as duas cartas que seriam perdidas (HA-41).
- **HA-61** Com \`buy_requirements\` e 14 de poder militar, uma região de 15 pode ser ocupada por 3 moedas (HA-50).

## O que decorre das regras

- **HA-62** As 8 fichas de bonificação de um jogador são uma só reserva para bustos, selos prateados e \`place_bonus\`.
  Uma ficha colocada em um deles não está livre para outro.
- **HA-63** O passo de região vem antes do passo de busto. Por isso, a cultura de uma região recém-anexada já conta para
  o busto que vem em seguida.
- **HA-64** A conta das 162 cartas e das 25 regiões fecha a qualquer momento. Um contador é sempre igual à soma do que o
  move: carta inicial, cartas, regiões, fichas de bonificação e habilidades.
- **HA-65** Sempre há algo que o jogador pode fazer. Quem não pode pagar por uma carta a vende.
`;export{e as default};