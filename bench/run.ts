// `npm run bench [-- --json]`: how quick the rules and the bots are, one thread, as a table or as one JSON object.

import { azulPerftNode, azulRandomMove } from './azul.ts';
import { azulSearchNode, qwirkleSimulatedPly } from './bots.ts';
import { qwirkleGreedyTurn, qwirkleListPlays } from './qwirkle.ts';

/** What the bots add to the bare rules, as a percentage of the whole. */
const percentOnTop = (whole: number, rules: number): number => 100 * (1 - rules / whole);

const azulMove = azulRandomMove();
const azulNode = await azulSearchNode();
const qwirkleTurn = qwirkleGreedyTurn();
const qwirklePly = await qwirkleSimulatedPly();

const figures = {
  azulRandomMoveNs: azulMove,
  azulPerftNodesPerSecond: 1e9 / azulPerftNode(),
  qwirkleGreedyTurnNs: qwirkleTurn,
  qwirkleListPlaysNs: qwirkleListPlays(),
  azulSearchNodesPerSecond: 1e9 / azulNode,
  azulSearchPercent: percentOnTop(azulNode, azulMove),
  qwirkleSimulatedPliesPerSecond: 1e9 / qwirklePly,
  qwirkleSimulationPercent: percentOnTop(qwirklePly, qwirkleTurn),
};

/** What each figure is, for people. */
const meanings: { readonly [figure in keyof typeof figures]: string } = {
  azulRandomMoveNs: 'Azul: a random move with the full list of legal moves (ns)',
  azulPerftNodesPerSecond: 'Azul: perft nodes a second',
  qwirkleGreedyTurnNs: 'Qwirkle: a whole turn of the highest score (ns)',
  qwirkleListPlaysNs: 'Qwirkle: listing all legal plays (ns)',
  azulSearchNodesPerSecond: 'Azul: nodes a second of the master’s search',
  azulSearchPercent: 'Azul: of that, what search adds to a random move (%)',
  qwirkleSimulatedPliesPerSecond: 'Qwirkle: plies a second of the master’s simulation',
  qwirkleSimulationPercent: 'Qwirkle: of that, what evaluation adds to a greedy turn (%)',
};

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(figures));
} else {
  for (const [figure, meaning] of Object.entries(meanings)) {
    const value = Math.round(figures[figure as keyof typeof figures]).toLocaleString('en');
    console.log(`${meaning.padEnd(62)} ${value.padStart(12)}`);
  }
}
