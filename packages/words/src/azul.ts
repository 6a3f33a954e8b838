// The words of Azul, English and Czech side by side.

import { type AzulMove, type AzulRefusalCode, azul, decodeMove, editionOf, parseDeal, parseMove } from '@mozaika/azul';
import { type Json, SEATS } from '@mozaika/kernel';
import type { DescribeAction, Facts, Phrase, Phrases, Terms, Told, Vocabulary } from './words.ts';

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
  /** Why a position that was set up would be the end. */
  whyNotOver: {
    row: { en: 'nobody has a complete row', cs: 'nikdo nemá dokončenou řadu' },
    'no-tiles': {
      en: 'it ends so only when bag and lid are empty and nobody has a complete row',
      cs: 'takhle končí, jen když dlaždice dojdou a nikdo nemá dokončenou řadu',
    },
    stalled: {
      en: 'it ends so only after 5 rounds without a wall tile (i5)',
      cs: 'takhle končí jen po 5 kolech bez dlaždice na stěnu (i5)',
    },
  },
  bonus: {
    row: { en: 'a complete row', cs: 'dokončenou vodorovnou řadu' },
    column: { en: 'a complete column', cs: 'dokončený svislý sloupec' },
    colour: { en: 'a complete colour', cs: 'dokončenou barvu' },
  },
};

