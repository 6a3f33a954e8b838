// Pebbles in the catalogue.

import type { CatalogueEntry } from '../catalogue-entry.ts';

export const pebblesEntry: CatalogueEntry = {
  id: 'pebbles',
  rules: 2,
  title: 'Pebbles',
  about: { en: 'Put pebbles on the shelf.', cs: 'Dávej oblázky na poličku.' },
  variants: [
    {
      options: {},
      title: { en: 'Plain', cs: 'Obyčejné' },
      about: { en: 'Without a bonus.', cs: 'Bez prémie.' },
    },
    {
      options: { bonus: 5 },
      title: { en: 'Bonus', cs: 'S prémií' },
      about: { en: '5 more points for the third of a kind.', cs: 'Za třetí stejný 5 bodů navíc.' },
    },
  ],
  load: () => import('./index.ts'),
};
