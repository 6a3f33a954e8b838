// What the rules pages say around their texts.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  title: { en: '{game}: the rules', cs: '{game}: pravidla' },
  contents: { en: 'On this page', cs: 'Obsah' },
  loading: { en: 'Opening the rules…', cs: 'Otevírám pravidla…' },
  whichBox: { en: 'Which box do I have?', cs: 'Kterou krabici mám?' },
  print: { en: 'Print (two pages)', cs: 'Vytisknout (dvě strany)' },
  example: { en: 'Example: {title}', cs: 'Příklad: {title}' },
  tryIt: { en: 'Try it', cs: 'Zkusit' },
  showMe: { en: 'Show me', cs: 'Ukázat' },
  again: { en: 'Put it back', cs: 'Vrátit zpátky' },
  trying: { en: 'It’s your move now.', cs: 'Teď hraješ ty.' },
  brings: { en: '{points|point|points}.', cs: '{points|bod|body|bodů}.' },
  noPoints: { en: 'No points.', cs: 'Žádné body.' },
  costs: { en: 'It costs {points|point|points}.', cs: 'Stojí to {points|bod|body|bodů}.' },
  otherMove: {
    en: 'That is allowed as well. In the example, {name} {move}.',
    cs: 'I to se smí. V příkladu {name} {move}.',
  },
  turnOf: { en: 'Turn {turn} of {turns}: {title}', cs: 'Tah {turn} z {turns}: {title}' },
  previousTurn: { en: 'Previous turn', cs: 'Předchozí tah' },
  nextTurn: { en: 'Next turn', cs: 'Další tah' },
  fromStart: { en: 'From the start', cs: 'Od začátku' },
  rulings: { en: 'Our rulings', cs: 'Sporné situace: jak hrajeme my' },
  rulingsWhy: {
    en: 'Rule books leave some questions open, and a few times we do it differently. This is how Mozaika always decides.',
    cs: 'Některé situace pravidla v krabici neřeší a párkrát hrajeme jinak. Mozaika rozhoduje vždycky takhle.',
  },
  silent: { en: 'The box says nothing about it.', cs: 'Pravidla v krabici o tom mlčí.' },
} satisfies Phrases;
