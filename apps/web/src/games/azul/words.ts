// What the board of Azul says, English and Czech side by side.

import type { ByColour } from '@mozaika/azul';
import type { Phrase, Phrases } from '@mozaika/words';

export const WORDS = {
  offer: { en: 'Displays and centre', cs: 'Výlohy a střed stolu' },
  display: { en: 'Display {display}: {tiles}', cs: 'Výloha {display}: {tiles}' },
  displayEmpty: { en: 'Display {display}: empty', cs: 'Výloha {display}: prázdná' },
  centre: { en: 'Centre: {tiles}', cs: 'Střed stolu: {tiles}' },
  centreEmpty: { en: 'Centre: empty', cs: 'Střed stolu: prázdný' },
  centreLabel: { en: 'Centre', cs: 'Střed' },
  markerOnly: { en: 'starting marker', cs: 'žeton začínajícího hráče' },
  fromDisplay: { en: '{tiles} from display {display}', cs: '{tiles} z výlohy {display}' },
  fromCentre: { en: '{tiles} from the centre', cs: '{tiles} ze středu' },
  fromCentreMarked: {
    en: '{tiles} from the centre, with the starting marker',
    cs: '{tiles} ze středu i se žetonem začínajícího hráče',
  },

  boardOf: { en: 'Board of {name}', cs: 'Herní plán: {name}' },
  score: { en: '{score|point|points}', cs: '{score|bod|body|bodů}' },
  onTurn: { en: 'to move', cs: 'na tahu' },
  open: { en: 'Show the board of {name}', cs: 'Ukázat herní plán: {name}' },
  close: { en: 'Close', cs: 'Zavřít' },

  lines: { en: 'Pattern lines', cs: 'Přípravné řady' },
  lineEmpty: { en: 'Line {line}: empty', cs: 'Řada {line}: prázdná' },
  lineHolds: { en: 'Line {line}: {tiles}, room for {room} more', cs: 'Řada {line}: {tiles}, volných míst {room}' },
  lineFull: { en: 'Line {line}: {tiles}, full', cs: 'Řada {line}: {tiles}, plná' },
  wall: { en: 'Wall', cs: 'Stěna' },
  wallRow: { en: 'Row {row}', cs: 'Řada {row}' },
  colour: { en: '{colour:colour}', cs: '{colour:colour}' },
  cellEmpty: { en: 'empty', cs: 'prázdno' },
  cellPrinted: { en: 'empty, for {colour:colour} only', cs: 'prázdno, jen pro {colour:object}' },
  cellDouble: {
    en: 'empty, for {colour:colour} only, counts {multiplier} times',
    cs: 'prázdno, jen pro {colour:object}, počítá se {multiplier}×',
  },
  floor: { en: 'Floor', cs: 'Podlaha' },
  floorEmpty: { en: 'Floor: empty', cs: 'Podlaha: prázdná' },
  floorHolds: {
    en: 'Floor: {tiles}, costs {cost|point|points}',
    cs: 'Podlaha: {tiles}, stojí {cost|bod|body|bodů}',
  },
  bonuses: {
    en: 'Bonuses at the end: a whole row {row} (filled: {rows} of 5), a whole column {column} (filled: {columns} of 5), all five of a colour {colour} (filled: {colours} of 5)',
    cs: 'Bonusy na konci: celá řada {row} (hotovo: {rows} z 5), celý sloupec {column} (hotovo: {columns} z 5), všech pět jedné barvy {colour} (hotovo: {colours} z 5)',
  },
  bonusesMeant: {
    en: 'A whole row ends the match and brings {row}, a whole column {column}, all five of a colour {colour}.',
    cs: 'Celá vodorovná řada ukončí partii a přinese {row|bod|body|bodů}, celý sloupec {column} a všech pět jedné barvy {colour}.',
  },

  bag: { en: 'Bag', cs: 'Sáček' },
  round: { en: 'Round {round}', cs: '{round}. kolo' },
  heap: { en: '{place}: {tiles}', cs: '{place}: {tiles}' },
  nothing: { en: 'nothing', cs: 'nic' },

  brings: { en: '{where}. Scores {points|point|points}', cs: '{where}. Přinese {points|bod|body|bodů}' },
  bringsUpTo: {
    en: '{where}. Scores up to {points|point|points}',
    cs: '{where}. Přinese až {points|bod|body|bodů}',
  },
  bringsNothing: { en: '{where}. Scores nothing yet', cs: '{where}. Zatím nic nepřinese' },
  costs: {
    en: '{what}, takes {fallen|floor space|floor spaces}, costs {cost|point|points}',
    cs: '{what}, na podlaze obsadí {fallen|místo|místa|míst}, stojí {cost|bod|body|bodů}',
  },
  place: {
    en: 'Row {row}, column {column}: {points|point|points}',
    cs: '{row}. řada, {column}. sloupec: {points|bod|body|bodů}',
  },
  cell: { en: 'Row {row}, column {column}', cs: '{row}. řada, {column}. sloupec' },
  notHere: { en: '{where}. {why}', cs: '{where}. {why}' },

  choose: { en: 'Choose tiles of one colour.', cs: 'Vyber dlaždice jedné barvy.' },
  whereTo: { en: '{tiles}: choose a line, or the floor.', cs: '{tiles}: vyber řadu nebo podlahu.' },
  chooseFirst: { en: 'Choose tiles first.', cs: 'Nejdřív vyber dlaždice.' },
  chooseColumn: {
    en: 'Line {line} is full: choose a column for {colour:colour}.',
    cs: 'Řada {line} je plná: vyber sloupec pro {colour:object}.',
  },
  confirm: { en: 'Confirm', cs: 'Potvrdit' },
  takeBack: { en: 'Take back', cs: 'Vzít zpět' },
  intoLine: { en: 'Put {tiles} into line {line}?', cs: 'Dát {tiles} do řady {line}?' },
  ontoFloor: { en: 'Put {tiles} on the floor?', cs: 'Dát {tiles} na podlahu?' },
  intoColumn: {
    en: 'Move a tile from line {line} to column {column}?',
    cs: 'Přesunout dlaždici z řady {line} do {column}. sloupce?',
  },
  tileAll: {
    en: 'Place {count|tile|tiles}?',
    cs: 'Umístit {count|dlaždici|dlaždice|dlaždic}?',
  },
  skip: { en: 'Tap to skip', cs: 'Klepnutím přeskočíš' },
  clearLine: { en: 'Clear line {line}?', cs: 'Vyklidit řadu {line}?' },
} satisfies Phrases;

/** A number of tiles of a colour: 1 blue, 1 modrá. */
export const TILES: ByColour<Phrase> = {
  B: { en: '{count|blue|blue}', cs: '{count|modrá|modré|modrých}' },
  Y: { en: '{count|yellow|yellow}', cs: '{count|žlutá|žluté|žlutých}' },
  R: { en: '{count|red|red}', cs: '{count|červená|červené|červených}' },
  K: { en: '{count|black|black}', cs: '{count|černá|černé|černých}' },
  W: { en: '{count|white|white}', cs: '{count|bílá|bílé|bílých}' },
};

/** The same as an object: take 1 blue, vzít 1 modrou. */
export const TILES_OBJECT: ByColour<Phrase> = {
  B: { en: '{count|blue|blue}', cs: '{count|modrou|modré|modrých}' },
  Y: { en: '{count|yellow|yellow}', cs: '{count|žlutou|žluté|žlutých}' },
  R: { en: '{count|red|red}', cs: '{count|červenou|červené|červených}' },
  K: { en: '{count|black|black}', cs: '{count|černou|černé|černých}' },
  W: { en: '{count|white|white}', cs: '{count|bílou|bílé|bílých}' },
};
