// Arrow keys: from one control to the nearest one in that direction, as the eye sees it.

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Ways aside count so many times as much as ways ahead. */
const ASIDE = 2.5;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot to go to for a key, if there is one ahead. */
export function ahead<T extends Spot>(spots: readonly T[], from: Spot, key: string): T | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const [dx, dy] = direction;
  const way = ({ x, y }: Spot) => {
    const forward = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return forward > 1 ? forward + ASIDE * aside : Number.POSITIVE_INFINITY;
  };
  return spots.filter((spot) => Number.isFinite(way(spot))).sort((a, b) => way(a) - way(b))[0];
}

const spotOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus among controls for an arrow key; says whether the key was one. */
export function moveFocus(controls: readonly HTMLElement[], from: HTMLElement, key: string): boolean {
  if (!(key in DIRECTIONS)) return false;
  const to = ahead(controls.filter((control) => control !== from).map(spotOf), spotOf(from), key);
  to?.element.focus();
  return true;
}
