// Random play of boardgame.io's tutorial game (noughts and crosses) with its local client: one line of JSON.
const { Client } = require("boardgame.io/client");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
};

let seed = 7;
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

function play() {
  const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) break;
    const free = G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    client.moves.clickCell(free[Math.floor(random() * free.length)]);
    decisions += 1;
  }
  client.stop();
  return decisions;
}

const seconds = Number(process.argv[2] ?? 3);
play();
let decisions = 0;
let games = 0;
const start = process.cpuUsage();
const spent = () => {
  const used = process.cpuUsage(start);
  return (used.user + used.system) / 1e6;
};
while (spent() < seconds) {
  decisions += play();
  games += 1;
}
const total = spent();
console.log(JSON.stringify({
  decisions_per_s: decisions / total,
  games_per_s: games / total,
  decisions_per_game: decisions / games,
  clone_us: null,
}));
