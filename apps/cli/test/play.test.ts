// mozaika play: whole sessions by piped lines

import { existsSync, readFileSync } from 'node:fs';
import { azul } from '@mozaika/azul';
import {
  dealKey,
  MatchHost,
  type MatchRecord,
  parseRecord,
  randomChooser,
  recordMatch,
  replay,
  type Step,
  seededRandom,
} from '@mozaika/kernel';
import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import { cut, jsonLines, mozaika, SEED, SLOW, scratchFile, scratchPath } from './mozaika.ts';

/** Always the first move of the list, until the match is over. */
const FIRST_MOVES = '1\n'.repeat(400);

const savedRecord = (file: string): MatchRecord => {
  const read = parseRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
};

describe('a match played to its end', SLOW, () => {
  it.each([
    ['azul', []],
    ['azul', ['--board', 'gray', '--players', 'Anna,Karel,random']],
    ['azul', ['--board', 'crystal-x2', '--players', 'me,random,random,random']],
    ['azul', ['--board', 'crystal-bonus']],
    ['qwirkle', []],
    ['qwirkle', ['--players', 'random,me,greedy']],
  ])('of %s %j is saved with its seed and passes verify', (game, args) => {
    const file = scratchPath(`${game}${args.join('')}.json`);
    const { status, out, err } = mozaika(['play', game, ...args, '--save', file], { input: FIRST_MOVES });
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('The match is over');
    const commitment = /commitment is\n {2}([0-9a-f]{64})/.exec(out)?.[1];
    expect(savedRecord(file).fairness).toMatchObject({
      commitment,
      contributions: [],
      seed: /seed was (\w+)/.exec(out)?.[1],
    });
    expect(jsonLines(mozaika(['verify', file, '--json']).out)).toMatchObject([{ legal: true, standing: 'consistent' }]);
    expect(existsSync(`${file}.seed`)).toBe(false);
  });
});

describe('the sparring partner', SLOW, () => {
  it('has its number in the record, and says at the end how to go on', () => {
    const file = scratchPath('sparring.json');
    const { status, out } = mozaika(['play', 'azul', '--players', 'me,sparring-1.5', '--save', file], {
      input: FIRST_MOVES,
    });
    expect(status).toBe(0);
    expect(savedRecord(file).players).toEqual(['me', 'sparring-1.5']);
    expect(out).toContain('The sparring partner adapts to you');
    expect(out).toMatch(/put you at about the level newcomer\. To go on from here, name sparring-[\d.]+ next time/);
  });

  it.each(['sparring-99', 'sparring-x'])('is not called %s', (name) => {
    const { status, err } = mozaika(['play', 'azul', '--players', `me,${name}`]);
    expect(status).toBe(2);
    expect(err).toContain(`“${name}” is not a sparring partner`);
  });
});

