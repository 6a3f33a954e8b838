// What the versions of the rules differ in. An old match goes on by the version that it was begun with.

export interface Version {
  /** Whether everybody announces the size of their largest set at the opening, as the book says [Q11]. */
  readonly sets: 'announced' | 'hidden';
}

const VERSIONS: ReadonlyMap<number, Version> = new Map([
  [1, { sets: 'hidden' }],
  [2, { sets: 'announced' }],
]);

export const VERSION_NUMBERS: readonly number[] = [...VERSIONS.keys()];

export const LATEST_VERSION = 2;

export function versionOf(rules: number): Version {
  const version = VERSIONS.get(rules);
  if (!version) throw new RangeError(`There are no rules ${rules} of Qwirkle`);
  return version;
}
