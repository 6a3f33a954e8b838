// What the match screen shows of a match source: which moment is on the screen, whether somebody looks back, whose decision
// is due. The screen draws it; the presenter leads it from moment to moment.

import type { MatchRecord, Refusal, Seat, Viewer } from '@mozaika/kernel';
import { refusalSentence, withNames } from '@mozaika/words';
import type { GameUi, Step } from '../games/contract.ts';
import type { PlayerLabel } from '../storage/match-setup.ts';
import { announce } from '../ui/announcer.svelte.ts';
import { language, t } from '../ui/language.svelte.ts';
import { notify } from '../ui/notices.svelte.ts';
import { seatedPlayers, shownPlayers } from './names.ts';
import type { AnimatedScreen, Presenter } from './presenter.ts';
import { recordOf } from './record.ts';
import { type LinePart, lineOf, sinceParts } from './since-line.ts';
import type { HandOver, MatchSource, MatchState } from './source.ts';
import { statusText } from './status-text.ts';
import type { Moment, Timeline } from './timeline.ts';
import { WORDS } from './words.ts';

export class MatchView {
  readonly #source: MatchSource;
  readonly #ui: GameUi;
  readonly #presenter: Presenter;
  match: MatchState;
  /** The moment that the animations have come to. */
  #shown: Moment = $state(0);
  /** The moment that somebody looks back at. */
  browsed: Moment | undefined = $state();
  #sending = $state(false);
  /** The step that is being shown. */
  showing: Step | undefined = $state.raw();
  /** Whose eyes the board is turned to: follows the match when all of it has been shown. */
  #viewer: Viewer;

  constructor(source: MatchSource, ui: GameUi, presenter: Presenter) {
    this.#source = source;
    this.#ui = ui;
    this.#presenter = presenter;
    this.match = $state.raw(source.state);
    this.#viewer = $state(source.state.viewer);
  }

