// Routes: the part of the address after the #, parsed and formatted.

import { MATCH_ID, TABLE_CODE } from '@mozaika/protocol';

export type Route =
  /** The start screen, perhaps with an edition chosen. */
  | { readonly screen: 'start'; readonly edition?: string }
  | { readonly screen: 'match'; readonly id: string }
  /** A kept match, a match of the server, or a record or a position in the address itself; `moment` counts its actions. */
  | { readonly screen: 'replay'; readonly of: keyof typeof REPLAYS; readonly what: string; readonly moment?: number }
  /** The analysis of a match that can be replayed. */
  | { readonly screen: 'review'; readonly of: keyof typeof REPLAYS; readonly what: string }
  /** One decision of a match, on the board: the index of its action. */
  | { readonly screen: 'decision'; readonly of: keyof typeof REPLAYS; readonly what: string; readonly index: number }
  /** A match that goes on differently from a moment on; `packed` are the actions of the variation so far. */
  | {
      readonly screen: 'variation';
      readonly of: keyof typeof REPLAYS;
      readonly what: string;
      readonly moment: number;
      readonly packed?: string;
    }
  /** A table of the server. */
  | { readonly screen: 'table'; readonly code: string }
  /** A tournament of the server. */
  | { readonly screen: 'tournament'; readonly code: string }
  | { readonly screen: 'tournaments' }
  /** The secret of a private link, which makes this browser its owner's. */
  | { readonly screen: 'back'; readonly token: string }
  /** The rules of a game, perhaps at one of their chapters. */
  | { readonly screen: 'rules'; readonly game: string; readonly section?: string }
  /** The tutorial of a game. */
  | { readonly screen: 'learn'; readonly game: string }
  /** Puzzles: a choice of them, or the one that the address names. */
  | { readonly screen: 'puzzles'; readonly game?: string; readonly id?: string }
  /** Setting up a position: one from the address, or the one that was set up last. */
  | { readonly screen: 'editor'; readonly position?: string }
  /** The score pad for the real table. */
  | { readonly screen: 'pad' }
  /** Which box holds what. */
  | { readonly screen: 'boxes' }
  /** The match of a day, today's if none is named. */
  | { readonly screen: 'daily'; readonly date?: string | undefined }
  | { readonly screen: 'me' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  /** How fair shuffling works. */
  | { readonly screen: 'fairness' }
  | { readonly screen: 'lost'; readonly address: string };

/** The screens whose address is their name. */
const PAGES = [
  { screen: 'pad' },
  { screen: 'boxes' },
  { screen: 'me' },
  { screen: 'daily' },
  { screen: 'settings' },
  { screen: 'about' },
  { screen: 'fairness' },
  { screen: 'tournaments' },
] as const;

const ID = /^[a-z0-9]{4,40}$/;
const PACKED = /^[\w-]+$/;
/** A position with `_` for its spaces. */
const POSITION = /^[\w;:,*?./-]{1,2000}$/;
const MOMENT = /^\d{1,5}$/;
const WORD = /^[a-z][a-z0-9-]{0,30}$/;
const PUZZLE = /^[a-z0-9]{8}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TOKEN = /^[\w-]{8,100}$/;

/** The replays by the word in their address. */
const REPLAYS = { kept: ID, packed: PACKED, match: MATCH_ID, position: POSITION } as const;

/** Where an address leads. Anything can stand there. */
export function parseRoute(hash: string): Route {
  const [screen = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const lost: Route = { screen: 'lost', address: hash };
  if (screen === 'replay') return parseReplay(rest) ?? lost;
  if (screen === 'review') return parseReview(rest) ?? lost;
  if (screen === 'if') return parseVariation(rest) ?? lost;
  if (screen === 'rules') return parseRules(rest) ?? lost;
  if (screen === 'puzzles') return parsePuzzle(rest) ?? lost;
  if (screen === 'editor') return parseEditor(rest.join('/')) ?? lost;
  const [name = '', ...more] = rest;
  if (more.length > 0) return lost;
  if (screen === 'play') return ID.test(name) ? { screen: 'match', id: name } : lost;
  if (screen === 't') return TABLE_CODE.test(name) ? { screen: 'table', code: name } : lost;
  if (screen === 'tournament') return TABLE_CODE.test(name) ? { screen: 'tournament', code: name } : lost;
  if (screen === 'back') return TOKEN.test(name) ? { screen: 'back', token: name } : lost;
  if (screen === 'daily' && rest.length === 1) return DAY.test(name) ? { screen: 'daily', date: name } : lost;
  if (screen === 'learn') return WORD.test(name) ? { screen: 'learn', game: name } : lost;
  if (screen === 'new') return WORD.test(name) ? { screen: 'start', edition: name } : lost;
  if (rest.length > 0) return lost;
  if (screen === '') return { screen: 'start' };
  return PAGES.find((page) => page.screen === screen) ?? lost;
}

function parseReplay(parts: readonly string[]): Route | undefined {
  const [of, what, moment, ...rest] = parts;
  if (of === 'position') return parsePosition(parts.slice(1).join('/'));
  if ((of !== 'kept' && of !== 'packed' && of !== 'match') || what === undefined || rest.length > 0) return undefined;
  if (!REPLAYS[of].test(what) || (moment !== undefined && !MOMENT.test(moment))) return undefined;
  return { screen: 'replay', of, what, ...(moment === undefined ? {} : { moment: Number(moment) }) };
}

function parseReview(rest: readonly string[]): Route | undefined {
  const replay = parseReplay(rest);
  if (replay?.screen !== 'replay' || replay.of === 'position') return undefined;
  const { of, what, moment } = replay;
  return moment === undefined ? { screen: 'review', of, what } : { screen: 'decision', of, what, index: moment };
}

function parseVariation(rest: readonly string[]): Route | undefined {
  const replay = parseReplay(rest.slice(0, 3));
  const [, , , packed, ...more] = rest;
  if (replay?.screen !== 'replay' || replay.of === 'position' || replay.moment === undefined) return undefined;
  if (more.length > 0 || (packed !== undefined && !PACKED.test(packed))) return undefined;
  const { of, what, moment } = replay;
  return { screen: 'variation', of, what, moment, ...(packed === undefined ? {} : { packed }) };
}

/** Where the match of a replay is reviewed. */
export function reviewAddress(replay: string): string | undefined {
  const route = parseRoute(replay);
  // At a position nothing has been played yet.
  if (route.screen !== 'replay' || route.of === 'position') return undefined;
  return formatRoute({ screen: 'review', of: route.of, what: route.what });
}

function parsePosition(encoded: string): Route | undefined {
  const what = decodedPosition(encoded);
  return what === undefined ? undefined : { screen: 'replay', of: 'position', what };
}

function parseEditor(encoded: string): Route | undefined {
  if (encoded === '') return { screen: 'editor' };
  const position = decodedPosition(encoded);
  return position === undefined ? undefined : { screen: 'editor', position };
}

/** A position has slashes itself, and some programs encode what they send on. */
function decodedPosition(encoded: string): string | undefined {
  try {
    const text = decodeURIComponent(encoded).replaceAll(' ', '_');
    return POSITION.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function parsePuzzle([game, id, ...rest]: readonly string[]): Route | undefined {
  if (game === undefined) return { screen: 'puzzles' };
  if (!WORD.test(game) || rest.length > 0 || (id !== undefined && !PUZZLE.test(id))) return undefined;
  return { screen: 'puzzles', game, ...(id === undefined ? {} : { id }) };
}

function parseRules([game = '', section, ...rest]: readonly string[]): Route | undefined {
  if (!WORD.test(game) || rest.length > 0 || (section !== undefined && !WORD.test(section))) return undefined;
  return { screen: 'rules', game, ...(section === undefined ? {} : { section }) };
}

/** The address of a place in the app, with its #. */
export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'start':
      return route.edition === undefined ? '#/' : `#/new/${route.edition}`;
    case 'match':
      return `#/play/${route.id}`;
    case 'table':
      return `#/t/${route.code}`;
    case 'tournament':
      return `#/tournament/${route.code}`;
    case 'back':
      return `#/back/${route.token}`;
    case 'replay':
      return `#/replay/${route.of}/${route.what}${route.of === 'position' || route.moment === undefined ? '' : `/${route.moment}`}`;
    case 'editor':
      return route.position === undefined ? '#/editor' : `#/editor/${route.position}`;
    case 'review':
      return `#/review/${route.of}/${route.what}`;
    case 'daily':
      return route.date === undefined ? '#/daily' : `#/daily/${route.date}`;
    case 'decision':
      return `#/review/${route.of}/${route.what}/${route.index}`;
    case 'variation':
      return `#/if/${route.of}/${route.what}/${route.moment}${route.packed === undefined ? '' : `/${route.packed}`}`;
    case 'rules':
      return `#/rules/${route.game}${route.section === undefined ? '' : `/${route.section}`}`;
    case 'puzzles':
      return ['#/puzzles', route.game, route.id].filter((part) => part !== undefined).join('/');
    case 'learn':
      return `#/learn/${route.game}`;
    case 'lost':
      return route.address;
    default:
      return `#/${route.screen}`;
  }
}
