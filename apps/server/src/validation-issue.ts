// A validation issue of zod, described: which field, and what it should be. The same for requests and for messages on sockets.

import { quote } from '@mozaika/kernel';

/** What zod says is wrong. Its `message` depends on which build of it is loaded, unless the schema has words of its own. */
export interface ValidationIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly [fact: string]: unknown;
}

/** What a field of a type should be, a missing one too. */
const TYPES: { readonly [type: string]: string } = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

const UNITS: { readonly [origin: string]: string } = { array: ' entries', string: ' characters' };

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;

/** By the code of a issue: what was expected. Where there is none, the schema has words of its own. */
const EXPECTED: { readonly [code: string]: (issue: ValidationIssue) => string | undefined } = {
  invalid_type: ({ expected }) => TYPES[String(expected)],
  invalid_value: ({ values }) => (Array.isArray(values) ? oneOf(values) : undefined),
  invalid_union: ({ options, errors }) => {
    if (Array.isArray(options)) return oneOf(options);
    const firsts: readonly (ValidationIssue | undefined)[] = Array.isArray(errors)
      ? errors.map(([first]) => first)
      : [];
    return firsts.flatMap((first) => (first ? [expectedBy(first)] : [])).join(' or ') || undefined;
  },
  too_small: ({ minimum, origin }) => `at least ${minimum}${UNITS[String(origin)] ?? ''}`,
  too_big: ({ maximum, origin }) => `at most ${maximum}${UNITS[String(origin)] ?? ''}`,
  unrecognized_keys: () => 'absent',
};

const expectedBy = (issue: ValidationIssue): string => EXPECTED[issue.code]?.(issue) ?? issue.message;

/** The field that is wrong, as a path with dots, and what it should be. Of a field that nobody knows: that it should not be there. */
export function describeIssue(issue: ValidationIssue): { readonly field: string; readonly expected: string } {
  const { path, keys } = issue;
  const unknown = Array.isArray(keys) ? keys.slice(0, 1) : [];
  return { field: quote([...path, ...unknown].join('.')), expected: expectedBy(issue) };
}
