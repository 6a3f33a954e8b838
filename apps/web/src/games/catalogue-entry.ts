// What the app knows of a game before its code is fetched, and how to fetch the rest. Each game's `entry.ts` exports one.

import type { Json } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';
import type { RulesPage } from '../rules/page.ts';
import type { GameUi } from './contract.ts';

/** A set of options that people choose by its title. A test compares the options with the rules. */
export interface Variant {
  readonly options: Json;
  readonly title: Phrase;
  /** What is different about it, in a sentence. */
  readonly about: Phrase;
}

/** A module with a default export, as dynamic imports resolve to it. */
type Module<T> = Promise<{ readonly default: T }>;

export interface CatalogueEntry {
  /** The game's id in records and addresses. */
  readonly id: string;
  /** The newest version of the rules, which new matches are played by. A test compares it with the rules. */
  readonly rules: number;
  readonly title: string;
  readonly about: Phrase;
  /** At least one, in the order of the rules' `variants`. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** A few tiles to recognise the game by, as the address of an image. */
  art?(): string;
  load(): Module<GameUi>;
  /** Absent: the app has no rules page for this game and offers no link to one. */
  loadRules?(): Module<RulesPage>;
}
