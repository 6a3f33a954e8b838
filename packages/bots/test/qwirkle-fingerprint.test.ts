// The Qwirkle bots decide bit for bit as they did when the hashes were made. In matches by the rules of version 1 the hashes of
// random, greedy, practised, skilled, expert and master are those of version b0af057, which docs/strength.md relies on.
// A change that is meant to change play replaces the hashes here and names its version there.

import { SEAT_COUNTS } from '@mozaika/kernel';
import { expect, test } from 'vitest';
import { qwirkleBots } from '../src/qwirkle/bots.ts';
import { fingerprints } from './qwirkle-fingerprint.ts';

const QUICK = { matches: 1, every: 6, masterNodes: [200, 1000], rules: 1 } as const;
const QUICK_HASHES = {
  2: {
    random: '86b0c83564256029',
    greedy: 'cc451492f4262f9d',
    'first-steps': '4b8d4f8f3610325f',
    newcomer: '84fccc178d80351f',
    occasional: '61e0b21a8db63a4c',
    regular: 'a5305d1744568757',
    practised: '16ad83730b4836bf',
    skilled: '6315d973031ea67c',
    expert: '12444ad56900b7bf',
    master: '44afef5a756a554c',
  },
  3: {
    random: 'f77b0b4aa91b4cec',
    greedy: '06b27af28d8259a3',
    'first-steps': 'b8bb13476988dc3e',
    newcomer: '534c684a67759d1e',
    occasional: '85d25aa3fd85b900',
    regular: '3571edd70e0f2af6',
    practised: '1f79378a762fedb3',
    skilled: 'd50a1731fc1f929a',
    expert: '5e94bb44d0385078',
    master: '1c182e22164da817',
  },
  4: {
    random: 'cb0961f190373d85',
    greedy: 'ede89f5333a734c0',
    'first-steps': '1cbcd0e0eaa4159b',
    newcomer: '8727d178d7478c99',
    occasional: '67b3a216beb100c9',
    regular: '375a835ec8b80da9',
    practised: 'b48cc89068328caf',
    skilled: '1c0755525d4eb49c',
    expert: '51251ad69a26bb27',
    master: '389a9ad67058199c',
  },
} as const;

/** For `npm run soak`: some minutes. */
const LONG = { matches: 12, every: 3, masterNodes: [100, 1000, 4000], rules: 1 } as const;
const LONG_HASHES = {
  2: {
    random: '61815b18e5c2a137',
    greedy: '6a664b9e9d497c88',
    'first-steps': 'bc7f18ee5d03979a',
    newcomer: '4491b531813a122a',
    occasional: 'e4c1339e1d11a3ba',
    regular: '0fc83bfddf101209',
    practised: '981db5b4a240ef80',
    skilled: '19e0446d19196fba',
    expert: 'e568ab6f6d272815',
    master: '578eb333769dbd8b',
  },
  3: {
    random: '6cfc5b7adcc547a0',
    greedy: '2246d845eadfb17e',
    'first-steps': 'eb4570414ae25a3d',
    newcomer: '6b7ff0f00a94ba46',
    occasional: '9a2fcdfc965a8afc',
    regular: '61854a97b02871c6',
    practised: '936a5afdfe64122e',
    skilled: '51bc580e85e07691',
    expert: '5f7973d2426e10e4',
    master: '9c72b22abd308815',
  },
  4: {
    random: '19f600bf2e60c7f3',
    greedy: 'aba70549d9c5e1b4',
    'first-steps': '98736d7a3d99c8cd',
    newcomer: 'd2b65ad08ba9ff90',
    occasional: '2871f97a83f9df11',
    regular: 'd6084ec7b99c1493',
    practised: 'a020f7c691024911',
    skilled: '72d43ce86e98dfa2',
    expert: '3894e7cdd6e07d43',
    master: 'ac3e9fa5788b58e2',
  },
} as const;

const { coverage, hashes } =
  'MOZAIKA_SOAK' in process.env ? { coverage: LONG, hashes: LONG_HASHES } : { coverage: QUICK, hashes: QUICK_HASHES };

test.each(SEAT_COUNTS)('%i seats: moves and values of every bot are as they were', (seats) => {
  expect(fingerprints(qwirkleBots, seats, coverage)).toEqual(hashes[seats]);
});

/** What announced sets change is seen in the first turns. */
const OPENINGS = { matches: 2, every: 1, masterNodes: [1000], rules: 2, lastTurn: 4 } as const;
const OPENINGS_HASHES = {
  2: {
    expert: 'add0a7c26bbb2520',
    master: 'd247617bb2965b38',
  },
  3: {
    expert: '98c5c4c2872f8e94',
    master: 'be036803573e8eb7',
  },
  4: {
    expert: '79795a886dd5ef78',
    master: '9763b5ac3d45c244',
  },
} as const;

test.each(SEAT_COUNTS)(
  '%i seats: so are openings with announced sets, of the bots that sample hidden hands',
  (seats) => {
    expect(fingerprints(qwirkleBots, seats, OPENINGS)).toMatchObject(OPENINGS_HASHES[seats]);
  },
);
