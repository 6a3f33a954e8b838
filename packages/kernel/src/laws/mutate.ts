// Almost-right texts: a move or a deal with a small mistake, as a sloppy person or a hostile program would send it.

import { pick, type Random } from '../random.ts';

/** `text` with one small mistake; letters and words of `others` are borrowed for it. */
export function mutate(text: string, others: readonly string[], random: Random): string {
  const letters = others.length > 0 ? pick(others, random) : text;
  const at = random(text.length + 1);
  const letter = letters.length > 0 ? pick(letters, random) : '0';
  const words = text.split(' ');
  const word = random(words.length);
  switch (random(7)) {
    case 0:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + letter + text.slice(at);
    case 3:
      return words.filter((_, i) => i !== word).join(' ');
    case 4:
      return words.toSpliced(word, 0, pick(letters.split(' '), random)).join(' ');
    case 5:
      return words.with(word, pick(letters.split(' '), random)).join(' ');
    default:
      return text.slice(0, at) + random(10) + text.slice(at + 1);
  }
}
