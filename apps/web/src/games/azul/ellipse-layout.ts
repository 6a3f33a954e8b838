// Where displays lie around the centre: evenly spaced on an ellipse.

export interface Place {
  /** From the middle, in units of the ellipse's half width and half height. */
  readonly x: number;
  readonly y: number;
}

const SAMPLES = 720;

/** Places with equal ways between them along an ellipse of the given proportions, clockwise from the top. */
export function ellipseLayout(count: number, width: number, height: number): Place[] {
  const at = (sample: number): Place => {
    const angle = (2 * Math.PI * sample) / SAMPLES;
    return { x: Math.sin(angle), y: -Math.cos(angle) };
  };
  const ways = [0];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const [a, b] = [at(sample - 1), at(sample)];
    ways.push(ways[sample - 1] + Math.hypot((b.x - a.x) * width, (b.y - a.y) * height));
  }
  return Array.from({ length: count }, (_, i) => at(ways.findIndex((way) => way >= (ways[SAMPLES] * i) / count)));
}
