// What may cross a border of borders.test.ts, and why. Nothing is added here without a reason that a reader can check.

/** Groups of files that import each other. */
export const ALLOWED_CYCLES: readonly string[] = [];

/** Functions over sixty lines, as `path name`. */
export const LONG_FUNCTIONS: { readonly [name: string]: string } = {};

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
export const FILES_WITH_CASTS: readonly string[] = ['apps/web/test/online.test.ts'];

/** Files that match or make facts by their text instead of the kernel's `parseFact` and `formatFact`. */
export const FILES_WITH_FACTS: readonly string[] = ['apps/cli/src/commands/bot.ts'];

/** Files that make a seat by a cast instead of the kernel's `seatAt` and `seatsOf`. */
export const FILES_WITH_SEAT_CASTS: readonly string[] = [];

/** Tests that still take randomness from the machine. */
export const FILES_WITH_LUCK: readonly string[] = [];
