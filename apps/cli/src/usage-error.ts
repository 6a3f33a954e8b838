// An error in how the command was called: one sentence and exit status 2, never a stack trace.

export class UsageError extends Error {}

/** "a, b or c": the choices that would have been right. */
export const oneOf = (choices: readonly string[]): string =>
  choices.length < 2 ? choices.join('') : `${choices.slice(0, -1).join(', ')} or ${choices[choices.length - 1]}`;
