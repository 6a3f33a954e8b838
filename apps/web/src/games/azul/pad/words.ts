// What the score pad says of Azul.

import type { Phrases } from '@mozaika/words';

export const PAD = {
  roundOver: { en: 'Round {round}', cs: '{round}. kolo' },
  howTo: {
    en: 'When all tiles are taken, tap what lies on the lines and on the floor of each player.',
    cs: 'Až se rozeberou všechny dlaždice, naťukej každému, co má v řadách a na podlaze.',
  },
  marker: { en: 'Who took the starting marker', cs: 'Kdo vzal žeton začínajícího' },
  nobody: { en: 'Nobody', cs: 'Nikdo' },
  score: { en: 'Score round {round}', cs: 'Obodovat {round}. kolo' },
  board: { en: 'Whose board', cs: 'Čí plán' },
  choose: {
    en: '{name}: line {line} is full. Tap the cell for {colour:colour}.',
    cs: '{name}: řada {line} je plná. Klepni na pole pro {colour:object}.',
  },
  tiledRow: {
    en: '{colour:colour} in row {row}, column {column}: {points|point|points} for a row of {horizontal}',
    cs: '{colour:colour}, {row}. řada, {column}. sloupec: {points|bod|body|bodů} za {horizontal} vedle sebe',
  },
  tiledColumn: {
    en: '{colour:colour} in row {row}, column {column}: {points|point|points} for a column of {vertical}',
    cs: '{colour:colour}, {row}. řada, {column}. sloupec: {points|bod|body|bodů} za {vertical} nad sebou',
  },
  tiledBoth: {
    en: '{colour:colour} in row {row}, column {column}: {points|point|points} for a row of {horizontal} and a column of {vertical}',
    cs: '{colour:colour}, {row}. řada, {column}. sloupec: {points|bod|body|bodů} za {horizontal} vedle sebe a {vertical} nad sebou',
  },
  tiledAlone: {
    en: '{colour:colour} in row {row}, column {column}: {points|point|points}, no neighbours',
    cs: '{colour:colour}, {row}. řada, {column}. sloupec: {points|bod|body|bodů}, bez sousedů',
  },
  floor: {
    en: 'The floor costs {minus|point|points}; its spaces say {cost}',
    cs: 'Podlaha stojí {minus|bod|body|bodů}, políčka ukazují {cost}',
  },
  bonus: { en: '{points|point|points} for {for:bonus}', cs: '{points|bod|body|bodů} za {for:bonus}' },
} as const satisfies Phrases;
