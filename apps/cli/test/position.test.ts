// mozaika position, and every command from a position: typed, and in a record that begins from one.

import { describe, expect, it } from 'vitest';
import {
  azulMatch,
  cut,
  jsonLines,
  mozaika,
  perftRecord,
  qwirkleMatch,
  SLOW,
  scratchFile,
  scratchPath,
} from './mozaika.ts';

const perftFile = scratchFile('perft-position.json', JSON.stringify(perftRecord));
const MIDDLE = 12;

/** The same match, begun from its own position before an action. */
function begun(match: typeof azulMatch, before: number) {
  const whole = scratchFile(`whole-${match.game}.json`, JSON.stringify(match));
  const printed = mozaika(['position', whole, '--before', String(before)]);
  expect([printed.status, printed.err]).toEqual([0, '']);
  const from = printed.out.trimEnd();
  const { fairness: _, ...rest } = match;
  return { ...rest, format: 'mozaika/2', from, actions: match.actions.slice(before) };
}

describe('position', () => {
  it('prints what moves and perft take in place of the file', SLOW, () => {
    const { status, out } = mozaika(['position', perftFile]);
    expect([status, out]).toEqual([
      0,
      'azul 1 take1 1/C BBYR,YYKW,BRRK,KWWW,BYRK - 16B16Y16R16K16W - 0;-,-,-,-,-;5/5/5/5/5;- 0;-,-,-,-,-;5/5/5/5/5;-\n',
    ]);
    const text = out.trimEnd();
    expect(mozaika(['position', text.replaceAll(' ', '_')]).out).toBe(out);
    expect(mozaika(['moves', text]).out).toBe(mozaika(['moves', perftFile]).out);
    expect(jsonLines(mozaika(['perft', text, '--depth', '2', '--json']).out)[1]).toMatchObject({ count: 7560 });
  });

  it('says what does not fit, in the words of the edition', SLOW, () => {
    const text = 'azul 1 take1 1/C BBYR,YYKW,BRRK,KWWW,BYRK - rest - 0;-,YB,-,-,-;5/5/5/5/5;- 0;-,-,-,-,-;5/5/5/5/5;-';
    const { status, err } = mozaika(['position', text]);
    expect(status).toBe(1);
    expect(err).toMatch(/^Line.2 of player.1 has tiles of two colours, yellow and blue/);
    expect(mozaika(['moves', text, '--json']).out).toMatch(/"code":"line-of-two-colours"/);
    expect(mozaika(['position', 'azul 1']).err).toMatch(/I don’t understand “1”; try 1 take1/);
  });
});

describe.each([azulMatch, qwirkleMatch])('a record of $game that begins from a position', (match) => {
  it('is replayed and verified to the same end', SLOW, () => {
    const input = JSON.stringify(begun(match, MIDDLE));
    const [last] = jsonLines(mozaika(['replay', '-', '--json'], { input }).out).slice(-1);
    const [expected] = jsonLines(mozaika(['replay', '-', '--json'], { input: JSON.stringify(match) }).out).slice(-1);
    expect(last).toEqual(expected);
    expect(mozaika(['replay', '-'], { input }).status).toBe(0);
    expect(jsonLines(mozaika(['verify', '-', '--json'], { input }).out)).toMatchObject([
      { legal: true, standing: 'open' },
    ]);
  });

  it('is refused where its position does not fit the match', SLOW, () => {
    const record = begun(match, MIDDLE);
    const refusalOf = (change: object) =>
      jsonLines(mozaika(['replay', '-', '--json'], { input: JSON.stringify({ ...record, ...change }) }).out)[0];
    expect(refusalOf({ from: undefined })).toMatchObject({ refusal: { code: 'bad-field', field: 'from' } });
    expect(refusalOf({ from: `x ${record.from}` })).toMatchObject({ refusal: { code: 'unknown-edition', found: 'x' } });
    expect(refusalOf({ players: [...record.players, 'Jan'] })).toMatchObject({ refusal: { code: 'other-seats' } });
  });
});

it('play --from goes on from a position and saves a record that begins there', SLOW, () => {
  const from = mozaika(['position', '-'], { input: JSON.stringify(cut(azulMatch, 30)) }).out.trimEnd();
  const file = scratchPath('from.json');
  const seats = from.split(' ').length - 8;
  const players = Array.from({ length: seats }, () => 'newcomer').join(',');
  const played = mozaika(['play', '--from', from, '--players', players, '--save', file]);
  expect([played.status, played.err]).toEqual([0, '']);
  const verified = mozaika(['verify', file]);
  expect([verified.status, verified.out]).toEqual([0, expect.stringMatching(/the deals follow from the seed/)]);
  expect(mozaika(['position', file, '--before', '0']).out.trimEnd()).toBe(from);
  expect(mozaika(['play', 'azul', '--from', from]).err).toMatch(/--from POSITION already says the game/);
});
