// What may cross a border of borders.test.ts, and why. Nothing is added here without a reason that a reader can check.

/** Groups of files that import each other. */
export const ALLOWED_CYCLES: readonly string[] = [
  'apps/web/src/games/azul/aria-labels.ts ↔ apps/web/src/games/azul/selection.svelte.ts',
];

/** Functions over sixty lines, as `path name`. */
export const LONG_FUNCTIONS: { readonly [name: string]: string } = {
  'apps/web/src/games/qwirkle/gestures.ts gestures': 'being split',
  'apps/web/src/games/qwirkle/gestures.ts (no name)': 'being split',
};

/** Functions with more than five parameters, as `path name`, with what fewer would cost. */
export const LONG_PARAMETER_LISTS: { readonly [name: string]: string } = {
  'packages/bots/src/qwirkle/top-plays.ts lengthen':
    'grouped in an object, listing plays takes 1.09 times as long (plays.ts)',
  'packages/bots/src/qwirkle/top-plays.ts goForwards':
    'grouped in an object, listing plays takes 1.09 times as long (plays.ts)',
  'packages/bots/src/qwirkle/top-plays.ts goBackwards':
    'grouped in an object, listing plays takes 1.09 times as long (plays.ts)',
  'packages/qwirkle/src/plays.ts lengthen': 'grouped in an object, listing plays takes 1.09 times as long (plays.ts)',
  'packages/qwirkle/src/plays.ts goForwards': 'grouped in an object, listing plays takes 1.09 times as long (plays.ts)',
  'packages/qwirkle/src/plays.ts goBackwards':
    'grouped in an object, listing plays takes 1.09 times as long (plays.ts)',
};

/** Files whose casts wait for their reasons. */
export const FILES_WITH_CASTS: readonly string[] = [
  'apps/web/src/games/azul/index.ts',
  'apps/web/src/games/qwirkle/index.ts',
  'apps/web/test/local.test.ts',
  'apps/web/test/online.test.ts',
  'apps/web/test/qwirkle-hand.test.ts',
  'apps/web/test/qwirkle-picture.test.ts',
  'apps/web/test/rules.test.ts',
];

/** Files that match or make facts by their text instead of the kernel's `parseFact` and `formatFact`. */
export const FILES_WITH_FACTS: readonly string[] = ['apps/cli/src/commands/bot.ts', 'apps/web/src/match/local.ts'];

/** Files that make a seat by a cast instead of the kernel's `seatAt` and `seatsOf`. */
export const FILES_WITH_SEAT_CASTS: readonly string[] = [
  'apps/web/src/games/azul/Board.svelte',
  'apps/web/src/games/azul/selection.svelte.ts',
  'apps/web/src/match/local.ts',
  'apps/web/src/match/step-text.ts',
  'apps/web/src/online/table/online-match.ts',
  'apps/web/src/rules/trial.ts',
  'apps/web/test/local.test.ts',
  'apps/web/test/timeline.test.ts',
];

/** Tests that still take randomness from the machine. */
export const FILES_WITH_LUCK: readonly string[] = [];
