// Phrases of the choice of an edition, of who begins, and of the page about boxes.

import type { Phrases } from '@mozaika/words';

export const EDITION_WORDS = {
  whatToPlay: { en: 'What to play', cs: 'Co se bude hrát' },
  whichBox: { en: 'Which box do I have?', cs: 'Kterou krabici mám?' },
  boxesAbout: {
    en: 'Find the box on your shelf. Below it is what to choose here.',
    cs: 'Najdi krabici, kterou máš doma. Pod ní je napsáno, co si tu vybrat.',
  },
  playThis: { en: 'Play {title}', cs: 'Hrát {title}' },
  otherBoxes: {
    en: 'Other boxes with Azul or Qwirkle in their name, such as Summer Pavilion or Qwirkle Cubes, are different games with their own rules. You won’t find them here.',
    cs: 'Další krabice, které mají v názvu Azul nebo Qwirkle (třeba Summer Pavilion nebo Qwirkle Cubes), jsou jiné hry s vlastními pravidly. Ty tu nejsou.',
  },
} satisfies Phrases;

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
  starts: { en: '{name} starts.', cs: 'Začíná {name}.' },
  tiesOf: {
    en: 'Ties go to the oldest, in this order: {names}.',
    cs: 'Při shodě začíná nejstarší, pořadí podle věku: {names}.',
  },
} satisfies Phrases;
