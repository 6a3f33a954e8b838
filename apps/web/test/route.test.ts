// Addresses within the app: every place has one, and broken ones lead to a clear page.

import { describe, expect, it } from 'vitest';
import { formatRoute, parseRoute, type Route } from '../src/ui/route.ts';

const PLACES: readonly Route[] = [
  { screen: 'start' },
  { screen: 'start', edition: 'azul-mini-gray' },
  { screen: 'boxes' },
  { screen: 'match', id: 'abcd2345efgh' },
  { screen: 'replay', of: 'kept', what: 'abcd2345efgh' },
  { screen: 'replay', of: 'packed', what: 'fZBNa-Jw_0', moment: 57 },
  { screen: 'replay', of: 'match', what: 'abcd2345efgh.3', moment: 5 },
  { screen: 'review', of: 'kept', what: 'abcd2345efgh' },
  { screen: 'review', of: 'match', what: 'abcd2345efgh.3' },
  { screen: 'decision', of: 'packed', what: 'fZBNa-Jw_0', index: 57 },
  { screen: 'variation', of: 'match', what: 'abcd2345efgh.3', moment: 5 },
  { screen: 'variation', of: 'packed', what: 'fZBNa-Jw_0', moment: 57, packed: 'i45WMlTSUTJ' },
  { screen: 'replay', of: 'position', what: 'qwirkle_move1_2_-_-1,0:RsR*/1Yo_2;R*??????????_0;-' },
  { screen: 'table', code: 'abcd2345efgh' },
  { screen: 'back', token: 'aB3-_xyz99' },
  { screen: 'rules', game: 'azul' },
  { screen: 'rules', game: 'azul', section: 'crystal-x2' },
  { screen: 'learn', game: 'azul' },
  { screen: 'puzzles' },
  { screen: 'puzzles', game: 'azul' },
  { screen: 'puzzles', game: 'qwirkle', id: 'a1b2c3d4' },
  { screen: 'me' },
  { screen: 'settings' },
  { screen: 'about' },
];

describe('addresses', () => {
  it.each(PLACES)('lead back to where they were made: %o', (route) => {
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  it('of positions may have spaces or come encoded', () => {
    const what = 'azul_1_take1_1/C_B,-_3Y';
    const found = { screen: 'replay', of: 'position', what };
    expect(parseRoute(`#/replay/position/${what.replaceAll('_', ' ')}`)).toEqual(found);
    expect(parseRoute(`#/replay/position/${encodeURIComponent(what)}`)).toEqual(found);
  });

  it.each(['', '#', '#/', '/'])('“%s” is the start', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'start' });
  });

  it.each([
    '#/new',
    '#/new/Azul',
    '#/new/azul/more',
    '#/boxes/azul',
    '#/play',
    '#/play/',
    '#/play/UPPER',
    '#/play/abcd/more',
    '#/play/<script>',
    '#/replay',
    '#/replay/kept',
    '#/replay/kept/abcd/minus',
    '#/replay/kept/abcd/-1',
    '#/replay/packed/a b',
    '#/replay/position/',
    '#/replay/position/azul<b>',
    '#/replay/position/%E0%A4%A',
    '#/replay/other/abcd',
    '#/replay/kept/abcd/1/2',
    '#/replay/match/abcd2345efgh',
    '#/replay/match/abcd2345efgh.0',
    '#/review/kept/abcd/minus',
    '#/if/kept/abcd',
    '#/if/kept/abcd/minus',
    '#/if/kept/abcd/3/a b',
    '#/if/kept/abcd/3/abc/more',
    '#/if/position/azul_3/1',
    '#/t',
    '#/t/abc',
    '#/t/abcd2345efgh/more',
    '#/back',
    '#/back/a b c d e f',
    '#/rules',
    '#/rules/',
    '#/rules/azul/',
    '#/rules/azul/gray/more',
    '#/rules/Azul',
    '#/learn',
    '#/learn/Azul',
    '#/learn/azul/3',
    '#/me/more',
    '#/settings/more',
    '#/nowhere',
    '#/%E0%A4%A',
    '#/constructor',
  ])('“%s” is a broken link', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'lost', address: hash });
  });
});
