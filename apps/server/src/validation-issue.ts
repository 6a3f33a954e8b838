// From zod's validation issues to the facts of a refusal: which field, and what it should be, as data. For requests and socket messages.

import { type Expected, type JsonType, quote } from '@mozaika/kernel';
import { FORMS } from '@mozaika/protocol';

/** The first issue of a failed parse. Its `message` depends on which build of zod is loaded, unless the schema gives one. */
export interface ValidationIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly [fact: string]: unknown;
}

/** Zod's names of types, where they differ from JSON's. */
const TYPES: { readonly [type: string]: JsonType } = {
  object: 'object',
  record: 'object',
  array: 'array',
  string: 'string',
  number: 'number',
  int: 'integer',
  boolean: 'boolean',
  null: 'null',
};

type Bounds = { readonly least: number } | { readonly most: number };
type Plain = string | number | boolean | null;

function bounded(origin: unknown, bounds: Bounds): Expected {
  if (origin === 'array') return { kind: 'length', of: 'entries', ...bounds };
  return origin === 'string' ? { kind: 'length', of: 'characters', ...bounds } : { kind: 'number', ...bounds };
}

const oneOf = (values: readonly unknown[]): Expected => ({ kind: 'one-of', values: values as readonly Plain[] });

/** What each member of a union expected first. */
function anyOf(errors: readonly (readonly ValidationIssue[])[]): Expected {
  const choices = errors.flatMap(([first]) => (first ? [expectedBy(first)] : []));
  const [only] = choices;
  return only && choices.length === 1 ? only : { kind: 'any-of', choices };
}

/** By the code of an issue. */
const EXPECTED: { readonly [code: string]: (issue: ValidationIssue) => Expected | undefined } = {
  invalid_type: ({ expected }) => ({ kind: 'type', type: TYPES[String(expected)] ?? 'object' }),
  invalid_value: ({ values }) => (Array.isArray(values) ? oneOf(values) : undefined),
  invalid_union: ({ options, errors }) => {
    if (Array.isArray(options)) return oneOf(options);
    return Array.isArray(errors) ? anyOf(errors) : undefined;
  },
  invalid_key: ({ issues }) => (Array.isArray(issues) ? expectedBy(issues[0]) : undefined),
  invalid_format: ({ format, message }) =>
    format === 'url' ? { kind: 'form', examples: ['https://mozaika.example'] } : FORMS[message as keyof typeof FORMS],
  too_small: ({ minimum, origin }) => bounded(origin, { least: Number(minimum) }),
  too_big: ({ maximum, origin }) => bounded(origin, { most: Number(maximum) }),
  unrecognized_keys: () => ({ kind: 'nothing' }),
  custom: ({ params }) => (params as { readonly expected?: Expected } | undefined)?.expected,
};

/** Every schema of the protocol has a row above; a test goes through them. */
const expectedBy = (issue: ValidationIssue): Expected =>
  EXPECTED[issue.code]?.(issue) ?? { kind: 'form', examples: [] };

/** The field that is wrong, as a path with dots, and what it should be. An unknown field should not be there. */
export function describeIssue(issue: ValidationIssue): { readonly field: string; readonly expected: Expected } {
  const { path, keys } = issue;
  const unknown = Array.isArray(keys) ? keys.slice(0, 1) : [];
  return { field: quote([...path, ...unknown].join('.')), expected: expectedBy(issue) };
}
