// What Qwirkle's board says, English and Czech side by side.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  tile: { en: '{tile:tile}', cs: '{tile:tile}' },
  yourTurn: { en: 'Choose a tile.', cs: 'Vyber kostičku.' },
  yourFirstTurn: {
    en: 'Choose a tile that fits by colour or shape.',
    cs: 'Vyber kostičku. Musí sedět barva, nebo tvar.',
  },
  opening: {
    en: 'You have the largest set and open with it: {count|tile|tiles}.',
    cs: 'Máš největší sadu a zahajuješ s ní: {count|kostička|kostičky|kostiček}.',
  },
  opensAnother: { en: '{name} has the largest set and opens.', cs: 'Zahajuje {name}: má největší sadu.' },
  mustTrade: {
    en: 'None of your tiles fits: trade one or more.',
    cs: 'Žádná tvoje kostička nikam nepatří: aspoň jednu vyměň.',
  },
  mustPass: {
    en: 'None of your tiles fits and the bag is empty, so you pass.',
    cs: 'Žádná tvoje kostička nikam nepatří a pytlík je prázdný. Vynecháváš tah.',
  },
  fits: {
    en: '{tile:tile}: fits in {count|place|places}.',
    cs: '{tile:tile}: hodí se na {count|políčko|políčka|políček}.',
  },
  fitsLater: {
    en: '{tile:tile} fits only beside another tile of yours: lay that one first.',
    cs: '{tile:tile} se hodí až k jiné tvojí kostičce: nejdřív polož tu.',
  },
  fitsNowhere: {
    en: '{tile:tile} doesn’t fit now: no line is open to its colour or shape.',
    cs: '{tile:tile} se teď nikam nehodí: pro tuhle barvu ani tvar není nikde místo.',
  },
  worth: { en: 'This play is worth {points|point|points}.', cs: 'Za tenhle tah získáš {points|bod|body|bodů}.' },
  wentTo: { en: '{tile:tile} at {cell}.', cs: '{tile:tile} na {cell}.' },
  cameBack: { en: '{tile:tile} is back in your hand.', cs: '{tile:tile} je zpátky v ruce.' },
  allCameBack: { en: 'All tiles are back in your hand.', cs: 'Všechny kostičky jsou zpátky v ruce.' },

  tapSkips: { en: 'A tap skips the counting.', cs: 'Ťuknutím počítání přeskočíš.' },
  play: { en: 'Play', cs: 'Zahrát' },
  playFor: { en: 'Play for {points|point|points}', cs: 'Zahrát za {points|bod|body|bodů}' },
  takeBack: { en: 'Take back the last tile', cs: 'Vzít zpět poslední kostičku' },
  takeBackAll: { en: 'Take back all tiles', cs: 'Vzít zpět všechny kostičky' },
  trade: { en: 'Trade', cs: 'Vyměnit' },
  tradeChoose: { en: 'Choose the tiles to trade.', cs: 'Vyber kostičky, které chceš vyměnit.' },
  tradeChosen: { en: 'To trade: {tiles:tiles}.', cs: 'K výměně: {tiles:tiles}.' },
  tradeNow: { en: 'Trade {count|tile|tiles}', cs: 'Vyměnit {count|kostičku|kostičky|kostiček}' },
  cancel: { en: 'Cancel', cs: 'Zrušit' },
  pass: { en: 'Pass', cs: 'Vynechat tah' },
  moveLeft: { en: 'Move the tile to the left', cs: 'Posunout kostičku doleva' },
  moveRight: { en: 'Move the tile to the right', cs: 'Posunout kostičku doprava' },
  sort: { en: 'Sort tiles', cs: 'Seřadit kostičky' },

  hand: { en: 'Your hand', cs: 'Tvoje ruka' },
  handOf: { en: 'Hand: {name}', cs: 'Ruka: {name}' },
  handHelp: {
    en: 'Arrows move between tiles, with Shift they move the tile; the up arrow goes to the grid.',
    cs: 'Šipkami přecházíš mezi kostičkami, se Shiftem kostičku posuneš; šipka nahoru přejde na mřížku.',
  },
  tileUnfit: { en: '{tile:tile}, doesn’t fit anywhere now', cs: '{tile:tile}, teď se nikam nehodí' },
  onGrid: { en: '{tile:tile}, on the grid', cs: '{tile:tile}, leží na mřížce' },
  hiddenTiles: {
    en: '{count|hidden tile|hidden tiles}',
    cs: '{count|skrytá kostička|skryté kostičky|skrytých kostiček}',
  },
  emptyHand: { en: 'no tiles', cs: 'žádné kostičky' },

  grid: { en: 'Grid', cs: 'Mřížka' },
  gridHelp: {
    en: 'Arrows move the cursor. 1 to 6 pick a tile from your hand, Page Down goes to the next cell where it fits, Enter lays it down, Enter again plays the move, Delete takes the last tile back. Plus, minus and 0 change the zoom.',
    cs: 'Šipkami posouváš kurzor. 1 až 6 vezme kostičku z ruky, Page Down přejde na další políčko, kam se hodí, Enter ji položí, další Enter zahraje tah, Delete vezme poslední kostičku zpět. Plus, minus a 0 mění přiblížení.',
  },
  cellTile: { en: '{tile:tile}, {cell}', cs: '{tile:tile}, {cell}' },
  cellPlaced: { en: '{tile:tile}, {cell}, not played yet', cs: '{tile:tile}, {cell}, zatím nezahráno' },
  cellFinal: {
    en: '{tile:tile}, {cell}, not played yet: Enter plays the move',
    cs: '{tile:tile}, {cell}, zatím nezahráno: Enter zahraje tah',
  },
  cellRecent: { en: '{tile:tile}, {cell}, just played by {name}', cs: '{tile:tile}, {cell}, nově zahráno: {name}' },
  cellOpen: {
    en: '{cell}: {tile:tile} fits here for {points|point|points}',
    cs: '{cell}: sem se {tile:tile} hodí za {points|bod|body|bodů}',
  },
  cellOpenLater: {
    en: '{cell}: {tile:tile} fits here together with more tiles',
    cs: '{cell}: sem se {tile:tile} hodí spolu s dalšími kostičkami',
  },
  cellEmpty: { en: '{cell}: empty', cs: '{cell}: prázdné políčko' },
  across: { en: 'Row: {line:tiles}', cs: 'Řada vodorovně: {line:tiles}' },
  down: { en: 'Column: {line:tiles}', cs: 'Řada svisle: {line:tiles}' },

  closeUp: { en: 'Come closer', cs: 'Přiblížit mřížku' },
  fit: { en: 'Show the whole grid', cs: 'Ukázat celou mřížku' },

  players: { en: 'Players', cs: 'Hráči' },
  score: { en: '{points|point|points}', cs: '{points|bod|body|bodů}' },
  handSize: { en: '{count|tile|tiles} in hand', cs: '{count|kostička|kostičky|kostiček} v ruce' },
  onTurn: { en: 'to move', cs: 'na tahu' },
  you: { en: 'you', cs: 'ty' },
  bag: { en: '{count|tile|tiles} in the bag', cs: 'v pytlíku {count|kostička|kostičky|kostiček}' },
  traded: { en: 'trades {count}', cs: 'vyměňuje {count}' },
  passed: { en: 'passes', cs: 'vynechává tah' },
  announced: { en: 'set of {size}', cs: 'sada: {size}' },
  lastTile: { en: 'last tile: +{points}', cs: 'poslední kostička: +{points}' },
  opens: { en: 'opens', cs: 'zahajuje' },
  qwirkle: { en: 'Qwirkle!', cs: 'Qwirkle!' },

  seen: { en: 'Where the tiles are', cs: 'Kde jsou kostičky' },
  keyGrid: { en: 'on the grid', cs: 'na mřížce' },
  keyHand: { en: 'in your hand', cs: 'u tebe v ruce' },
  keyUnseen: { en: 'not seen yet', cs: 'zatím neviděné' },
  seenCell: {
    en: '{tile:tile}: on the grid {grid}, in your hand {hand}, not seen yet {unseen}',
    cs: '{tile:tile}: na mřížce {grid}, u tebe v ruce {hand}, neviděno {unseen}',
  },
  close: { en: 'Close', cs: 'Zavřít' },
} satisfies Phrases;

/** Refusals for people who see the grid. */
export const REFUSALS = {
  'cell-taken': { en: 'There is already a tile here: {tile:tile}.', cs: 'Tady už leží {tile:tile}.' },
  gap: { en: 'The line would have a gap.', cs: 'V řadě by zůstala mezera.' },
  'line-mixed': {
    en: 'The tiles of a line share their colour or their shape; this line would be: {tiles:tiles}.',
    cs: 'Kostičky v řadě mají stejnou barvu, nebo stejný tvar; tahle řada by byla: {tiles:tiles}.',
  },
  'line-too-long': {
    en: 'A line has at most {most|tile|tiles}; this one would be longer.',
    cs: 'Řada má nejvýš {most|kostičku|kostičky|kostiček}; tahle by byla delší.',
  },
  'duplicate-in-line': {
    en: 'A line never has the same tile twice; this one would repeat the {duplicate:tile}.',
    cs: 'V řadě se žádná kostička neopakuje; tady by byla dvakrát: {duplicate:tile}.',
  },
  'opening-origin': {
    en: 'The opening must cover the marked cell in the middle.',
    cs: 'Zahajovací řada musí ležet i na označeném políčku uprostřed.',
  },
} satisfies Phrases;
