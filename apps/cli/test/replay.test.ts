// mozaika replay

import { describe, expect, it } from 'vitest';
import { azulMatch, cut, jsonLines, mozaika, perftRecord, qwirkleMatch, SLOW, scratchFile } from './mozaika.ts';

const azulFile = scratchFile('azul.json', JSON.stringify(azulMatch, null, 2));
const qwirkleFile = scratchFile('qwirkle.json', JSON.stringify(qwirkleMatch));

describe('replay --json', () => {
  it('has a line per action, then the outcome, for records of both games', () => {
    const { status, out, err } = mozaika(['replay', azulFile, qwirkleFile, '--json']);
    const lines = jsonLines(out);
    expect([status, err]).toEqual([0, '']);
    const ofAzul = lines.filter((line) => line.record === 0);
    const ofQwirkle = lines.filter((line) => line.record === 1);
    expect(ofAzul.slice(0, -1).map((line) => line.action)).toEqual(azulMatch.actions);
    expect(ofQwirkle.slice(0, -1).map((line) => line.index)).toEqual(qwirkleMatch.actions.map((_, i) => i));
    expect(ofAzul.at(-1)).toEqual({
      record: 0,
      outcome: { scores: ofAzul.at(-2)?.scores, ranks: expect.any(Array), reason: 'row' },
    });
    expect(Object.keys(ofQwirkle.at(-1)?.outcome as object)).toEqual(['scores', 'ranks', 'reason']);
  });

  it('counts the legal moves before a move and is silent about them for chance', () => {
    const record = { ...perftRecord, actions: [...perftRecord.actions, '1 1B2'] };
    expect(jsonLines(mozaika(['replay', '-', '--json'], { input: JSON.stringify(record) }).out)).toEqual([
      { record: 0, index: 0, action: '* start 1', scores: [0, 0] },
      { record: 0, index: 1, action: perftRecord.actions[1], scores: [0, 0] },
      { record: 0, index: 2, action: '1 1B2', legal: 90, scores: [0, 0] },
      { record: 0, turn: { kind: 'move', seats: [2] } },
    ]);
  });

  it('is silent about the legal moves of a masked hand', () => {
    const masked = qwirkleMatch.actions.map((action) =>
      /^\* draw|trade/.test(action) ? action.replace(/[ROYGBP][oxds*c](?= |$)/g, '??') : action,
    );
    const record = { ...qwirkleMatch, actions: masked };
    const { status, out } = mozaika(['replay', '-', '--json'], { input: JSON.stringify(record) });
    const opening = jsonLines(out).find((line) => / play /.test(String(line.action)));
    expect(status).toBe(0);
    expect(opening).toBeDefined();
    expect(opening).not.toHaveProperty('legal');
  });

  it('refuses an illegal action after the lines before it, goes on with the next record and exits with 1', () => {
    const illegal = { ...perftRecord, actions: [...perftRecord.actions, '1 1W2', '2 1B1'] };
    const input = [illegal, cut(azulMatch, 2)].map((record) => JSON.stringify(record)).join('\n\n');
    const { status, out } = mozaika(['replay', '-', '--json'], { input });
    const lines = jsonLines(out);
    expect(status).toBe(1);
    expect(lines[2]).toEqual({ record: 0, index: 2, refusal: { code: 'no-such-tiles', from: 1, colour: 'W' } });
    expect(lines.at(-1)).toMatchObject({ record: 1, turn: { kind: 'move' } });
  });

  it.each([
    ['no JSON', 'x', 'not-json'],
    ['JSON that is no record', '[]', 'not-a-record'],
    ['a wrong field', JSON.stringify({ ...azulMatch, players: ['Anna'] }), 'bad-field'],
    ['a game that is not there', JSON.stringify({ ...azulMatch, game: 'chess' }), 'unknown-game'],
    ['a wrong option', JSON.stringify({ ...azulMatch, options: { board: 'x' } }), 'bad-field'],
  ])('refuses %s without an index', (_, input, code) => {
    const { status, out, err } = mozaika(['replay', '-', '--json'], { input });
    expect([status, err]).toEqual([1, '']);
    expect(jsonLines(out)).toEqual([{ record: 0, refusal: expect.objectContaining({ code }) }]);
    expect(jsonLines(out)[0]?.refusal).not.toHaveProperty('index');
  });

  it('reads a file with one record per line, broken lines among them', () => {
    const text = ['{"format"', JSON.stringify(cut(azulMatch, 1)), '', JSON.stringify(cut(azulMatch, 2))].join('\n');
    const { status, out } = mozaika(['replay', scratchFile('lines.jsonl', text), '--json']);
    expect(status).toBe(1);
    expect(jsonLines(out).filter((line) => 'turn' in line || 'refusal' in line)).toMatchObject([
      { record: 0, refusal: { code: 'not-json' } },
      { record: 1, turn: { kind: 'deal' } },
      { record: 2, turn: { kind: 'move' } },
    ]);
  });

  it.each([
    ['one line', Buffer.alloc(10_000_000, '{"actions":["')],
    ['bytes that are no text', Buffer.alloc(10_000_000, Buffer.from([0xff, 0x00, 0xc3, 0x28]))],
    ['brackets', Buffer.alloc(10_000_000, '[')],
    ['short lines', Buffer.alloc(10_000_000, '{"format":1}\n')],
  ])('answers 10 MB of garbage with refusals: %s', SLOW, (_, garbage) => {
    for (const args of [['-'], [scratchFile('garbage', garbage)]]) {
      const { status, out, err } = mozaika(['replay', ...args, '--json'], { input: garbage });
      expect([status, err]).toEqual([1, '']);
      expect(JSON.parse(out.slice(0, out.indexOf('\n')))).toMatchObject({ record: 0, refusal: {} });
    }
  });

  it('replays thousands of records from a pipe', () => {
    const input = `${JSON.stringify(cut(azulMatch, 3))}\n`.repeat(3000);
    const lines = mozaika(['replay', '-', '--json'], { input }).out.trimEnd().split('\n');
    expect(lines).toHaveLength(3000 * 4);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ record: 2999, turn: { kind: 'move' } });
  });
});