const refusals: { readonly [code in AzulRefusalCode]: Phrase } = {
  'no-such-display': {
    en: 'There is no display {display}: this table has {displays|display|displays}.',
    cs: 'Výloha {display} tu není, stůl má jen {displays|výlohu|výlohy|výloh}.',
  },
  'no-such-tiles': {
    en: '{from:where} has no {colour:colour} tiles.',
    cs: '{from:where} žádná {colour:colour} není.',
  },
  'line-full': { en: 'Line {line} is already full.', cs: 'Řada {line} už je plná.' },
  'line-holds-other-colour': {
    en: 'Line {line} already holds {holds:colour}, so {colour:colour} can’t go there.',
    cs: 'V řadě {line} už je {holds:colour}, {colour:object} do ní nedáš.',
  },
  'wall-row-has-colour': {
    en: 'Row {line} of your wall already has {colour:colour}, so line {line} can’t take it.',
    cs: 'V řadě {line} na stěně už {colour:colour} je, do přípravné řady {line} ji nedáš.',
  },
  'take-expected': {
    en: 'Take tiles now (such as 3B2); walls are tiled later.',
    cs: 'Teď se berou dlaždice (třeba 3B2), stěny se obkládají až potom.',
  },
  'tile-expected': {
    en: 'Tile the wall now: line {line} is full (tile {line}>1).',
    cs: 'Teď se obkládá stěna: řada {line} je plná (tile {line}>1).',
  },
  'line-not-full': { en: 'Line {line} is not full yet.', cs: 'Řada {line} ještě není plná.' },
  'higher-line-first': {
    en: 'Tile from top to bottom: first line {expected}, then line {line}.',
    cs: 'Obkládá se shora dolů: nejdřív řada {expected}, pak řada {line}.',
  },
  'cell-taken': {
    en: 'There is already a tile in row {line}, column {column}.',
    cs: 'V řadě {line} a sloupci {column} už dlaždice leží.',
  },
  'cell-printed': {
    en: 'Row {line}, column {column} takes only {printed:colour}.',
    cs: 'Do {line}. řady a {column}. sloupce patří jen {printed:colour}.',
  },
  'column-has-colour': {
    en: 'Column {column} of your wall already has {colour:colour}.',
    cs: 'Ve sloupci {column} tvé stěny už {colour:colour} je.',
  },
  'must-place': {
    en: 'You must place the tile of line {line}; possible columns: {columns}.',
    cs: 'Dlaždici z řady {line} umístit můžeš, takže musíš. Možné sloupce: {columns}.',
  },
  'start-expected': {
    en: 'Draw the starting player first (* start 1).',
    cs: 'Nejdřív se losuje, kdo začne (* start 1).',
  },
  'displays-expected': {
    en: 'The starting player is known; now fill the displays (* deal …).',
    cs: 'Začínající hráč je známý, teď se doplní výlohy (* deal …).',
  },
  'no-such-seat': {
    en: 'There is no player {seat} at a table of {seats}.',
    cs: 'Hráč {seat} tu není: hráčů je {seats}.',
  },
  'start-set': {
    en: 'The table has chosen {expected:player} to start, not {seat:player}.',
    cs: 'Podle nastavení stolu začíná {expected:player}, ne {seat:player}.',
  },
  'display-count': {
    en: 'Fill {expected|display|displays}, not {found}.',
    cs: 'Je třeba doplnit {expected|výlohu|výlohy|výloh}, ne {found}.',
  },
  'display-size': {
    en: 'Display {display} gets {expected|tile|tiles}, not {found}.',
    cs: 'Do výlohy {display} patří {expected|dlaždice|dlaždice|dlaždic}, ne {found}.',
  },
  'not-enough-tiles': {
    en: 'Display {display} has {found} × {colour:colour}, but only {available} could be drawn.',
    cs: 'Ve výloze {display} je {found}× {colour:colour}, ale vylosovat se dalo jen {available}.',
  },
  'tile-count': {
    en: 'There must be {expected} × {colour:colour} in all; this position has {found}.',
    cs: 'Celkem má být {expected}× {colour:colour}, v téhle pozici je to {found}×.',
  },
  'display-too-full': {
    en: 'Display {display} has {found|tile|tiles}; at most {most} fit.',
    cs: 'Ve výloze {display} je {found|dlaždice|dlaždice|dlaždic}, vejdou se nejvýš {most}.',
  },
  'centre-too-full': {
    en: 'The centre has {found|tile|tiles}. Each empty display can have left 3 there, so at most {most}.',
    cs: 'Ve středu je {found|dlaždice|dlaždice|dlaždic}. Z každé prázdné výlohy tam mohly zbýt 3, tedy nejvýš {most}.',
  },
  'wall-cell-printed': {
    en: 'On the wall of {seat:player}, row {row}, column {column} takes only {printed:colour}, not {colour:colour}.',
    cs: '{seat:Player}: na stěně patří do {row}. řady a {column}. sloupce jen {printed:colour}, ne {colour:colour}.',
  },
  'wall-row-twice': {
    en: 'Row {row} on the wall of {seat:player} has {colour:colour} twice.',
    cs: '{seat:Player}: v {row}. řadě na stěně je {colour:colour} dvakrát.',
  },
  'wall-column-twice': {
    en: 'Column {column} on the wall of {seat:player} has {colour:colour} twice.',
    cs: '{seat:Player}: v {column}. sloupci na stěně je {colour:colour} dvakrát.',
  },
  'line-of-two-colours': {
    en: 'Line {line} of {seat:player} has tiles of two colours, {colour:colour} and {other:colour}. A line holds one.',
    cs: '{seat:Player}: v řadě {line} jsou dlaždice dvou barev: {colour:colour} a {other:colour}. Patří tam jen jedna.',
  },
  'line-too-long': {
    en: 'Line {line} of {seat:player} has {found|tile|tiles}; at most {most} fit.',
    cs: '{seat:Player}: v řadě {line} je {found|dlaždice|dlaždice|dlaždic}, nejvýš tam patří {most}.',
  },
  'line-colour-on-wall': {
    en: 'Line {line} of {seat:player} holds {colour:colour}, but row {line} of the wall already has it.',
    cs: '{seat:Player}: v řadě {line} je {colour:colour}, ale {line}. řada na stěně ji už má.',
  },
  'floor-too-long': {
    en: 'The floor of {seat:player} has {found|tile|tiles}; at most {most} fit.',
    cs: '{seat:Player}: na podlaze je {found|dlaždice|dlaždice|dlaždic}, vejde se nejvýš {most}.',
  },
  'floor-not-empty': {
    en: 'The floor of {seat:player} has {found|tile|tiles}, but floors are cleared before the next round and the end.',
    cs: '{seat:Player}: na podlaze je {found|dlaždice|dlaždice|dlaždic}, ale před dalším kolem i na konci se podlahy uklízejí.',
  },
  'marker-misplaced': {
    en: 'The starting player marker (M) lies on the floor of whoever has it: {expected} × for {seat:player}, not {found}.',
    cs: 'Značka začínajícího hráče (M) leží na podlaze toho, kdo ji má: {seat:player} má mít {expected}×, ne {found}×.',
  },
  'marker-starts': {
    en: 'Between rounds the marker is with a player; here with the one who starts, {expected:player}.',
    cs: 'Mezi koly má značku některý hráč; tady ten, kdo začíná: {expected:player}.',
  },
  'starter-unfit': {
    en: 'Who began the round is written as 1/C or 1/2; only before the first round nobody is (-).',
    cs: 'Kdo kolo začal, se píše jako 1/C nebo 1/2; jen před prvním kolem nikdo (-).',
  },
  'row-complete': {
    en: 'Row {row} of {seat:player} is complete, so the match would be over (end-row).',
    cs: '{seat:Player} má dokončenou {row}. řadu, takže by partie už skončila (end-row).',
  },
  'nothing-on-offer': {
    en: 'Nobody can take tiles, because none are on offer; the next round would be dealt (deal).',
    cs: 'Nikdo nemůže brát, protože není co; rozdávalo by se další kolo (deal).',
  },
  'tiles-on-offer': {
    en: 'There are still tiles on offer, so a player is to take some (take1).',
    cs: 'Ještě je co brát, takže na tahu je některý hráč (take1).',
  },
  'no-full-line': {
    en: 'Nobody has a full line to tile.',
    cs: 'Nikdo nemá plnou řadu, kterou by obkládal.',
  },
  'full-line-left': {
    en: 'Line {line} of {seat:player} is full, so it would have been tiled.',
    cs: '{seat:Player} má plnou řadu {line}, ta by už byla na stěně.',
  },
  'tiling-by-itself': {
    en: 'On this wall tiles have their places, so nobody is to choose (tile).',
    cs: 'Na téhle stěně mají dlaždice svá místa, takže nikdo nevybírá (tile).',
  },
  'placed-too-many': {
    en: 'At most {most|tile|tiles} can have been placed in this round, not {found}.',
    cs: 'V tomhle kole mohlo na stěny přijít nejvýš {most|dlaždice|dlaždice|dlaždic}, ne {found}.',
  },
  'idle-too-many': {
    en: 'At most {most|round|rounds} in a row can have passed without a wall tile, not {found}.',
    cs: 'Po sobě mohlo být bez dlaždice na stěnu nejvýš {most|kolo|kola|kol}, ne {found}.',
  },
  'bag-and-lid-empty': {
    en: 'Nothing is left to deal, so the match would be over (end-no-tiles).',
    cs: 'Není co rozdat, takže by partie už skončila (end-no-tiles).',
  },
  'not-the-beginning': {
    en: 'Before it is known who starts, it is round 1 and all tiles are in the bag.',
    cs: 'Dokud se neví, kdo začíná, je 1. kolo a všechny dlaždice jsou v sáčku.',
  },
  'not-over': {
    en: 'The match is not over: {reason:whyNotOver}.',
    cs: 'Partie neskončila: {reason:whyNotOver}.',
  },
  'wall-too-full': {
    en: 'The wall of {seat:player} has {found|tile|tiles}, but until now at most {most} could be placed. It is possible from round {expected} on.',
    cs: '{seat:Player}: na stěně je {found|dlaždice|dlaždice|dlaždic}, ale zatím jich tam mohlo přijít nejvýš {most}. Možné je to od {expected}. kola.',
  },
  'score-too-high': {
    en: '{seat:Player} has {found|point|points}, but these tiles score at most {most}.',
    cs: '{seat:Player} má {found|bod|body|bodů}, ale tyhle dlaždice dají nejvýš {most}.',
  },
  'bag-first': {
    en: 'The bag is emptied before it is refilled {discard:outOf}: display {display} needs {expected} × {colour:colour}, not {found}.',
    cs: 'Sáček se nejdřív vyprázdní a teprve pak doplní {discard:outOf}: výloha {display} má mít {expected}× {colour:object}, ne {found}.',
  },
};

