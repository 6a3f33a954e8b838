// What Qwirkle's board says, English and Czech side by side.

import type { Phrases } from '@mozaika/words';

export const WORDS = {
  tile: { en: '{tile:tile}', cs: '{tile:tile}' },
  yourTurn: { en: 'Your turn: choose a tile.', cs: 'Jsi na tahu: vyber kostičku.' },
  opening: {
    en: 'You open with your largest set: {count|tile|tiles}.',
    cs: 'Zahajuješ svou největší sadou: {count|kostička|kostičky|kostiček}.',
  },
  othersTurn: { en: '{name} is on turn.', cs: 'Na tahu je {name}.' },
  drawing: { en: 'Tiles are being drawn.', cs: 'Dobírá se.' },
  over: { en: 'The match is over.', cs: 'Partie skončila.' },
  sent: { en: 'Played.', cs: 'Zahráno.' },
  mustTrade: {
    en: 'None of your tiles fits: trade one or more.',
    cs: 'Žádná tvoje kostička se nikam nevejde: aspoň jednu vyměň.',
  },
  mustPass: {
    en: 'None of your tiles fits and the bag is empty, so you pass.',
    cs: 'Žádná tvoje kostička se nikam nevejde a pytlík je prázdný, takže passuješ.',
  },
  fits: { en: '{tile:tile}: fits in {count|place|places}.', cs: '{tile:tile}: vejde se na {count|místo|místa|míst}.' },
  fitsNowhere: { en: '{tile:tile} fits nowhere now.', cs: '{tile:tile} se teď nikam nevejde.' },
  worth: { en: 'This play brings {points|point|points}.', cs: 'Tenhle tah přinese {points|bod|body|bodů}.' },
  wentTo: { en: '{tile:tile} at {cell}.', cs: '{tile:tile} na {cell}.' },
  cameBack: { en: '{tile:tile} is back in the hand.', cs: '{tile:tile} je zpátky v ruce.' },
  allCameBack: { en: 'All tiles are back in the hand.', cs: 'Všechny kostičky jsou zpátky v ruce.' },

  play: { en: 'Play', cs: 'Zahrát' },
  playFor: { en: 'Play for {points|point|points}', cs: 'Zahrát za {points|bod|body|bodů}' },
  takeBack: { en: 'Take back the last tile', cs: 'Vzít zpět poslední kostičku' },
  takeBackAll: { en: 'Take back all tiles', cs: 'Vzít zpět všechny kostičky' },
  trade: { en: 'Trade', cs: 'Vyměnit' },
  tradeChoose: { en: 'Choose the tiles to trade.', cs: 'Vyber kostičky, které chceš vyměnit.' },
  tradeChosen: { en: 'To trade: {tiles:tiles}.', cs: 'K výměně: {tiles:tiles}.' },
  tradeNow: { en: 'Trade {count|tile|tiles}', cs: 'Vyměnit {count|kostičku|kostičky|kostiček}' },
  cancel: { en: 'Cancel', cs: 'Zrušit' },
  pass: { en: 'Pass', cs: 'Passovat' },
  moveLeft: { en: 'Move the tile to the left', cs: 'Posunout kostičku doleva' },
  moveRight: { en: 'Move the tile to the right', cs: 'Posunout kostičku doprava' },
  sort: { en: 'Sort the hand', cs: 'Seřadit ruku' },

  hand: { en: 'Your hand', cs: 'Tvoje ruka' },
  handOf: { en: 'Hand: {name}', cs: 'Ruka: {name}' },
  handHelp: {
    en: 'Arrows move between tiles, with Shift they move the tile; the up arrow leads to the grid.',
    cs: 'Šipkami přecházíš mezi kostičkami, se Shiftem kostičku posuneš; šipka nahoru vede na mřížku.',
  },
  tileUnfit: { en: '{tile:tile}, fits nowhere now', cs: '{tile:tile}, teď se nikam nevejde' },
  onGrid: { en: '{tile:tile}, laid on the grid', cs: '{tile:tile}, leží na mřížce' },
  hiddenTiles: {
    en: '{count|hidden tile|hidden tiles}',
    cs: '{count|skrytá kostička|skryté kostičky|skrytých kostiček}',
  },
  emptyHand: { en: 'no tiles', cs: 'žádné kostičky' },

  grid: { en: 'Grid', cs: 'Mřížka' },
  gridHelp: {
    en: 'Arrows move the cursor. 1 to 6 hold a tile of the hand, Enter lays it down or picks it up, Page Down leads to the next cell where it fits, Delete takes the last tile back, Control Enter plays. Plus, minus and 0 zoom.',
    cs: 'Šipkami posouváš kurzor. 1 až 6 vezme kostičku z ruky, Enter ji položí nebo zvedne, Page Down vede na další políčko, kam se vejde, Delete vezme poslední kostičku zpět, Control Enter zahraje. Plus, minus a 0 mění přiblížení.',
  },
  cellTile: { en: '{tile:tile}, {cell}', cs: '{tile:tile}, {cell}' },
  cellPlaced: { en: '{tile:tile}, {cell}, not played yet', cs: '{tile:tile}, {cell}, zatím nezahráno' },
  cellLast: { en: '{tile:tile}, {cell}, played last', cs: '{tile:tile}, {cell}, z posledního tahu' },
  cellOpen: { en: '{cell}: {tile:tile} fits here', cs: '{cell}: sem se {tile:tile} vejde' },
  cellOpenLater: {
    en: '{cell}: {tile:tile} fits here together with more tiles',
    cs: '{cell}: sem se {tile:tile} vejde spolu s dalšími kostičkami',
  },
  cellEmpty: { en: '{cell}: empty', cs: '{cell}: prázdné políčko' },
  across: { en: 'Row: {line:tiles}', cs: 'Řada vodorovně: {line:tiles}' },
  down: { en: 'Column: {line:tiles}', cs: 'Řada svisle: {line:tiles}' },

  zoomIn: { en: 'Zoom in', cs: 'Přiblížit' },
  zoomOut: { en: 'Zoom out', cs: 'Oddálit' },
  fit: { en: 'Show the whole grid', cs: 'Ukázat celou mřížku' },

  players: { en: 'Players', cs: 'Hráči' },
  score: { en: '{points|point|points}', cs: '{points|bod|body|bodů}' },
  handSize: { en: '{count|tile|tiles} in hand', cs: '{count|kostička|kostičky|kostiček} v ruce' },
  onTurn: { en: 'on turn', cs: 'na tahu' },
  you: { en: 'you', cs: 'ty' },
  bag: { en: '{count|tile|tiles} in the bag', cs: 'v pytlíku {count|kostička|kostičky|kostiček}' },
  bagShort: { en: 'bag', cs: 'pytlík' },
  drew: { en: 'draws {count}', cs: 'dobírá {count}' },
  traded: { en: 'trades {count}', cs: 'mění {count}' },
  passed: { en: 'passes', cs: 'passuje' },
  announced: { en: 'set of {size}', cs: 'sada: {size}' },
  opens: { en: 'opens', cs: 'zahajuje' },
  qwirkle: { en: 'Qwirkle!', cs: 'Qwirkle!' },

  seen: { en: 'Where the tiles are', cs: 'Kde jsou kostičky' },
  keyGrid: { en: 'on the grid', cs: 'na mřížce' },
  keyHand: { en: 'in your hand', cs: 'u tebe v ruce' },
  keyUnseen: { en: 'unseen', cs: 'neviděná' },
  seenCell: {
    en: '{tile:tile}: {grid} on the grid, {hand} in your hand, {unseen} unseen',
    cs: '{tile:tile}: {grid} na mřížce, {hand} u tebe v ruce, {unseen} neviděné',
  },
  close: { en: 'Close', cs: 'Zavřít' },
} satisfies Phrases;

/** Refusals for people who see the grid. */
export const REFUSALS = {
  'cell-taken': { en: 'There is a tile already: {tile:tile}.', cs: 'Tady už leží {tile:tile}.' },
  gap: { en: 'The line would have a gap.', cs: 'V řadě by zůstala mezera.' },
  'line-mixed': {
    en: 'A line is all of one colour or all of one shape; this one would be {tiles:tiles}.',
    cs: 'Řada má jednu barvu, nebo jeden tvar; tahle by byla {tiles:tiles}.',
  },
  'line-too-long': {
    en: 'A line has at most {most|tile|tiles}; this one would be longer.',
    cs: 'Řada má nejvýš {most|kostičku|kostičky|kostiček}; tahle by byla delší.',
  },
  'duplicate-in-line': {
    en: 'A line holds no tile twice; this one would repeat the {duplicate:tile}.',
    cs: 'V řadě se kostička neopakuje; tady by se opakovala: {duplicate:tile}.',
  },
  'opening-origin': {
    en: 'The opening must cover the marked cell in the middle.',
    cs: 'Zahájení musí ležet i na označeném políčku uprostřed.',
  },
} satisfies Phrases;
