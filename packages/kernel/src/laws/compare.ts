// Comparing plain data in laws: says where two values differ, so that a broken law explains itself.

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/** Where and how two values differ, or nothing if they are equal. The order of an object's keys does not matter. */
function difference(found: unknown, expected: unknown, path = ''): string | undefined {
  if (Object.is(found, expected)) return undefined;
  const here = path === '' ? '' : `at ${path}: `;
  if (!isObject(found) || !isObject(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    return `${here}found ${show(found)}, expected ${show(expected)}`;
  }
  if (!isPlain(found) || !isPlain(expected)) return `${here}not plain data: ${show(found)} and ${show(expected)}`;
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inside = difference(found[key], expected[key], `${path}.${key}`);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

const show = (value: unknown): string => {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 300 ? text : `${text.slice(0, 299)}…`;
};

/** Throws unless both values are equal; `what` says what was compared. */
export function mustEqual(what: string, found: unknown, expected: unknown): void {
  const differs = difference(found, expected);
  if (differs !== undefined) throw new Error(`${what}: ${differs}`);
}

/** Throws unless `holds`. */
export function must(holds: boolean, what: string, ...facts: readonly unknown[]): asserts holds {
  if (!holds) throw new Error(facts.length === 0 ? what : `${what}: ${facts.map(show).join(', ')}`);
}
