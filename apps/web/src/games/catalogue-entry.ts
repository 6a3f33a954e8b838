// What the app knows of a game before its code is fetched, and how to fetch the rest. Each game's `entry.ts` exports one.

import type { Json } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';
import type { GameEditor } from '../editor/contract.ts';
import type { GamePad } from '../pad/contract.ts';
import type { RulesPage } from '../rules/page.ts';
import type { Tutorial } from '../tutorial/tutorial.ts';
import type { GameUi } from './contract.ts';

/** What people choose by its name: a side of what lies in a box, as a set of options. A test compares them with the rules. */
export interface Edition {
  readonly id: string;
  readonly options: { readonly [option: string]: Json };
  readonly title: Phrase;
  /** What is different about it, in a sentence. */
  readonly about: Phrase;
  /** What distinguishes it, in a word or two; absent: its name alone is enough. */
  readonly detail?: Phrase;
  /** A small picture of its own plan, as the address of an image of the sides `PLAN`. */
  art?(): string;
}

/** A box in a shop, and how to recognise it: on the page `Which box do I have?`. */
export interface Box {
  readonly title: string;
  readonly signs: readonly Phrase[];
  /** The editions in it, by their ids. */
  readonly editions: readonly string[];
}

/** How the table may say who begins instead of leaving it to chance: the option that says so, and what its value is. */
export interface Opening {
  readonly option: string;
  /** `seat`: the seat that begins. `ages`: all seats, the oldest first. */
  readonly by: 'seat' | 'ages';
  /** What the rule book says. */
  readonly hint: Phrase;
}

/** A module with a default export, as dynamic imports resolve to it. */
type Module<T> = Promise<{ readonly default: T }>;

export interface CatalogueEntry {
  /** The game's id in records and addresses. */
  readonly id: string;
  /** The newest version of the rules, which new matches are played by. A test compares it with the rules. */
  readonly rules: number;
  readonly title: string;
  /** A picture of its table, as the address of an image of the sides `TABLE_PICTURE`. */
  picture?(): string;
  /** What one does in it, in a few words. */
  readonly gist?: Phrase;
  /** At least one, in the order of the rules' `editions`. */
  readonly editions: readonly [Edition, ...Edition[]];
  /** The ids of editions by the numbers that version 0.1 stored for them. */
  readonly formerVariants?: readonly string[];
  /** Absent: chance alone decides who begins. */
  readonly opening?: Opening;
  load(): Module<GameUi>;
  /** The boxes that this game is sold in. Absent: the page about boxes does not mention it. */
  loadBoxes?(): Module<readonly Box[]>;
  /** Absent: the app has no rules page for this game and offers no link to one. */
  loadRules?(): Module<RulesPage>;
  /** Absent: its positions can't be set up in the app. */
  loadEditor?(): Module<GameEditor>;
  /** Absent: the score pad does not count it. */
  loadPad?(): Module<GamePad>;
  /** Absent: nobody is led through this game. */
  loadTutorial?(): Module<Tutorial>;
}
