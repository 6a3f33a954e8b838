// The process of boardgame.io's server: tic-tac-toe as in its tutorial, in memory. Its folder, where it is installed, is the first argument.

import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Context {
  readonly G: { readonly cells: (string | null)[] };
  readonly ctx: { readonly currentPlayer: string };
  readonly playerID: string;
}

const [, , folder = ''] = process.argv;
const load = createRequire(join(folder, 'package.json'));
const { Server, Origins } = load('boardgame.io/server');
const { INVALID_MOVE } = load('boardgame.io/core');

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: Context, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G: { cells }, ctx }: Context) {
    const isOwner = (cell: number | undefined) => cell !== undefined && cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(isOwner))) return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

// boardgame.io says on the console that it serves; what it prints is nobody's figure.
console.info = () => undefined;
const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
const { appServer, apiServer } = await server.run({ port: 0 });
process.send?.({ port: appServer.address().port });
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => {
  server.kill({ appServer, apiServer });
  process.exit();
});
