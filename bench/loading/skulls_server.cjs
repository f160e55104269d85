"use strict";

// boardgame.io's own server, its storage in memory, with a small push-your-luck game of eight dice for two.

const { Server } = require("boardgame.io/server");

const DICE = 8;
const DEADLY = 3;
const SETS = [0, 0, 0, 100, 200, 500, 1000, 2000, 4000];

const skulls = (dice) => dice.filter((face) => face === 0).length;

function worth(dice) {
  const loose = dice.filter((face) => face !== 0);
  return [1, 2, 3, 4, 5].reduce((sum, face) => sum + SETS[loose.filter((shown) => shown === face).length], 0);
}

function roll({ G, random, events }, again) {
  const cast = () => random.Die(6) - 1;
  if (G.dice.length === 0) G.dice = Array.from({ length: DICE }, cast);
  else if (!Array.isArray(again) || again.some((die) => !(G.dice[die] > 0))) return "INVALID_MOVE";
  else for (const die of again) G.dice[die] = cast();
  if (skulls(G.dice) >= DEADLY) {
    G.dice = [];
    events.endTurn();
  }
}

function stop({ G, ctx, events }) {
  if (G.dice.length === 0) return "INVALID_MOVE";
  G.scores[ctx.currentPlayer] += worth(G.dice);
  G.dice = [];
  events.endTurn();
}

const game = {
  name: "skulls",
  setup: ({ ctx }) => ({ scores: Array(ctx.numPlayers).fill(0), dice: [] }),
  moves: { roll, stop },
  endIf: ({ G, ctx }) =>
    ctx.currentPlayer === "0" && Math.max(...G.scores) >= 6000 ? { scores: [...G.scores] } : undefined,
};

const server = Server({ games: [game], origins: [] });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
process.stdin.on("end", () => process.exit(0)).resume();
