// mozaika arena: lets players meet in many matches and reports how they did.

import { randomInt } from 'node:crypto';
import { isSeatCount, SEAT_COUNTS } from '@mozaika/kernel';
import { playMatches } from '../arena/matches.ts';
import { progressBar } from '../arena/progress.ts';
import { reportLines, reportOf } from '../arena/report.ts';
import type { Command } from '../command.ts';
import { optionsFor, requireBox } from '../games.ts';
import { commaList, wholeNumber } from '../numbers.ts';
import { requirePlayers } from '../players/named.ts';
import { oneOf, Problem } from '../problem.ts';
import { print, printJson } from '../terminal.ts';

const INTERRUPTED = 130;
const MOST_GAMES = 1_000_000_000;

export const arenaCommand: Command = {
  name: 'arena',
  usage: 'GAME --seats random,random [--board B] [--games N] [--seed S] [--json]',
  summary: 'Plays matches between players and reports wins, scores, lengths and speed.',
  details: `
Deals and random choices follow from the seed and the number of the game, so a run can be repeated. Ctrl-C stops early
and reports what was played. --json prints one object:
  game, options, players, games, seed
  wins                 matches won alone, by seat
  sharedWins           matches won together with others, by seat
  meanScores           by seat
  meanScoresFromStart  the same, counted from the seat that made the first move
  movesPerGame, roundsPerGame, legalMovesPerTurn (trades not counted)
  reasons              how many matches ended for which reason
  gamesPerSecond, seconds`,
  options: {
    seats: { value: 'P,P', help: '2 to 4 players by name: random; in Qwirkle also greedy' },
    board: { value: 'B', help: 'a board of Azul: coloured (default), gray, crystal-x2, crystal-bonus' },
    games: { value: 'N', help: 'how many matches (default 100)' },
    seed: { value: 'S', help: 'any text; equal seeds play equal matches (default: a random one, reported)' },
    json: { help: 'one JSON object' },
  },
  words: { least: 1, most: 1, expected: 'one game' },
  async run([name], given) {
    const box = requireBox(name);
    const players = commaList(given.text('seats') ?? 'random,random');
    if (!isSeatCount(players.length)) {
      throw new Problem(`--seats needs ${oneOf(SEAT_COUNTS.map(String))} players, not ${players.length}.`);
    }
    const kinds = requirePlayers(players, box.game);
    const options = optionsFor(box, given.text('board'));
    const games = wholeNumber('games', given.text('games') ?? '100', 1, MOST_GAMES);
    const seed = given.text('seed') ?? String(randomInt(2 ** 32));
    const bar = progressBar(games);
    const results = await playMatches({ game: box.game, options, kinds, games, seed }, bar.show);
    bar.clear();
    const report = reportOf({ game: box.game.id, options, players, seed }, results);
    if (given.has('json')) printJson(report);
    else for (const line of reportLines(report)) print(line);
    return results.games < games ? INTERRUPTED : 0;
  },
};
