// mozaika arena and mozaika bot: bots and other programs meet, runs stop and resume, failures cost a match and no more

import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { COMMAND, mozaika, SLOW, startMozaika } from './mozaika.ts';

const folder = mkdtempSync(join(tmpdir(), 'mozaika-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DEALT = {
  format: 'mozaika/1',
  game: 'azul',
  options: { board: 'coloured' },
  players: ['a', 'b'],
  actions: ['* start 1', '* deal BBYR YYKW BRRK KWWW BYRK'],
};

/** A program of another author, written to a file; `body` has the line in `line`. */
function program(name: string, body: string): string {
  const file = join(folder, `${name.replaceAll(' ', '-')}.mjs`);
  const loop = `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => { ${body} });`;
  writeFileSync(file, loop);
  return `exec:${process.execPath} ${file}`;
}

const report = (args: string[]) => JSON.parse(mozaika(['arena', ...args, '--json']).out);

describe('arena', SLOW, () => {
  it('plays the same deals once for each rotation, so that equal players get equal shares', () => {
    const { winShares, games, players } = report(['azul', '--seats', 'greedy,greedy', '--games', '10', '--seed', 'e']);
    expect({ games, players }).toEqual({ games: 10, players: ['greedy', 'greedy'] });
    expect(winShares[0].mean + winShares[1].mean).toBeCloseTo(1);
  });

  it('is repeatable from a seed with budgets of nodes', () => {
    const args = ['qwirkle', '--seats', 'regular@200n,greedy', '--games', '4', '--seed', 'again'];
    const [one, two] = [report(args), report(args)];
    expect(one.meanScores).toEqual(two.meanScores);
  });

  it('rates a whole field', () => {
    const { ratings, reports } = report([
      'azul',
      '--field',
      'greedy,random,regular@20n',
      '--games',
      '4',
      '--seed',
      'f',
    ]);
    expect(ratings.map(({ name }: { name: string }) => name)).toContain('greedy');
    expect(ratings.at(-1).name).toBe('random');
    expect(reports).toHaveLength(3);
  });

  it('stops as soon as the answer is clear', () => {
    const { games, until } = report([
      'azul',
      '--seats',
      'greedy,random',
      '--games',
      '4000',
      '--until',
      '0.5,0.9',
      '--seed',
      'u',
    ]);
    expect(until).toEqual({ low: 0.5, high: 0.9, answer: 'high' });
    expect(games).toBeLessThan(1000);
  });

  it('keeps its results in a file and resumes from them', () => {
    const file = join(folder, 'kept.jsonl');
    const args = ['azul', '--seats', 'greedy,random', '--seed', 'k', '--results', file];
    report([...args, '--games', '6']);
    const text = readFileSync(file, 'utf8');
    expect(text.trim().split('\n')).toHaveLength(3);
    // A crash in the middle of a line costs that line alone.
    writeFileSync(file, text.slice(0, text.trimEnd().lastIndexOf('\n') + 20));
    const { games } = report([...args, '--games', '8']);
    expect(games).toBe(8);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);
  });

  it('reports what it has played when it is interrupted', async () => {
    const file = join(folder, 'interrupted.jsonl');
    const args = ['azul', '--games', '1000000000', '--seed', 'i', '--json', '--results', file];
    const running = startMozaika(['arena', ...args]);
    const out = text(running.stdout);
    const exited = once(running, 'exit');
    await vi.waitUntil(() => existsSync(file) && statSync(file).size > 0, SLOW);
    // Twice, as when the terminal and bin/foreground.js both send it: that is one interrupt, and the report still comes.
    running.kill('SIGINT');
    running.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
    expect(JSON.parse(await out).games).toBeGreaterThan(0);
  });
});

