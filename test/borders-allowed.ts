// What may cross a border of borders.test.ts, and why. Nothing is added here without a reason that a reader can check.

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

/** Files with texts that look like the kernel's facts and are something else. */
export const NO_FACTS: { readonly [path: string]: string } = {
  'apps/cli/src/commands/bot.ts': 'the line protocol of `mozaika bot` marks refusals with an exclamation mark, too',
};

/** Files whose logarithms are of powers of two, which every engine gets right or is tested to. */
export const EXACT_LOGARITHMS: { readonly [path: string]: string } = {
  'packages/kernel/src/merkle.ts': 'the level of a subtree: log2 of a power of two, and a wrong one fails its proofs',
};
