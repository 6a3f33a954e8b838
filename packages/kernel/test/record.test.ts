// Records: what is read, what is refused, and that no input makes a reader throw.

import { describe, expect, it } from 'vitest';
import { formatRecord, type Json, parseRecord, readRecord } from '../src/index.ts';
import { RUNNING } from './matches.ts';

const plain = (): { [field: string]: Json } => JSON.parse(formatRecord(RUNNING));
const without = (field: string) => Object.fromEntries(Object.entries(plain()).filter(([name]) => name !== field));
const nested = (depth: number): Json => {
  let json: Json = 1;
  for (let i = 0; i < depth; i++) json = [json];
  return json;
};

describe('a record', () => {
  it('is read as it was written', () => {
    expect(parseRecord(formatRecord(RUNNING))).toStrictEqual({ ok: true, value: RUNNING });
  });

  it('is one line of JSON', () => {
    expect(formatRecord({ ...RUNNING, players: ['A\nb', 'C'] })).not.toContain('\n');
  });

  it('is played by the first rulings when it names none', () => {
    expect(readRecord(without('rules'))).toEqual({ ok: true, value: { ...RUNNING, rules: 1 } });
  });

  it('has no options when it names none', () => {
    expect(readRecord(without('options'))).toEqual({ ok: true, value: RUNNING });
  });

  it('that begins from a position has format 2 and says from where', () => {
    const begun = { ...RUNNING, format: 'mozaika/2' as const, from: 'pebbles 1 - - -;0;2;-;0 -;0;2;-;0' };
    expect(parseRecord(JSON.stringify(begun))).toEqual({ ok: true, value: begun });
    expect(readRecord({ ...plain(), format: 'mozaika/2' })).toMatchObject({ refusal: { field: 'from' } });
    expect(readRecord({ ...plain(), format: 'mozaika/2', from: 7 })).toMatchObject({ refusal: { field: 'from' } });
    expect(readRecord({ ...plain(), from: begun.from })).toEqual({ ok: true, value: RUNNING });
  });

  it('may start with a byte order mark', () => {
    expect(parseRecord(`\uFEFF${formatRecord(RUNNING)}`).ok).toBe(true);
  });

  it.each(['fairness', 'clock', 'at', 'result', 'notes'])('carries its field %s along', (field) => {
    const carried = { ...RUNNING, [field]: { any: ['thing', null] } };
    // A record's type does not say that it is JSON.
    expect(readRecord(carried as unknown as Json)).toEqual({ ok: true, value: carried });
  });

  it('loses fields that are not known', () => {
    expect(readRecord({ ...plain(), colour: 'red', toString: 'x', constructor: {} })).toEqual({
      ok: true,
      value: RUNNING,
    });
  });

  it('keeps names of any alphabet', () => {
    const players = ['Žofie Šťastná', '王小明', '👩‍🚀', 'x'.repeat(100)];
    expect(readRecord({ ...plain(), players })).toMatchObject({ ok: true, value: { players } });
  });
});

describe('a text that is no JSON is refused', () => {
  it.each(['', ' ', '{', 'null x', "{'format':1}", '\0', '\uD800', '[1,]', 'NaN'])('%j', (text) => {
    expect(parseRecord(text)).toEqual({
      ok: false,
      refusal: { code: 'not-json', expected: { kind: 'record' } },
    });
  });

  it('10 MB of garbage', () => {
    expect(parseRecord('x'.repeat(10_000_000))).toMatchObject({ ok: false, refusal: { code: 'not-json' } });
    expect(parseRecord('['.repeat(10_000_000))).toMatchObject({ ok: false, refusal: { code: 'not-json' } });
    expect(parseRecord(JSON.stringify('x'.repeat(10_000_000)))).toMatchObject({ ok: false });
    expect(parseRecord(formatRecord({ ...RUNNING, game: 'x'.repeat(10_000_000) })).ok).toBe(true);
  });

  it('five million levels of nesting', () => {
    const refused = parseRecord(`${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`);
    expect(refused).toMatchObject({ ok: false });
    const inside = formatRecord(RUNNING).replace('{}', `{"a":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`);
    expect(parseRecord(inside)).toMatchObject({ ok: false });
  });
});

