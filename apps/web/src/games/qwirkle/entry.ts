// Qwirkle in the catalogue.

import { editionPhrase } from '@mozaika/words/editions';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { planArt } from './art/plan.ts';

export const qwirkleEntry: CatalogueEntry = {
  id: 'qwirkle',
  rules: 2,
  title: 'Qwirkle',
  editions: [
    {
      id: 'qwirkle',
      options: {},
      title: editionPhrase('qwirkle'),
      about: {
        en: 'Build lines of one colour or one shape, 108 tiles, six in your hand.',
        cs: 'Skládej řady jedné barvy, nebo jednoho tvaru: 108 kostiček, šest v ruce.',
      },
      art: planArt,
    },
  ],
  opening: {
    option: 'ages',
    by: 'ages',
    hint: {
      en: 'Whoever can play the most tiles begins. If several can, the rule book lets the oldest of them begin.',
      cs: 'Začíná ten, kdo má největší sadu. Když ji má víc hráčů, začíná podle pravidel nejstarší z nich.',
    },
  },
  load: () => import('./index.ts'),
  loadBoxes: () => import('./boxes.ts'),
  loadRules: () => import('./rules/page.ts'),
};
