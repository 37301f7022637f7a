import{$ as e,A as t,G as n,I as r,J as i,L as a,S as o,X as s,Z as c,dt as l,ft as u,gt as d,h as f,it as p,lt as m,m as h,p as g,r as _,rt as v,st as y,tt as b,ut as x,w as S,z as C}from"./texts.svelte-eE5yHfu3.js";var w=`# The rules of Ra

This page states the rules of Ra as this program plays them, one numbered statement at a time. It covers three
editions: \`classic\`, after the Italian rulebook of the 1999 game and a French play aid; \`modern\`, after the Brazilian
rulebook; and \`barque\`, after the Polish rulebook. Where the books differ, the rule says which edition does what. The
numbers are used in code, in tests and in the messages that refuse a move, such as "The auction track is full (RA-13)";
a number never changes its meaning. Where there is nothing to choose, the program goes on by itself: see RA-18, RA-20,
RA-21, RA-24 and RA-35.

## Components

- **RA-1** The game has 180 tiles: 30 Ra, 8 gods, 5 gold, 25 pharaohs, 25 Niles, 12 floods, 25 civilizations (art,
  agriculture, religion, astronomy, writing; 5 of each) and 40 monuments (fortress, obelisk, palace, pyramid, temple,
  statue, step pyramid, sphinx; 5 of each). The other 10 are disasters: 2 funerals, 2 droughts, 4 unrests and
  2 earthquakes.
- **RA-2** There are 16 suns, numbered 1 to 16. Two players use 1 to 9, three or four players 1 to 13, five players
  all 16.
- **RA-3** Points are kept in tokens of 1, 2, 5 and 10 (Italian book: 10, 8, 20 and 10 of them; Brazilian book: 12, 12,
  24 and 12). The tokens only count: a shortage of them never limits anybody.
- **RA-4** The auction track has 8 spaces. The Ra track has 10; with fewer than five players only the last ones are
  used (RA-11).

## Editions

- **RA-5** The edition \`classic\` is for 3 to 5 players. A drawn Ra tile is laid on the Ra track and stays there until
  the epoch ends.
- **RA-6** The edition \`modern\` is for 2 to 5 players. Everything else is as in \`classic\`.
- **RA-7** The edition \`barque\` is for 2 to 5 players. A drawn Ra tile leaves the game at once, and the barque of Ra
  moves one space along the Ra track instead. The order of turns is the same as in the other editions (RA-33): the
  Polish book lets the Ra player resume after an auction, but that player's one action is over, so the turn passes left.
- **RA-8** The editions have their own words for some things, such as unrest, war or agitation, epoch or era, and the
  names of the gods. Players see the words of their edition and language; the rules are the same.

## Set-up

- **RA-9** Each player gets one group of suns at random, face up. Two players: 9-6-5-2, 8-7-4-3. Three players:
  13-8-5-2, 12-9-6-3, 11-10-7-4. Four players: 13-6-2, 12-7-3, 11-8-4, 10-9-5. Five players: 16-7-2, 15-8-3, 14-9-4,
  13-10-5, 12-11-6.
- **RA-10** Sun 1 lies face up in the centre at the start. Each player starts with 10 points. Points are secret until
  the match is over, unless the table has chosen to play with open scores.
- **RA-11** The Ra that ends an epoch is the 6th with two players, the 8th with three, the 9th with four and the 10th
  with five.
- **RA-12** The player with the highest sun has the first turn of each epoch. Turns then go clockwise, and only the
  player whose turn it is may act.

## A turn

- **RA-13** On a turn a player may draw a tile from the bag. This is not allowed while all 8 spaces of the auction
  track are taken.
- **RA-14** A drawn tile that is not a Ra goes to the first empty space of the auction track, counted from the left.
  The turn is then over.
- **RA-15** A drawn Ra uses one more space of the Ra track and starts an auction. Whoever drew it is the Ra player.
- **RA-16** If a drawn Ra reaches the last space of the Ra track (RA-11), the epoch ends at once. There is no auction.
- **RA-17** On a turn a player may invoke Ra: an auction starts with that player as the Ra player, and the Ra track
  does not advance. This is allowed with an empty auction track too; the bids are then for the centre sun alone.
- **RA-18** On a turn a player may spend one or more god tiles, each to take one tile from the auction track, but never
  a god and never a Ra. A spent god leaves the game. After the first, the turn can only go on with another god or end;
  this program ends it by itself when no god or no tile to take is left.
- **RA-19** A disaster may be taken with a god and strikes its taker at once. Each exchange of a god for a tile is
  carried out in full, losses included, before the next one.
- **RA-20** Spaces emptied by gods stay empty until later draws fill them, leftmost first. If the track shows several
  tiles of the kind a god takes, this program takes the leftmost of them.
- **RA-21** A player without a face-up sun has no turn and is skipped until the next epoch. The only player with
  face-up suns left takes turn after turn.
- **RA-22** A turn is exactly one action: draw a tile (RA-13), invoke Ra (RA-17) or spend gods (RA-18). Outside
  auctions nobody may pass.

## Auctions

- **RA-23** Suns are bid only in auctions. Bidding starts with the player left of the Ra player, goes clockwise and ends
  with the Ra player; each player bids or passes exactly once and does nothing else meanwhile.
- **RA-24** A bid is one of the bidder's own face-up suns, higher than the highest bid so far; the first bid may be any
  sun. This program passes for every player without such a sun.
- **RA-25** If the auction began with a drawn Ra, everybody may pass. If all do, the tiles and the centre sun stay where
  they are.
- **RA-26** If Ra was invoked while the auction track had an empty space, the Ra player must bid when nobody else did.
  Otherwise the Ra player may pass, and everybody else always may.
- **RA-27** If Ra was invoked on a full auction track, everybody may pass. If all do, all tiles of the track leave the
  game and the centre sun stays. The Italian book only says that nobody has to bid; as the game would otherwise come to
  a standstill, \`classic\` clears the track too.
- **RA-28** The highest bidder wins the auction and takes all tiles of the auction track.
- **RA-29** The winner takes the centre sun and lays it face down; it cannot be bid before the next epoch. The sun that
  won becomes the new centre sun. No other sun changes its place.
- **RA-30** Bidders who did not win take their suns back face up and may bid them in later auctions.
- **RA-31** The winner first takes the other tiles and then resolves every disaster among those won.
- **RA-32** All tiles in front of players lie face up for everybody to see, and so do suns that have not been used.
  A face-down sun lay open in the centre before, so this program shows its number too.
- **RA-33** After an auction the turn goes to the next player left of the Ra player who has a face-up sun, whoever won
  and even if nobody did.

## Disasters

- **RA-34** Each disaster costs two tiles of what it strikes, or as many as the player has. A funeral strikes pharaohs,
  a drought floods first and then Niles, an unrest civilizations, an earthquake monuments.
- **RA-35** The struck player chooses which civilizations or monuments to give up, and does nothing else before. Tiles
  won in the same auction may be chosen too. This program takes every loss that leaves no choice by itself: pharaohs,
  floods and Niles, and civilizations or monuments when all must go or all are of one kind.
- **RA-36** Of several disasters, each one is resolved. The disaster and the tiles lost to it leave the game.

## End of an epoch

- **RA-37** An epoch ends when no player has a face-up sun left, or when the last Ra is drawn (RA-16).
- **RA-38** All tiles on the auction track and on the Ra track leave the game, and the barque goes back to its first
  space. The centre sun stays.
- **RA-39** After scoring, all suns are turned face up. Suns left unused when the last Ra was drawn stay with their
  owners.
- **RA-40** After scoring, players keep their pharaohs, Niles and monuments. Gods, gold, floods and civilizations leave
  the game.

## Scoring after each epoch

- **RA-41** Each god not spent is worth 2 points. Each gold is worth 3 points.
- **RA-42** The player with the most pharaohs gains 5 points, the one with the fewest loses 2. All players tied for most
  or fewest gain or lose in full; if everybody has the same number, nobody does.
- **RA-43** A player with at least one flood gains 1 point per flood and 1 point per Nile. Without a flood, Niles are
  worth nothing.
- **RA-44** A player without any civilization loses 5 points. Three, four or five different kinds gain 5, 10 or
  15 points, one or two kinds nothing. Further copies of a kind add nothing.
- **RA-45** A player's total never falls below 0: whoever would have less after an epoch has 0.

## Scoring after the third epoch only

- **RA-46** Monuments of different kinds: one to six kinds are worth 1 point each, seven kinds 10 points in all, eight
  kinds 15 points in all.
- **RA-47** Monuments of the same kind: each kind held three, four or five times is worth 5, 10 or 15 points. These
  points come on top of those for different kinds (RA-46).
- **RA-48** The player with the highest sum of suns, face up and face down together, gains 5 points; the one with the
  lowest loses 5. All players tied for highest or lowest gain or lose in full; if all sums are equal, nobody does.
- **RA-49** The match is over after the third epoch is scored, and whoever has most points wins. Of players tied for
  most points, the one who owns the highest sun wins.

## Examples from the books

- **RA-50** Four players with 3, 2, 2 and 3 pharaohs score +5, -2, -2 and +5 (Italian book; RA-42).
- **RA-51** Three astronomy, two agriculture and two writing are three different kinds and score 5 (Italian book;
  RA-44).
- **RA-52** Four pyramids, three temples, two fortresses and one sphinx score 19: 4 for four different kinds, 10 for the
  pyramids and 5 for the temples (Italian and Brazilian books; RA-46, RA-47).
- **RA-53** Sums of suns of 17, 25, 21 and 17 score -5, +5, 0 and -5 (Italian book; RA-48). The book names the second
  player instead of the fourth among those who lose points, which is a misprint.
- **RA-54** A player wins an earthquake, a war and a drought in one auction. Lost are two monuments of the player's
  choice, the only civilization, and the only flood together with one Nile (Brazilian book; RA-34 to RA-36).
- **RA-55** One flood and three Niles score 4, two floods alone 2, and four Niles without a flood 0 (Polish book;
  RA-43).
- **RA-56** The flow chart of the Polish book knows three kinds of auction: Ra was drawn (RA-25), Ra was invoked with
  room on the auction track (RA-26), Ra was invoked on a full auction track (RA-27).

## What follows from the rules

- **RA-57** The bag cannot run out while the match lasts. There are 30 Ra tiles and an epoch uses at most 10, so the
  last Ra ends the match at the latest.
- **RA-58** The number of suns a player owns never changes; an auction swaps one for one. All players' suns together
  with the centre sun are always the same suns.
- **RA-59** All 180 tiles are accounted for at any time. Each is in the bag, on the auction track, on the Ra track, in
  front of a player or out of the game.
`,T=`# The rules of Hadara

This page states the rules of Hadara as this program plays them, one numbered statement at a time. It follows the
Portuguese rulebook, for the basic and the advanced game. The numbers are used in code, in tests and in the messages
that refuse a move; a number never changes its meaning. Most of what is printed on the components is not in the
book, so each row of the game's tables (cards, regions, busts, seals, start cards) says where its values come from:
\`rulebook\` values are printed in the text of the rulebook; \`recorded\` ones are known from public play aids; \`inferred\`
ones are forced or suggested by other numbers; \`designed\` ones are not known to us and were made to fit the pattern of
the cards that are. Whoever owns the box can put the printed values into the tables without touching code.

## Components

- **HA-1** There are 162 epoch cards. Each of the epochs I, II and III has 10 yellow, 10 red, 10 blue and 10 green ones,
  and 14 purple ones, of which 10 are basic and 4 advanced.
- **HA-2** A card has a price in coins, resources (income, military, culture, food) and victory points. Some purple
  cards have an ability.
- **HA-3** There are 25 regions, five for each of the military requirements 3, 9, 15, 21 and 30. The book's advice on
  packing the box lists a requirement of 6 as well, which is a misprint.
- **HA-4** There are 5 start cards with the initiatives 1 to 5. Each has a side A and a side B.
- **HA-5** Each player has 4 markers, one for each resource, 8 bonus tiles (two per resource: the resource on the front,
  points on the back), 2 gold seals, and a board with 4 busts and 2 silver seals. Coins and the tiles that count tens
  never run out.

## Set-up

- **HA-6** At the start of each epoch the cards of each colour are shuffled, and two per player are laid face down as
  that colour's pile. The rest are out of the game, unseen. The game is for 2 to 5 players.
- **HA-7** The basic game uses only the basic purple cards. The advanced game shuffles all 14 purple cards of the epoch.
- **HA-8** Of each requirement, as many regions as there are players are laid out at random, with the coins up. Nobody
  sees their backs; the other regions are out of the game, unseen.
- **HA-9** Each player gets a start card at random. In the basic game side A counts; otherwise each player chooses a
  side.
- **HA-10** The start card tells a player's first coins and where the four markers begin.
- **HA-11** The start player is whoever has the lowest initiative in epoch I, the second lowest in epoch II and the
  third lowest in epoch III. With two players the lower initiative starts in epochs I and III, the other in epoch II.
- **HA-12** Every player who will never be start player gets 1 coin at set-up: with four players the highest initiative,
  with five the two highest, with three nobody. With two players, the one who starts only once gets it.

## Phase A

- **HA-13** The start player sets the wheel to one of its 5 positions. Each animal's shield then points at one colour,
  no two at the same. With fewer than five players some shields belong to nobody.
- **HA-14** All players at once draw two cards from the pile their shield points at. Nobody else sees them.
- **HA-15** In turn, from the start player on, each player lays one of the two cards face up on the outer space of its
  colour.
- **HA-16** The other card is kept or sold. A player may not lay out both cards, keep both or sell both.
- **HA-17** A card is kept for its price, less 1 coin for each card of the same colour the player already has, but never
  less than 0. Whoever has too few coins cannot keep it.
- **HA-18** The resources of a kept card move the player's markers at once.
- **HA-19** Selling a card brings 2 coins in epoch I, 3 in epoch II and 4 in epoch III. The card leaves the game face
  down.
- **HA-20** When everybody has dealt with the two cards, the wheel turns one space clockwise and players draw again.
  After 5 rounds everybody has drawn from every colour and the piles are used up.
- **HA-21** Phase A ends with three steps: income, region, bust. Each step is finished by all players, in turn from the
  start player on, before the next begins.
- **HA-22** Income: each player receives as many coins as the income marker shows. The marker stays.
- **HA-23** Region: a player may take one region per step if military is at least its requirement; military is not
  spent. A player can have only one region of each requirement, and takes them in any order.
- **HA-24** Plundering a region brings the coins it shows. It counts the points on its front, and its back is never
  seen.
- **HA-25** Annexing a region costs the coins it shows. It is turned over, the resources on its back move the markers at
  once, and it counts the points on its back. Nobody knows the back beforehand, and the choice between plundering and
  annexing is final.
- **HA-26** Bust: a player may carve one bust per step if culture is at least its requirement; culture is not spent.
  Each bust is carved once, in any order.
- **HA-27** A carved bust takes one of the player's own bonus tiles. Front up, that resource's marker moves at once by
  the bust's bonus; back up, the bonus counts as points at the end, besides the bust's own points. The choice is final.
- **HA-28** Regions and busts are never lost, even if military or culture later falls below the requirement.

## Phase B

- **HA-29** In turn, from the same start player on, each player takes the top card of any outer pile and keeps or sells
  it (HA-17 to HA-19). Piles may not be looked through. This goes on until no card is left, 5 times for each player.
- **HA-30** Then come income, region and bust, just as in phase A (HA-21 to HA-28).
- **HA-31** Feeding: a player may not have more cards than food; the start card does not count. Whoever has more
  discards cards of their own choice until the food is enough.
- **HA-32** A discarded card takes its resources and its ability with it and brings no coins. Losing food this way can
  force further discards.
- **HA-33** Seals: in turn, from the start player on, each player may buy any number of seals at the price of the epoch,
  but at most 2 silver and 2 gold in the whole game. The prices stand on the play aid, not in the book; the table of
  seals has silver at 2 / 6 / 20 and gold at 3 / 9 / 30 coins in epoch I / II / III (inferred).
- **HA-34** A silver seal takes one of the player's own bonus tiles, resource up. At the end it is worth half the value
  of that resource's marker, rounded up.
- **HA-35** A gold seal is worth 7 points at the end for each set of five cards of five different colours. Two gold
  seals make it 14 points for each set.

## Purple abilities

Each name in code type is the word for the ability in the table of cards. An ability holds from the moment the card is
kept for as long as the player has it.

- **HA-36** Epoch I, \`sale_bonus\`: each card sold brings 1 coin more.
- **HA-37** Epoch I, \`place_bonus\`: put one own bonus tile on the card at once, resource up, and move that marker
  3 steps (the number is designed). Losing the card takes the steps back and returns the tile.
- **HA-38** Epoch I advanced, \`per_yellow\`, \`per_red\`, \`per_blue\`, \`per_green\`: move the colour's marker (income,
  military, culture, food) 1 step for each own card of that colour, now and whenever one is added. Losing such a card
  takes its step back, losing this card all of them.
- **HA-39** Epoch II, \`bust_bonus\`: every bust with a bonus tile resource up, carved before or after, moves its marker
  2 steps more. Busts with points do not.
- **HA-40** Epoch II, \`cheap_seals\`: a silver seal costs 4 coins in epoch II and 15 in epoch III, a gold seal 6 and 22.
- **HA-41** Epoch II advanced, \`pay_hunger\`: at feeding, a player with more cards than food may pay 2 coins for each
  card to keep instead of discarding it, for at most 6 cards per step.
- **HA-42** Epoch II advanced, \`sell_surplus\`: at feeding, each food beyond the number of cards brings 3 coins, at most
  12 coins per step.
- **HA-43** Epoch II advanced, \`catch_up_income\`: at income, each of military, culture and food that is above income
  brings 2 coins, so at most 6.
- **HA-44** Epoch II advanced, \`region_coins\`: each region taken from now on brings 4 coins more, plundered or annexed.
- **HA-45** Epoch III, \`full_silver\`: at the end, one of the player's silver seals counts the whole value of its marker
  instead of half.
- **HA-46** Epoch III, \`set_points\`: at the end, each set of five cards of five different colours is worth 4 points,
  with or without gold seals.
- **HA-47** Epoch III advanced, \`wild_card\`: when sets are counted for gold seals, it stands in for one missing card.
- **HA-48** Epoch III advanced, \`double_step\`: the player may take two regions in each region step and carve two busts
  in each bust step. Each must meet its requirement.
- **HA-49** Epoch III advanced, \`lower_requirements\`: the requirements of regions and busts are 4 lower for this player.
- **HA-50** Epoch III advanced, \`buy_requirements\`: the player may pay 3 coins to lower the requirement of a region or a
  bust by 1, as often as needed, for at most 30 coins per step.

## End of the game

- **HA-51** The game ends after phase B of epoch III. Points are counted for regions, busts with the points on their
  bonus tiles, silver seals, gold seals and cards, and 1 point for every 5 coins left.
- **HA-52** Most points win. Of players tied, the one with more coins left wins; if that is equal too, they share the
  victory.

## Examples from the book

- **HA-53** The start card with initiative 2 gives 8 coins, income 2, military 1, culture 3 and food 4 (HA-10).
- **HA-54** A blue card of price 5 costs 3 coins for a player with two blue cards (HA-17).
- **HA-55** A player with military 19 and regions of 3 and 9 can take only one of 15. Plundering it brings 5 coins, and
  8 points at the end (HA-23, HA-24).
- **HA-56** A player with military 12 annexes a region of 9 for 1 coin. Its back moves military by 2 and culture by 1
  (HA-25).
- **HA-57** With culture 13, the bust of 12 with a tile resource up moves that marker 3 steps. With culture 20, the bust
  of 20 with a tile points up is worth 14 and 4 points (HA-26, HA-27).
- **HA-58** With food 9 and 6 cards everybody is fed. With food 6 and 7 cards one card goes; in the book it is a yellow
  one, and income and military fall by 1 each (HA-31, HA-32).
- **HA-59** A silver seal on military is worth 15 points if military ends at 30. One gold seal and 3 sets are worth 21
  (HA-34, HA-35).
- **HA-60** \`per_green\` with two green cards moves food 2 steps (HA-38). With \`pay_hunger\`, food 9 and 11 cards, 4 coins
  keep both cards that would be lost (HA-41).
- **HA-61** With \`buy_requirements\` and military 14, a region of 15 can be taken for 3 coins (HA-50).

## What follows from the rules

- **HA-62** A player's 8 bonus tiles are one supply for busts, silver seals and \`place_bonus\`. A tile that lies on one
  of them is not free for another.
- **HA-63** The region step comes before the bust step. Culture from a region just annexed therefore counts for the bust
  that follows.
- **HA-64** All 162 cards and 25 regions are accounted for at any time. A marker always equals the sum of what moves it:
  start card, cards, regions, bonus tiles and abilities.
- **HA-65** There is always something a player can do. Whoever cannot pay for a card sells it.
`,E=C(`<div><dt class="svelte-oxu2mb"> </dt><dd class="svelte-oxu2mb"> </dd></div>`),D=C(`<section class="svelte-oxu2mb"><h2> </h2> <dl class="svelte-oxu2mb"></dl></section>`),O=C(`<main class="svelte-oxu2mb"><h1> </h1> <p class="tabs svelte-oxu2mb"><a href="/rules/ra"> </a> <a href="/rules/hadara"> </a></p> <label class="field"><span> </span><input type="search"/></label> <p class="quiet"> </p> <div lang="en"></div></main>`);function k(C,k){u(k,!0);let A=m(``);function j(e){let t=[];for(let n of e.split(`
`)){let e=n.match(/^- \*\*((?:RA|HA)-\d+)\*\* (.*)/);n.startsWith(`## `)?t.push({title:n.slice(3),rules:[]}):e?t.at(-1)?.rules.push({id:e[1],text:e[2]}):n.startsWith(`  `)&&t.at(-1)?.rules.length&&(t.at(-1).rules.at(-1).text+=` ${n.trim()}`)}return t.filter(e=>e.rules.length)}let M=x(()=>j(k.game===`ra`?w:T)),N=x(()=>n(M).map(e=>({...e,rules:e.rules.filter(e=>`${e.id} ${e.text}`.toLowerCase().includes(n(A).toLowerCase().trim()))})).filter(e=>e.rules.length)),P=e=>e.replace(/[`*]/g,``);c(()=>{k.game,location.hash&&document.getElementById(location.hash.slice(1))?.scrollIntoView({block:`center`})});var F=O();S(`oxu2mb`,t=>{i(t=>{e.title=`${t??``} – Epoca`},[()=>_(`web-rules`)])});var I=b(F),L=v(I,!0),R=p(I,2),z=b(R);let B;var V=v(z,!0),H=p(z,2);let U;var W=v(H,!0);d(R);var G=p(R,2),K=b(G),q=v(K,!0),J=p(K);h(J),d(G);var Y=p(G,2),X=v(Y,!0),Z=p(Y,2);t(Z,21,()=>n(N),e=>e.title,(e,i)=>{var c=D(),l=b(c),u=v(l,!0),m=p(l,2);t(m,21,()=>n(i).rules,e=>e.id,(e,t)=>{var i=E();let c;var l=b(i),u=v(l,!0),m=p(l),h=v(m,!0);d(i),s(e=>{f(i,`id`,n(t).id),c=o(i,1,`svelte-oxu2mb`,null,c,{here:location.hash===`#${n(t).id}`}),r(u,n(t).id),r(h,e)},[()=>P(n(t).text)]),a(e,i)}),d(m),d(c),s(()=>r(u,n(i).title)),a(e,c)}),d(Z),d(F),s((e,t,n,i,a)=>{r(L,e),B=o(z,1,`button`,null,B,{main:k.game===`ra`}),r(V,t),U=o(H,1,`button`,null,U,{main:k.game===`hadara`}),r(W,n),r(q,i),r(X,a)},[()=>_(`web-rules-of`,{game:_(`${k.game}-name`)}),()=>_(`ra-name`),()=>_(`hadara-name`),()=>_(`web-search`),()=>_(`web-rules-english`)]),g(J,()=>n(A),e=>y(A,e)),a(C,F),l()}export{k as default};