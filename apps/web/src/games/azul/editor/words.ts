// What the fields of a position of Azul say.

import type { Phrase, Phrases } from '@mozaika/words';
import type { TurnName } from './draft.ts';

export const FIELDS = {
  brush: { en: 'What a tap puts down', cs: 'Co klepnutí položí' },
  eraser: { en: 'Take away', cs: 'Odebrat' },
  table: { en: 'Table', cs: 'Stůl' },
  player: { en: 'Player {seat}', cs: 'Hráč {seat}' },
  displays: { en: 'Displays', cs: 'Výlohy' },
  display: { en: 'Display {display}', cs: 'Výloha {display}' },
  centre: { en: 'Centre of the table', cs: 'Střed stolu' },
  lid: { en: 'Lid of the box', cs: 'Víko krabice' },
  bag: { en: 'Left for the bag: {tiles}', cs: 'Do sáčku zbývá: {tiles}' },
  bagEmpty: { en: 'Nothing is left for the bag.', cs: 'Do sáčku nic nezbývá.' },
  more: { en: '{colour:colour}: one more', cs: '{colour:colour}: o jednu víc' },
  fewer: { en: '{colour:colour}: one fewer', cs: '{colour:colour}: o jednu míň' },
  turn: { en: 'What is next', cs: 'Co je na řadě' },
  starter: { en: 'Who began the round', cs: 'Kdo začínal kolo' },
  marker: { en: 'Who has the starting marker', cs: 'Kdo má žeton začínajícího' },
  inCentre: { en: 'nobody, it is in the centre', cs: 'nikdo, leží ve středu' },
  round: { en: 'Round', cs: 'Kolo' },
  idle: { en: 'Rounds in a row without a tile on a wall', cs: 'Kola po sobě bez dlaždice na stěně' },
  placed: { en: 'Tiles put on walls in this round', cs: 'Dlaždice umístěné na stěny v tomhle kole' },
  rare: { en: 'Rarely needed', cs: 'Zřídka potřebné' },
  score: { en: 'Score', cs: 'Body' },
  place: { en: 'Line {line}, place {place}', cs: 'Řada {line}, políčko {place}' },
  cell: { en: 'Row {row}, column {column}', cs: '{row}. řada, {column}. sloupec' },
  space: { en: 'Floor, space {space}', cs: 'Podlaha, políčko {space}' },
  slot: { en: 'Display {display}, place {place}', cs: 'Výloha {display}, políčko {place}' },
  holds: { en: '{where}: {what}', cs: '{where}: {what}' },
  empty: { en: 'empty', cs: 'prázdno' },
  marked: { en: 'the starting marker', cs: 'žeton začínajícího' },
} as const satisfies Phrases;

/** Turns in words; `{seat}` is who takes tiles. */
export const TURNS: { readonly [turn in Exclude<TurnName, `take${number}`>]: Phrase } & { readonly take: Phrase } = {
  take: { en: 'Player {seat} takes tiles', cs: 'Bere hráč {seat}' },
  tiling: { en: 'Walls are tiled', cs: 'Obkládají se stěny' },
  deal: { en: 'The next round is dealt', cs: 'Rozdává se další kolo' },
  start: { en: 'The match begins', cs: 'Partie začíná' },
  'end-row': { en: 'The match is over: a complete row', cs: 'Konec partie: dokončená řada' },
  'end-no-tiles': { en: 'The match is over: no tiles left', cs: 'Konec partie: dlaždice došly' },
  'end-stalled': { en: 'The match is over: five rounds without a tile', cs: 'Konec partie: pět kol bez dlaždice' },
};

/** What one tap puts right, by the code of the refusal. */
export const MENDS = {
  round: { en: 'Set the round to {expected}', cs: 'Nastavit {expected}. kolo' },
  deal: { en: 'Let the next round be dealt', cs: 'Nechat rozdat další kolo' },
  take: { en: 'Let player {seat} take tiles', cs: 'Nechat brát hráče {seat}' },
  marker: { en: 'Give the marker to player {expected}', cs: 'Dát značku hráči {expected}' },
  idle: { en: 'Set the idle rounds to {most}', cs: 'Nastavit kola bez dlaždice na {most}' },
  placed: { en: 'Set the tiles of this round to {most}', cs: 'Nastavit dlaždice tohoto kola na {most}' },
} as const satisfies Phrases;
