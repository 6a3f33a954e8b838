// Where displays lie around the centre: evenly spaced on an ellipse, or on an arch above it.

export interface Place {
  /** From the middle, in units of the ellipse's half width and half height. */
  readonly x: number;
  readonly y: number;
}

const SAMPLES = 720;

/** Places at equal arc lengths of an ellipse of the given proportions, clockwise from the top; the arc is sampled. */
export function ellipseLayout(count: number, width: number, height: number): Place[] {
  const at = (sample: number): Place => {
    const angle = (2 * Math.PI * sample) / SAMPLES;
    return { x: Math.sin(angle), y: -Math.cos(angle) };
  };
  const lengths = [0];
  let length = 0;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const [a, b] = [at(sample - 1), at(sample)];
    length += Math.hypot((b.x - a.x) * width, (b.y - a.y) * height);
    lengths.push(length);
  }
  return Array.from({ length: count }, (_, i) => at(lengths.findIndex((way) => way >= (length * i) / count)));
}

/** Places on an arch from the lower left over the top to the lower right, in the same units. */
export const archLayout = (count: number): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * i) / (count - 1);
    return { x: -Math.cos(angle), y: 1 - 2 * Math.sin(angle) };
  });