describe('replay for people', () => {
  it('tells the match move by move and draws the boards in plain letters', () => {
    const { status, out } = mozaika(['replay', azulFile]);
    expect(status).toBe(0);
    expect(out).toContain('Round 1');
    expect(out).toMatch(/Anna {4}\S+ +takes \w+ from/);
    expect(out).toContain('The match is over: somebody has completed a horizontal row.');
    expect(out).not.toContain('\u001b');
  });

  it('draws in colour when asked to', () => {
    expect(mozaika(['replay', azulFile], { env: { FORCE_COLOR: '1' } }).out).toContain('\u001b[48;2;');
    expect(mozaika(['replay', azulFile], { env: { NO_COLOR: '1' } }).out).not.toContain('\u001b');
  });

  it('draws the grid of Qwirkle and every hand', () => {
    const { out } = mozaika(['replay', '-'], { input: JSON.stringify(cut(qwirkleMatch, 5)) });
    expect(out).toContain('tiles in the bag');
    expect(out).toMatch(/Eva: 0.*( [ROYGBP][oxds*c] ){1}/);
  });

  it('speaks Czech when the environment does', () => {
    const input = JSON.stringify({ ...perftRecord, actions: [...perftRecord.actions, '1 1W2'] });
    const { out } = mozaika(['replay', '-'], { input, env: { LANG: 'cs_CZ.UTF-8' } });
    expect(out).toContain('výlohy se doplňují');
    expect(out).toContain('Ve výloze 1 žádná bílá není.');
  });

  it('tells which action is wrong and why', () => {
    const input = JSON.stringify({ ...perftRecord, actions: [...perftRecord.actions, '2 1B2'] });
    const { status, out } = mozaika(['replay', '-'], { input });
    expect(status).toBe(1);
    expect(out).toContain('Action 2, “2 1B2”: It’s Anna’s turn, not Karel’s.');
  });
});

describe('a match that ended because somebody went', () => {
  const ended = (...facts: readonly string[]) => {
    const { actions } = perftRecord;
    return JSON.stringify({ ...perftRecord, notes: facts.map((fact) => ({ before: actions.length, fact })) });
  };
  const told = (input: string, lang = 'C.UTF-8') => mozaika(['replay', '-'], { input, env: { LANG: lang } }).out;

  it('has an outcome with the reason, in JSON and for who asks for its moves', () => {
    const input = ended('! end resigned 1');
    expect(jsonLines(mozaika(['replay', '-', '--json'], { input }).out).at(-1)).toEqual({
      record: 0,
      outcome: { scores: [0, 0], ranks: [2, 1], reason: 'resigned', gone: [{ seat: 1, reason: 'resigned' }] },
    });
    const moves = mozaika(['moves', '-'], { input });
    expect([moves.out, moves.err]).toEqual(['', 'No legal moves: the match is over.\n']);
    expect(mozaika(['verify', '-'], { input }).status).toBe(0);
  });

  it('is told in both languages, with the winner first', () => {
    expect(told(ended('! end resigned 1'))).toContain('The match is over: Anna resigned.\n  1. Karel, 0 points');
    expect(told(ended('! end timeout 2'))).toContain('The match is over: Karel ran out of time.\n  1. Anna');
    expect(told(ended('! end timeout 1'), 'cs_CZ.UTF-8')).toContain('Partie končí: Anna prohrává na čas.');
    const abandoned = told(ended('! left 2', '! bot 2 expert', '! end abandoned'));
    expect(abandoned).toMatch(/Karel is away\n +a bot plays on for Karel\n +nobody plays on/);
    expect(abandoned).toContain('The match is over: nobody played on.\n  Anna, 0 points\n  Karel, 0 points\n');
  });

  it('can’t be continued', () => {
    const { status, out } = mozaika(['play', '--continue', scratchFile('ended.json', ended('! end resigned 2'))]);
    expect(status).toBe(0);
    expect(out).toContain('The match is over: Karel resigned.');
  });
});
