// Everything that a server can refuse has a sentence in both languages

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { azulWords } from '../src/azul.ts';
import { serverWords, withServerWords } from '../src/server.ts';
import { COMMON_CODES, refusalSentence } from '../src/words.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** All ways in which the sources name a code: `code: 'x'`, `refuse('x'`, `code = … : 'x'`, a constant that is refused with. */
function codesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
  const places = [
    /(?:\bcode: |\brefuse\()'([a-z-]+)'/g,
    /\bcode = [^;]*? \? '([a-z-]+)'/g,
    /\bcode = [^;]* : '([a-z-]+)'/g,
    /\bUNREACHABLE = '([a-z-]+)'/g,
  ];
  return texts.flatMap((text) => places.flatMap((place) => [...text.matchAll(place)].map(([, code = '']) => code)));
}

describe('refusals of the server', () => {
  it.each(['apps/server/src', 'packages/protocol/src'])('in %s have a sentence', (folder) => {
    const codes = codesIn(folder);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !(code in serverWords.refusals) && !COMMON_CODES.includes(code))).toEqual([]);
  });

  it('tell waiting in minutes', () => {
    const refusal = { code: 'not-away-long-enough', seat: 2, wait: 130_000 };
    expect(refusalSentence(refusal, 'en', serverWords)).toContain('3\u00a0minutes');
    expect(refusalSentence(refusal, 'cs', serverWords)).toContain('za 3\u00a0minuty');
  });

  it('stand beside those of a game', () => {
    const words = withServerWords(azulWords);
    expect(refusalSentence({ code: 'host-only' }, 'en', words)).toBe(
      'Only the person who created the table can do this.',
    );
    expect(refusalSentence({ code: 'line-full', line: 2 }, 'en', words)).toBe('Line 2\u00a0is already full.');
  });
});
