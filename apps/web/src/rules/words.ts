// What the rules pages say around their texts.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  title: { en: '{game}: the rules', cs: '{game}: pravidla' },
  minute: { en: 'The rules in a minute', cs: 'Pravidla za minutu' },
  learn: { en: 'Learn by playing, in ten short steps', cs: 'Nauč se hrát v deseti krátkých krocích' },
  allRules: { en: 'All the rules', cs: 'Celá pravidla' },
  minuteLost: { en: 'The rules could not be fetched now.', cs: 'Pravidla se teď nepodařilo načíst.' },
  inAMinute: { en: 'In a minute', cs: 'Za minutu' },
  contents: { en: 'Contents', cs: 'Obsah' },
  cards: { en: 'Cards', cs: 'Karty' },
  cardOf: { en: 'Card {card} of {cards}', cs: 'Karta {card} z {cards}' },
  previousCard: { en: 'Previous card', cs: 'Předchozí karta' },
  nextCard: { en: 'Next card', cs: 'Další karta' },
  exactly: { en: 'Exactly', cs: 'Přesně' },
  loading: { en: 'Opening the rules…', cs: 'Otevírám pravidla…' },
  whichBox: { en: 'Which box do I have?', cs: 'Kterou krabici mám?' },
  print: { en: 'Print (two pages)', cs: 'Vytisknout (dvě strany)' },
  backToMatch: { en: 'Back to the match', cs: 'Zpátky do partie' },
  showMe: { en: 'Show me', cs: 'Ukázat' },
  again: { en: 'Put it back', cs: 'Vrátit zpátky' },
  brings: { en: '{points|point|points}.', cs: '{points|bod|body|bodů}.' },
  noPoints: { en: 'No points.', cs: 'Žádné body.' },
  costs: { en: 'It costs {points|point|points}.', cs: 'Stojí to {points|bod|body|bodů}.' },
  otherMove: {
    en: 'That is allowed as well. In the example, {name} {move}.',
    cs: 'I to se smí. V příkladu {name} {move}.',
  },
  previousExample: { en: 'Previous example', cs: 'Předchozí příklad' },
  nextExample: { en: 'Next', cs: 'Další' },
  fromStart: { en: 'From the start', cs: 'Od začátku' },
  rulings: { en: 'Our rulings', cs: 'Sporné situace: jak hrajeme my' },
  rulingsWhy: {
    en: 'Rule books leave some questions open, and a few times we do it differently. This is how Mozaika always decides.',
    cs: 'Některé situace pravidla v krabici neřeší a párkrát hrajeme jinak. Mozaika rozhoduje vždycky takhle.',
  },
  silent: { en: 'The box says nothing about it.', cs: 'Pravidla v krabici o tom mlčí.' },
} satisfies Phrases;
