var e=`# Les règles de Ra

Cette page donne les règles de Ra telles que ce programme les applique, énoncées une par une et numérotées. Elle couvre
trois éditions\xA0: \`classic\`, d’après le livret italien du jeu de 1999 et une aide de jeu française\xA0; \`modern\`, d’après le
livret brésilien\xA0; et \`barque\`, d’après le livret polonais. Là où les livrets diffèrent, la règle précise ce que fait
chaque édition. Les numéros servent dans le code, dans les tests et dans les messages qui refusent un coup, comme «\xA0La
piste d’enchères est pleine (RA-13)\xA0»\xA0; un numéro ne change jamais de sens. Les étapes où il n’y a rien à choisir, le
programme les franchit de lui-même\xA0: RA-18, RA-20, RA-21, RA-24 et RA-35 disent où. Deux coups forcés restent à jouer
soi-même, comme autour d’une table\xA0: invoquer Ra quand la piste d’enchères est pleine et qu’on n’a pas de dieu à jouer,
et miser son unique soleil quand on doit miser (RA-26).

## Matériel

- **RA-1** Le jeu compte 180 tuiles\xA0: 30 Ra, 8 dieux, 5 ors, 25 pharaons, 25 Nil, 12 crues, 25 civilisations (art,
  agriculture, religion, astronomie, écriture\xA0; 5 de chaque) et 40 monuments (forteresse, obélisque, palais, pyramide,
  temple, statue, pyramide à degrés, sphinx\xA0; 5 de chaque). Les 10 autres sont des désastres\xA0: 2 funérailles, 2
  sécheresses, 4 agitations et 2 tremblements de terre.
- **RA-2** Il y a 16 soleils, numérotés de 1 à 16. À deux joueurs, on utilise les soleils 1 à 9\xA0; à trois ou quatre, les
  soleils 1 à 13\xA0; à cinq, les 16.
- **RA-3** Les points se comptent en tablettes de 1, 2, 5 et 10 (livret italien\xA0: 10, 8, 20 et 10, dans cet ordre\xA0;
  livret brésilien\xA0: 12, 12, 24 et 12). Aucun livret ne dit ce qui se passe quand il n’y en a plus\xA0; selon notre
  lecture, les tablettes ne servent qu’à compter, et en manquer ne limite jamais personne.
- **RA-4** La piste d’enchères a 8 cases. La piste de Ra en a 10\xA0; à moins de cinq joueurs, seules les dernières servent
  (RA-11). Dans \`barque\`, la barque part d’une case de départ qui lui est propre, située avant elles et fixée par le
  nombre de joueurs.

## Éditions

- **RA-5** L’édition \`classic\` se joue de 3 à 5 joueurs. Une tuile Ra piochée est posée sur la piste de Ra et y reste
  jusqu’à la fin de l’époque.
- **RA-6** L’édition \`modern\` se joue de 2 à 5 joueurs. Tout le reste est comme dans \`classic\`.
- **RA-7** L’édition \`barque\` se joue de 2 à 5 joueurs. Une tuile Ra piochée quitte aussitôt la partie\xA0; à sa place, la
  barque de Ra avance d’une case sur la piste de Ra. L’ordre des tours est le même que dans les autres éditions
  (RA-33)\xA0: le livret polonais rend la main au grand prêtre de Ra après les enchères, mais celui-ci a déjà fait son
  unique action, et le tour passe donc à gauche. Le livret permet aussi de retourner le plateau et de jouer sans la
  barque\xA0: c’est l’édition \`no-barque\`, où les tuiles Ra restent sur la piste de Ra et où tout le reste est comme dans
  \`barque\`.
- **RA-8** Les éditions ont leurs propres mots pour certaines choses, par exemple agitation ou guerre,
  piste d’enchères ou piste de jeu, piocher ou retourner, statue de Ra ou pion Ra, ainsi que pour les noms des dieux.
  Chaque joueur voit les mots de son édition et de sa langue\xA0; les règles sont les mêmes.

## Mise en place

- **RA-9** Chaque joueur reçoit au hasard un groupe de soleils, face visible. À deux joueurs\xA0: 9-6-5-2, 8-7-4-3. À trois
  joueurs\xA0: 13-8-5-2, 12-9-6-3, 11-10-7-4. À quatre joueurs\xA0: 13-6-2, 12-7-3, 11-8-4, 10-9-5. À cinq joueurs\xA0: 16-7-2,
  15-8-3, 14-9-4, 13-10-5, 12-11-6.
- **RA-10** Au début, le soleil 1 est au centre, face visible. Chaque joueur commence avec 10 points. Les points restent
  secrets jusqu’à la fin de la partie, sauf si la table joue avec des points visibles de tous (option \`scores\`).
  L’option \`memory\` concerne ce qui a été visible un jour\xA0: si elle le montre, comme d’habitude, chacun peut consulter
  quelles tuiles restent dans le sac et ce que chaque époque a rapporté à chaque joueur\xA0; si elle le cache, personne
  n’apprend ce qui reste dans le sac et, jusqu’à la fin de la partie, chacun ne voit que ses propres décomptes passés,
  ou tous si les points sont visibles. Les bots n’oublient rien dans les deux cas.
- **RA-11** Le Ra qui met fin à une époque est le 8e à trois joueurs, le 9e à quatre et le 10e à cinq\xA0: c’est tout ce
  qui est imprimé, dans le livret italien. Aucun texte ne donne de nombre pour deux joueurs, ni aucun pour la barque.
  Notre lecture est le 6e à deux joueurs, et les mêmes nombres pour la barque\xA0: sa dernière case est la 6e, la 8e, la 9e
  ou la 10e après la case de départ.
- **RA-12** À chaque époque, le joueur qui a le soleil le plus haut joue en premier. On joue ensuite dans le sens des
  aiguilles d’une montre, et seul le joueur dont c’est le tour peut agir.

## Le tour d’un joueur

- **RA-13** À son tour, un joueur peut piocher une tuile dans le sac. C’est interdit tant que les 8 cases de la piste
  d’enchères sont toutes occupées.
- **RA-14** Une tuile piochée autre qu’un Ra va sur la première case vide de la piste d’enchères en partant de la
  gauche. Le tour est alors terminé.
- **RA-15** Un Ra pioché prend une case de plus sur la piste de Ra et lance les enchères. Le joueur qui l’a pioché est
  le grand prêtre de Ra.
- **RA-16** Si un Ra pioché occupe la dernière case de la piste de Ra, ou y mène la barque (RA-11), l’époque s’achève
  aussitôt. Il n’y a pas d’enchères.
- **RA-17** À son tour, un joueur peut invoquer Ra\xA0: les enchères commencent, avec lui pour grand prêtre de Ra, et la
  piste de Ra n’avance pas. C’est permis même si la piste d’enchères est vide\xA0; on ne mise alors que pour le soleil du
  centre.
- **RA-18** À son tour, un joueur peut jouer un ou plusieurs dieux, chacun pour prendre une tuile de la piste
  d’enchères, mais jamais un dieu ni un Ra. Un dieu joué quitte la partie. Après le premier, le joueur ne peut que jouer
  un autre dieu ou finir son tour\xA0; ce programme finit le tour de lui-même quand il ne reste plus de dieu ou plus de
  tuile à prendre.
- **RA-19** On peut prendre un désastre avec un dieu\xA0; il frappe aussitôt celui qui le prend\xA0: c’est ce que disent les
  livrets brésilien et polonais. Ceux de \`classic\` ne disent pas quand\xA0; notre lecture est la même. Chaque échange d’un
  dieu contre une tuile est mené à son terme, pertes comprises, avant le suivant (livret polonais).
- **RA-20** Les cases vidées par les dieux restent vides jusqu’à ce que les pioches suivantes les remplissent, en
  commençant par la gauche. Si la piste contient plusieurs tuiles du type pris par un dieu, ce programme prend celle qui
  est le plus à gauche.
- **RA-21** Un joueur sans soleil face visible n’a plus de tour\xA0: on le saute jusqu’à l’époque suivante. Le dernier
  joueur qui a encore des soleils face visible enchaîne les tours.
- **RA-22** Un tour compte exactement une action\xA0: piocher une tuile (RA-13), invoquer Ra (RA-17) ou jouer des dieux
  (RA-18). Hors des enchères, personne ne peut passer.

## Enchères

- **RA-23** Les soleils ne se misent que pendant les enchères. Le joueur à gauche du grand prêtre de Ra commence, les
  autres suivent dans le sens des aiguilles d’une montre, et le grand prêtre de Ra termine\xA0; chacun mise ou passe
  exactement une fois et ne fait rien d’autre entre-temps.
- **RA-24** Un joueur mise un de ses propres soleils face visible, plus haut que la mise la plus haute jusque-là\xA0; la
  première mise peut être n’importe quel soleil. Ce programme passe pour tout joueur qui n’a pas de soleil à miser.
- **RA-25** Si les enchères ont commencé par un Ra pioché, tout le monde peut passer. Si tous passent, les tuiles et le
  soleil du centre restent en place.
- **RA-26** Si Ra a été invoqué alors que la piste d’enchères avait une case vide, le grand prêtre de Ra doit miser
  quand personne d’autre ne l’a fait. Sinon, il peut passer\xA0; les autres le peuvent toujours.
- **RA-27** Si Ra a été invoqué sur une piste d’enchères pleine, tout le monde peut passer. Si tous passent, toutes les
  tuiles de la piste quittent la partie et le soleil du centre reste. Le livret italien dit seulement que personne n’est
  obligé de miser, et non ce que deviennent les tuiles. Si elles restaient, le joueur suivant ne pourrait que jouer un
  dieu ou invoquer Ra de nouveau, et tous pourraient passer sans fin\xA0; selon notre lecture, \`classic\` vide donc aussi la
  piste.
- **RA-28** Le joueur qui a fait la mise la plus haute remporte l’enchère et prend toutes les tuiles de la piste
  d’enchères.
- **RA-29** Le gagnant prend le soleil du centre et le pose face cachée\xA0; ce soleil ne peut pas être misé avant l’époque
  suivante. Le soleil qui a gagné devient le nouveau soleil du centre. Aucun autre soleil ne change de place.
- **RA-30** Les joueurs qui ont misé sans gagner reprennent leur soleil face visible et peuvent le miser lors d’enchères
  suivantes.
- **RA-31** Le gagnant prend d’abord les autres tuiles, puis résout chacun des désastres remportés.
- **RA-32** Toutes les tuiles devant les joueurs sont face visible, à la vue de tous, de même que les soleils qui n’ont
  pas servi. Un soleil face cachée était auparavant visible au centre\xA0: ce programme montre donc aussi son numéro.
- **RA-33** Après les enchères, le tour passe au premier joueur qui a un soleil face visible, en partant de la gauche du
  grand prêtre de Ra, quel que soit le gagnant et même s’il n’y en a pas.

## Désastres

- **RA-34** Chaque désastre coûte deux tuiles de ce qu’il frappe, ou autant que le joueur en a. Les funérailles frappent
  les pharaons\xA0; la sécheresse, d’abord les crues, puis les Nil\xA0; l’agitation, les civilisations\xA0; le tremblement de
  terre, les monuments.
- **RA-35** Le joueur frappé choisit les civilisations ou les monuments qu’il défausse, et ne fait rien d’autre avant.
  Il peut aussi choisir des tuiles remportées dans les mêmes enchères. Ce programme règle de lui-même toute perte qui ne
  laisse pas de choix\xA0: pharaons, crues et Nil, ainsi que civilisations ou monuments quand tous doivent partir ou que
  tous sont du même type.
- **RA-36** S’il y a plusieurs désastres, chacun est résolu. Le désastre et les tuiles qu’il fait perdre quittent la
  partie.

## Fin d’une époque

- **RA-37** Une époque s’achève quand plus aucun joueur n’a de soleil face visible, ou quand le dernier Ra est pioché
  (RA-16).
- **RA-38** Toutes les tuiles de la piste d’enchères et de la piste de Ra quittent la partie, et la barque revient à sa
  case de départ (RA-4). Le soleil du centre reste.
- **RA-39** Après le décompte, tous les soleils sont remis face visible. Les soleils qui n’avaient pas servi quand le
  dernier Ra est sorti restent à leurs propriétaires.
- **RA-40** Après le décompte, les joueurs gardent leurs pharaons, leurs Nils et leurs monuments. Les dieux, l’or, les
  crues et les civilisations quittent la partie.

## Décompte après chaque époque

- **RA-41** Chaque dieu non joué vaut 2 points. Chaque tuile or vaut 3 points.
- **RA-42** Le joueur qui a le plus de pharaons gagne 5 points, celui qui en a le moins en perd 2. En cas d’égalité, en
  haut comme en bas, chacun des joueurs concernés gagne ou perd tous ces points\xA0; si tout le monde a le même nombre de
  pharaons, personne ne gagne ni ne perd rien.
- **RA-43** Un joueur qui a au moins une crue gagne 1 point par crue et 1 point par Nil. Sans crue, les Nil ne valent
  rien.
- **RA-44** Un joueur sans aucune civilisation perd 5 points. Trois, quatre ou cinq types différents rapportent 5, 10 ou
  15 points, un ou deux types rien. Avoir plusieurs fois le même type n’ajoute rien.
- **RA-45** Le total d’un joueur ne descend jamais sous 0\xA0: un joueur qui aurait moins après une époque a 0.

## Décompte après la troisième époque seulement

- **RA-46** Monuments de types différents\xA0: d’un à six types, chaque type vaut 1 point\xA0; sept types valent 10 points en
  tout, huit types 15 points en tout.
- **RA-47** Monuments du même type\xA0: chaque type possédé en trois, quatre ou cinq exemplaires vaut 5, 10 ou 15 points.
  Ces points s’ajoutent à ceux des types différents (RA-46).
- **RA-48** Le joueur qui a la plus haute somme de soleils, face visible et face cachée ensemble, gagne 5 points\xA0; celui
  qui a la plus basse en perd 5. En cas d’égalité, en haut comme en bas, chacun des joueurs concernés gagne ou perd tous
  ces points\xA0; si toutes les sommes sont égales, personne ne gagne ni ne perd rien.
- **RA-49** La partie est finie après le décompte de la troisième époque, et le joueur qui a le plus de points gagne. Si
  plusieurs joueurs sont à égalité en tête, celui d’entre eux qui possède le soleil le plus haut gagne. Les soleils ne
  départagent aucune autre égalité\xA0: tous les autres joueurs à égalité de points partagent leur rang.

## Exemples tirés des livrets

- **RA-50** Quatre joueurs qui ont 3, 2, 2 et 3 pharaons marquent +5, -2, -2 et +5 (livret italien\xA0; RA-42).
- **RA-51** Trois tuiles astronomie, deux agriculture et deux écriture font trois types différents et rapportent 5
  points (livret italien\xA0; RA-44).
- **RA-52** Quatre pyramides, trois temples, deux forteresses et un sphinx rapportent 19 points\xA0: 4 pour quatre types
  différents, 10 pour les pyramides et 5 pour les temples (livrets italien et brésilien\xA0; RA-46, RA-47).
- **RA-53** Des sommes de soleils de 17, 25, 21 et 17 donnent -5, +5, 0 et -5 (livret italien\xA0; RA-48). Parmi ceux qui
  perdent des points, le livret cite le deuxième joueur au lieu du quatrième\xA0: c’est une coquille. Les autres erreurs
  imprimées se jouent dans le sens voulu. Le livret italien écrit «\xA0inondazione\xA0» (crue) là où il compte les tuiles
  perdues à cause d’une sécheresse (RA-34), laisse à qui n’a plus de points 0 point «\xA0nell’epoca successiva\xA0» (à
  l’époque suivante) quand c’est le total qui est de 0 (RA-45), et parle de «\xA0tutti e tre\xA0» les soleils (tous les
  trois), alors qu’à deux ou trois joueurs chacun en a 4 (RA-9). Le livret polonais écrit «\xA02 płytki powodzi\xA0» (tuiles
  de crue) et veut dire les 2 sécheresses (RA-1).
- **RA-54** Un joueur remporte dans les mêmes enchères un tremblement de terre, une guerre et une sécheresse. Il perd
  deux monuments de son choix, sa seule civilisation, et sa seule crue avec un Nil (livret brésilien\xA0; RA-34 à RA-36).
- **RA-55** Une crue et trois Nil rapportent 4 points, deux crues seules 2, et quatre Nil sans crue 0 (livret polonais\xA0;
  RA-43).
- **RA-56** Le schéma du livret polonais distingue trois sortes d’enchères\xA0: Ra a été pioché (RA-25), Ra a été invoqué
  alors qu’il restait de la place sur la piste d’enchères (RA-26), Ra a été invoqué sur une piste d’enchères pleine
  (RA-27).

## Ce qui découle des règles

- **RA-57** Le sac ne peut pas se vider avant la fin de la partie. Il y a 30 tuiles Ra et une époque en utilise 10 au
  plus\xA0: la partie finit donc au plus tard avec le dernier Ra.
- **RA-58** Le nombre de soleils d’un joueur ne change jamais\xA0; les enchères échangent un soleil contre un autre. Les
  soleils de tous les joueurs et celui du centre, pris ensemble, sont toujours les mêmes.
- **RA-59** À tout moment, le compte des 180 tuiles est juste. Chacune est dans le sac, sur la piste d’enchères, sur la
  piste de Ra, devant un joueur ou hors de la partie.
`;export{e as default};