// The day on the page of the daily: read from the server, or as this device has fetched it before; finished matches are handed in.

import type { Refusal } from '@mozaika/kernel';
import { greet, introduce, server } from '../online/connection/connection.svelte.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import { type DayView, fetchedDay, keepDay } from './fetched-days.ts';
import { attemptOf, isPlayed, matchesOf } from './matches.ts';

export class Day {
  view: DayView | undefined = $state.raw();
  matches: ReadonlyMap<string, readonly StoredMatch[]> = $state.raw(new Map());
  /** The days that one's results are of. */
  days: readonly string[] = $state.raw([]);
  /** Why the server shows nothing of this day. */
  refusal: Refusal | undefined = $state.raw();
  loading = $state(true);
  /** By game: why a match was not taken. */
  refused: { readonly [game: string]: Refusal } = $state.raw({});
  private readonly date: string | undefined;

  constructor(date: string | undefined) {
    this.date = date;
  }

  get isOffline(): boolean {
    return this.refusal?.code === 'unreachable';
  }

  async load(): Promise<void> {
    this.loading = true;
    this.refusal = await greet();
    if (!this.refusal) await this.read();
    if (this.refusal?.code === 'unreachable') this.view = fetchedDay(this.date);
    if (this.view) this.matches = await matchesOf(this.view.date);
    this.loading = false;
    if (!this.refusal) await this.handInAll();
  }

  private async read(): Promise<void> {
    const query = this.date === undefined ? {} : { date: this.date };
    const [answer, mine] = await Promise.all([server.ask('daily', { query }), server.ask('myDailies')]);
    this.refusal = answer.ok ? undefined : answer.refusal;
    if (answer.ok) {
      this.view = answer.value;
      keepDay(answer.value);
    }
    if (mine.ok) this.days = mine.value.results.map(({ date }) => date);
  }

  /** The match that counts, or would: the first that was played to its end. */
  firstPlayed(game: string): StoredMatch | undefined {
    return this.matches.get(game)?.find(isPlayed);
  }

  private async handInAll(): Promise<void> {
    for (const { game, yours } of this.view?.games ?? []) {
      const played = this.firstPlayed(game);
      if (!yours && played && (this.view?.open ?? 0) > 0) await this.handIn(played);
    }
  }

  async handIn(match: StoredMatch): Promise<void> {
    const { view } = this;
    if (!view) return;
    await introduce();
    const answer = await server.ask('playDaily', { body: attemptOf(view.date, match) });
    if (answer.ok) await this.read();
    else this.refused = { ...this.refused, [match.header.game]: answer.refusal };
  }
}
