// The letter that marks a colour: the first one of its name; black has K, as printers say, where red or blue has its first one.

import type { ByColour } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';

export const MARKS: ByColour<Phrase> = {
  B: { en: 'B', cs: 'M' },
  Y: { en: 'Y', cs: 'Ž' },
  R: { en: 'R', cs: 'Č' },
  K: { en: 'K', cs: 'K' },
  W: { en: 'W', cs: 'B' },
};
