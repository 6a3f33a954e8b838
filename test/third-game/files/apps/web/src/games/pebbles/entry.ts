// Pebbles in the catalogue.

import type { CatalogueEntry } from '../catalogue-entry.ts';

export const pebblesEntry: CatalogueEntry = {
  id: 'pebbles',
  rules: 2,
  title: 'Pebbles',
  editions: [
    {
      id: 'pebbles',
      options: {},
      title: { en: 'Pebbles', cs: 'Oblázky' },
      about: { en: 'Without a bonus.', cs: 'Bez bonusu.' },
    },
    {
      id: 'pebbles-bonus',
      options: { bonus: 5 },
      title: { en: 'Pebbles: bonus', cs: 'Oblázky s bonusem' },
      about: { en: '5 more points for the third of a kind.', cs: 'Za třetí stejný 5 bodů navíc.' },
    },
  ],
  load: () => import('./index.ts'),
};
