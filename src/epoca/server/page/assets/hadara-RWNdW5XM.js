var e=`# The rules of Hadara

This page states the rules of Hadara as this program plays them, one numbered statement at a time. It follows the
Portuguese rulebook, for the basic and the advanced game. The numbers are used in code, in tests and in the messages
that refuse a move; a number never changes its meaning. Most of what is printed on the components is not in the
book, so each row of the game's tables (cards, regions, busts, seals, start cards) says where its values come from:
\`rulebook\` values are printed in the text of the rulebook; \`recorded\` ones are known from public play aids; \`inferred\`
ones are forced or suggested by other numbers; \`designed\` ones are not known to us and were made to fit the pattern of
the cards that are. Whoever owns the box can put the printed values into the tables without touching code.

## Components

- **HA-1** There are 162 epoch cards. Each of the epochs I, II and III has 10 yellow, 10 red, 10 blue and 10 green ones,
  and 14 purple ones, of which 10 are basic and 4 advanced. The values of the 120 others follow records of the boxed
  game; all 42 purple ones are designed here.
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
- **HA-9** Each player gets a start card at random. The book prefers side A for the first match and then leaves the side
  to each player. The table's option \`start\` says so: \`A\` or \`B\` for everybody, or \`choice\`. The book gives no order of
  choosing; in this program they choose seat by seat, and everybody sees both sides of every start card.
- **HA-10** The start card shows a player’s starting coins and where the four markers begin.
- **HA-11** The start player is whoever has the lowest initiative in epoch I, the second lowest in epoch II and the
  third lowest in epoch III. With two players the lower initiative starts in epochs I and III, the other in epoch II.
- **HA-12** Every player who will never be start player gets 1 coin at set-up: with four players the highest initiative,
  with five the two highest, with three nobody. With two players, the one who starts only once gets it.

## Phase A

- **HA-13** The start player sets the wheel to one of its 5 positions. Each animal's shield then points at one colour,
  no two at the same. With fewer than five players some shields belong to nobody. Neighbours have neighbouring shields:
  whatever colour one seat's shield points at, that of the next seat points at the next one in the order yellow, red,
  blue, green, purple. The shields after the last seat are the ones without an owner.
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
  After 5 rounds everybody has drawn from every colour and the piles are used up. Clockwise takes a shield from red to
  yellow, as in the book.
- **HA-21** Phase A ends with three steps: income, region, bust. Each step is finished by all players, in turn from the
  start player on, before the next begins.
- **HA-22** Income: each player receives as many coins as the income marker shows. The marker stays.
- **HA-23** Region: a player may take one region per step if military is at least its requirement; military is not
  spent. A player can have only one region of each requirement, and takes them in any order.
- **HA-24** Plundering a region brings the coins it shows. It counts the points on its front, and its back is never
  seen.
- **HA-25** Annexing a region costs the coins it shows. It is turned over, the resources on its back move the markers at
  once, and it counts the points on its back. Nobody knows the back beforehand, and the choice between plundering and
  annexing is final. The back never counts fewer points than the front; edited tables are held to this.
- **HA-26** Bust: a player may carve one bust per step if culture is at least its requirement; culture is not spent.
  Each bust can be carved once, in any order.
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
- **HA-39** Epoch II, \`bust_bonus\`: every bust with a bonus tile resource up, carved before or after, moves its marker 2
  steps more. Busts with points do not. Losing the card takes these steps back.
- **HA-40** Epoch II, \`cheap_seals\`: a silver seal costs 4 coins in epoch II and 15 in epoch III, a gold seal 6 and 22.
- **HA-41** Epoch II advanced, \`pay_hunger\`: at feeding, a player with more cards than food may pay 2 coins for each
  card to keep instead of discarding it, for at most 6 cards per step. A player may pay for some cards and discard
  others; the coins keep a card for this step only.
- **HA-42** Epoch II advanced, \`sell_surplus\`: at feeding, each food beyond the number of cards brings 3 coins, at most
  12 coins per step. The book says “may”; as nobody would decline, this program always pays the coins.
- **HA-43** Epoch II advanced, \`catch_up_income\`: at income, each of military, culture and food that is above income
  brings 2 coins, so at most 6.
- **HA-44** Epoch II advanced, \`region_coins\`: each region taken from now on brings 4 coins more, plundered or annexed.
  They come afterwards: the price of annexing has to be paid without them.
- **HA-45** Epoch III, \`full_silver\`: at the end, one of the player's silver seals counts the whole value of its marker
  instead of half. This program counts the seal that gains most by it.
- **HA-46** Epoch III, \`set_points\`: at the end, each set of five cards of five different colours is worth 4 points,
  with or without gold seals.
- **HA-47** Epoch III advanced, \`wild_card\`: when sets are counted for gold seals, it stands in for one missing card. It
  does not count for \`set_points\` (HA-46), whose sets are complete without it.
- **HA-48** Epoch III advanced, \`double_step\`: the player may take two regions in each region step and carve two busts
  in each bust step. Each must meet its requirement.
- **HA-49** Epoch III advanced, \`lower_requirements\`: the requirements of regions and busts are 4 lower for this player.
- **HA-50** Epoch III advanced, \`buy_requirements\`: the player may pay 3 coins to lower the requirement of a region or a
  bust by 1, as often as needed, for at most 30 coins per step. Only the coins that are needed are paid, after any
  \`lower_requirements\` (HA-49); the limit is for all regions of a step together, and for all busts.

## End of the game

- **HA-51** The game ends after phase B of epoch III. Points are counted for regions, busts with the points on their
  bonus tiles, silver seals, gold seals and cards, and 1 point for every 5 coins left.
- **HA-52** The player with the most points wins. Of players tied, the one with more coins left wins; if that is equal
  too, they share the victory.

## Examples from the book

- **HA-53** The start card with initiative 2 gives 8 coins, income 2, military 1, culture 3 and food 4 (HA-10). A blue
  card of epoch I costs 3 coins, gives culture 2 and food 1, and counts 2 points (HA-2). With four players 8 cards of
  each colour are laid out in epoch II (HA-6).
- **HA-54** A blue card of price 5 costs 3 coins for a player with two blue cards (HA-17). A sold card of epoch I brings
  2 coins (HA-19). A shield at red points at yellow in the next round (HA-20). An income of 12 brings 12 coins (HA-22).
- **HA-55** A player with military 19 and regions of 3 and 9 can take only one of 15. Plundering it brings 5 coins, and
  8 points at the end (HA-23, HA-24).
- **HA-56** A player with military 12 annexes a region of 9 for 1 coin. Its back moves military by 2 and culture by 1
  (HA-25). A region of 3 shows 3 coins for plundering, 1 for annexing and 2 points; one such back gives income 1 and
  military 1 and counts 2 points.
- **HA-57** With culture 13, the bust of 12 with a tile resource up moves that marker 3 steps. With culture 20, the bust
  of 20 with a tile points up is worth 14 and 4 points (HA-26, HA-27). The bust of 6 counts 4 points.
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
`;export{e as default};