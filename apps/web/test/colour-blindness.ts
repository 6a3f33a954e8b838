// How far apart colours look: OKLab distances, with normal sight and with the three kinds of colour blindness.
// The matrices are those of Machado, Oliveira and Fernandes (2009) at severity 1; they work on linear light.

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

const SIGHTS: { readonly [name: string]: Matrix } = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = ([a, b, c]: Matrix, [x, y, z]: Triple): Triple => {
  const dot = (row: Triple) => row[0] * x + row[1] * y + row[2] * z;
  return [dot(a), dot(b), dot(c)];
};

const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)];

/** The linear light of a colour such as `#2f6fb5`. */
function linear(colour: string): Triple {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return each([channel(1), channel(3), channel(5)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

function labOf(colour: string, sight: Matrix): Triple {
  const seen = each(times(sight, linear(colour)), clamped);
  return times(TO_LAB, each(times(TO_CONES, seen), Math.cbrt));
}

export interface Nearest {
  readonly distance: number;
  readonly sight: string;
  readonly pair: readonly [string, string];
}

/** The two colours that are hardest to tell apart, and for whom. */
export function nearestPair(colours: readonly string[]): Nearest {
  const pairs = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => [a, b] as const));
  const all = Object.entries(SIGHTS).flatMap(([sight, matrix]) =>
    pairs.map((pair) => {
      const [a, b] = [labOf(pair[0], matrix), labOf(pair[1], matrix)];
      return { distance: Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), sight, pair };
    }),
  );
  return all.reduce((nearest, found) => (found.distance < nearest.distance ? found : nearest));
}

/** How much one colour stands out from another, as WCAG counts it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r, g, b] = linear(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
