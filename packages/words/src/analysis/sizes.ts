// What the analysis calls a decision by what it lost.

import type { LossSize } from '@mozaika/analysis';
import type { Phrase } from '../phrase.ts';

export const LOSS_NAMES: { readonly [size in LossSize]: Phrase } = {
  best: { en: 'best', cs: 'nejlepší' },
  good: { en: 'good', cs: 'dobrý' },
  inaccurate: { en: 'inaccurate', cs: 'nepřesný' },
  mistake: { en: 'mistake', cs: 'chyba' },
  blunder: { en: 'blunder', cs: 'hrubá chyba' },
};
