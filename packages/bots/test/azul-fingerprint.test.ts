// The Azul bots decide bit for bit as the version did that docs/strength.md relies on: random, greedy, skilled, expert, and
// master with three and four seats of boards without prospects (prospects.json) as b0af057, the levels below as 2f42391, master
// elsewhere since it knows prospects and, with two seats, plays on (the commit that put azul-end-comparison.test.ts beside this
// file; three and four seats of the coloured board and two of crystal-bonus with their sets, one commit after 8f0254b). A change
// that is meant to change play replaces the hashes in azul-fingerprint.json and names its version here.

import { BOARD_NAMES } from '@mozaika/azul';
import { SEAT_COUNTS } from '@mozaika/kernel';
import { describe, expect, test } from 'vitest';
import { azulBots } from '../src/azul/bots.ts';
import hashes from './azul-fingerprint.json' with { type: 'json' };
import { fingerprints } from './azul-fingerprint.ts';

const COVERAGE = { matches: 1, every: 5, nodes: [60, 200, 2500] };

describe.each(BOARD_NAMES)('%s', (board) => {
  test.each(SEAT_COUNTS)('%i seats: moves and values of every bot are as recorded', (seats) => {
    expect(fingerprints(azulBots, board, seats, COVERAGE)).toEqual(hashes[board][seats]);
  });
});