describe('a program of another author', SLOW, () => {
  it('plays over the protocol like everybody else', () => {
    const bot = `exec:${process.execPath} ${COMMAND} bot azul --level greedy`;
    const { forfeits, reasons } = report(['azul', '--seats', `${bot},random`, '--games', '2', '--seed', 'p']);
    expect({ forfeits, reasons }).toEqual({ reasons: { row: 2 } });
  });

  const failures: [string, string, RegExp][] = [
    ['crashes', 'process.exit(3);', /ended with exit status 3/],
    ['answers nonsense', "console.log('knight to f3');", /answered nonsense: knight to f3/],
    ['makes an illegal move', "console.log('9K1');", /illegal move: no-such-display/],
    ['answers for somebody else', "console.log('3 1B1');", /answered nonsense: 3 1B1/],
  ];
  it.each(failures)('that %s loses that match with the reason, and the arena goes on', (name, body, why) => {
    const { forfeits, wins, games } = report([
      'azul',
      '--seats',
      `random,${program(name, body)}`,
      '--games',
      '2',
      '--seed',
      'f',
    ]);
    expect({ wins, games }).toEqual({ wins: [2, 0], games: 2 });
    expect(forfeits.map((forfeit: { why: string }) => forfeit.why).join()).toMatch(why);
  });

  it('ends with the arena, even if it ignores the end of its input', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const connected = once(listener, 'connection');
    const ignoring = program(
      'ignores',
      `import('node:net').then(({ connect }) => connect(${port}, '127.0.0.1').resume());`,
    );
    const running = startMozaika(['arena', 'azul', '--seats', `random,${ignoring}`, '--games', '2', '--seed', 'g']);
    const exited = once(running, 'exit');
    const [socket] = (await connected) as [Socket];
    const closed = once(socket.on('error', () => {}).resume(), 'close');
    running.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
    await closed;
    listener.close();
  });

  it('that cannot be started loses, too', () => {
    const { wins } = report(['azul', '--seats', 'random,exec:/no/such/program', '--games', '2', '--seed', 'n']);
    expect(wins).toEqual([2, 0]);
  });
});

describe('bot', () => {
  const ask = (lines: readonly unknown[], ...args: string[]) =>
    mozaika(['bot', 'azul', '--level', 'greedy', ...args], {
      input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    });

  it('answers each record with an action of the seat to move', () => {
    expect(ask([DEALT, { ...DEALT, actions: [...DEALT.actions, '1 4W3'] }]).out).toMatch(/^1 \w{3}\n2 \w{3}\n$/);
  });

  it('tells values, line and nodes as JSON when asked', () => {
    const info = JSON.parse(ask([DEALT], '--info', '--level', 'master', '--nodes', '2000', '--seed', '1').out);
    expect(info.nodes).toBeGreaterThan(0);
    expect(info.moves.length).toBeGreaterThan(1);
    expect(info.move).toBe(`1 ${info.line[0]}`);
    for (const { win } of info.moves) expect(win >= 0 && win <= 1).toBe(true);
  });

  const refused: [string, unknown, string][] = [
    ['a broken record', { ...DEALT, game: 'azul', actions: ['1 1B1'] }, 'deal-expected'],
    ['a record that waits for a deal', { ...DEALT, actions: [] }, 'deal-expected'],
    ['a record of another game', { ...DEALT, game: 'qwirkle', options: {} }, 'bad-field'],
    ['something that is no record', [1, 2, 3], 'not-a-record'],
  ];
  it.each(refused)('refuses %s with a reason and goes on', (_, line, code) => {
    const { out, err, status } = ask([line, DEALT]);
    const [first = '', second] = out.trim().split('\n');
    expect(JSON.parse(first.slice(2)).code).toBe(code);
    expect(second).toMatch(/^1 /);
    expect(err).not.toBe('');
    expect(status).toBe(1);
  });

  it('refuses to answer for a seat that is not to move, and for a hand that is hidden from it', () => {
    expect(ask([DEALT], '--seat', '2').out).toContain('"code":"not-your-turn"');
    const hidden = {
      ...DEALT,
      game: 'qwirkle',
      options: {},
      actions: ['* draw 1 ?? ?? ?? ?? ?? ??', '* draw 2 ?? ?? ?? ?? ?? ??', '* start 1'],
    };
    expect(mozaika(['bot', 'qwirkle'], { input: `${JSON.stringify(hidden)}\n` }).out).toContain('"code":"hand-hidden"');
  });
});
