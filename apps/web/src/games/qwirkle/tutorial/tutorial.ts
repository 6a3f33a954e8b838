// Qwirkle's tutorial: ten steps from the first line to the last tile.

import type { Tutorial } from '../../../tutorial/tutorial.ts';
import { FIRST_STEPS } from './first-match.ts';
import { LATER_STEPS } from './later-turns.ts';

const tutorial: Tutorial = {
  steps: [...FIRST_STEPS, ...LATER_STEPS],
  end: {
    en: 'That is all of Qwirkle: lines of one colour or one shape, every line counts as a whole, and a six is worth waiting for. The gentlest bot is a good first opponent.',
    cs: 'To je celý Qwirkle: řady jedné barvy nebo jednoho tvaru, počítá se vždycky celá řada a na šestku se vyplatí počkat. Na první partii se hodí nejmírnější bot.',
  },
  look: 'qwirkle-tutorial',
};

export default tutorial;
