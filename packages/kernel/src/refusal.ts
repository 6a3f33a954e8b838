// Refusals: why something is not legal or not readable, as a code with facts. Never a sentence, never an exception.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `code` says which rule refused, the other fields say what was found and what was expected. */
export interface Refusal {
  readonly code: string;
  readonly [fact: string]: Json;
}

/** A value, or the reason why there is none. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  code: string,
  facts: { readonly [fact: string]: Json } = {},
): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, ...facts },
});

/** Foreign text quoted in a refusal, short enough to be shown. */
export const quote = (text: string): string =>
  text.length <= 60 ? text : `${text.slice(0, 59).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** The refusal of a text that does not have the form `expected`. */
export const unreadable = (text: string, expected: string): { ok: false; refusal: Refusal } =>
  refuse('unreadable', { found: quote(text), expected });
