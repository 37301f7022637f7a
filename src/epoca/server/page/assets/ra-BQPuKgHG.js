var e=`# The rules of Ra

This page states the rules of Ra as this program plays them, one numbered statement at a time. It covers three editions:
\`classic\`, after the Italian rulebook of the 1999 game and a French play aid; \`modern\`, after the Brazilian rulebook;
and \`barque\`, after the Polish rulebook. Where the books differ, the rule says which edition does what. The numbers are
used in code, in tests and in the messages that refuse a move, such as "The auction track is full (RA-13)"; a number
never changes its meaning. Steps that leave nothing to choose the program takes by itself: RA-18, RA-20, RA-21, RA-24
and RA-35 say where. Two forced moves stay yours to make, as at a table: to invoke Ra when the auction track is full and
you have no god to spend, and to bid your only sun when you must bid (RA-26).

## Components

- **RA-1** The game has 180 tiles: 30 Ra, 8 gods, 5 gold, 25 pharaohs, 25 Niles, 12 floods, 25 civilizations (art,
  agriculture, religion, astronomy, writing; 5 of each) and 40 monuments (fortress, obelisk, palace, pyramid, temple,
  statue, step pyramid, sphinx; 5 of each). The other 10 are disasters: 2 funerals, 2 droughts, 4 unrest and
  2 earthquakes.
- **RA-2** There are 16 suns, numbered 1 to 16. Two players use 1 to 9, three or four players 1 to 13, five players
  all 16.
- **RA-3** Points are kept in tokens of 1, 2, 5 and 10 (Italian book: 10, 8, 20 and 10 of them; Brazilian book: 12, 12,
  24 and 12). No book says what happens when they run out; in our reading the tokens only count, and a shortage of them
  never limits anybody.
- **RA-4** The auction track has 8 spaces. The Ra track has 10; with fewer than five players only the last ones are used
  (RA-11). In \`barque\` the barque begins before them, on a start space of its own for the number of players.

## Editions

- **RA-5** The edition \`classic\` is for 3 to 5 players. A drawn Ra tile is laid on the Ra track and stays there until
  the epoch ends.
- **RA-6** The edition \`modern\` is for 2 to 5 players. Everything else is as in \`classic\`.
- **RA-7** The edition \`barque\` is for 2 to 5 players. A drawn Ra tile leaves the game at once, and the barque of Ra
  moves one space along the Ra track instead. The order of turns is the same as in the other editions (RA-33): the
  Polish book lets the Ra player resume after an auction, but that player's one action is over, so the turn passes left.
  The book also lets you turn the board over and play without the barque: that is the edition \`no-barque\`, in which Ra
  tiles stay on the Ra track and everything else is as in \`barque\`.
- **RA-8** The editions have their own words for some things, such as unrest or war, a bag or tiles lying face down, and the
  names of the gods. Players see the words of their edition and language; the rules are the same.

## Set-up

- **RA-9** Each player gets one group of suns at random, face up. Two players: 9-6-5-2, 8-7-4-3. Three players:
  13-8-5-2, 12-9-6-3, 11-10-7-4. Four players: 13-6-2, 12-7-3, 11-8-4, 10-9-5. Five players: 16-7-2, 15-8-3, 14-9-4,
  13-10-5, 12-11-6.
- **RA-10** Sun 1 lies face up in the centre at the start. Each player starts with 10 points. Points are secret until
  the match is over, unless the table plays with open points (option \`scores\`). The option \`memory\` decides about what
  lay open once: shown, as usual, everybody can look up which tiles are left in the bag and what each epoch brought each
  player; hidden, nobody is told what is left in the bag, and until the match is over players see only their own past
  scorings, or all of them with open points. Bots forget nothing either way.
- **RA-11** The Ra that ends an epoch is the 8th with three players, the 9th with four and the 10th with five: only this
  is printed, in the Italian book. No text gives a number for two players, or any number for the barque. Our reading is
  the 6th for two players, and the same numbers for the barque: its last space is the 6th, 8th, 9th or 10th after the
  start space.
- **RA-12** The player with the highest sun has the first turn of each epoch. Turns then go clockwise, and only the
  player whose turn it is may act.

## A turn

- **RA-13** On a turn a player may draw a tile from the bag. This is not allowed while all 8 spaces of the auction
  track are taken.
- **RA-14** A drawn tile that is not a Ra goes to the first empty space of the auction track, counted from the left.
  The turn is then over.
- **RA-15** A drawn Ra uses one more space of the Ra track and starts an auction. Whoever drew it is the Ra player.
- **RA-16** If a drawn Ra fills the last space of the Ra track, or takes the barque there (RA-11), the epoch ends at
  once. There is no auction.
- **RA-17** On a turn a player may invoke Ra: an auction starts with that player as the Ra player, and the Ra track
  does not advance. This is allowed with an empty auction track too; the bids are then for the centre sun alone.
- **RA-18** On a turn a player may spend one or more god tiles, each to take one tile from the auction track, but never
  a god and never a Ra. A spent god leaves the game. After the first, the turn can only go on with another god or end;
  this program ends it by itself when no god or no tile to take is left.
- **RA-19** A disaster may be taken with a god and strikes its taker at once: so say the Brazilian and the Polish book.
  The books of \`classic\` do not say when; our reading is the same. Each exchange of a god for a tile is carried out in
  full, losses included, before the next one (Polish book).
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
  game and the centre sun stays. The Italian book only says that nobody has to bid, not what becomes of the tiles. If
  they stayed, the next player could only spend a god or invoke Ra again, and everybody could pass without end; so our
  reading is that \`classic\` clears the track too.
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
- **RA-38** All tiles on the auction track and on the Ra track leave the game, and the barque goes back to its start
  space (RA-4). The centre sun stays.
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
- **RA-49** The match is over after the third epoch is scored, and whoever has the most points wins. Of players tied for
  the most points, the one who owns the highest sun wins. Suns break no other tie: everybody else with equal points
  shares a rank.

## Examples from the books

- **RA-50** Four players with 3, 2, 2 and 3 pharaohs score +5, -2, -2 and +5 (Italian book; RA-42).
- **RA-51** Three astronomy, two agriculture and two writing are three different kinds and score 5 (Italian book;
  RA-44).
- **RA-52** Four pyramids, three temples, two fortresses and one sphinx score 19: 4 for four different kinds, 10 for the
  pyramids and 5 for the temples (Italian and Brazilian books; RA-46, RA-47).
- **RA-53** Sums of suns of 17, 25, 21 and 17 score -5, +5, 0 and -5 (Italian book; RA-48). The book names the second
  player instead of the fourth among those who lose points, which is a misprint. Other printed errors are played as they
  are meant. The Italian book writes “inondazione” (flood) where it counts the tiles lost to a drought (RA-34), leaves
  players without points 0 “nell’epoca successiva” (in the next epoch) where their total is 0 (RA-45), and speaks of
  “tutti e tre” suns (all three), though two or three players have 4 each (RA-9). The Polish book writes “2 płytki
  powodzi” (flood tiles) and means the 2 droughts (RA-1).
- **RA-54** A player wins an earthquake, a war and a drought in one auction. The player loses two monuments of their
  choice, the only civilization, and the only flood together with one Nile (Brazilian book; RA-34 to RA-36).
- **RA-55** One flood and three Niles score 4, two floods alone 2, and four Niles without a flood 0 (Polish book;
  RA-43).
- **RA-56** The flow chart in the Polish book shows three kinds of auction: Ra was drawn (RA-25), Ra was invoked with
  room on the auction track (RA-26), Ra was invoked on a full auction track (RA-27).

## What follows from the rules

- **RA-57** The bag cannot run out while the match lasts. There are 30 Ra tiles and an epoch uses at most 10, so the
  last Ra ends the match at the latest.
- **RA-58** The number of suns a player owns never changes; an auction swaps one for one. All players' suns together
  with the centre sun are always the same suns.
- **RA-59** All 180 tiles are accounted for at any time. Each is in the bag, on the auction track, on the Ra track, in
  front of a player or out of the game.
`;export{e as default};