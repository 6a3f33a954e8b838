// Hints at a table: one tap says what to look at, the second shows the move, the third says why. What was said belongs to one decision.

import type { Seat } from '@mozaika/kernel';
import { actionWords, fill, withNames } from '@mozaika/words';
import type { GameUi } from '../games/contract.ts';
import type { Hint } from '../hints/hint.ts';
import { language, t } from '../ui/language.svelte.ts';
import { notify } from '../ui/notices.svelte.ts';
import { hintCounts } from './hint-counts.ts';
import { HINT_WORDS } from './hint-words.ts';
import type { MatchView } from './match-view.svelte.ts';
import type { MatchSource } from './source.ts';
import type { Moment } from './timeline.ts';

/** How much of a hint is told. */
const STAGES = ['look', 'move', 'why'] as const;
type Stage = (typeof STAGES)[number];

interface Given {
  readonly hint: Hint;
  readonly stage: Stage;
  /** The decision that it is for: the moment, and how many undos there had been. */
  readonly at: string;
}

export class Hints {
  readonly #source: MatchSource;
  readonly #ui: GameUi;
  readonly #view: MatchView;
  #given: Given | undefined = $state.raw();
  /** Whether the strongest bot thinks about it. */
  thinking = $state(false);
  /** Whether those around the device have to agree first. */
  asking = $state(false);

  constructor(source: MatchSource, ui: GameUi, view: MatchView) {
    this.#source = source;
    this.#ui = ui;
    this.#view = view;
  }

  /** Whether hints can be had at this table, and the person at the screen is to decide. */
  readonly offered: boolean = $derived.by(() => this.#source.hint !== undefined && this.#view.acting !== undefined);

  readonly #at: string = $derived.by(() =>
    decisionAt(this.#view.now, this.#view.match.timeline.undos, this.#view.acting),
  );
  readonly #current: Given | undefined = $derived.by(() => (this.#given?.at === this.#at ? this.#given : undefined));

  /** How much is told; absent: nothing. */
  readonly stage: Stage | undefined = $derived.by(() => this.#current?.stage);
  /** The move to mark on the board. */
  readonly move: string | undefined = $derived.by(() =>
    this.#current && this.#current.stage !== 'look' ? this.#current.hint.move : undefined,
  );
  /** What is told, a sentence each. */
  readonly sentences: readonly string[] = $derived.by(() => {
    const { hint, stage } = this.#current ?? {};
    if (!hint || !stage) return [];
    const vocabulary = withNames(this.#ui.vocabulary, this.#view.names);
    const told = stage === 'look' ? [hint.look] : stage === 'why' ? hint.why : [];
    if (stage === 'move') return [t(HINT_WORDS.best, { move: actionWords(hint.move, language.current, vocabulary) })];
    return told.map(({ phrase, facts }) => fill(phrase, facts, language.current, vocabulary.terms));
  });

  /** Who has been given how many hints, by seat. */
  readonly counts: ReadonlyMap<Seat, number> = $derived.by(() => hintCounts(this.#view.known.timeline.entries));

  /** The next part of a hint. Several people around the device are asked before the first one of a match. */
  next(): void {
    const current = this.#current;
    if (this.thinking || !this.offered) return;
    if (current) this.#given = { ...current, stage: STAGES[STAGES.indexOf(current.stage) + 1] ?? current.stage };
    else if (this.#view.match.mine.length > 1 && this.counts.size === 0) this.asking = true;
    else void this.#ask();
  }

  /** Everybody around the device agrees. */
  agree(): void {
    this.asking = false;
    void this.#ask();
  }

  close(): void {
    this.#given = undefined;
  }

  async #ask(): Promise<void> {
    const seat = this.#view.acting;
    const at = this.#at;
    if (seat === undefined) return;
    this.thinking = true;
    try {
      const hint = await this.#source.hint?.(seat);
      if (hint?.ok) this.#given = { hint: hint.value, stage: 'look', at };
    } catch {
      notify(HINT_WORDS.failed);
    } finally {
      this.thinking = false;
    }
  }
}

const decisionAt = (now: Moment, undos: number, acting: Seat | undefined): string => `${now} ${undos} ${acting}`;
