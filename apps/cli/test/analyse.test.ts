// mozaika analyse

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { azulMatch, cut, jsonLines, mozaika, qwirkleMatch, SLOW, scratchFile } from './mozaika.ts';

const store = mkdtempSync(join(tmpdir(), 'mozaika-analyses-'));
afterAll(() => rmSync(store, { recursive: true }));

const azulFile = scratchFile('azul.json', JSON.stringify(cut(azulMatch, 8)));
const qwirkleFile = scratchFile('qwirkle.json', JSON.stringify(cut(qwirkleMatch, 8)));
const analyse = (...args: string[]) => mozaika(['analyse', ...args, '--store', store]);

describe('analyse', SLOW, () => {
  it('has a line of JSON for each record, the same again from what is kept, and goes on where it was stopped', () => {
    const first = analyse(azulFile, qwirkleFile, '--json');
    expect([first.status, first.err]).toEqual([0, '']);
    const lines = jsonLines(first.out) as { analysis: { steps: { index: number }[]; seats: object[] } }[];
    expect(lines).toMatchObject([
      { file: azulFile, record: 0, analysis: { version: 1, depth: 'quick', game: 'azul', moments: expect.any(Array) } },
      { file: qwirkleFile, record: 1, analysis: { version: 1, depth: 'quick', game: 'qwirkle' } },
    ]);
    expect(lines[0]?.analysis.steps.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(lines[0]?.analysis.seats).toHaveLength(azulMatch.players.length);
    const files = readdirSync(store);
    expect(files).toHaveLength(2);
    // As if it had been stopped: some steps are not there, and a line was cut off.
    for (const file of files) {
      const kept = readFileSync(join(store, file), 'utf8').split('\n');
      writeFileSync(join(store, file), `${kept.slice(0, 3).join('\n')}\n${kept[3]?.slice(0, 20)}`);
    }
    expect(analyse(azulFile, qwirkleFile, '--json', '--threads', '1')).toEqual(first);
  });

  it('tells people what was found, in their language', () => {
    const { status, out } = analyse(azulFile);
    expect(status).toBe(0);
    expect(out).toContain('quick analysis, version 1');
    expect(out).toMatch(/gave away \d+\.\d\d points per decision/);
    expect(out).toContain('The match was not played to its end');
    const czech = mozaika(['analyse', azulFile, '--store', store], { env: { MOZAIKA_LANG: 'cs' } });
    expect(czech.out).toMatch(/ztráta \d+,\d\d bodu na rozhodnutí/);
  });

  it('a record that can’t be analysed gets a sentence, and does not stop the others', () => {
    const illegal = { ...azulMatch, actions: [...azulMatch.actions.slice(0, 2), '1 9K1'] };
    const bad = [
      { text: JSON.stringify(azulMatch).slice(0, 200), code: 'not-json', says: ': This is not JSON' },
      { text: JSON.stringify(cut(azulMatch, 2)), code: 'nothing-to-analyse', says: ': There is no decision' },
      { text: JSON.stringify({ ...azulMatch, options: { board: 'lilac' } }), code: 'bad-field', says: 'options.board' },
      { text: JSON.stringify({ ...azulMatch, game: 'chess' }), code: 'unknown-game', says: ': There is no game' },
      { text: JSON.stringify(illegal), code: 'no-such-display', says: ' (action 2): There is no display 9' },
    ].map((each, i) => ({ ...each, file: scratchFile(`bad-${i}.json`, each.text) }));
    const files = bad.map(({ file }) => file);
    const { status, out } = analyse(...files, azulFile);
    expect(status).toBe(1);
    for (const { file, says } of bad) {
      const line = out.split('\n').find((one) => one.startsWith(`${file}: can’t be analysed`));
      expect(line).toContain(says);
    }
    expect(out).toContain('points per decision');
    const refusals = bad.map(({ file, code }, record) => ({ file, record, refusal: { code } }));
    expect(jsonLines(analyse(...files, '--json').out)).toMatchObject(refusals);
  });

  it('knows three depths', () => {
    expect(analyse(azulFile, '--depth', 'bottomless')).toEqual({
      status: 2,
      out: '',
      err: 'mozaika: --depth is one of quick, normal or deep, not “bottomless”.\n',
    });
  });
});
