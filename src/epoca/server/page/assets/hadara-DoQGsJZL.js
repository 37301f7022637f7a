var e=`# Les règles de Hadara

Cette page donne les règles de Hadara telles que ce programme les applique, énoncées une par une et numérotées. Elle
suit le livret portugais, pour le jeu de base et le jeu avancé. Les numéros servent dans le code, dans les tests et dans
les messages qui refusent un coup\xA0; un numéro ne change jamais de sens. L’essentiel de ce qui est imprimé sur le
matériel n’est pas dans le livret\xA0; chaque ligne des tables du jeu (cartes, régions, bustes, sceaux, cartes de départ)
dit donc d’où viennent ses valeurs\xA0: les valeurs \`rulebook\` figurent dans le texte du livret\xA0; les valeurs \`recorded\`
sont connues par des aides de jeu publiques\xA0; les valeurs \`inferred\` sont déduites d’autres nombres, qui les imposent ou
les suggèrent\xA0; les valeurs \`designed\` nous sont inconnues, et nous les avons conçues sur le modèle des cartes connues.
Qui possède la boîte peut inscrire les valeurs imprimées dans les tables sans toucher au code.

## Matériel

- **HA-1** Il y a 162 cartes d’époque. Chacune des époques I, II et III en a 10 jaunes, 10 rouges, 10 bleues, 10 vertes
  et 14 violettes\xA0; parmi les violettes, 10 sont de base et 4 avancées. Les valeurs des 120 autres suivent des
  relevés du jeu en boîte\xA0; les 42 violettes sont toutes conçues ici.
- **HA-2** Une carte a un prix en pièces, des ressources (revenu, force militaire, culture, nourriture) et des points de
  victoire. Certaines cartes violettes ont un pouvoir.
- **HA-3** Il y a 25 régions, cinq pour chacun des prérequis militaires 3, 9, 15, 21 et 30. Les conseils de rangement du
  livret citent aussi un prérequis de 6\xA0: c’est une coquille.
- **HA-4** Il y a 5 cartes de départ, d’initiative 1 à 5. Chacune a une face A et une face B.
- **HA-5** Chaque joueur a 4 marqueurs, un par ressource, 8 tuiles bonus (deux par ressource\xA0: la ressource au recto,
  des points au verso), 2 sceaux d’or et un plateau avec 4 bustes et 2 sceaux d’argent. Les pièces et les tuiles qui
  comptent les dizaines ne s’épuisent jamais.

## Mise en place

- **HA-6** Au début de chaque époque, on mélange les cartes de chaque couleur et on en pose deux par joueur, face
  cachée, pour former la pile de cette couleur. Les autres sont hors de la partie, sans avoir été vues. Hadara se joue
  de 2 à 5 joueurs.
- **HA-7** Le jeu de base n’utilise que les cartes violettes de base. Le jeu avancé mélange les 14 cartes violettes de
  l’époque.
- **HA-8** Pour chaque prérequis, on dispose au hasard autant de régions qu’il y a de joueurs, côté pièces visible.
  Personne ne voit leur verso\xA0; les autres régions sont hors de la partie, sans avoir été vues.
- **HA-9** Chaque joueur reçoit une carte de départ au hasard. Le livret préfère la face A pour la première partie, puis
  laisse la face au choix de chacun. L’option \`start\` de la table en décide\xA0: \`A\` ou \`B\` pour tous, ou \`choice\`. Le
  livret ne donne pas d’ordre pour ce choix\xA0; dans ce programme, on choisit place par place, et tous voient les deux
  faces de chaque carte de départ.
- **HA-10** La carte de départ indique les premières pièces du joueur et la position de départ de ses quatre marqueurs.
- **HA-11** Le premier joueur est celui qui a l’initiative la plus basse à l’époque I, la deuxième plus basse à l’époque
  II et la troisième plus basse à l’époque III. À deux joueurs, l’initiative la plus basse commence aux époques I et
  III, l’autre à l’époque II.
- **HA-12** Chaque joueur qui ne sera jamais premier joueur reçoit 1 pièce à la mise en place\xA0: à quatre joueurs,
  l’initiative la plus haute\xA0; à cinq, les deux plus hautes\xA0; à trois, personne. À deux joueurs, celui qui ne commence
  qu’une fois la reçoit.

## Phase A

- **HA-13** Le premier joueur règle la roue sur une de ses 5 positions. Le blason de chaque animal pointe alors vers une
  couleur différente. À moins de cinq joueurs, certains blasons ne sont à personne. Des voisins ont des blasons
  voisins\xA0: quelle que soit la couleur que vise le blason d’une place, celui de la place suivante vise la prochaine dans
  l’ordre jaune, rouge, bleu, vert, violet. Les blasons après la dernière place sont ceux qui ne sont à personne.
- **HA-14** Tous les joueurs piochent en même temps deux cartes dans la pile vers laquelle pointe leur blason. Personne
  d’autre ne les voit.
- **HA-15** À tour de rôle, à partir du premier joueur, chacun pose une des deux cartes face visible sur la case
  extérieure de sa couleur.
- **HA-16** L’autre carte est gardée ou vendue. Un joueur ne peut ni poser les deux cartes, ni garder les deux, ni
  vendre les deux.
- **HA-17** Garder une carte coûte son prix, moins 1 pièce par carte de la même couleur que le joueur a déjà, mais
  jamais moins de 0. Qui n’a pas assez de pièces ne peut pas la garder.
- **HA-18** Les ressources d’une carte gardée déplacent aussitôt les marqueurs du joueur.
- **HA-19** Vendre une carte rapporte 2 pièces à l’époque I, 3 à l’époque II et 4 à l’époque III. La carte quitte la
  partie face cachée.
- **HA-20** Quand chacun a joué ses deux cartes, la roue tourne d’un cran dans le sens des aiguilles d’une montre et on
  pioche de nouveau. Après 5 tours, chacun a pioché dans toutes les couleurs et les piles sont épuisées. Le sens des
  aiguilles d’une montre mène un blason du rouge au jaune, comme dans le livret.
- **HA-21** La phase A se termine par trois étapes\xA0: revenu, région, buste. Tous les joueurs finissent une étape, à tour
  de rôle à partir du premier joueur, avant que la suivante ne commence.
- **HA-22** Revenu\xA0: chaque joueur touche autant de pièces que l’indique son marqueur de revenu. Le marqueur ne bouge
  pas.
- **HA-23** Région\xA0: un joueur peut prendre une région par étape si sa force militaire est au moins égale au prérequis ;
  elle n’est pas dépensée. Un joueur ne peut avoir qu’une région par prérequis, et il les prend dans l’ordre qu’il veut.
- **HA-24** Piller une région rapporte les pièces qu’elle indique. Elle compte les points de son recto, et son verso
  n’est jamais vu.
- **HA-25** Annexer une région coûte les pièces qu’elle indique. On la retourne, les ressources de son verso déplacent
  aussitôt les marqueurs, et elle compte les points de son verso. Personne ne connaît le verso à l’avance, et le choix
  entre piller et annexer est définitif. Le verso ne compte jamais moins de points que le recto\xA0; les tableaux modifiés
  doivent le respecter.
- **HA-26** Buste\xA0: un joueur peut sculpter un buste par étape si sa culture est au moins égale au prérequis\xA0; la
  culture n’est pas dépensée. Chaque buste se sculpte une seule fois, dans n’importe quel ordre.
- **HA-27** Un buste sculpté reçoit une des tuiles bonus du joueur. Côté ressource, le marqueur de cette ressource
  avance aussitôt d’autant de crans que le bonus du buste\xA0; côté points, ce bonus compte en points à la fin, en plus des
  points du buste. Le choix est définitif.
- **HA-28** Les régions et les bustes ne se perdent jamais, même si la force militaire ou la culture retombe plus tard
  sous le prérequis.

## Phase B

- **HA-29** À tour de rôle, à partir du même premier joueur, chacun prend la carte du dessus d’une pile extérieure de
  son choix et la garde ou la vend (HA-17 à HA-19). Il est interdit de fouiller dans les piles. On continue jusqu’à ce
  qu’il ne reste plus de carte, soit 5 fois par joueur.
- **HA-30** Viennent ensuite revenu, région et buste, exactement comme en phase A (HA-21 à HA-28).
- **HA-31** Nourrir\xA0: un joueur ne peut pas avoir plus de cartes que de nourriture\xA0; la carte de départ ne compte pas.
  Qui en a trop défausse des cartes de son choix jusqu’à ce que la nourriture suffise.
- **HA-32** Une carte défaussée emporte ses ressources et son pouvoir et ne rapporte aucune pièce. La nourriture ainsi
  perdue peut obliger à défausser d’autres cartes.
- **HA-33** Sceaux\xA0: à tour de rôle, à partir du premier joueur, chacun peut acheter autant de sceaux qu’il veut au prix
  de l’époque, mais au plus 2 d’argent et 2 d’or dans toute la partie. Les prix figurent sur l’aide de jeu, pas dans le
  livret\xA0; dans la table des sceaux, l’argent est à 2 / 6 / 20 et l’or à 3 / 9 / 30 pièces à l’époque I / II / III
  (valeurs déduites).
- **HA-34** Un sceau d’argent reçoit une des tuiles bonus du joueur, côté ressource. À la fin, il vaut la moitié de la
  valeur du marqueur de cette ressource, arrondie à l’entier supérieur.
- **HA-35** À la fin, un sceau d’or vaut 7 points par série de cinq cartes de cinq couleurs différentes. Avec deux
  sceaux d’or, c’est 14 points par série.

## Pouvoirs des cartes violettes

Chaque nom en caractères de code est celui du pouvoir dans la table des cartes. Un pouvoir agit dès que la carte est
gardée et aussi longtemps que le joueur la possède.

- **HA-36** Époque I, \`sale_bonus\`\xA0: chaque carte vendue rapporte 1 pièce de plus.
- **HA-37** Époque I, \`place_bonus\`\xA0: le joueur pose aussitôt une de ses tuiles bonus sur la carte, côté ressource, et
  avance ce marqueur de 3 crans (nombre conçu par nous). S’il perd la carte, le marqueur recule d’autant et la tuile lui
  revient.
- **HA-38** Époque I, jeu avancé, \`per_yellow\`, \`per_red\`, \`per_blue\`, \`per_green\`\xA0: le marqueur de la couleur (revenu,
  force militaire, culture, nourriture) avance de 1 cran par carte de cette couleur que le joueur possède, tout de suite
  puis à chaque carte qui s’ajoute. Perdre une telle carte fait perdre son cran, perdre celle-ci les fait perdre tous.
- **HA-39** Époque II, \`bust_bonus\`\xA0: chaque buste avec une tuile bonus côté ressource, sculpté avant ou après, déplace
  son marqueur de 2 crans de plus. Les bustes avec des points ne donnent rien de plus. Perdre la carte annule ces crans.
- **HA-40** Époque II, \`cheap_seals\`\xA0: un sceau d’argent coûte 4 pièces à l’époque II et 15 à l’époque III, un sceau
  d’or 6 et 22.
- **HA-41** Époque II, jeu avancé, \`pay_hunger\`\xA0: au moment de nourrir, un joueur qui a plus de cartes que de nourriture
  peut payer 2 pièces par carte qu’il veut garder au lieu de la défausser, pour 6 cartes au plus par étape. On peut
  payer pour certaines cartes et en défausser d’autres\xA0; les pièces ne gardent une carte que pour cette étape.
- **HA-42** Époque II, jeu avancé, \`sell_surplus\`\xA0: au moment de nourrir, chaque nourriture au-delà du nombre de cartes
  rapporte 3 pièces, 12 pièces au plus par étape. Le livret dit «\xA0peut\xA0»\xA0; comme personne ne refuserait, ce programme
  verse toujours les pièces.
- **HA-43** Époque II, jeu avancé, \`catch_up_income\`\xA0: au moment du revenu, chacun des marqueurs de force militaire, de
  culture et de nourriture qui dépasse le revenu rapporte 2 pièces, donc 6 au plus.
- **HA-44** Époque II, jeu avancé, \`region_coins\`\xA0: chaque région prise désormais rapporte 4 pièces de plus, qu’elle
  soit pillée ou annexée. Elles viennent après\xA0: le prix de l’annexion se paie sans elles.
- **HA-45** Époque III, \`full_silver\`\xA0: à la fin, un des sceaux d’argent du joueur compte toute la valeur de son
  marqueur au lieu de la moitié. Ce programme compte le sceau qui y gagne le plus.
- **HA-46** Époque III, \`set_points\`\xA0: à la fin, chaque série de cinq cartes de cinq couleurs différentes vaut 4 points,
  avec ou sans sceaux d’or.
- **HA-47** Époque III, jeu avancé, \`wild_card\`\xA0: quand on compte les séries pour les sceaux d’or, cette carte remplace
  une carte manquante. Elle ne compte pas pour \`set_points\` (HA-46), dont les séries sont complètes sans elle.
- **HA-48** Époque III, jeu avancé, \`double_step\`\xA0: le joueur peut prendre deux régions à chaque étape de région et
  sculpter deux bustes à chaque étape de buste. Le prérequis de chacun doit être atteint.
- **HA-49** Époque III, jeu avancé, \`lower_requirements\`\xA0: pour ce joueur, les prérequis des régions et des bustes sont
  réduits de 4.
- **HA-50** Époque III, jeu avancé, \`buy_requirements\`\xA0: le joueur peut payer 3 pièces pour réduire de 1 le prérequis
  d’une région ou d’un buste, autant de fois que nécessaire, pour 30 pièces au plus par étape. On ne paie que les pièces
  nécessaires, après un éventuel \`lower_requirements\` (HA-49)\xA0; la limite vaut pour toutes les régions d’une étape
  ensemble, et pour tous les bustes.

## Fin de la partie

- **HA-51** La partie s’achève après la phase B de l’époque III. On compte les points des régions, des bustes avec les
  points de leurs tuiles bonus, des sceaux d’argent, des sceaux d’or et des cartes, et 1 point par groupe de 5 pièces
  restantes.
- **HA-52** Le joueur qui a le plus de points gagne. En cas d’égalité, celui à qui il reste le plus de pièces gagne\xA0; si
  là aussi il y a égalité, les joueurs se partagent la victoire.

## Exemples tirés du livret

- **HA-53** La carte de départ d’initiative 2 donne 8 pièces, 2 en revenu, 1 en force militaire, 3 en culture et 4 en
  nourriture (HA-10). Une carte bleue de l’époque I coûte 3 pièces, donne 2 en culture et 1 en nourriture et compte 2
  points (HA-2). À quatre joueurs, 8 cartes de chaque couleur sont disposées à l’époque II (HA-6).
- **HA-54** Une carte bleue de prix 5 coûte 3 pièces à un joueur qui a deux cartes bleues (HA-17). Une carte vendue de
  l’époque I rapporte 2 pièces (HA-19). Un blason sur le rouge vise le jaune au tour suivant (HA-20). Un revenu de 12
  rapporte 12 pièces (HA-22).
- **HA-55** Un joueur à 19 en force militaire, avec des régions à 3 et à 9, ne peut prendre qu’une région à 15. La
  piller rapporte 5 pièces, et 8 points à la fin (HA-23, HA-24).
- **HA-56** Un joueur à 12 en force militaire annexe une région à 9 pour 1 pièce. Le verso donne 2 crans de force
  militaire et 1 cran de culture (HA-25). Une région à 3 montre 3 pièces pour le pillage, 1 pour l’annexion et 2
  points\xA0; un tel verso donne 1 en revenu et 1 en force militaire et compte 2 points.
- **HA-57** Avec 13 en culture, le buste à 12 avec une tuile côté ressource déplace ce marqueur de 3 crans. Avec 20 en
  culture, le buste à 20 avec une tuile côté points vaut 14 points, plus 4 (HA-26, HA-27). Le buste à 6 compte 4 points.
- **HA-58** Avec 9 en nourriture et 6 cartes, tout le monde est nourri. Avec 6 en nourriture et 7 cartes, une carte est
  défaussée\xA0; dans le livret, elle est jaune, et revenu et force militaire baissent chacun de 1 (HA-31, HA-32).
- **HA-59** Un sceau d’argent avec une tuile militaire vaut 15 points si la force militaire finit à 30. Un sceau d’or et
  3 séries valent 21 points (HA-34, HA-35).
- **HA-60** \`per_green\` avec deux cartes vertes fait avancer la nourriture de 2 crans (HA-38). Avec \`pay_hunger\`, 9 en
  nourriture et 11 cartes, 4 pièces permettent de garder les deux cartes qui seraient perdues (HA-41).
- **HA-61** Avec \`buy_requirements\` et 14 en force militaire, payer 3 pièces permet de prendre une région à 15 (HA-50).

## Ce qui découle des règles

- **HA-62** Les 8 tuiles bonus d’un joueur forment une seule réserve pour les bustes, les sceaux d’argent et
  \`place_bonus\`. Une tuile déjà posée n’est plus disponible ailleurs.
- **HA-63** L’étape de région précède l’étape de buste. La culture d’une région tout juste annexée compte donc pour le
  buste qui suit.
- **HA-64** À tout moment, le compte des 162 cartes et des 25 régions est juste. Un marqueur est toujours égal à la
  somme de ce qui le déplace\xA0: carte de départ, cartes, régions, tuiles bonus et pouvoirs.
- **HA-65** Un joueur peut toujours faire quelque chose. Qui ne peut pas payer une carte la vend.
`;export{e as default};