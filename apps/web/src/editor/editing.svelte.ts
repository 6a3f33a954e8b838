// A position that is being set up: its text, what was there before, and what the rules say of it.

import { type Edition, type Json, type Refusal, refuse, type SeatCount } from '@mozaika/kernel';
import { EDITIONS, loadGame, type Offered, offeredEdition } from '../games/catalogue.ts';
import type { GameUi } from '../games/contract.ts';
import { writeLocal } from '../storage/local-storage.ts';
import { settleAt } from '../ui/router.svelte.ts';
import { linked } from './address.ts';
import type { GameEditor, Mend } from './contract.ts';
import { judge, type Verdict } from './verdict.ts';

/** What was set up last is kept here. */
export const KEPT = 'editor';

/** So many steps can be taken back. */
const MOST_STEPS = 200;

export class Editing {
  readonly offered: Offered;
  readonly ui: GameUi;
  readonly editor: GameEditor;
  /** The position without its edition. */
  text: string = $state('');
  #before: readonly string[] = $state.raw([]);

  constructor(offered: Offered, ui: GameUi, editor: GameEditor, text: string) {
    this.offered = offered;
    this.ui = ui;
    this.editor = editor;
    this.text = text;
  }

  get edition(): Edition {
    return this.offered.edition;
  }

  get options(): Json {
    return this.offered.edition.options;
  }

  /** The whole text: what stands in links and records. */
  readonly whole: string = $derived.by(() => `${this.edition.id} ${this.text}`);
  readonly verdict: Verdict = $derived.by(() => judge(this.ui.game, this.whole));
  readonly seats: SeatCount = $derived.by(() => this.editor.seatsIn(this.text, this.options));
  readonly mend: Mend | undefined = $derived.by(() =>
    this.verdict.fits ? undefined : this.editor.mend(this.text, this.options, this.verdict.refusal),
  );
  readonly undoable: boolean = $derived.by(() => this.#before.length > 0);

  /** Changes the position; the address follows, so that a reload loses nothing. */
  change(text: string): void {
    if (text === this.text) return;
    this.#before = [...this.#before, this.text].slice(-MOST_STEPS);
    this.#show(text);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (last === undefined) return;
    this.#before = this.#before.slice(0, -1);
    this.#show(last);
  }

  reseat(seats: SeatCount): void {
    this.change(this.editor.withSeats(this.text, this.options, seats));
  }

  clear(): void {
    this.change(this.editor.empty(this.options, this.seats));
  }

  #show(text: string): void {
    this.text = text;
    settleAt({ screen: 'editor', position: linked(this.whole) });
    writeLocal(KEPT, this.whole);
  }
}

export type Opened =
  | { readonly kind: 'open'; readonly editing: Editing }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ui?: GameUi };

/** Opens a whole text for editing, also one that is no position yet. Rejects when the game could not be fetched. */
export async function openText(whole: string): Promise<Opened> {
  const [id = '', ...words] = whole.split(' ');
  const offered = offeredEdition(id);
  const [ui, editor] = offered
    ? await Promise.all([loadGame(offered.game.id, offered.edition.options), offered.game.loadEditor?.()])
    : [];
  if (!offered || !ui || !editor) {
    const expected = { kind: 'one-of', values: EDITIONS.map(({ edition }) => edition.id) } as const;
    return { kind: 'refused', refusal: refuse('unknown-edition', { found: id.slice(0, 40), expected }).refusal };
  }
  const text = words.join(' ');
  const refusal = editor.default.refusalOf(text, offered.edition.options);
  if (refusal) return { kind: 'refused', refusal, ui };
  return { kind: 'open', editing: new Editing(offered, ui, editor.default, text) };
}

/** Opens an empty table of an edition. */
export async function openEmpty(id: string, seats: SeatCount): Promise<Opened> {
  const offered = offeredEdition(id);
  const editor = await offered?.game.loadEditor?.();
  const text = editor && offered ? editor.default.empty(offered.edition.options, seats) : '';
  return openText(`${id} ${text}`);
}
