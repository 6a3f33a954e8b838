// Qwirkle in the catalogue.

import type { CatalogueEntry } from '../catalogue-entry.ts';
import { tileRow } from '../svg-image.ts';
import { tileSvg } from './art/shapes.ts';

export const qwirkleEntry: CatalogueEntry = {
  id: 'qwirkle',
  rules: 2,
  title: 'Qwirkle',
  about: { en: 'Build lines of one colour or one shape.', cs: 'Skládej řady jedné barvy, nebo jednoho tvaru.' },
  variants: [
    {
      options: {},
      title: { en: 'Qwirkle', cs: 'Qwirkle' },
      about: { en: '108 tiles, six in your hand.', cs: '108 kostiček, šest v ruce.' },
    },
  ],
  art: () => tileRow((['Ro', 'R*', 'Rc', 'Gc', 'Bc'] as const).map(tileSvg)),
  load: () => import('./index.ts'),
  loadRules: () => import('./rules/page.ts'),
};