describe('a person', () => {
  const session = (...lines: string[]) => {
    const { status, out } = mozaika(['play', 'azul', '--seed', SEED, '--players', 'Anna,Karel'], {
      input: lines.join('\n'),
    });
    return { status, out };
  };
  /** What the program said after the line. */
  const reply = (out: string, line: string) => out.slice(out.indexOf(`> ${line}\n`)).split('\n')[1];

  it('hears what is wrong with a line and is asked again', () => {
    const { status, out } = session('hello', '9b9', '9B1', '999', '0', 'tile 1>1', 'save', '?');
    expect(status).toBe(0);
    expect(reply(out, 'hello')).toContain('I don’t understand “hello”');
    expect(reply(out, '9B1')).toMatch(/There is no display 9: this table has 5 displays\./);
    expect(reply(out, '999')).toMatch(/The list goes from 1 to \d+\./);
    expect(reply(out, '0')).toMatch(/The list goes from 1 to \d+\./);
    expect(reply(out, 'tile 1>1')).toContain('Take tiles now');
    expect(reply(out, 'save')).toContain('Save to which file?');
    expect(reply(out, '?')).toContain('Type a move (3B2, CRF, tile 3>4)');
    expect(out).toMatch(/The input has ended\.\nContinue with: mozaika play --continue \S+azul\.json\n/);
  });

  it('takes a move back, but not one before a deal', () => {
    const { out } = session('undo', '1', 'undo', '2', '1');
    expect(reply(out, 'undo')).toBe('You have no move to take back.');
    expect(out).toContain('Taken back.');
    const { out: dealt } = mozaika(['play', 'qwirkle', '--seed', SEED], { input: '1\nundo\n' });
    expect(dealt).toContain('New tiles have been dealt since, so this move can’t be taken back.');
  });

  it('pages through the moves', () => {
    const { out } = session('moves', '', 'quit');
    expect(out).toMatch(/ {2}20 .*\n… \d+ more: press Enter/);
    expect(out).toMatch(/\n {2}21 {2}/);
    expect(out).toContain('Goodbye!');
  });

  it('plays small letters and spaces as well', () => {
    const display = /\n1 {2}(\w)/.exec(session('').out)?.[1] ?? '';
    expect(session(` 1 ${display.toLowerCase()} 5 `).out).toContain(`1${display}5`);
  });

  it('saves, leaves and continues with the same deals', () => {
    const file = scratchPath('left.json');
    const first = mozaika(['play', 'azul', '--seed', SEED, '--players', 'Anna,random'], {
      input: `1\nsave ${file}\n1\nquit\n`,
    });
    expect(first.out).toContain(`Continue with: mozaika play --continue ${file}`);
    expect(savedRecord(file).fairness).not.toHaveProperty('seed');
    // To quit is not to resign.
    expect(savedRecord(file)).not.toHaveProperty('notes');
    expect(savedRecord(file)).not.toHaveProperty('result');
    expect(readFileSync(`${file}.seed`, 'utf8').trim()).toBe(SEED);
    expect(mozaika(['verify', file]).out).toContain('legal, but the deals can’t be checked');
    const length = savedRecord(file).actions.length;
    const second = mozaika(['play', '--continue', file], { input: FIRST_MOVES });
    expect([second.status, second.err]).toEqual([0, '']);
    expect(savedRecord(file).actions.length).toBeGreaterThan(length);
    expect(savedRecord(file)).toMatchObject({ fairness: { seed: SEED }, result: { ranks: expect.any(Array) } });
    expect(mozaika(['verify', file]).status).toBe(0);
  });

  it('is told when a continued match can no longer be verified', () => {
    const file = scratchPath('foreign.json');
    mozaika(['play', 'azul', '--save', file], { input: '1\n' });
    const other = scratchPath('foreign-copy.json');
    const copied = mozaika(['play', '--continue', file, '--save', other, '--seed', 'ab'.repeat(32)]);
    expect([copied.status, copied.err]).toEqual([2, expect.stringContaining('do not match that seed')]);
  });

  it('is asked what to play when no game is named', () => {
    const { status, out } = mozaika(['play'], { input: 'chess\n1\n2\nAnna\nAnna, random\n1\n' });
    expect(status).toBe(0);
    expect(out).toContain('Please choose one of: 1 Azul, 2 Qwirkle.');
    expect(out).toContain('A match needs 2 to 4 names.');
    expect(out).toContain('At the table: Anna, random.');
    expect(mozaika(['play']).status).toBe(0);
  });
});

describe('hidden tiles', () => {
  it('of other players are never shown, and the keyboard is passed on before a hand is', () => {
    const file = scratchPath('hidden.json');
    const { out } = mozaika(['play', 'qwirkle', '--seed', SEED, '--players', 'Anna,Karel', '--save', file], {
      input: '\n1\n',
    });
    expect(out).toMatch(/Pass the keyboard to (Anna|Karel), then press Enter\./g);
    expect(out).toContain('draw 1 ?? ?? ?? ?? ?? ??');
    const before = out.slice(0, out.indexOf('Pass the keyboard'));
    expect(before).not.toMatch(/[ROYGBP][oxds*c] /);
    const hands = out.split('\n').filter((line) => /^[12] (Anna|Karel): 0.* {2}\S/.test(line));
    expect(hands.filter((line) => line.includes('hidden tiles'))).toHaveLength(hands.length / 2);
  });

  it('of a random player stay hidden from the only person, who sees the own ones', () => {
    const { out } = mozaika(['play', 'qwirkle', '--seed', SEED, '--players', 'Anna,random'], { input: '' });
    expect(out).toMatch(/draw 1 [ROYGBP][oxds*c] /);
    expect(out).toContain('draw 2 ?? ??');
  });
});

