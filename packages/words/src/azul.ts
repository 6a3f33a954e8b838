// The words of Azul, English and Czech side by side.

import { type AzulMove, type AzulRefusalCode, decodeMove, parseDeal, parseMove } from '@mozaika/azul';
import type { DescribeAction, Phrase, Phrases, Terms, Vocabulary } from './words.ts';

const terms: { readonly [name: string]: Terms } = {
  colour: {
    B: { en: 'blue', cs: 'modrá' },
    Y: { en: 'yellow', cs: 'žlutá' },
    R: { en: 'red', cs: 'červená' },
    K: { en: 'black', cs: 'černá' },
    W: { en: 'white', cs: 'bílá' },
  },
  /** The colour as an object: takes blue, bere modrou. */
  object: {
    B: { en: 'blue', cs: 'modrou' },
    Y: { en: 'yellow', cs: 'žlutou' },
    R: { en: 'red', cs: 'červenou' },
    K: { en: 'black', cs: 'černou' },
    W: { en: 'white', cs: 'bílou' },
  },
  where: (from, language) => {
    if (from === 'centre') return language === 'cs' ? 'Ve středu' : 'The centre';
    return language === 'cs' ? `Ve výloze ${from}` : `Display ${from}`;
  },
  /** Where tiles are discarded to: the lid of the box, or the box itself. A nominative, and with prepositions. */
  discard: { lid: { en: 'lid', cs: 'víko' }, box: { en: 'box', cs: 'krabice' } },
  into: { lid: { en: 'into the lid', cs: 'do víka' }, box: { en: 'into the box', cs: 'do krabice' } },
  inside: { lid: { en: 'in the lid', cs: 've víku' }, box: { en: 'in the box', cs: 'v krabici' } },
  outOf: { lid: { en: 'from the lid', cs: 'z víka' }, box: { en: 'from the box', cs: 'z krabice' } },
  bonus: {
    row: { en: 'a whole row', cs: 'celou vodorovnou řadu' },
    column: { en: 'a whole column', cs: 'celý svislý sloupec' },
    colour: { en: 'a whole colour', cs: 'celou barvu' },
  },
};

const refusals: { readonly [code in AzulRefusalCode]: Phrase } = {
  'no-such-display': {
    en: 'There is no display {display}; there are {displays|display|displays}.',
    cs: 'Výloha {display} tu není; na stole je {displays|výloha|výlohy|výloh}.',
  },
  'no-such-tiles': {
    en: '{from:where} has no {colour:colour} tile.',
    cs: '{from:where} žádná {colour:colour} není.',
  },
  'line-full': { en: 'Line {line} is already full.', cs: 'Řada {line} už je plná.' },
  'line-holds-other-colour': {
    en: 'Line {line} already holds {holds:colour}; {colour:colour} can’t join it.',
    cs: 'Řada {line} už drží {holds:object}; {colour:colour} k ní nemůže.',
  },
  'wall-row-has-colour': {
    en: 'Row {line} of your wall already has {colour:colour}, so line {line} can’t take it.',
    cs: 'V {line}. řadě stěny už {colour:colour} je, do přípravné řady {line} ji nedáš.',
  },
  'take-expected': {
    en: 'It is time to take tiles (3B2), not to tile the wall.',
    cs: 'Teď se berou dlaždice (3B2), stěny se ještě neobkládají.',
  },
  'tile-expected': {
    en: 'It is time to tile the wall: line {line} is full (tile {line}>1).',
    cs: 'Teď se obkládá stěna: řada {line} je plná (tile {line}>1).',
  },
  'line-not-full': { en: 'Line {line} is not full yet.', cs: 'Řada {line} ještě není plná.' },
  'higher-line-first': {
    en: 'Tile from top to bottom: line {expected} comes before line {line}.',
    cs: 'Obkládá se shora dolů: řada {expected} je na řadě před řadou {line}.',
  },
  'cell-taken': {
    en: 'Column {column} of row {line} already has a tile.',
    cs: 'Ve sloupci {column} řady {line} už dlaždice leží.',
  },
  'cell-printed': {
    en: 'Column {column} of row {line} takes only {printed:colour}.',
    cs: 'Do sloupce {column} řady {line} patří jen {printed:colour}.',
  },
  'column-has-colour': {
    en: 'Column {column} of your wall already has {colour:colour}.',
    cs: 'Ve sloupci {column} tvé stěny už {colour:colour} je.',
  },
  'must-place': {
    en: 'Line {line} can still be placed, so it must be: column {columns}.',
    cs: 'Řadu {line} ještě umístit jde, takže musíš: sloupec {columns}.',
  },
  'start-expected': {
    en: 'First it must be drawn who starts (* start 1).',
    cs: 'Nejdřív se losuje, kdo začne (* start 1).',
  },
  'displays-expected': {
    en: 'Who starts is settled; the displays are to be filled (* deal …).',
    cs: 'Kdo začíná, už se ví; teď se plní výlohy (* deal …).',
  },
  'no-such-seat': {
    en: 'There is no seat {seat} at a table of {seats}.',
    cs: 'Místo {seat} tu není, u stolu je {seats|hráč|hráči|hráčů}.',
  },
  'start-set': {
    en: 'The table has set seat {expected} to start, not {seat}.',
    cs: 'Podle stolu začíná místo {expected}, ne {seat}.',
  },
  'display-count': {
    en: '{expected|display|displays} must be filled, not {found}.',
    cs: 'Má se naplnit {expected|výloha|výlohy|výloh}, ne {found}.',
  },
  'display-size': {
    en: 'Display {display} must get {expected|tile|tiles}, not {found}.',
    cs: 'Do výlohy {display} patří {expected|dlaždice|dlaždice|dlaždic}, ne {found}.',
  },
  'not-enough-tiles': {
    en: 'Display {display} has {found} × {colour:colour}, but only {available} could be drawn.',
    cs: 'Ve výloze {display} je {found}× {colour:colour}, ale vytáhnout se dalo jen {available}.',
  },
  'bag-first': {
    en: 'The bag is drawn empty before the lid goes in: display {display} needs {expected} × {colour:colour}, not {found}.',
    cs: 'Nejdřív se vyprázdní sáček, teprve pak přijde víko: výloha {display} má mít {expected}× {colour:colour}, ne {found}.',
  },
};

