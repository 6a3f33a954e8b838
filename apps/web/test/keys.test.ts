// The keyboard help names keys that are handled: the boards' code is asked, or read where it needs a page to run in.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ahead } from '../src/games/azul/arrow-keys.ts';
import { keys as azulKeys } from '../src/games/azul/keys.ts';
import type { KeyHelp } from '../src/games/keys.ts';
import { isCursorKey } from '../src/games/qwirkle/grid-keys.ts';
import { gridKeys, handKeys, keys as qwirkleKeys } from '../src/games/qwirkle/keys.ts';
import { chordNames, PAGE_KEYS, REPLAY_KEYS } from '../src/match/keys.ts';

const SRC = join(import.meta.dirname, '../src');
const read = (...files: readonly string[]) => files.map((file) => readFileSync(join(SRC, file), 'utf8')).join('\n');

/** All keys of a list, without the keys that are held meanwhile. */
const named = (list: readonly KeyHelp[]): string[] =>
  list.flatMap(({ keys }) => keys.map((chord) => (chord === '+' ? chord : (chord.split('+').at(-1) ?? chord))));

/** Buttons take these by themselves. */
const NATIVE = ['Enter', ' '];

/** Whether a source handles a key by its name: as a key of a table or in a comparison. */
const handles = (source: string, key: string): boolean =>
  source.includes(`'${key}'`) || new RegExp(`[{,\\s]${key.replace(/\W/g, '\\$&')}:`).test(source);

describe('the keys that the help names', () => {
  it('are handled at Azul’s table', () => {
    const around = [
      { x: -9, y: 0 },
      { x: 9, y: 0 },
      { x: 0, y: -9 },
      { x: 0, y: 9 },
    ];
    const focus = read('games/azul/focus.ts');
    for (const key of named(azulKeys)) {
      const moves = ahead(around, { x: 0, y: 0 }, key) !== undefined;
      expect(moves || handles(focus, key) || NATIVE.includes(key), key).toBe(true);
    }
  });

  it('are handled at Qwirkle’s grid and hand', () => {
    const grid = read('games/qwirkle/Grid.svelte', 'games/qwirkle/turn-actions.ts');
    // A number picks the tile of that place in the hand.
    const ofHand = /^[1-6]$/;
    for (const key of named(gridKeys))
      expect(isCursorKey(key) || handles(grid, key) || ofHand.test(key), key).toBe(true);
    const hand = read('games/qwirkle/Hand.svelte');
    for (const key of named(handKeys)) expect(handles(hand, key), key).toBe(true);
  });

  it('have a name of their own on the keyboard, in both languages', () => {
    for (const { keys, does } of [...azulKeys, ...qwirkleKeys, ...REPLAY_KEYS, ...PAGE_KEYS]) {
      for (const chord of keys)
        for (const { en, cs } of chordNames(chord)) expect(en.trim() && cs.trim(), chord).not.toBe('');
      expect(does.en && does.cs).not.toBe('');
    }
  });
});
