// mozaika moves, perft, arena, verify, and how every command is called

import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { commitmentTo, DEAL_METHOD } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import {
  azulMatch,
  cut,
  jsonLines,
  mozaika,
  perftRecord,
  qwirkleMatch,
  SEED,
  SLOW,
  scratchFile,
  scratchPath,
  startMozaika,
} from './mozaika.ts';

const perftFile = scratchFile('perft.json', JSON.stringify(perftRecord));
/** A position of Qwirkle after the opening and its draw. */
const opened = qwirkleMatch.actions.findIndex((action) => / play /.test(action)) + 2;
const qwirkleFile = scratchFile('opened.json', JSON.stringify(cut(qwirkleMatch, opened)));

describe('moves', () => {
  it('lists the legal moves with their actor', () => {
    const { status, out, err } = mozaika(['moves', perftFile]);
    const moves = out.trimEnd().split('\n');
    expect([status, err, moves.length, moves[0]]).toEqual([0, '', 90, '1 1B1']);
    expect(JSON.parse(mozaika(['moves', perftFile, '--json']).out)).toEqual(moves);
  });

  it('leaves trades out, says how many tiles may be traded, and lists them with --trades', () => {
    const { out, err } = mozaika(['moves', qwirkleFile, '--json']);
    expect(JSON.parse(out).filter((text: string) => / trade /.test(text))).toEqual([]);
    expect(err).toMatch(/may also trade up to 6.tiles; --trades/);
    const all: string[] = JSON.parse(mozaika(['moves', qwirkleFile, '--json', '--trades']).out);
    expect(all.filter((text) => / trade /.test(text)).length).toBeGreaterThan(5);
    expect(all.length).toBe(new Set(all).size);
  });

  it.each([
    ['the match is over', azulMatch, /the match is over/],
    ['a deal is due', cut(azulMatch, 1), /the dealer is next/],
    [
      'the hand is masked',
      {
        ...cut(qwirkleMatch, opened),
        actions: cut(qwirkleMatch, opened).actions.map((text) =>
          text.replace(/(?<=draw \d ).*/, (tiles) => tiles.replace(/\S+/g, '??')),
        ),
      },
      /^Eva has a hidden hand/,
    ],
  ])('has an empty list and a reason when %s', (_, record, reason) => {
    const { status, out, err } = mozaika(['moves', '-', '--json'], { input: JSON.stringify(record) });
    expect([status, out]).toEqual([0, '[]\n']);
    expect(err).toMatch(reason);
  });

  it('refuses a broken record', () => {
    const { status, out, err } = mozaika(['moves', '-'], { input: '{}' });
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('The field format should be one of “mozaika/1”, “mozaika/2”.');
  });
});

describe('perft', () => {
  it('counts the published numbers', () => {
    const { status, out } = mozaika(['perft', perftFile, '--depth', '3', '--json']);
    expect(status).toBe(0);
    expect(jsonLines(out).map(({ depth, count }) => [depth, count])).toEqual([
      [1, 90],
      [2, 7560],
      [3, 489_984],
    ]);
    expect(Object.keys(jsonLines(out)[0] ?? {})).toEqual(['depth', 'count', 'seconds', 'nodesPerSecond']);
    expect(mozaika(['perft', perftFile, '--depth', '2']).out).toMatch(/2 +7,560 .*nodes\/s/);
  });
});

