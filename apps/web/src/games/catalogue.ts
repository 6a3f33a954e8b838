// What the start screen says of each game before its rules are loaded. A test compares it with the rules.

import type { Json } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';

export interface Variant {
  readonly options: Json;
  readonly title: Phrase;
  /** What is different about it, in a sentence. */
  readonly about: Phrase;
}

export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly about: Phrase;
  readonly variants: readonly Variant[];
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'azul',
    title: 'Azul',
    about: { en: 'Take tiles, fill lines, lay out your wall.', cs: 'Ber dlaždice, plň řady a obkládej stěnu.' },
    variants: [
      {
        options: { board: 'coloured' },
        title: { en: 'Coloured wall', cs: 'Barevná stěna' },
        about: {
          en: 'Every colour has its place. The best one to start with.',
          cs: 'Každá barva má své místo. S touhle začni.',
        },
      },
      {
        options: { board: 'gray' },
        title: { en: 'Gray wall', cs: 'Šedá stěna' },
        about: {
          en: 'You choose the column; no colour twice in a row or column.',
          cs: 'Sloupec volíš ty; v řadě ani ve sloupci se barva neopakuje.',
        },
      },
      {
        options: { board: 'crystal-x2' },
        title: { en: 'Crystal: doubles', cs: 'Krystal: dvojnásobky' },
        about: {
          en: 'A gray wall with five coloured cells that count twice.',
          cs: 'Šedá stěna s pěti barevnými políčky, která platí dvakrát.',
        },
      },
      {
        options: { board: 'crystal-bonus' },
        title: { en: 'Crystal: bonuses', cs: 'Krystal: prémie' },
        about: {
          en: 'A gray wall with five coloured cells and higher bonuses.',
          cs: 'Šedá stěna s pěti barevnými políčky a vyššími prémiemi.',
        },
      },
    ],
  },
  {
    id: 'qwirkle',
    title: 'Qwirkle',
    about: { en: 'Build lines of one colour or one shape.', cs: 'Skládej řady jedné barvy, nebo jednoho tvaru.' },
    variants: [
      {
        options: {},
        title: { en: 'Qwirkle', cs: 'Qwirkle' },
        about: { en: '108 tiles, six in your hand.', cs: '108 kostiček, šest v ruce.' },
      },
    ],
  },
];

/** Where the rules of a game can be read, as a link. */
export const RULES_OF: Phrase = { en: 'Rules of {game}', cs: 'Pravidla hry {game}' };

export const catalogueEntry = (id: string): CatalogueEntry | undefined => CATALOGUE.find((game) => game.id === id);
