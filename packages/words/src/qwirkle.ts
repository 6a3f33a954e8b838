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
    blocked: { en: 'nobody gets the 6 points for the end', cs: '6 bodů za konec nezíská nikdo' },
    stalled: { en: 'nobody gets the 6 points for the end', cs: '6 bodů za konec nezíská nikdo' },
  },
  /** When a position that was set up would be the end. */
  whenOver: {
    'hand-empty': {
      en: 'it ends so when the bag is empty and the last player to move has no tile left',
      cs: 'takhle končí, když je pytlík prázdný a kdo hrál naposled, nemá žádnou kostičku',
    },
    blocked: {
      en: 'it ends so when the bag is empty and no tile fits anywhere',
      cs: 'takhle končí, když je pytlík prázdný a žádná kostička se nikam nehodí',
    },
    stalled: {
      en: 'it ends so after 3 trades in a row by everybody',
      cs: 'takhle končí, když všichni třikrát po sobě vyměňují',
    },
  },
  qwirkle: { true: { en: ', a qwirkle!', cs: ', qwirkle!' }, false: { en: '', cs: '' } },
};

const refusals: { readonly [code in QwirkleRefusalCode]: Phrase } = {
  'not-a-move': { en: '{found} is not a valid move.', cs: '{found} není platný tah.' },
  'not-in-hand': {
    en: '{seat:Player} does not have this tile in hand: {tile:tile} ({tile}).',
    cs: '{seat:Player} takovou kostičku v ruce nemá: {tile:tile} ({tile}).',
  },
  'not-hidden': {
    en: '{seat:Player} can’t trade {count|hidden tile|hidden tiles} and has only {hidden}.',
    cs: '{seat:Player} nemůže vyměnit {count|skrytou kostičku|skryté kostičky|skrytých kostiček}, má jich jen {hidden}.',
  },
  'cell-taken': {
    en: 'There is already a tile at {x},{y}: {tile:tile}.',
    cs: 'Na {x},{y} už leží {tile:tile}.',
  },
  'not-in-line': {
    en: 'All tiles of a turn go into one row or one column.',
    cs: 'Všechny kostičky jednoho tahu patří do jedné řady nebo jednoho sloupce.',
  },
  gap: { en: 'There would be a gap at {x},{y}.', cs: 'Na {x},{y} by zůstala mezera.' },
  'not-connected': {
    en: 'At least one tile must touch the grid.',
    cs: 'Aspoň jedna kostička se musí dotýkat mřížky.',
  },
  'line-mixed': {
    en: 'The tiles of a line share their colour or their shape; this line would be: {tiles:tiles}.',
    cs: 'Kostičky v řadě mají stejnou barvu, nebo stejný tvar; tahle řada by byla: {tiles:tiles}.',
  },
  'line-too-long': {
    en: 'A line has at most {most|tile|tiles}; this one would be: {tiles:tiles}.',
    cs: 'Řada má nejvýš {most|kostičku|kostičky|kostiček}; tahle by byla: {tiles:tiles}.',
  },
  'duplicate-in-line': {
    en: 'A line never has the same tile twice; here it would: {duplicate:tile} ({duplicate}).',
    cs: 'V řadě se žádná kostička neopakuje; tady by byla dvakrát: {duplicate:tile} ({duplicate}).',
  },
  'opening-size': {
    en: 'Open with the largest set in your hand: {expected|tile|tiles}, not {found}.',
    cs: 'Zahajuje se největší sadou z ruky: {expected|kostička|kostičky|kostiček}, ne {found}.',
  },
  'opening-origin': { en: 'The opening must cover the cell 0,0.', cs: 'Zahajovací řada musí ležet i na políčku 0,0.' },
  'opening-trade': {
    en: 'The player who opens must play, not trade.',
    cs: 'Kdo zahajuje, musí zahrát, ne vyměňovat.',
  },
  'trade-too-large': {
    en: 'You can trade at most {limit|tile|tiles} now, not {count}.',
    cs: 'Teď můžeš vyměnit nejvýš {limit|kostičku|kostičky|kostiček}, ne {count}.',
  },
  'trade-bag-empty': {
    en: 'The bag is empty, so there is nothing to trade for.',
    cs: 'Pytlík je prázdný, už není za co vyměňovat.',
  },
  'must-play': { en: 'You have something to play, so you can’t pass.', cs: 'Máš co zahrát, tah vynechat nemůžeš.' },
  'pass-not-allowed': {
    en: 'You can pass only when the bag is empty; it still holds {bag|tile|tiles}.',
    cs: 'Vynechat tah můžeš, jen když je pytlík prázdný; kostiček v něm zbývá {bag}.',
  },
  'draw-expected': {
    en: '{seat:Player} draws {count|tile|tiles} now.',
    cs: 'Teď si {seat:player} dobírá {count|kostičku|kostičky|kostiček}.',
  },
  'start-expected': {
    en: 'Decide who opens: {seats:players}.',
    cs: 'Teď se určuje, kdo zahájí: {seats:players}.',
  },
  'draw-seat': {
    en: '{expected:Player} draws now, not {found:player}.',
    cs: 'Teď si dobírá {expected:player}, ne {found:player}.',
  },
  'draw-count': {
    en: '{seat:Player} draws {expected|tile|tiles}, not {found}.',
    cs: '{seat:Player} si dobírá {expected|kostičku|kostičky|kostiček}, ne {found}.',
  },
  'tile-not-available': {
    en: 'The bag can’t hold {found} of {tile} ({tile:tile}), only {available}.',
    cs: 'V pytlíku nemůže být {found}× {tile} ({tile:tile}), nejvýš {available}×.',
  },
  'start-seat': {
    en: 'Only a player with the largest set can open: {expected:players}, not {found:player}.',
    cs: 'Zahájit může jen ten, kdo má největší sadu: {expected:players}, ne {found:player}.',
  },
  'start-age': {
    en: 'The sets are equally large, so the oldest of these players opens: {expected:player}, not {found:player}.',
    cs: 'Sady jsou stejně velké, zahajuje tedy nejstarší z těchto hráčů: {expected:player}, ne {found:player}.',
  },
  'sizes-expected': {
    en: 'The start names the size of everybody’s largest set: {seats|number|numbers}, not {found} (* start 1 largest 3 2).',
    cs: 'Ke startu patří velikost největší sady každého hráče: čísel má být {seats}, ne {found} (* start 1 largest 3 2).',
  },
  'sizes-hidden': {
    en: 'By version {rules} of the rules nobody announces the size of their set (* start 1).',
    cs: 'Podle pravidel verze {rules} velikost své sady nikdo nehlásí (* start 1).',
  },
  'too-many-of-a-kind': {
    en: 'There are only {most} of {tile} ({tile:tile}); this position has {found}.',
    cs: 'Kostička {tile} ({tile:tile}) je ve hře {most}×, v téhle pozici {found}×.',
  },
  'too-many-tiles': {
    en: 'There are {most} tiles in all; this position has {found}.',
    cs: 'Kostiček je celkem {most}, v téhle pozici {found}.',
  },
  'grid-origin': {
    en: 'The opening covered the cell 0,0, so a tile must lie there. Count the cells from one of the tiles (this grid has one at {x},{y}).',
    cs: 'Zahajovací řada ležela i na políčku 0,0, takže tam musí být kostička. Počítej políčka od některé z nich (jedna je na {x},{y}).',
  },
  'grid-apart': {
    en: 'The tile at {x},{y} ({tile:tile}) does not hang together with the others.',
    cs: 'Kostička na {x},{y} ({tile:tile}) s ostatními nesouvisí.',
  },
  'hand-count': {
    en: '{seat:Player} has {found|tile|tiles} and should have {expected} (the bag holds {bag}).',
    cs: '{seat:Player} má {found|kostičku|kostičky|kostiček}, má jich mít {expected} (v pytlíku je {bag}).',
  },
  'hand-gone': {
    en: '{seat:Player} has no tile left, so the match would be over (end{seat}-hand-empty).',
    cs: '{seat:Player} nemá žádnou kostičku, takže by partie už skončila (end{seat}-hand-empty).',
  },
  'nothing-to-draw': {
    en: '{seat:Player} has nothing to draw: {found|tile|tiles} in hand, {bag} in the bag.',
    cs: '{seat:Player} nemá co dobírat: v ruce {found|kostička|kostičky|kostiček}, v pytlíku {bag}.',
  },
  'aside-unfit': {
    en: 'Tiles lie aside only for the player who draws after a trade, and a trade is counted (t1).',
    cs: 'Stranou leží kostičky jen u toho, kdo si dobírá po výměně, a výměna se počítá (t1).',
  },
  'turns-without-tiles': {
    en: 'After {found|turn|turns} there would be tiles on the grid.',
    cs: 'Kostičky by na mřížce už ležely, tahů bylo {found}.',
  },
  'turns-too-few': {
    en: '{tiles|tile|tiles} take at least {expected|turn|turns} to play, not {found}.',
    cs: 'Na {tiles|kostičku|kostičky|kostiček} je potřeba aspoň {expected|tah|tahy|tahů}, ne {found}.',
  },
  'trades-too-many': {
    en: 'At most {most|trade|trades} in a row are possible here, not {found}.',
    cs: 'Po sobě tu může být nejvýš {most|výměna|výměny|výměn}, ne {found}.',
  },
  'score-too-high': {
    en: '{seat:Player} has {found|point|points}; so many turns score at most {most}.',
    cs: '{seat:Player} má {found|bod|body|bodů}, za tolik tahů to může být nejvýš {most}.',
  },
  'sizes-too-early': {
    en: 'The sizes of the largest sets are known only once somebody opens.',
    cs: 'Velikosti největších sad jsou známé, až když někdo zahajuje.',
  },
  'nothing-fits': {
    en: 'The bag is empty and no tile fits anywhere, so the match would be over (end1-blocked).',
    cs: 'Pytlík je prázdný a nic se nikam nehodí, takže by partie už skončila (end1-blocked).',
  },
  'not-over': {
    en: 'The match is not over: {reason:whenOver}.',
    cs: 'Partie neskončila: {reason:whenOver}.',
  },
  'set-size': {
    en: 'The largest set of {seat:player} has {expected|tile|tiles}, not {found}.',
    cs: '{seat:Player} má v největší sadě {expected|kostičku|kostičky|kostiček}, ne {found}.',
  },
};

const actions = {
  start: { en: '{seat:player} opens', cs: 'zahajuje {seat:player}' },
  draw: {
    en: '{seat:player} draws {count|tile|tiles}',
    cs: '{seat:player} si dobírá {count|kostičku|kostičky|kostiček}',
  },
  play: { en: 'plays: {tiles:tiles}', cs: 'hraje: {tiles:tiles}' },
  trade: { en: 'trades {count|tile|tiles}', cs: 'vyměňuje {count|kostičku|kostičky|kostiček}' },
  pass: { en: 'has nothing to play and passes', cs: 'nemá co zahrát a vynechává tah' },
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
    'hand-empty': { en: 'a player has played their last tile', cs: 'někdo zahrál poslední kostičku' },
    blocked: { en: 'nobody can play any more', cs: 'nikdo už nemá co zahrát' },
    stalled: { en: 'everybody just keeps trading', cs: 'všichni už jen vyměňují kostičky' },
  },
};