describe('arena', SLOW, () => {
  it.each(['azul', 'qwirkle'])('reports matches of %s, the same ones for the same seed', (game) => {
    const play = () =>
      JSON.parse(
        mozaika(['arena', game, '--seats', 'random,random,random', '--games', '20', '--seed', 'x', '--json']).out,
      );
    const { seconds, gamesPerSecond, ...report } = play();
    expect(report).toMatchObject({ game, games: 20, seed: 'x', players: ['random', 'random', 'random'] });
    expect(report.meanScores).toHaveLength(3);
    const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
    expect(mean(report.meanScores)).toBeCloseTo(mean(report.meanScoresFromStart), 2);
    expect(report.movesPerGame).toBeGreaterThan(10);
    expect(report.legalMovesPerTurn).toBeGreaterThan(1);
    expect(report.roundsPerGame).toBeGreaterThan(4);
    expect(play()).toMatchObject(report);
    expect([typeof seconds, typeof gamesPerSecond]).toEqual(['number', 'number']);
  });

  it('prints a table with a seed that repeats the run', () => {
    const first = mozaika(['arena', 'azul', '--board', 'gray', '--games', '5']).out;
    const seed = /seed (\d+)/.exec(first)?.[1] ?? '';
    const again = mozaika(['arena', 'azul', '--board', 'gray', '--games', '5', '--seed', seed]).out;
    const withoutSpeed = (text: string) => text.replace(/games per second.*/, '');
    expect(withoutSpeed(again)).toBe(withoutSpeed(first));
  });

  it('lets the greedy player of Qwirkle beat the random one', () => {
    const { wins } = JSON.parse(
      mozaika(['arena', 'qwirkle', '--seats', 'random,greedy', '--games', '30', '--seed', '1', '--json']).out,
    );
    expect(wins[1]).toBeGreaterThan(25);
  });
});

describe('verify', () => {
  const fairness = { method: DEAL_METHOD, commitment: commitmentTo(Buffer.from(SEED, 'hex')), contributions: [] };
  const deals = azulMatch.actions.filter((action) => action.startsWith('*')).length;
  const verify = (record: unknown, ...args: string[]) =>
    mozaika(['verify', '-', ...args], { input: JSON.stringify(record) });

  it('counts the deals that follow from the seed', () => {
    const { status, out } = verify({ ...azulMatch, fairness: { ...fairness, seed: SEED } });
    expect([status, out.split('\n')[0]]).toEqual([
      0,
      '-: legal, and the deals follow from the seed; the open points are not proven',
    ]);
    expect(out).toContain(`proven: Computed again just now: ${deals} deals follow from the seed`);
    expect(out).toContain('open: No player’s device added anything');
    expect(jsonLines(verify({ ...azulMatch, fairness: { ...fairness, seed: SEED } }, '--json').out)).toEqual([
      {
        file: '-',
        record: 0,
        legal: true,
        standing: 'consistent',
        findings: [
          { standing: 'proven', code: 'deals-follow', deals },
          { standing: 'proven', code: 'seed-committed' },
          { standing: 'open', code: 'no-contributions' },
          { standing: 'open', code: 'unwitnessed' },
        ],
      },
    ]);
  });

  it('says when there is no seed', () => {
    expect(verify(azulMatch).out).toContain('legal, but the deals can’t be checked');
    expect(verify({ ...azulMatch, fairness }, '--json')).toMatchObject({
      status: 0,
      out: expect.stringContaining('no-seed'),
    });
  });

  it('names a deal that differs, a commitment that differs and an action that is illegal', () => {
    const other = 'ab'.repeat(32);
    const wrongSeed = { ...fairness, commitment: commitmentTo(Buffer.from(other, 'hex')), seed: other };
    expect(verify({ ...azulMatch, fairness: wrongSeed })).toMatchObject({
      status: 1,
      out: expect.stringContaining('does not match the seed'),
    });
    expect(verify({ ...azulMatch, fairness: { ...fairness, seed: other } }, '--json')).toMatchObject({
      status: 1,
      out: expect.stringContaining('commitment-differs'),
    });
    const { status, out } = verify({ ...perftRecord, actions: ['* start 3'] }, '--json');
    expect([status, jsonLines(out)[0]]).toEqual([
      1,
      {
        file: '-',
        record: 0,
        legal: false,
        index: 0,
        refusal: expect.objectContaining({ code: 'no-such-seat' }),
      },
    ]);
  });
});

