var e=`# As regras de Rá

Esta página apresenta as regras de Rá tal como este programa as joga, uma regra numerada por vez. Ela cobre três
edições: \`classic\`, baseada no manual italiano do jogo de 1999 e em uma ajuda de jogo francesa; \`modern\`, baseada no
manual brasileiro; e \`barque\`, baseada no manual polonês. Onde os manuais divergem, a regra diz o que vale em cada
edição. Os números são usados no código, nos testes e nas mensagens que recusam uma jogada, como “A faixa de leilão está
cheia (RA-13)”; um número nunca muda de significado. Os passos em que não há nada a escolher o programa dá sozinho:
RA-18, RA-20, RA-21, RA-24 e RA-35 dizem onde. Duas jogadas obrigatórias continuam sendo suas, como à mesa: invocar Rá
quando a faixa de leilão está cheia e você não tem deus para gastar, e dar como lance o seu único disco de Sol quando o
lance é obrigatório (RA-26).

## Componentes

- **RA-1** O jogo tem 180 peças: 30 de Rá, 8 deuses, 5 de ouro, 25 faraós, 25 Nilos, 12 inundações, 25 civilizações
  (arte, agricultura, religião, astronomia, escrita; 5 de cada) e 40 monumentos (fortaleza, obelisco, palácio, pirâmide,
  templo, estátua, pirâmide de degraus, esfinge; 5 de cada). As outras 10 são desastres: 2 funerais, 2 secas, 4
  agitações e 2 terremotos.
- **RA-2** Há 16 discos de Sol, numerados de 1 a 16. Com dois jogadores usam-se os de 1 a 9; com três ou quatro, os de 1
  a 13; com cinco, todos os 16.
- **RA-3** Os pontos são marcados com fichas de 1, 2, 5 e 10 (no manual italiano há 10, 8, 20 e 10 delas; no brasileiro,
  12, 12, 24 e 12). Nenhum manual diz o que acontece quando elas acabam; na nossa leitura, as fichas servem só para
  contar, e a falta delas nunca limita ninguém.
- **RA-4** A faixa de leilão tem 8 espaços. A faixa de Rá tem 10; com menos de cinco jogadores usam-se só os últimos
  (RA-11). Em \`barque\`, a barca começa antes deles, em um espaço inicial próprio para o número de jogadores.

## Edições

- **RA-5** A edição \`classic\` é para 3 a 5 jogadores. Uma peça de Rá retirada vai para a faixa de Rá e fica ali até o
  fim da era.
- **RA-6** A edição \`modern\` é para 2 a 5 jogadores. Todo o resto é como em \`classic\`.
- **RA-7** A edição \`barque\` é para 2 a 5 jogadores. Uma peça de Rá retirada sai do jogo na hora e, em vez dela, a barca
  de Rá avança um espaço na faixa de Rá. A ordem dos turnos é a mesma das outras edições (RA-33): o manual polonês deixa
  o jogador Rá continuar depois do leilão, mas a única ação desse jogador já foi feita, e por isso a vez passa para a
  esquerda. O manual também permite virar o tabuleiro e jogar sem a barca: é a edição \`no-barque\`, em que as peças de Rá
  ficam na faixa de Rá e todo o resto é como em \`barque\`.
- **RA-8** Cada edição tem as suas próprias palavras para algumas coisas, como agitação ou guerra, bolsa ou peças viradas para baixo, e os
  nomes dos deuses. Os jogadores veem as palavras da sua edição e do seu idioma; as regras são as mesmas.

## Preparação

- **RA-9** Cada jogador recebe ao acaso um grupo de discos de Sol, virados para cima. Dois jogadores: 9-6-5-2, 8-7-4-3.
  Três jogadores: 13-8-5-2, 12-9-6-3, 11-10-7-4. Quatro jogadores: 13-6-2, 12-7-3, 11-8-4, 10-9-5. Cinco jogadores:
  16-7-2, 15-8-3, 14-9-4, 13-10-5, 12-11-6.
- **RA-10** No início, o disco de Sol 1 fica no centro, virado para cima. Cada jogador começa com 10 pontos. Os pontos
  são secretos até o fim da partida, a menos que a mesa jogue com os pontos à vista (opção \`scores\`). A opção \`memory\`
  decide sobre o que já esteve à vista: mostrado, como de costume, todos podem consultar quais peças ainda estão na
  bolsa e o que cada era rendeu a cada jogador; oculto, ninguém é informado do que resta na bolsa e, até o fim da
  partida, cada jogador vê só as próprias pontuações passadas, ou todas com os pontos à vista. Os robôs não esquecem
  nada em nenhum dos casos.
- **RA-11** O Rá que encerra uma era é o 8º com três jogadores, o 9º com quatro e o 10º com cinco: só isso está
  impresso, no manual italiano. Nenhum texto dá um número para dois jogadores, nem número algum para a barca. Nossa
  leitura é o 6º com dois jogadores e os mesmos números para a barca: seu último espaço é o 6º, 8º, 9º ou 10º depois do
  espaço inicial.
- **RA-12** O jogador com o disco de Sol mais alto tem o primeiro turno de cada era. Depois os turnos seguem em
  sentido horário, e só pode agir o jogador da vez.

## Um turno

- **RA-13** No seu turno, o jogador pode retirar uma peça da bolsa. Isso não é permitido enquanto todos os 8 espaços da
  faixa de leilão estiverem ocupados.
- **RA-14** Uma peça retirada que não seja um Rá vai para o primeiro espaço vazio da faixa de leilão, a contar da
  esquerda. Com isso o turno termina.
- **RA-15** Um Rá retirado ocupa mais um espaço da faixa de Rá e dá início a um leilão. Quem o retirou é o jogador Rá.
- **RA-16** Se um Rá retirado ocupa o último espaço da faixa de Rá, ou leva a barca até lá (RA-11), a era termina na
  hora. Não há leilão.
- **RA-17** No seu turno, o jogador pode invocar Rá: começa um leilão em que ele é o jogador Rá, e a faixa de Rá não
  avança. Isso também é permitido com a faixa de leilão vazia; nesse caso, disputa-se apenas o disco de Sol central.
- **RA-18** No seu turno, o jogador pode gastar um ou mais deuses. Com cada um ele pega uma peça da faixa de leilão, mas
  nunca um deus nem um Rá. Um deus gasto sai do jogo. Depois do primeiro, o turno só pode continuar com outro deus ou
  terminar; este programa o encerra sozinho quando não resta nenhum deus ou nenhuma peça que se possa pegar.
- **RA-19** Um desastre pode ser pego com um deus e afeta na hora quem o pegou: assim dizem os manuais brasileiro e
  polonês. Os de \`classic\` não dizem quando; nossa leitura é a mesma. Cada troca de um deus por uma peça é resolvida por
  completo, inclusive as perdas, antes da seguinte (manual polonês).
- **RA-20** Os espaços esvaziados por deuses ficam vazios até que novas peças retiradas os preencham, a começar pelo
  mais à esquerda. Se há na faixa várias peças do tipo que um deus pega, este programa pega a que está mais à esquerda.
- **RA-21** Um jogador sem discos de Sol virados para cima não tem turno e é pulado até a próxima era. Se só um
  jogador ainda tem discos virados para cima, ele joga um turno após o outro.
- **RA-22** Um turno é exatamente uma ação: retirar uma peça (RA-13), invocar Rá (RA-17) ou gastar deuses (RA-18). Fora
  dos leilões ninguém pode passar.

## Leilões

- **RA-23** Só em leilões se dão lances com discos de Sol. Os lances começam com o jogador à esquerda do jogador Rá,
  seguem em sentido horário e terminam com o jogador Rá; cada um dá um lance ou passa exatamente uma vez e não faz mais
  nada nesse meio-tempo.
- **RA-24** Um lance é um disco de Sol do próprio jogador, virado para cima e mais alto que o maior lance até então; o
  primeiro lance pode ser qualquer disco. Este programa passa no lugar de quem não tem um disco assim.
- **RA-25** Se o leilão começou com um Rá retirado, todos podem passar. Se todos passam, as peças e o disco de Sol
  central ficam onde estão.
- **RA-26** Se Rá foi invocado quando havia espaço vazio na faixa de leilão, o jogador Rá precisa dar um lance caso
  ninguém mais tenha dado. Fora disso, o jogador Rá pode passar; os outros podem passar sempre.
- **RA-27** Se Rá foi invocado com a faixa de leilão cheia, todos podem passar. Se todos passam, todas as peças da faixa
  saem do jogo e o disco de Sol central fica. O manual italiano diz apenas que ninguém precisa dar lance, e não o que
  acontece com as peças. Se elas ficassem, o jogador seguinte só poderia gastar um deus ou invocar Rá de novo, e todos
  poderiam passar sem fim; por isso, na nossa leitura, em \`classic\` a faixa também é esvaziada.
- **RA-28** Quem deu o maior lance vence o leilão e leva todas as peças da faixa de leilão.
- **RA-29** O vencedor leva o disco de Sol central e o coloca virado para baixo; esse disco não pode ser usado em lances
  antes da próxima era. O disco que venceu passa a ser o novo disco de Sol central. Nenhum outro disco muda de lugar.
- **RA-30** Quem deu lance e não venceu recebe de volta o seu disco de Sol, virado para cima, e pode usá-lo em leilões
  seguintes.
- **RA-31** O vencedor primeiro pega as outras peças e depois resolve todos os desastres que levou.
- **RA-32** Todas as peças diante dos jogadores ficam viradas para cima, à vista de todos, assim como os discos de Sol
  ainda não usados. Um disco virado para baixo já esteve à vista no centro, e por isso este programa também mostra o seu
  número.
- **RA-33** Depois de um leilão, a vez passa ao próximo jogador à esquerda do jogador Rá que tenha um disco de Sol
  virado para cima, seja quem for o vencedor e mesmo que não haja nenhum.

## Desastres

- **RA-34** Cada desastre custa duas peças daquilo que afeta, ou quantas o jogador tiver, se forem menos. Um funeral
  afeta faraós; uma seca, primeiro inundações e depois Nilos; uma agitação, civilizações; um terremoto, monumentos.
- **RA-35** O jogador afetado escolhe quais civilizações ou monumentos descarta, e antes disso não faz mais nada. Peças
  levadas no mesmo leilão também podem ser escolhidas. Este programa resolve sozinho toda perda que não deixa escolha:
  faraós, inundações e Nilos, e também civilizações ou monumentos quando todos precisam sair ou são todos do mesmo tipo.
- **RA-36** Se há vários desastres, cada um deles é resolvido. O desastre e as peças perdidas por causa dele saem do
  jogo.

## Fim de uma era

- **RA-37** Uma era termina quando nenhum jogador tem mais discos de Sol virados para cima, ou quando o último Rá é
  retirado (RA-16).
- **RA-38** Todas as peças da faixa de leilão e da faixa de Rá saem do jogo, e a barca volta ao seu espaço inicial
  (RA-4). O disco de Sol central fica.
- **RA-39** Depois da pontuação, todos os discos de Sol são virados para cima. Os que não tinham sido usados quando o
  último Rá foi retirado ficam com os seus donos.
- **RA-40** Depois da pontuação, os jogadores mantêm os seus faraós, Nilos e monumentos. Deuses, ouro, inundações e
  civilizações saem do jogo.

## Pontuação depois de cada era

- **RA-41** Cada deus não gasto vale 2 pontos. Cada ouro vale 3 pontos.
- **RA-42** Quem tem mais faraós ganha 5 pontos, quem tem menos perde 2. Em caso de empate no maior ou no menor número,
  todos os empatados ganham ou perdem o valor inteiro; se todos os jogadores têm o mesmo número, ninguém ganha nem
  perde.
- **RA-43** Quem tem pelo menos uma inundação ganha 1 ponto por inundação e 1 ponto por Nilo. Sem inundação, os Nilos
  não valem nada.
- **RA-44** Quem não tem nenhuma civilização perde 5 pontos. Três, quatro ou cinco tipos diferentes valem 5, 10 ou 15
  pontos; um ou dois tipos não valem nada. Peças repetidas de um tipo não acrescentam nada.
- **RA-45** O total de um jogador nunca fica abaixo de 0: quem teria menos que isso depois de uma era fica com 0.

## Pontuação só depois da terceira era

- **RA-46** Monumentos de tipos diferentes: de um a seis tipos, cada um vale 1 ponto; sete tipos valem 10 pontos ao
  todo, oito tipos 15 pontos ao todo.
- **RA-47** Monumentos do mesmo tipo: cada tipo que o jogador tem três, quatro ou cinco vezes vale 5, 10 ou 15 pontos.
  Esses pontos se somam aos dos tipos diferentes (RA-46).
- **RA-48** Quem tem a maior soma de discos de Sol, contando os virados para cima e os virados para baixo, ganha 5
  pontos; quem tem a menor perde 5. Em caso de empate na maior ou na menor soma, todos os empatados ganham ou perdem o
  valor inteiro; se todas as somas são iguais, ninguém ganha nem perde.
- **RA-49** A partida termina depois da pontuação da terceira era, e vence quem tem mais pontos. Entre os empatados com
  mais pontos, vence o dono do disco de Sol mais alto. Os discos de Sol não desempatam mais nada: todos os outros com os
  mesmos pontos dividem a posição.

## Exemplos dos manuais

- **RA-50** Quatro jogadores com 3, 2, 2 e 3 faraós recebem +5, -2, -2 e +5 (manual italiano; RA-42).
- **RA-51** Três peças de astronomia, duas de agricultura e duas de escrita são três tipos diferentes e valem 5 (manual
  italiano; RA-44).
- **RA-52** Quatro pirâmides, três templos, duas fortalezas e uma esfinge valem 19: 4 pelos quatro tipos diferentes, 10
  pelas pirâmides e 5 pelos templos (manuais italiano e brasileiro; RA-46, RA-47).
- **RA-53** Somas de discos de Sol de 17, 25, 21 e 17 dão -5, +5, 0 e -5 (manual italiano; RA-48). Entre os que perdem
  pontos, o manual cita o segundo jogador no lugar do quarto, o que é um erro de impressão. Outros erros impressos são
  jogados pelo que querem dizer. O manual italiano escreve “inondazione” (inundação) ao contar as peças perdidas com uma
  seca (RA-34), deixa quem não tem pontos com 0 “nell’epoca successiva” (na era seguinte) quando o total é que é 0
  (RA-45) e fala de “tutti e tre” os sóis (todos os três), embora dois ou três jogadores tenham 4 cada um (RA-9). O
  manual polonês escreve “2 płytki powodzi” (peças de inundação) e se refere às 2 secas (RA-1).
- **RA-54** Um jogador leva um terremoto, uma guerra e uma seca no mesmo leilão. Ele perde dois monumentos à sua
  escolha, a sua única civilização e a sua única inundação, além de um Nilo (manual brasileiro; RA-34 a RA-36).
- **RA-55** Uma inundação e três Nilos valem 4; duas inundações sozinhas, 2; quatro Nilos sem inundação, 0 (manual
  polonês; RA-43).
- **RA-56** O fluxograma do manual polonês distingue três tipos de leilão: um Rá foi retirado (RA-25), Rá foi invocado
  com espaço livre na faixa de leilão (RA-26), Rá foi invocado com a faixa de leilão cheia (RA-27).

## O que decorre das regras

- **RA-57** A bolsa não pode se esgotar durante a partida. Há 30 peças de Rá e uma era usa no máximo 10, de modo que a
  partida termina, o mais tardar, com o último Rá.
- **RA-58** O número de discos de Sol de um jogador nunca muda; um leilão troca um disco por outro. Os discos de todos
  os jogadores, junto com o central, são sempre os mesmos.
- **RA-59** A conta das 180 peças fecha a qualquer momento. Cada uma está na bolsa, na faixa de leilão, na faixa de Rá,
  diante de um jogador ou fora do jogo.
`;export{e as default};