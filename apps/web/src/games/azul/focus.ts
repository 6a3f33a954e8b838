// The focus follows the play: chosen tiles ask for a line, a decision for its confirmation, a new turn for tiles.

import { tick } from 'svelte';
import { moveFocus } from './arrow-keys.ts';
import type { Group } from './groups.ts';
import { groupKey } from './move-text.ts';
import type { Selection } from './selection.svelte.ts';

const GROUP = '[data-group][tabindex="0"]';
const DESTINATION = '[data-to][tabindex="0"]';
const COLUMN = '[data-column][tabindex="0"], [data-to="F"][data-move]';
const CONFIRMATION = '[data-confirm] button';
/** The kinds of controls; arrows go among those of one kind. */
const KINDS = ['[data-group]', '[data-to]', '[data-column]'];
/** Where a decision may have left the focus. */
const LEFT = '[data-to], [data-column], [data-confirm]';

export class FocusController {
  readonly #selection: Selection;
  readonly #table: () => HTMLElement;
  /** Whether the person uses the keyboard: only then the focus is moved. */
  #keyboard = false;

  constructor(selection: Selection, table: () => HTMLElement) {
    this.#selection = selection;
    this.#table = table;
  }

  pointer(): void {
    this.#keyboard = false;
  }

  key(event: KeyboardEvent): void {
    this.#keyboard = true;
    const target = event.target as HTMLElement;
    // A dialogue above the table has keys of its own: Escape closes it, and what is chosen below stays chosen.
    if (target.closest('dialog') !== null) return;
    const kind = KINDS.find((selector) => target.closest(selector));
    if (event.key === 'Escape' && (this.#selection.chosen || this.#selection.draft.length > 0)) {
      event.preventDefault();
      const group = this.#selection.chosen;
      this.#selection.back();
      void this.#goBack(group);
    } else if (kind !== undefined) {
      const controls = [...this.#table().querySelectorAll<HTMLElement>(kind)];
      if (moveFocus(controls, target.closest(kind) as HTMLElement, event.key)) event.preventDefault();
    }
  }

  /** The play has gone on. */
  follow(): void {
    const { chosen, pending, taking, tiling } = this.#selection;
    if (pending !== undefined) void this.#go(CONFIRMATION);
    else if (!this.#keyboard) return;
    else if (chosen !== undefined) void this.#go(DESTINATION);
    else if ((taking || tiling !== undefined) && isFree(document.activeElement)) void this.#go(taking ? GROUP : COLUMN);
  }

  #goBack(group: Group | undefined): Promise<void> | undefined {
    if (this.#selection.chosen) return this.#go(DESTINATION);
    return group && this.#go(`[data-group="${groupKey(group)}"]`);
  }

  async #go(selector: string): Promise<void> {
    await tick();
    this.#table().querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }
}

const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.closest(LEFT) !== null;
