// What the rules pages say around their texts.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  title: { en: '{game}: the rules', cs: '{game}: pravidla' },
  contents: { en: 'On this page', cs: 'Na téhle stránce' },
  loading: { en: 'Opening the rules…', cs: 'Otevírám pravidla…' },
  example: { en: 'Example: {title}', cs: 'Příklad: {title}' },
  tryIt: { en: 'Try it', cs: 'Zkusit' },
  showMe: { en: 'Show me', cs: 'Ukázat' },
  again: { en: 'Put it back', cs: 'Vrátit zpátky' },
  trying: { en: 'The board is yours: make a move.', cs: 'Deska je tvoje: zahraj tah.' },
  brings: { en: '{points|point|points}.', cs: '{points|bod|body|bodů}.' },
  noPoints: { en: 'No points.', cs: 'Žádné body.' },
  costs: { en: 'It costs {points|point|points}.', cs: 'Stojí to {points|bod|body|bodů}.' },
  otherMove: {
    en: 'That is allowed, too. The example: {name} {move}.',
    cs: 'I tak se to smí. V příkladu {name} {move}.',
  },
  rulings: { en: 'Our rulings', cs: 'Jak to rozhodujeme' },
  rulingsWhy: {
    en: 'Rule books leave some questions open. This is how Mozaika answers them, always in the same way.',
    cs: 'Něco pravidla v krabici neříkají. Takhle na to odpovídá Mozaika, vždycky stejně.',
  },
} satisfies Phrases;
