// The words of Qwirkle, English and Czech side by side.

import { decodeMove, parseDeal, parseMove, type QwirkleRefusalCode, tileName } from '@mozaika/qwirkle';
import type { DescribeAction, Language, Phrase, Phrases, Terms, Vocabulary } from './words.ts';

const COLOURS: { readonly [letter: string]: Phrase } = {
  R: { en: 'red', cs: 'červen' },
  O: { en: 'orange', cs: 'oranžov' },
  Y: { en: 'yellow', cs: 'žlut' },
  G: { en: 'green', cs: 'zelen' },
  B: { en: 'blue', cs: 'modr' },
  P: { en: 'purple', cs: 'fialov' },
};

const SHAPES: { readonly [letter: string]: Phrase } = {
  o: { en: 'circle', cs: 'kruh' },
  x: { en: 'cross', cs: 'křížek' },
  d: { en: 'diamond', cs: 'kosočtverec' },
  s: { en: 'square', cs: 'čtverec' },
  '*': { en: 'star', cs: 'hvězda' },
  c: { en: 'clover', cs: 'čtyřlístek' },
};

const HIDDEN: Phrase = { en: 'hidden', cs: 'skrytá' };
/** A star is feminine in Czech, the other shapes are masculine. */
const czechEnding = (shape: string): string => (shape === '*' ? 'á' : 'ý');

/** `Rs` in words. */
function tileWords(name: string, language: Language): string {
  const [first = '', second = ''] = name;
  const colour = COLOURS[first]?.[language];
  const shape = SHAPES[second]?.[language];
  if (colour === undefined || shape === undefined) return HIDDEN[language];
  return `${colour}${language === 'cs' ? czechEnding(second) : ''} ${shape}`;
}

const terms: { readonly [name: string]: Terms } = {
  tile: tileWords,
  /** Several tiles by their names. */
  tiles: (names, language) =>
    names
      .split(', ')
      .map((name) => tileWords(name, language))
      .join(', '),
  ending: {
    'hand-empty': { en: '6 points for the last tile', cs: '6 bodů za poslední kostičku' },
    blocked: { en: 'nobody gets the 6 points for the end', cs: '6 bodů za konec nedostane nikdo' },
    stalled: { en: 'nobody gets the 6 points for the end', cs: '6 bodů za konec nedostane nikdo' },
  },
  qwirkle: { true: { en: ', a qwirkle!', cs: ', qwirkle!' }, false: { en: '', cs: '' } },
};

const refusals: { readonly [code in QwirkleRefusalCode]: Phrase } = {
  'not-a-move': { en: '{found} stands for no move.', cs: '{found} není žádný tah.' },
  'not-in-hand': {
    en: 'Seat {seat} does not have that {tile:tile} ({tile}) in hand.',
    cs: 'Místo {seat} kostičku {tile} ({tile:tile}) v ruce nemá.',
  },
  'not-hidden': {
    en: 'Seat {seat} can’t trade {count} hidden tiles: it has {hidden}.',
    cs: 'Místo {seat} nemůže vyměnit {count|skrytou kostičku|skryté kostičky|skrytých kostiček}: má {hidden}.',
  },
  'cell-taken': {
    en: 'There is a {tile:tile} at {x},{y} already.',
    cs: 'Na {x},{y} už leží {tile:tile}.',
  },
  'not-in-line': {
    en: 'All tiles of a play go into one row or one column.',
    cs: 'Všechny kostičky jednoho tahu patří do jedné řady nebo sloupce.',
  },
  gap: { en: 'There would be a gap at {x},{y}.', cs: 'Na {x},{y} by zůstala mezera.' },
  'not-connected': {
    en: 'At least one tile must touch a tile of the grid.',
    cs: 'Aspoň jedna kostička se musí dotýkat mřížky.',
  },
  'line-mixed': {
    en: 'A line must be all of one colour or all of one shape; this one would be {tiles}.',
    cs: 'Řada musí mít jednu barvu, nebo jeden tvar; tahle by byla {tiles}.',
  },
  'line-too-long': {
    en: 'A line has at most {most|tile|tiles}; this one would be {tiles}.',
    cs: 'Řada má nejvýš {most|kostičku|kostičky|kostiček}; tahle by byla {tiles}.',
  },
  'duplicate-in-line': {
    en: 'A line holds no tile twice; this one would have two of {duplicate} ({duplicate:tile}).',
    cs: 'V řadě se kostička neopakuje; tady by byla dvakrát {duplicate} ({duplicate:tile}).',
  },
  'opening-size': {
    en: 'The opening must be a set as large as the largest in hand: {expected|tile|tiles}, not {found}.',
    cs: 'Zahajuje se největší sadou z ruky: {expected|kostička|kostičky|kostiček}, ne {found}.',
  },
  'opening-origin': { en: 'The opening must cover the cell 0,0.', cs: 'Zahájení musí ležet i na políčku 0,0.' },
  'opening-trade': { en: 'Whoever opens must play, not trade.', cs: 'Kdo zahajuje, musí hrát, ne měnit.' },
  'trade-too-large': {
    en: 'Only {limit|tile|tiles} can be traded now, not {count}.',
    cs: 'Teď jde vyměnit nejvýš {limit|kostička|kostičky|kostiček}, ne {count}.',
  },
  'trade-bag-empty': { en: 'The bag is empty: no more trades.', cs: 'Pytlík je prázdný, měnit už nejde.' },
  'must-play': { en: 'There is a play, so you can’t pass.', cs: 'Zahrát jde, takže nemůžeš passovat.' },
  'pass-not-allowed': {
    en: 'Passing is only for an empty bag; it still holds {bag|tile|tiles}.',
    cs: 'Passuje se jen s prázdným pytlíkem; zbývá v něm {bag|kostička|kostičky|kostiček}.',
  },
  'draw-expected': {
    en: 'Seat {seat} is to draw {count|tile|tiles} now.',
    cs: 'Teď si místo {seat} dobírá {count|kostičku|kostičky|kostiček}.',
  },
  'start-expected': {
    en: 'Now it is to be settled who opens: seat {seats}.',
    cs: 'Teď se určí, kdo zahajuje: místo {seats}.',
  },
  'draw-seat': {
    en: 'Seat {expected} is to draw, not seat {found}.',
    cs: 'Dobírá si místo {expected}, ne {found}.',
  },
  'draw-count': {
    en: 'Seat {seat} draws {expected|tile|tiles}, not {found}.',
    cs: 'Místo {seat} si dobírá {expected|kostičku|kostičky|kostiček}, ne {found}.',
  },
  'tile-not-available': {
    en: 'The bag can’t hold {found} of {tile} ({tile:tile}): at most {available}.',
    cs: 'V pytlíku nemůže být {found}× {tile} ({tile:tile}): nejvýš {available}.',
  },
  'start-seat': {
    en: 'Seat {found} does not open: the largest set is at seat {expected}.',
    cs: 'Místo {found} nezahajuje: největší sadu má místo {expected}.',
  },
  'start-age': {
    en: 'The sets are equally large, so the oldest of these players opens: player {expected}, not {found}.',
    cs: 'Sady jsou stejně velké, zahajuje tedy nejstarší z těchto hráčů: hráč {expected}, ne {found}.',
  },
  'sizes-expected': {
    en: 'The start names the size of everybody’s largest set: {seats} numbers, not {found} (* start 1 largest 3 2).',
    cs: 'Ke startu patří velikost největší sady každého hráče: čísel má být {seats}, ne {found} (* start 1 largest 3 2).',
  },
  'sizes-hidden': {
    en: 'By version {rules} of the rules nobody announces the size of their set (* start 1).',
    cs: 'Podle pravidel verze {rules} velikost své sady nikdo nehlásí (* start 1).',
  },
  'set-size': {
    en: 'The largest set of player {seat} has {expected|tile|tiles}, not {found}.',
    cs: 'Největší sada hráče {seat} má {expected|kostičku|kostičky|kostiček}, ne {found}.',
  },
};

