// Azul's tutorial: ten steps from the first take to the end of a match.

import type { Tutorial } from '../../../tutorial/tutorial.ts';
import { FIRST_ROUNDS } from './first-round.ts';
import { LAST_ROUNDS } from './last-round.ts';
import './tutorial.css';

const tutorial: Tutorial = {
  steps: [...FIRST_ROUNDS, ...LAST_ROUNDS],
  end: {
    en: 'That is all of Azul: take, fill lines, tile the wall so that tiles touch, and keep your floor clean. The gentlest bot is a good first opponent.',
    cs: 'To je celý Azul: ber, plň řady, obkládej stěnu tak, aby se dlaždice dotýkaly, a drž si čistou podlahu. Na první partii se hodí nejmírnější bot.',
  },
  look: 'azul-tutorial',
};

export default tutorial;
