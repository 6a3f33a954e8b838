// What Azul's boards are called.

import type { BoardName } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';

export const BOARD_TITLES: { readonly [name in BoardName]: Phrase } = {
  coloured: { en: 'Coloured wall', cs: 'Barevná stěna' },
  gray: { en: 'Gray wall', cs: 'Šedá stěna' },
  'crystal-x2': { en: 'Crystal: doubles', cs: 'Krystal: dvojnásobky' },
  'crystal-bonus': { en: 'Crystal: bonuses', cs: 'Krystal: prémie' },
};
