// The learned weights of the Qwirkle bots, and how they were made. Written by `npm run train -- qwirkle`.

import type { Weights } from './judgement.ts';

export const WEIGHTS: Weights = {
  made: { games: 0, seed: 'none', budget: 'by hand', date: '2026-11-16', result: 'none' },
  tables: {
    '2': {
      early: { kept: [0, 0, 0, 0, 0, 0, 0, 0.5, -0.8, 0.3, 0.8, 1.5, 2, 0.5], gift: [-8, -3, -0.5, 2] },
      late: { kept: [0, 0, 0, 0, 0, 0, 0, 0.3, -0.6, 0.2, 0.4, 0.7, 1, 0.3], gift: [-8, -3, -0.5, 2] },
      empty: { kept: [6, 0, -1, -2, -3, -4, -5, 0.3, -0.3, 0, 0, 0, 0, 0], gift: [-8, -3, -0.5, 2] },
    },
    '3': {
      early: { kept: [0, 0, 0, 0, 0, 0, 0, 0.5, -0.8, 0.3, 0.8, 1.5, 2, 0.5], gift: [-5, -2, -0.3, 1] },
      late: { kept: [0, 0, 0, 0, 0, 0, 0, 0.3, -0.6, 0.2, 0.4, 0.7, 1, 0.3], gift: [-5, -2, -0.3, 1] },
      empty: { kept: [6, 0, -1, -2, -3, -4, -5, 0.3, -0.3, 0, 0, 0, 0, 0], gift: [-5, -2, -0.3, 1] },
    },
    '4': {
      early: { kept: [0, 0, 0, 0, 0, 0, 0, 0.5, -0.8, 0.3, 0.8, 1.5, 2, 0.5], gift: [-4, -1.5, -0.2, 0.5] },
      late: { kept: [0, 0, 0, 0, 0, 0, 0, 0.3, -0.6, 0.2, 0.4, 0.7, 1, 0.3], gift: [-4, -1.5, -0.2, 0.5] },
      empty: { kept: [6, 0, -1, -2, -3, -4, -5, 0.3, -0.3, 0, 0, 0, 0, 0], gift: [-4, -1.5, -0.2, 0.5] },
    },
  },
  outlook: { still: 4, perTile: 2, tempo: 4 },
};
