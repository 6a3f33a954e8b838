// The levels of the bots, from the weakest to the strongest: what they are called, and what each of them sees and misses.

import type { Phrases } from './phrase.ts';

export const LEVEL_NAMES = {
  'first-steps': { en: 'First steps', cs: 'První krůčky' },
  newcomer: { en: 'Newcomer', cs: 'Nováček' },
  occasional: { en: 'Occasional player', cs: 'Příležitostný hráč' },
  regular: { en: 'Regular player', cs: 'Pravidelný hráč' },
  practised: { en: 'Practised player', cs: 'Pokročilý hráč' },
  skilled: { en: 'Skilled player', cs: 'Zkušený hráč' },
  expert: { en: 'Expert', cs: 'Expert' },
  master: { en: 'Master', cs: 'Mistr' },
} satisfies Phrases;

export const LEVEL_ABOUT = {
  'first-steps': {
    en: 'Sees only the simplest moves and misses nearly everything else.',
    cs: 'Vidí jen nejjednodušší tahy, skoro všechno ostatní přehlédne.',
  },
  newcomer: {
    en: 'Sees what brings something at once; misses a lot and looks at nobody else.',
    cs: 'Vidí, co hned něco přinese; hodně toho přehlédne a soupeřů si nevšímá.',
  },
  occasional: {
    en: 'Finds many good moves, but judges them only roughly.',
    cs: 'Najde hodně dobrých tahů, ale odhaduje je jen zhruba.',
  },
  regular: {
    en: 'Finds most moves that pay at once; misses the less obvious ones.',
    cs: 'Najde většinu tahů, které se hned vyplatí; méně nápadné přehlíží.',
  },
  practised: {
    en: 'Misses little that is obvious, but does not plan far.',
    cs: 'Nápadného tahu si všimne skoro vždy, ale daleko neplánuje.',
  },
  skilled: {
    en: 'Thinks of what a move leaves for later; sometimes misjudges it.',
    cs: 'Myslí i na to, co si tahem nechá na příště; občas se v odhadu splete.',
  },
  expert: {
    en: 'Looks ahead and reckons with the others; misses little.',
    cs: 'Dívá se dopředu a počítá se soupeři; přehlédne jen málo.',
  },
  master: {
    en: 'Misses nothing and plays to win.',
    cs: 'Nepřehlédne nic a hraje naplno na výhru.',
  },
} satisfies Phrases;