describe('a trade', () => {
  it('can be typed', () => {
    const file = scratchPath('trade.json');
    mozaika(['play', 'qwirkle', '--seed', SEED, '--players', 'Anna,random', '--save', file], { input: '1\n' });
    const replayed = replay(qwirkle, savedRecord(file));
    if (!replayed.ok) throw new Error(replayed.refusal.code);
    const view = qwirkle.view(replayed.value) as QwirkleView;
    const tile = view.hands[0]?.tiles[0] ?? '';
    const { out } = mozaika(['play', '--continue', file], { input: `TRADE ${tile.toLowerCase()}\n` });
    expect(out).toMatch(/Anna +trade .. +trades 1.tile/);
  });
});

describe('Czech', () => {
  it('speaks to people who do', () => {
    const { out } = mozaika(['play', 'azul', '--seed', SEED], {
      input: 'tahy\nahoj\nkonec\n',
      env: { MOZAIKA_LANG: 'cs' },
    });
    expect(out).toContain('Napiš tah');
    expect(out).toMatch(/bere \S+ou z.výlohy 1 do řady 1/);
    expect(out).toContain('Nerozumím „ahoj“');
  });
});

/** A match of people on the gray board, cut where somebody has to choose right after a forced move of their own. */
function afterForcedMove(): { readonly record: MatchRecord; readonly decision: number } {
  for (let seed = 0; seed < 100; seed++) {
    const key = dealKey(Buffer.from(SEED, 'hex'));
    const chooser = randomChooser(azul, seededRandom(`forced ${seed}`));
    const record = recordMatch(azul, { board: 'gray' }, ['Anna', 'Karel'], key, chooser);
    const { actions, ...header } = record;
    const opened = MatchHost.open(azul, header);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const host = opened.value;
    for (const [index, action] of actions.entries()) {
      let isForced = false;
      host.append([action], (step) => {
        isForced = step.forced;
      });
      const target = host.undoTarget([1, 2]);
      if (!isForced || !target.ok || host.begin(key).steps.length > 0) continue;
      return { record: cut(record, index + 1), decision: target.value };
    }
  }
  throw new Error('no such match');
}

describe('a forced move', () => {
  it('is no choice to take back: undo in a continued match goes to before the last choice', () => {
    const { record, decision } = afterForcedMove();
    expect(decision).toBeLessThan(record.actions.length - 1);
    const file = scratchFile('forced.json', JSON.stringify(record));
    const { status, out } = mozaika(['play', '--continue', file], { input: 'undo\nquit\n' });
    expect([status, out]).toEqual([0, expect.stringContaining('Taken back.')]);
    expect(savedRecord(file).actions).toEqual(record.actions.slice(0, decision));
  });

  it('is made by the host, for people and bots alike', () => {
    const file = scratchPath('gray-forced.json');
    const args = ['play', 'azul', '--board', 'gray', '--players', 'Anna,random', '--seed', SEED, '--save', file];
    const { out } = mozaika(args, { input: FIRST_MOVES });
    const { actions, ...header } = savedRecord(file);
    const steps: Step[] = [];
    const opened = MatchHost.open(azul, header);
    if (!opened.ok) throw new Error(opened.refusal.code);
    expect(opened.value.append(actions, (step) => steps.push(step))).toBeUndefined();
    const forced = steps.filter((step) => step.forced);
    expect(forced.length).toBeGreaterThan(0);
    expect(out.match(/\(the only legal move\)/g)).toHaveLength(forced.length);
  });
});
