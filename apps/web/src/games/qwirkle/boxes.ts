// The box that Qwirkle is sold in, and how to recognise it.

import type { Box } from '../catalogue-entry.ts';

const boxes: readonly Box[] = [
  {
    title: 'Qwirkle',
    signs: [
      {
        en: '108 dark tiles with six shapes in six colours, and a bag. No board.',
        cs: '108 tmavých kostiček se šesti tvary v šesti barvách a pytlík. Žádný herní plán.',
      },
    ],
    editions: ['qwirkle'],
  },
];

export default boxes;