const FELL = {
  kept: {
    en: '{name} drops {kept|tile|tiles} to the floor',
    cs: '{name}: {kept|dlaždice|dlaždice|dlaždic} na podlahu',
  },
  some: {
    en: '{name} drops {kept|tile|tiles} to the floor, which is full now: {lost|more goes|more go} {discard:into}',
    cs: '{name}: {kept|dlaždice|dlaždice|dlaždic} na podlahu, a protože už je plná, {lost|další|další|dalších} {discard:into}',
  },
  lost: {
    en: 'the floor of {name} is full: {lost|tile goes|tiles go} {discard:into}',
    cs: '{name} má podlahu plnou: {lost|dlaždice jde|dlaždice jdou|dlaždic jde} {discard:into}',
  },
} as const satisfies Phrases;

/** What fell and found the floor full lies elsewhere, and is told so. */
function fell({ count, lost }: Facts): Told {
  const kept = Number(count) - Number(lost);
  const phrase = lost === 0 ? FELL.kept : kept === 0 ? FELL.lost : FELL.some;
  return { phrase, facts: { kept } };
}

const events: Vocabulary['events'] = {
  marker: { en: '{name} takes the starting marker', cs: '{name} bere žeton začínajícího hráče' },
  fell,
  tiled: {
    en: '{name} places {colour:colour} in row {row}, column {column}: {points|point|points}',
    cs: '{name} umisťuje {colour:object} na stěnu ({row}. řada, {column}. sloupec): {points|bod|body|bodů}',
  },
  floor: {
    en: 'the floor costs {name} {minus|point|points}',
    cs: '{name} ztrácí za podlahu {minus|bod|body|bodů}',
  },
  bonus: {
    en: '{name} gets {points|point|points} for {for:bonus}',
    cs: '{name} získává {points|bod|body|bodů} za {for:bonus}',
  },
};

