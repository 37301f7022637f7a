// A boardgame.io server with two games that go on for ever: the tic-tac-toe of its tutorial, and auctions with about
// as much on the table as Ra has.
const { Server } = require('boardgame.io/server');

const range = (n) => [...Array(n).keys()];

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);
    },
  },
};

const Auction = {
  name: 'auction',
  setup: () => ({
    bag: Object.fromEntries(range(23).map((kind) => [`tile-${kind}`, 8])),
    track: [],
    centreSun: 1,
    players: range(4).map((seat) => ({ suns: [2 + seat, 6 + seat, 9 + seat], tiles: {}, points: 10 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID, random }) => {
      const tile = `tile-${random.Die(23) - 1}`;
      G.bag[tile] = (G.bag[tile] + 7) % 8;
      G.track.push(tile);
      if (G.track.length < 8) return;
      const owned = G.players[Number(playerID)];
      for (const taken of G.track) owned.tiles[taken] = (owned.tiles[taken] || 0) + 1;
      owned.points += 1;
      G.track = [];
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, points: null })),
  }),
};

const server = Server({ games: [TicTacToe, Auction], origins: ['http://127.0.0.1'] });
server.run(Number(process.argv[2]));
