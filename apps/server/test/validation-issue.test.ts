// Whatever is wrong with a request or message, the refusal says as data what was expected.

import { clientMessage, type Endpoint, endpoints } from '@mozaika/protocol';
import { describe, expect, it } from 'vitest';
import { describeIssue, type ValidationIssue } from '../src/validation-issue.ts';

interface Parser {
  safeParse(value: unknown): { readonly error?: { readonly issues: readonly object[] } | undefined };
}
interface ObjectSchema extends Parser {
  readonly shape: { readonly [field: string]: Parser };
}

const requests = Object.entries<Endpoint>(endpoints).flatMap(([name, { body, params }]) =>
  [body, params].flatMap((schema) => (schema && 'shape' in schema ? [[name, schema] as const] : [])),
);
const messages = clientMessage.def.options.map((schema) => [[...schema.shape.op.def.values].join(), schema] as const);
// The union of all schemas is more than the compiler can follow.
const SCHEMAS = [...requests, ...messages] as unknown as readonly (readonly [string, ObjectSchema])[];

const WRONG = [
  undefined,
  null,
  true,
  -1,
  1e9,
  0.5,
  '',
  '?',
  'a\u202eb',
  'x'.repeat(9_000),
  [],
  Array(9).fill('?'),
  {},
  { ['']: [] },
  { kind: '?' },
  { kind: 'live', bank: 0, increment: -1 },
  { kind: 'days', perMove: 0.5 },
  { p256dh: '?', auth: '?' },
];

describe('what was expected', () => {
  it.each(SCHEMAS)('is told for every field of %s', (_, schema) => {
    const issues = Object.keys(schema.shape).flatMap((field) =>
      WRONG.flatMap((value) => schema.safeParse({ [field]: value }).error?.issues ?? []),
    ) as readonly ValidationIssue[];
    const described = issues.map((issue) => describeIssue(issue).expected);
    if (Object.keys(schema.shape).length > 0) expect(described).not.toEqual([]);
    expect(issues.filter((_, n) => JSON.stringify(described[n]).includes('"examples":[]'))).toEqual([]);
  });
});