const events: Phrases = {
  marker: { en: '{name} takes the starting marker', cs: '{name} bere žeton začínajícího hráče' },
  fell: {
    en: '{name} drops {count|tile|tiles} to the floor',
    cs: '{name} shazuje na podlahu {count|dlaždici|dlaždice|dlaždic}',
  },
  tiled: {
    en: '{name} tiles {colour:colour} in row {row}, column {column}: {points|point|points}',
    cs: '{name} obkládá {colour:object} v řadě {row}, sloupci {column}: {points|bod|body|bodů}',
  },
  unplaceable: {
    en: '{name} finds no place for {colour:colour} of line {line}',
    cs: '{name} nemá kam dát {colour:object} z řady {line}',
  },
  floor: {
    en: 'the floor costs {name} {lost|point|points}',
    cs: '{name} ztrácí za podlahu {lost|bod|body|bodů}',
  },
  bonus: {
    en: '{name} gets {points|point|points} for {for:bonus}',
    cs: '{name} má {points|bod|body|bodů} za {for:bonus}',
  },
};

const actions = {
  start: { en: 'seat {seat} starts', cs: 'začíná místo {seat}' },
  displays: { en: 'the displays are filled', cs: 'výlohy se plní' },
  displayToFloor: {
    en: 'takes {colour:colour} from display {source} to the floor',
    cs: 'bere {colour:object} z výlohy {source} na podlahu',
  },
  displayToLine: {
    en: 'takes {colour:colour} from display {source} into line {line}',
    cs: 'bere {colour:object} z výlohy {source} do řady {line}',
  },
  centreToFloor: {
    en: 'takes {colour:colour} from the centre to the floor',
    cs: 'bere {colour:object} ze středu na podlahu',
  },
  centreToLine: {
    en: 'takes {colour:colour} from the centre into line {line}',
    cs: 'bere {colour:object} ze středu do řady {line}',
  },
  tileToFloor: {
    en: 'line {line} fits nowhere and falls to the floor',
    cs: 'řada {line} se nikam nevejde a padá na podlahu',
  },
  tile: { en: 'tiles line {line} into column {column}', cs: 'obkládá řadu {line} do sloupce {column}' },
} as const satisfies Phrases;

function phraseOf(move: AzulMove): Phrase {
  if (move.kind === 'tile') return move.column === 'floor' ? actions.tileToFloor : actions.tile;
  if (move.source === 'centre') return move.line === 'floor' ? actions.centreToFloor : actions.centreToLine;
  return move.line === 'floor' ? actions.displayToFloor : actions.displayToLine;
}

const describeAction: DescribeAction = (text) => {
  const move = parseMove(text);
  if (move.ok) {
    const facts = decodeMove(move.value);
    return { phrase: phraseOf(facts), facts };
  }
  const deal = parseDeal(text);
  if (!deal.ok) return undefined;
  return deal.value.kind === 'start'
    ? { phrase: actions.start, facts: { seat: deal.value.seat } }
    : { phrase: actions.displays, facts: {} };
};

export const azulWords: Vocabulary = {
  terms,
  facts: { discard: 'lid' },
  refusals,
  events,
  describeAction,
  reasons: {
    row: { en: 'a horizontal row is complete', cs: 'vodorovná řada je celá' },
    'no-tiles': { en: 'no tiles are left', cs: 'dlaždice došly' },
    stalled: { en: 'nobody placed a wall tile for 5 rounds', cs: '5 kol nikdo na stěnu nic nedal' },
  },
};