  readonly now: Moment = $derived.by(() => this.match.timeline.now);
  readonly #isCurrent: boolean = $derived.by(() => this.#shown === this.now);
  /** The device changes hands now: a curtain covers the screen, and nothing hidden is behind it. */
  readonly curtain: HandOver | undefined = $derived.by(() => (this.#isCurrent ? this.match.handOver : undefined));
  /** The timeline in a wrapper that is new whenever the timeline may have grown: it is not reactive itself. */
  readonly known: { readonly timeline: Timeline } = $derived.by(() => ({
    timeline: (this.curtain ?? this.match).timeline,
  }));
  readonly moment: Moment = $derived.by(() => Math.min(this.browsed ?? this.#shown, this.now));
  readonly snapshot = $derived.by(() => this.known.timeline.at(this.moment));
  readonly recent: readonly Step[] = $derived.by(() =>
    this.known.timeline.recent(this.moment, this.browsed === undefined ? this.own : undefined),
  );
  readonly outcome = $derived.by(() => (this.#isCurrent ? this.known.timeline.outcome : undefined));
  readonly players: readonly PlayerLabel[] = $derived.by(() =>
    shownPlayers(this.match.setup.players, language.current),
  );
  /** The same as the boards name them. */
  readonly seated: readonly PlayerLabel[] = $derived.by(() =>
    seatedPlayers(this.players, this.match.mine, language.current),
  );
  readonly names: readonly string[] = $derived.by(() => this.players.map(({ name }) => name));
  /** The seat that the person at this screen decides for now. */
  readonly acting: Seat | undefined = $derived.by(() =>
    this.browsed === undefined && this.#isCurrent && !this.#sending ? this.match.asked[0] : undefined,
  );
  readonly legal: readonly string[] = $derived.by(() =>
    this.acting === undefined ? [] : this.known.timeline.legal(this.acting),
  );
  /** The seat whose board lies in front. */
  readonly own: Seat = $derived.by(() =>
    this.curtain || this.#viewer === 'spectator' ? (this.acting ?? this.match.mine[0] ?? 1) : this.#viewer,
  );
  /** What the game's own words say of what is being shown, beyond whose turn it is. */
  readonly happening: string | undefined = $derived.by(() => {
    const phrase = this.showing && this.#ui.happening?.(this.showing);
    return phrase && t(phrase, { round: this.known.timeline.at(this.moment).round });
  });
  readonly moving: readonly Seat[] = $derived.by(() =>
    this.snapshot.turn.kind === 'move' ? this.snapshot.turn.seats : [],
  );
  readonly record: MatchRecord = $derived.by(() =>
    recordOf(this.match.setup, this.known.timeline.fold(), this.match.fairness, this.known.timeline.outcome),
  );
  readonly status: string = $derived.by(() => statusText(this));
  /** What others have done since this person's last turn, in a line. */
  readonly sinceLine: readonly LinePart[] = $derived.by(() =>
    this.#since(this.recent, this.match.mine.length > 0 ? this.own : undefined),
  );

  /** What has happened since the last turn of the person whom the device is handed to. */
  readonly handOverLine: string = $derived.by(() => {
    const own = this.curtain?.to;
    if (own === undefined) return '';
    return lineOf(this.#since(this.known.timeline.recent(this.moment, own), own));
  });

  #since(steps: readonly Step[], own: Seat | undefined): readonly LinePart[] {
    return sinceParts(steps, { ui: this.#ui, names: this.names, own, language: language.current });
  }

  /** Follows the source until what comes back is called. `animate` shows the step from a moment to the next one. */
  attach(animate: (from: Moment, skip: AbortSignal) => Promise<void>): () => void {
    const presenter = this.#presenter;
    let undos = this.match.timeline.undos;
    let attached = false;
    const stop = this.#source.subscribe((next) => {
      const isRewound = next.timeline.undos !== undos || next.timeline.now < this.#shown;
      undos = next.timeline.undos;
      this.match = next;
      if (this.#isCurrent) this.#viewer = next.viewer;
      if (!attached) return;
      if (isRewound) presenter.jump(this.now);
      else presenter.follow(this.now);
    });
    const screen: AnimatedScreen = {
      animate: (from, skip) => {
        this.showing = this.known.timeline.stepFrom(from);
        return animate(from, skip);
      },
      show: (at) => this.#show(at),
      hidden: () => document.hidden,
    };
    presenter.attach(screen, this.now);
    attached = true;
    return () => {
      stop();
      presenter.jump(this.now);
    };
  }

  #show(moment: Moment): void {
    this.#shown = moment;
    this.showing = undefined;
    if (this.#isCurrent) this.#viewer = this.match.viewer;
  }

  /** Shows the table as it was at a moment. */
  browse(moment: Moment): void {
    this.browsed = moment >= this.now ? undefined : moment;
  }

  async decide(move: string): Promise<void> {
    const seat = this.acting;
    if (seat === undefined) return;
    this.#sending = true;
    const refusal = await this.#source.act(seat, move);
    this.#sending = false;
    if (refusal) this.#notify(refusal);
  }

  async undo(): Promise<void> {
    this.browsed = undefined;
    const { undos } = this.match.timeline;
    const refusal = await this.#source.undo();
    if (refusal?.code === 'nothing-to-undo') notify(WORDS.nothingToUndo);
    else if (refusal) this.#notify(refusal);
    // Where others have to agree first, nothing has happened yet.
    else if (this.match.timeline.undos > undos) announce(t(WORDS.undone));
  }

  /** Who wins if this person gives up: the other one of two, unless both sit here. */
  readonly winnerByResigning: string | undefined = $derived.by(() => {
    const [own] = this.match.mine;
    if (this.players.length !== 2 || this.match.mine.length !== 1) return undefined;
    return this.players.find(({ seat }) => seat !== own)?.name;
  });

  /** Ends the match before its time. */
  async end(): Promise<void> {
    const refusal = await this.#source.end?.();
    if (refusal) this.#notify(refusal);
  }

  #notify(refusal: Refusal): void {
    const words = withNames(this.#ui.vocabulary, this.names);
    notify({ en: '{why}', cs: '{why}' }, { why: refusalSentence(refusal, language.current, words) });
  }
}
