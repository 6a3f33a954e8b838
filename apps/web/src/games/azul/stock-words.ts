// Bag and lid, or bag and box: what the place is called where tiles lie that are not needed any more.

import type { AzulEdition } from '@mozaika/azul';
import type { Phrase } from '@mozaika/words';

interface StockWords {
  readonly discard: Phrase;
  readonly stock: Phrase;
  readonly show: Phrase;
}

export const STOCK_WORDS: { readonly [discard in AzulEdition['discard']]: StockWords } = {
  lid: {
    discard: { en: 'Lid', cs: 'Víko' },
    stock: { en: 'Bag and lid', cs: 'Sáček a víko' },
    show: { en: 'Show bag and lid', cs: 'Ukázat sáček a víko' },
  },
  box: {
    discard: { en: 'Box', cs: 'Krabice' },
    stock: { en: 'Bag and box', cs: 'Sáček a krabice' },
    show: { en: 'Show bag and box', cs: 'Ukázat sáček a krabici' },
  },
};
