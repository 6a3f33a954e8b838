// What the fields of a position of Qwirkle say.

import type { Phrase, Phrases } from '@mozaika/words';

export const FIELDS = {
  colours: { en: 'Colour of the tile to put down', cs: 'Barva kostičky, kterou klepnutí položí' },
  shapes: { en: 'Shape of the tile to put down', cs: 'Tvar kostičky, kterou klepnutí položí' },
  eraser: { en: 'Take away', cs: 'Odebrat' },
  tile: { en: '{tile:tile}', cs: '{tile:tile}' },
  table: { en: 'Table', cs: 'Stůl' },
  player: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  grid: { en: 'Grid', cs: 'Mřížka' },
  gridHelp: {
    en: 'Arrow keys go from cell to cell, Enter puts the tile down.',
    cs: 'Šipkami přecházíš po polích, Enter položí kostičku.',
  },
  cell: { en: 'Row {row}, column {column}: {what}', cs: '{row}. řada, {column}. sloupec: {what}' },
  empty: { en: 'empty', cs: 'prázdno' },
  next: { en: 'What is next', cs: 'Co je na řadě' },
  mover: { en: 'Whose turn it is', cs: 'Kdo je na tahu' },
  turns: { en: 'Turns that are over', cs: 'Odehrané tahy' },
  trades: { en: 'Trades in a row', cs: 'Výměny po sobě' },
  bag: { en: 'In the bag: {count|tile|tiles}', cs: 'V pytlíku: {count|kostička|kostičky|kostiček}' },
  rare: { en: 'Rarely needed', cs: 'Zřídka potřebné' },
  size: { en: 'Announced set of player {seat} (0: not known)', cs: 'Ohlášená sada hráče {seat} (0: není známá)' },
  score: { en: 'Score', cs: 'Body' },
  hand: { en: 'Hand', cs: 'Ruka' },
  place: { en: 'Hand, place {place}: {what}', cs: 'Ruka, políčko {place}: {what}' },
  hidden: { en: 'a hidden tile', cs: 'skrytá kostička' },
  gone: { en: 'no tile', cs: 'žádná kostička' },
} as const satisfies Phrases;

export const PHASES = {
  move: { en: 'A player plays or trades', cs: 'Hráč hraje nebo vyměňuje' },
  draw: { en: 'A player draws', cs: 'Hráč dobírá' },
  'hand-empty': { en: 'The match is over: a hand was played out', cs: 'Konec partie: někdo dohrál ruku' },
  blocked: { en: 'The match is over: nothing fits any more', cs: 'Konec partie: nic už nepasuje' },
  stalled: { en: 'The match is over: only trades', cs: 'Konec partie: už se jen vyměňovalo' },
  start: { en: 'Who opens is found out', cs: 'Zjišťuje se, kdo zahájí' },
} as const satisfies { readonly [phase: string]: Phrase };

export const MENDS = {
  turns: { en: 'Set the turns to {expected}', cs: 'Nastavit odehrané tahy na {expected}' },
  noTurns: { en: 'Set the turns to 0', cs: 'Nastavit odehrané tahy na 0' },
  trades: { en: 'Set the trades to {most}', cs: 'Nastavit výměny na {most}' },
  sizes: { en: 'Forget the announced sets', cs: 'Zapomenout ohlášené sady' },
} as const satisfies Phrases;
