// What the rules pages say around their texts.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  title: { en: '{game}: the rules', cs: '{game}: pravidla' },
  contents: { en: 'On this page', cs: 'Na téhle stránce' },
  others: { en: 'Rules of {game}', cs: 'Pravidla hry {game}' },
  loading: { en: 'Opening the rules…', cs: 'Otevírám pravidla…' },
  example: { en: 'Try it: {title}', cs: 'Zkus si to: {title}' },
  boardOf: { en: 'Board to try: {title}', cs: 'Deska na zkoušku: {title}' },
  tryIt: { en: 'Make the move', cs: 'Zkusit tah' },
  showMe: { en: 'Show me', cs: 'Ukázat tah' },
  again: { en: 'Put everything back', cs: 'Vrátit na začátek' },
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