describe('a command that is called wrongly says what would be right', () => {
  it.each([
    [['frobnicate'], /no command “frobnicate”; use serve, admin, play, replay/],
    [['replay'], /takes one file or more/],
    [['replay', '/nowhere/x.json'], /Cannot read \/nowhere\/x\.json: there is no such file/],
    [['replay', '/tmp'], /is a directory/],
    [['replay', '--jsno', perftFile], /no option --jsno; it knows --json/],
    [['replay', `${perftFile}/x`], /not a directory/],
    [['moves'], /takes one file/],
    [['moves', '-'], /stdin is empty/],
    [['perft', perftFile], /needs --depth N/],
    [['perft', perftFile, '--depth'], /--depth needs a value/],
    [['perft', perftFile, '--depth', '0'], /whole number from 1 to 20/],
    [['perft', perftFile, '--depth', '2.5'], /whole number from 1 to 20/],
    [['perft', perftFile, '--depth', '21'], /whole number from 1 to 20/],
    [['arena'], /takes one game/],
    [['arena', 'chess'], /no game “chess”; name azul or qwirkle/],
    [['arena', 'azul', '--seats', 'random'], /needs 2, 3 or 4 players, not 1/],
    [['arena', 'azul', '--seats', 'random,deep'], /no bot “deep” for azul; there is random, greedy/],
    [['arena', 'azul', '--board', 'green'], /no board “green”; choose coloured, gray/],
    [['arena', 'qwirkle', '--board', 'gray'], /no boards to choose from/],
    [['arena', 'azul', '--games', '-1'], /--games/],
    [['play', 'azul', '--seed', 'xyz'], /64 hexadecimal digits/],
    [['play', 'azul', '--players', 'me'], /2 to 4 names/],
    [['play', 'azul', '--players', `me,${'x'.repeat(1000)}`], /2 to 4 names/],
    [['play', 'azul', '--save', perftFile], /already exists/],
    [['play', 'azul', '--continue', perftFile], /leave them out/],
    [['verify', scratchPath('absent')], /there is no such file/],
  ])('%j', (args, message) => {
    const { status, out, err } = mozaika(args);
    expect(err).toMatch(message);
    expect([status, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    expect(err).not.toContain('    at ');
  });
});

describe('help', () => {
  it.each(['serve', 'play', 'replay', 'moves', 'perft', 'arena', 'bot', 'load', 'verify', 'backup', 'restore'])(
    'lists %s, which explains itself',
    (name) => {
      const { status, out } = mozaika([name, '--help']);
      expect([status, out.startsWith(`mozaika ${name} `)]).toEqual([0, true]);
      expect(mozaika(['--help'])).toMatchObject({ status: 0, out: expect.stringContaining(`  mozaika ${name} `) });
    },
  );
});

describe('under a Czech locale', () => {
  const env = { LANG: 'cs_CZ.UTF-8' };

  it('help is Czech', () => {
    const { status, out } = mozaika(['--help'], { env });
    expect([status, out]).toEqual([
      0,
      expect.stringContaining('  mozaika verify FILE… | - [--json]\n      Ověří záznamy'),
    ]);
    expect(mozaika(['play', '--help'], { env }).out).toMatch(/Tahy se píšou.*Volby:.*--seed HEX +semínko rozdání/s);
  });

  it.each([
    [['replay', '/nowhere/x.json'], 'mozaika: Nejde přečíst /nowhere/x.json: takový soubor neexistuje.'],
    [['perft', perftFile, '--depth', '21'], 'mozaika: --depth má být celé číslo od 1 do 20, ne „21“.'],
  ])('a wrong call is explained in Czech: %j', (args, message) => {
    const { status, err } = mozaika(args, { env });
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('pipes and signals', () => {
  it('is quiet when the reader stops reading', async () => {
    const program = startMozaika(['replay', '-', '--json']);
    const errors = text(program.stderr);
    const exited = once(program, 'exit');
    program.stdin.on('error', () => {});
    program.stdin.end(`${JSON.stringify(azulMatch)}\n`.repeat(2000));
    program.stdout.once('data', () => program.stdout.destroy());
    await exited;
    expect(await errors).toBe('');
  });
});
