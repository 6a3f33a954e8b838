// Qwirkle in the catalogue.

import { editionPhrase } from '@mozaika/words/editions';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { planArt } from './art/plan.ts';
import { tablePicture } from './art/table-picture.ts';

export const qwirkleEntry: CatalogueEntry = {
  id: 'qwirkle',
  rules: 2,
  title: 'Qwirkle',
  gist: { en: 'Build lines of one colour or shape', cs: 'Skládej řady barev a tvarů' },
  picture: tablePicture,
  editions: [
    {
      id: 'qwirkle',
      options: {},
      title: editionPhrase('qwirkle'),
      about: {
        en: 'Build lines of one colour or one shape: 108 tiles, six in your hand.',
        cs: 'Skládej řady jedné barvy, nebo jednoho tvaru: 108 kostiček, šest v ruce.',
      },
      art: planArt,
    },
  ],
  opening: {
    option: 'ages',
    by: 'ages',
    hint: {
      en: 'The player with the largest set opens. If several have one, the rule book lets the oldest of them open.',
      cs: 'Zahajuje ten, kdo má největší sadu. Když má stejně velkou víc hráčů, zahajuje podle pravidel nejstarší z nich.',
    },
  },
  load: () => import('./index.ts'),
  loadBoxes: () => import('./boxes.ts'),
  loadRules: () => import('./rules/page.ts'),
  loadEditor: () => import('./editor/index.ts'),
  loadPad: () => import('./pad/index.ts'),
  loadTutorial: () => import('./tutorial/tutorial.ts'),
};