/** A tile that its owner has put on the wall is told by the move; what is new are its points. */
const echoes: Vocabulary['echoes'] = {
  tile: { tiled: { en: '{points|point|points}', cs: '{points|bod|body|bodů}' } },
};

const actions = {
  start: { en: '{seat:player} starts', cs: 'začíná {seat:player}' },
  displays: { en: 'the displays are filled', cs: 'výlohy se doplňují' },
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
  /** Free walls: no cell of the row may take the colour. Where the tiles end, `fell` tells. */
  clearLine: {
    en: 'can’t place the tile of line {line} anywhere and clears the whole line',
    cs: 'nemá kam umístit dlaždici z řady {line} a celou řadu vyklízí',
  },
  tile: {
    en: 'moves a tile from line {line} to column {column} of the wall',
    cs: 'přesouvá dlaždici z řady {line} do {column}. sloupce stěny',
  },
} as const satisfies Phrases;

function phraseOf(move: AzulMove): Phrase {
  if (move.kind === 'tile') return move.column === 'floor' ? actions.clearLine : actions.tile;
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

/** What the words need to know of the edition. Options that the rules would refuse are those of no match. */
function factsOf(options: Json): Facts {
  const read = azul.parseOptions(options, SEATS.length);
  return read.ok ? { discard: editionOf(read.value).discard } : {};
}

export const azulWords: Vocabulary = {
  terms,
  facts: { discard: 'lid' },
  factsOf,
  refusals,
  events,
  echoes,
  describeAction,
  reasons: {
    row: { en: 'somebody has completed a horizontal row', cs: 'někdo dokončil vodorovnou řadu' },
    'no-tiles': { en: 'the tiles have run out', cs: 'dlaždice došly' },
    stalled: {
      en: 'nobody placed a tile on the wall for 5 rounds in a row',
      cs: '5 kol po sobě nikdo nepoložil dlaždici na stěnu',
    },
  },
};
