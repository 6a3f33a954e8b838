// The options of a match: whether the seats sit in order of age.

import { type Json, ok, type Result, refuse } from '@mozaika/kernel';

/** With `start: 'age'` an opening tie goes to the first of the tied seats; otherwise the dealer draws among them [Q1]. */
export type QwirkleOptions = { readonly start?: 'age' };

export function parseOptions(json: Json): Result<QwirkleOptions> {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    return refuse('bad-field', { field: 'options', expected: { kind: 'type', type: 'object' } });
  }
  const start = Object.hasOwn(json, 'start') ? (json as { readonly start: Json }).start : undefined;
  if (start === undefined) return ok({});
  return start === 'age'
    ? ok({ start })
    : refuse('bad-field', { field: 'options.start', expected: { kind: 'one-of', values: ['age'], optional: true } });
}
