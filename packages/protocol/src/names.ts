// Which names people may give themselves: names that others can see, and that nobody takes for a bot's or the server's own. What
// characters are, Unicode's properties say.

import type { Refusal } from '@mozaika/kernel';
import { INVISIBLE, LONGEST_NAME } from './limits.ts';

/** What a bot, or a person for whom a bot plays, is marked with. */
const BOT = 'bot';

/** An emoji with all that belongs to it: what joins its parts, chooses its look or names its flag is not hidden there (UTS #51). */
const EMOJI_PART = String.raw`\p{Emoji}(?:\p{EMod}|\ufe0f\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?`;
const EMOJI = new RegExp(String.raw`\p{RI}{2}|${EMOJI_PART}(?:\u200d${EMOJI_PART})*`, 'gu');
/** Between letters, where some scripts need them. */
const JOINERS = /([\p{L}\p{M}])\p{Join_Control}(?=\p{L})/gu;
const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;
const hasHidden = (name: string): boolean => name.replace(EMOJI, '').replace(JOINERS, '$1').search(HIDDEN) >= 0;

/** Fillers and blank patterns are letters or symbols to Unicode, but no digit and no picture is blank, and no letter that is not ignorable. */
const hasVisible = (name: string): boolean =>
  /\p{L}|\p{N}|\p{Extended_Pictographic}|\p{RI}{2}/u.test(name.replace(HIDDEN, ''));

const LATIN = /\p{Script=Latin}/u;
/** Letters of scripts that are not written together with Latin ones in a word (UTS #39, "highly restrictive"). */
const APART =
  /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** The words of a name as a reader takes them in: without case, accents, ornament and what can't be seen. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(HIDDEN, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The same without spaces, and without the number that guests have and that apps give to equal names. */
const readAs = (name: string): string =>
  wordsOf(name)
    .join('')
    .replace(/(\D)\d+$/, '$1');

/** Why somebody can't be called this. `reserved`: names of bots, guests and the server itself, in every language. */
export function nameRefusal(name: string, reserved: readonly string[]): Refusal | undefined {
  if ([...name].length > LONGEST_NAME) return { code: 'name-too-long', most: LONGEST_NAME };
  if (INVISIBLE.test(name) || hasHidden(name)) return { code: 'name-hidden' };
  if (!hasVisible(name)) return { code: 'name-unseen' };
  if (name.split(/\P{L}+/u).some((word) => LATIN.test(word) && APART.test(word))) return { code: 'name-mixed' };
  const isReserved = wordsOf(name).includes(BOT) || reserved.some((one) => readAs(one) === readAs(name));
  return isReserved ? { code: 'name-reserved' } : undefined;
}
