// The letter that marks a colour for those who want more than the hue: the first one of its name.

import type { Colour } from '@mozaika/qwirkle';
import type { Phrase } from '@mozaika/words';

export const MARKS: { readonly [colour in Colour]: Phrase } = {
  R: { en: 'R', cs: 'Č' },
  O: { en: 'O', cs: 'O' },
  Y: { en: 'Y', cs: 'Ž' },
  G: { en: 'G', cs: 'Z' },
  B: { en: 'B', cs: 'M' },
  P: { en: 'P', cs: 'F' },
};