const actions = {
  start: { en: 'seat {seat} opens', cs: 'zahajuje místo {seat}' },
  draw: {
    en: 'seat {seat} draws {count|tile|tiles}',
    cs: 'místo {seat} dobírá {count|kostičku|kostičky|kostiček}',
  },
  play: { en: 'plays: {tiles:tiles}', cs: 'vykládá: {tiles:tiles}' },
  trade: { en: 'trades {count|tile|tiles}', cs: 'mění {count|kostičku|kostičky|kostiček}' },
  pass: { en: 'can’t play and passes', cs: 'nemá co zahrát a passuje' },
} as const satisfies Phrases;

const describeAction: DescribeAction = (text) => {
  const parsed = parseMove(text);
  const move = parsed.ok ? decodeMove(parsed.value) : undefined;
  switch (move?.kind) {
    case 'play':
      return { phrase: actions.play, facts: { tiles: move.tiles.map(({ tile }) => tileName(tile)) } };
    case 'trade':
      return { phrase: actions.trade, facts: { count: move.tiles.length } };
    case 'hidden-trade':
      return { phrase: actions.trade, facts: { count: move.count } };
    case 'pass':
      return { phrase: actions.pass, facts: {} };
    case undefined:
      return describeDeal(text);
  }
};

const describeDeal: DescribeAction = (text) => {
  const deal = parseDeal(text);
  if (!deal.ok) return undefined;
  const { kind, seat } = deal.value;
  if (kind === 'start') return { phrase: actions.start, facts: { seat } };
  const count = kind === 'draw' ? deal.value.tiles.length : deal.value.count;
  return { phrase: actions.draw, facts: { seat, count } };
};

export const qwirkleWords: Vocabulary = {
  terms,
  refusals,
  events: {
    announced: {
      en: '{name}: {size|tile|tiles} in the largest set',
      cs: '{name}: v největší sadě {size|kostička|kostičky|kostiček}',
    },
    scored: {
      en: '{points|point|points} for a line{qwirkle:qwirkle}',
      cs: '{points|bod|body|bodů} za řadu{qwirkle:qwirkle}',
    },
    'scored-alone': {
      en: '{points|point|points} for a single tile',
      cs: '{points|bod|body|bodů} za samotnou kostičku',
    },
    ended: { en: '{reason:ending}', cs: '{reason:ending}' },
  },
  describeAction,
  reasons: {
    'hand-empty': { en: 'a player has played their last tile', cs: 'někdo vyložil poslední kostičku' },
    blocked: { en: 'no tile fits anywhere any more', cs: 'už se nikam nic nevejde' },
    stalled: { en: 'everybody only trades', cs: 'všichni už jen mění' },
  },
};
