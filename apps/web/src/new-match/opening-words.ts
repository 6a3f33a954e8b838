// Phrases of who begins, in the form of a new match and at a table online.

import type { Phrases } from '@mozaika/words';

export const OPENING = {
  whoStarts: { en: 'Who starts', cs: 'Kdo začíná' },
  drawn: { en: 'Drawn by lot', cs: 'Rozhodne los' },
  tiesDrawn: { en: 'Ties are decided by lot', cs: 'Při shodě rozhodne los' },
  tiesByAge: { en: 'Ties go to the oldest', cs: 'Při shodě začíná nejstarší' },
  tapByAge: {
    en: 'Tap the players from the oldest to the youngest.',
    cs: 'Ťukni na hráče od nejstaršího po nejmladšího.',
  },
  oldestFirst: { en: 'From the oldest: {names}', cs: 'Od nejstaršího: {names}' },
  botsYoungest: { en: 'Bots count as the youngest.', cs: 'Boti se počítají jako nejmladší.' },
  /** At a table online. */
  player: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  starts: { en: '{name} starts.', cs: 'Začíná {name}.' },
  tiesOf: {
    en: 'Ties go to the oldest, in this order: {names}.',
    cs: 'Při shodě začíná nejstarší, pořadí podle věku: {names}.',
  },
} satisfies Phrases;
