// Editions and who starts, as the command line takes them: by name, by number, and what it answers to anything else.

import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../src/command.ts';
import { atTable, optionsFor, requireGame } from '../src/games.ts';
import { seatsOfPlayers, withStart } from '../src/play/who-starts.ts';
import { mozaika } from './mozaika.ts';

const given = (values: { readonly [name: string]: string }): OptionValues => ({
  text: (name) => values[name],
  has: (name) => Object.hasOwn(values, name),
});
const azul = requireGame('azul');
const qwirkle = requireGame('qwirkle');

describe('--edition', () => {
  it('names a box; without it the first one is played', () => {
    expect(optionsFor(azul, given({}))).toEqual({ board: 'coloured' });
    expect(optionsFor(azul, given({ edition: 'azul-mini-gray' }))).toEqual({ board: 'gray', edition: 'mini' });
    expect(optionsFor(qwirkle, given({ edition: 'Qwirkle' }))).toEqual({});
  });

  it('beside --board is one too many, and a box that does not exist is answered with those that do', () => {
    expect(() => optionsFor(azul, given({ edition: 'azul', board: 'gray' }))).toThrow('leave --board out');
    expect(() => optionsFor(azul, given({ edition: 'azul-maxi' }))).toThrow(/“azul-maxi”.*azul-mini-gray/);
  });

  it('gives the table its name and its words', () => {
    const mini = atTable(azul, { options: { board: 'gray', edition: 'mini', start: 2 }, players: [] });
    expect([mini.title, mini.vocabulary.facts]).toEqual(['Azul Mini: grey side', { discard: 'box' }]);
    expect(atTable(azul, { options: { board: 'crystal-x2' }, players: [] }).title).toBe('Crystal Mosaic ×2');
    expect(atTable(qwirkle, { options: { ages: [2, 1] }, players: [] }).title).toBe('Qwirkle');
  });
});

describe('--start and --ages', () => {
  const players = ['Anna', 'Karel', 'newcomer'];

  it('take names and numbers', () => {
    expect(withStart(azul, { board: 'gray' }, players, given({ start: 'karel' }))).toEqual({ board: 'gray', start: 2 });
    expect(withStart(qwirkle, {}, players, given({ ages: '3, anna,Karel' }))).toEqual({ ages: [3, 1, 2] });
    expect(withStart(qwirkle, {}, players, given({}))).toEqual({});
  });

  it('refuse who is not there, who is named twice, and names that two players share', () => {
    expect(() => withStart(azul, {}, players, given({ start: 'Eva' }))).toThrow('not “Eva”');
    expect(() => withStart(azul, {}, players, given({ start: 'Anna,Karel' }))).toThrow(
      '--start needs one of the players',
    );
    for (const ages of ['Anna', 'Anna,Anna,Karel', 'Anna,Karel,4', '']) {
      expect(() => withStart(qwirkle, {}, players, given({ ages }))).toThrow('--ages needs all players');
    }
    expect(seatsOfPlayers('Jan', ['Jan', 'Jan'])).toBeUndefined();
    expect(seatsOfPlayers('2,1', ['Jan', 'Jan'])).toEqual([2, 1]);
  });

  it('are not for the other game', () => {
    expect(() => withStart(azul, {}, players, given({ ages: '1,2,3' }))).toThrow('--start does');
    expect(() => withStart(qwirkle, {}, players, given({ start: '1' }))).toThrow('--ages does');
  });
});

it('asks a person for box, players and start, and asks again until it understands', () => {
  const answers = ['azul', 'azul maxi', 'azul mini', 'Anna,random', 'Eva', 'Anna', 'quit', ''];
  const { out } = mozaika(['play'], { input: answers.join('\n') });
  expect(out).toContain('3 Azul Mini, 4 Azul Mini: grey side');
  expect(out).toContain('Please answer with players of this match: Anna, random.');
  expect(out).toMatch(/^Azul Mini$/m);
  expect(out).toMatch(/start 1/);
  expect(out).toContain('box B0 Y0 R0 K0 W0');
});
