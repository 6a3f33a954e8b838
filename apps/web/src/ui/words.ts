// Phrases of pages, error pages and lists.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  lostTitle: { en: 'Nothing here', cs: 'Tady nic není' },
  lostAddress: {
    en: 'This link leads nowhere: it is incomplete, or it comes from another version of Mozaika. Ask for a new one, or start your own match.',
    cs: 'Tenhle odkaz nikam nevede: je neúplný, nebo z jiné verze Mozaiky. Požádej o nový, nebo si založ vlastní partii.',
  },
  lostNetwork: {
    en: 'This part of the app could not be loaded. Check the connection and try again.',
    cs: 'Tuhle část aplikace se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.',
  },
  lostMatch: {
    en: 'This match is not on this device. It may have been deleted, or it was played elsewhere.',
    cs: 'Tahle partie v zařízení není. Je smazaná, nebo se hrála jinde.',
  },
  loading: { en: 'Setting the table…', cs: 'Chystám stůl…' },
  again: { en: 'Try again', cs: 'Zkusit znovu' },
  toStart: { en: 'Start screen', cs: 'Na úvodní obrazovku' },
  more: { en: 'Show all {count}', cs: 'Ukázat všech {count}' },
} satisfies Phrases;