describe('JSON that is no object is refused', () => {
  it.each([null, true, 0, 'mozaika/1', [], [{}]].map((json) => [JSON.stringify(json), json] as const))(
    '%s',
    (_, json) => {
      expect(readRecord(json)).toEqual({
        ok: false,
        refusal: { code: 'not-a-record', expected: { kind: 'type', type: 'object' } },
      });
    },
  );
});

describe('a wrong field is refused by its name', () => {
  const anything: readonly Json[] = [null, true, 7, 'x', [], {}];
  const wrong: readonly (readonly [field: string, values: readonly Json[]])[] = [
    ['format', [...anything, 'mozaika/3', 'MOZAIKA/1']],
    ['game', [null, true, 7, [], {}]],
    ['players', [...anything, ['A'], ['A', 'B', 'C', 'D', 'E'], { length: 2 }]],
    [
      'players[0]',
      [
        [null, 'B'],
        [7, 'B'],
        [['A'], 'B'],
        ['\u001b[2J', 'B'],
        ['\uD800', 'B'],
        ['x'.repeat(101), 'B'],
      ],
    ],
    [
      'players[1]',
      [
        ['A', {}],
        ['A', 'a\nb'],
      ],
    ],
    ['rules', [null, true, '1', [], {}, 1.5, -0.1, 1e300, Number.POSITIVE_INFINITY, Number.NaN]],
    ['actions', [null, true, 7, 'x', {}, { length: 0 }]],
    ['actions[0]', [[null], [7], [['* draw']], [{}]]],
    ['actions[2]', [['', '', false]]],
    ['options', [nested(33)]],
    ['notes', [nested(33)]],
  ];
  const cases = wrong.flatMap(([field, values]) =>
    values.map((value) => [field, JSON.stringify(value).slice(0, 40), value] as const),
  );
  it.each(cases)('%s, found %s', (field, _, value) => {
    const name = field.replace(/\[.*/, '');
    const read = readRecord({ ...plain(), [name]: value });
    expect(read).toMatchObject({ ok: false, refusal: { code: 'bad-field', field } });
    expect(read).toHaveProperty('refusal.expected.kind');
  });

  it.each(['format', 'game', 'players', 'actions'])('%s, when it is missing', (field) => {
    expect(readRecord(without(field))).toMatchObject({ ok: false, refusal: { code: 'bad-field', field } });
  });

  it('32 levels of nesting are still read, and can be written', () => {
    const read = readRecord({ ...plain(), notes: nested(32) });
    expect(read.ok && parseRecord(formatRecord(read.value))).toEqual(read);
  });
});

describe('a record cannot reach a prototype', () => {
  it('by a key __proto__', () => {
    const text = formatRecord(RUNNING).replace('{', '{"__proto__":{"polluted":true,"format":"mozaika/1"},');
    expect(parseRecord(text)).toEqual({ ok: true, value: RUNNING });
    expect(parseRecord('{"__proto__":{"format":"mozaika/1","game":"pebbles"}}')).toMatchObject({
      ok: false,
      refusal: { field: 'format' },
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('by keys within carried fields', () => {
    const text = formatRecord({ ...RUNNING, notes: 0 }).replace(
      '"notes":0',
      '"notes":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    );
    const read = parseRecord(text);
    expect(read.ok).toBe(true);
    expect(read.ok && parseRecord(formatRecord(read.value))).toEqual(read);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('by being something else than JSON', () => {
    class Strange {
      format = 'mozaika/1';
    }
    // What no type allows, but a program without types can send.
    const read = (strange: unknown) => readRecord(strange as Json);
    for (const strange of [new Strange(), new Map(), new Date(0), Object.create(null), /x/, new Uint8Array(3)]) {
      expect(read(strange)).toMatchObject({ ok: false, refusal: { code: 'bad-field' } });
    }
    for (const strange of [undefined, () => 1, Symbol('x'), 1n]) {
      expect(read(strange)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } });
    }
  });
});
