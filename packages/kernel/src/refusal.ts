// Refusals: why something is not legal or not readable, as a code with facts. Never a sentence, never an exception.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `code` says which rule refused, the other fields say what was found and what was expected. */
export interface Refusal {
  readonly code: string;
  readonly [fact: string]: Json;
}

/**
 * What a refusal expected instead, as data: the fact `expected` of refusals about the form of something. `packages/words`
 * puts it into sentences. Refusals by a game's rules have plain values there (a number, a seat, an action).
 */
export type Expected =
  | { readonly kind: 'record' }
  | { readonly kind: 'type'; readonly type: JsonType }
  /** Names of players: so many of them. */
  | { readonly kind: 'names'; readonly least: number; readonly most: number }
  /** Text that can be shown: without control characters. */
  | { readonly kind: 'text'; readonly most: number }
  | {
      readonly kind: 'length';
      readonly of: 'characters' | 'entries' | 'levels';
      readonly least?: number;
      readonly most?: number;
    }
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number; readonly above?: number }
  | { readonly kind: 'hex'; readonly digits: number }
  | { readonly kind: 'seat'; readonly most: number }
  /** A seat that was not named before. */
  | { readonly kind: 'new-seat'; readonly most: number }
  | {
      readonly kind: 'one-of';
      readonly values: readonly (string | number | boolean | null)[];
      readonly optional?: true;
    }
  | { readonly kind: 'any-of'; readonly choices: readonly Expected[] }
  /** A text of one of these forms. */
  | { readonly kind: 'form'; readonly examples: readonly string[] }
  | { readonly kind: 'earlier-entry' }
  /** The field should not be there. */
  | { readonly kind: 'nothing' };

export type JsonType = 'object' | 'array' | 'strings' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

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
export const unreadable = (text: string, expected: Expected): { ok: false; refusal: Refusal } =>
  refuse('unreadable', { found: quote(text), expected });
