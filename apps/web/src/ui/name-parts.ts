// The two parts of a name where there is little room: one that may be shortened, and an end that always stays.

export interface NameParts {
  readonly head: string;
  /** The number that tells equal names apart, and that a bot plays for somebody. Empty: the name has neither. */
  readonly tail: string;
}

export function nameParts(name: string): NameParts {
  const tail = /\s(\d+|\(bot\)(\s\d+)?)$/u.exec(name)?.[1] ?? '';
  return { head: tail === '' ? name : name.slice(0, -tail.length - 1), tail };
}
