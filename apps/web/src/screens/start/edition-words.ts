// Phrases of the choice of an edition and of the page about boxes.

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
