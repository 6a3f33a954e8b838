// Tournaments as requests over HTTP see them: who may do what, and what everybody is shown.

import { type Json, ok, type Result, refuse } from '@mozaika/kernel';
import type { TournamentCommand, TournamentEntry, TournamentRequest, TournamentView } from '@mozaika/protocol';
import type { Entry } from '@mozaika/tournaments';
import type { GameCatalogue } from '../catalogue.ts';
import type { Operation, PersonRow } from '../storage/port.ts';
import type { EntrantRow } from '../storage/tournaments.ts';
import { newSeed } from '../tables/seed.ts';
import { randomCode } from '../tables/table-code.ts';
import {
  changeTournament,
  readTournament,
  type StoredTournament,
  type StoreParts,
  type Wish,
  wishFor,
} from './tournament-store.ts';
import { listEntry, tournamentView } from './tournament-view.ts';

const LIST_LENGTH = 30;
/** Tournaments that one person may have going on. */
const MOST_OF_A_PERSON = 5;

export interface TournamentParts extends StoreParts {
  readonly games: GameCatalogue;
  /** Something has changed: the tournament goes on. */
  goOn(code: string): void;
}

/** Commands that everybody may give for themselves. */
const OWN: readonly TournamentCommand['kind'][] = ['enter', 'leave', 'return'];

export class TournamentService {
  private readonly parts: TournamentParts;

  constructor(parts: TournamentParts) {
    this.parts = parts;
  }

  async create(host: PersonRow, request: TournamentRequest): Promise<Result<{ readonly code: string }>> {
    const { storage, time, games } = this.parts;
    const { title, play, format } = request;
    const game = games.game(play.game);
    if (!game) {
      return refuse('unknown-game', { found: play.game, expected: { kind: 'one-of', values: games.ids } });
    }
    const options = game.parseOptions(play.options as Json, format.seats);
    if (!options.ok) return options;
    if (format.kind === 'arena' && format.minutes === undefined) return refuse('no-minutes');
    if ((await storage.countTournamentsOf(host.id)) >= MOST_OF_A_PERSON) {
      return refuse('too-many-tournaments', { most: MOST_OF_A_PERSON });
    }
    const code = randomCode();
    const opened: Entry = { kind: 'opened', format, play, seed: newSeed() };
    const now = time.now();
    const written = await storage.write([
      { do: 'add-tournament', tournament: { code, title, host: host.id, created: now, isOver: false } },
      { do: 'append-to-tournament', tournament: code, from: 0, at: now, texts: [JSON.stringify(opened)] },
    ]);
    return written === 'stored' ? ok({ code }) : refuse('busy');
  }

  async list(): Promise<TournamentEntry[]> {
    const rows = await this.parts.storage.tournaments(LIST_LENGTH);
    const all = await Promise.all(rows.map(({ code }) => readTournament(this.parts, code)));
    return all.flatMap((one) => (one ? [listEntry(one)] : []));
  }

  async view(code: string, viewer: string | undefined): Promise<Result<TournamentView>> {
    const stored = await readTournament(this.parts, code);
    return stored ? ok(await this.viewOf(stored, viewer)) : refuse('no-tournament');
  }

  private async viewOf(stored: StoredTournament, viewer: string | undefined): Promise<TournamentView> {
    const ids = stored.entrants.flatMap(({ person }) => person ?? []);
    const people = await this.parts.storage.people(ids);
    return tournamentView(stored, new Map(people.map((one) => [one.id, one])), viewer);
  }

  async run(code: string, person: PersonRow, command: TournamentCommand): Promise<Result<TournamentView>> {
    const changed = await changeTournament(this.parts, code, (stored) => this.wish(stored, person.id, command));
    if (!changed.ok) return changed;
    this.parts.goOn(code);
    return ok(await this.viewOf(changed.value, person.id));
  }

  /** Somebody is about to be deleted: they leave what goes on. */
  async leaveAll(person: string): Promise<void> {
    for (const code of await this.parts.storage.tournamentsWith(person)) {
      await changeTournament(this.parts, code, (stored) => this.wish(stored, person, { kind: 'leave' }));
    }
  }

  private wish(stored: StoredTournament, person: string, command: TournamentCommand): Result<Wish> {
    const isHost = stored.row.host === person;
    const own = stored.entrants.find((one) => one.person === person)?.entrant;
    if (!isHost && !OWN.includes(command.kind)) return refuse('organiser-only');
    const seat =
      (who: Pick<EntrantRow, 'person' | 'name'>) =>
      (entries: readonly Entry[]): Operation[] =>
        entries.flatMap((entry) =>
          entry.kind === 'entered' || entry.kind === 'replaced'
            ? [{ do: 'put-entrant', tournament: stored.row.code, entrant: { entrant: entry.entrant, ...who } } as const]
            : [],
        );
    switch (command.kind) {
      case 'enter':
        return own === undefined
          ? ok({ command, beside: seat({ person, name: null }) })
          : refuse('entered-already', { entrant: own });
      case 'enter-guest':
        return ok({ command: { kind: 'enter' }, beside: seat({ person: null, name: command.name }) });
      case 'replace': {
        const { kind, entrant, name } = command;
        return ok({ command: { kind, entrant }, beside: seat({ person: null, name }) });
      }
      case 'leave':
      case 'return': {
        const { kind, entrant = own } = command;
        if (entrant === undefined) return refuse('not-entered');
        if (entrant !== own && !isHost) return refuse('organiser-only');
        return wishFor({ kind, entrant });
      }
      default:
        return wishFor(command);
    }
  }
}
