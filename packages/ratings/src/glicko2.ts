// Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013): a rating, how unsure it is, and how much it moves by itself.
// The names of the steps and of the Greek letters are those of the paper.

export interface Rating {
  readonly rating: number;
  /** The rating deviation: two of them to either side hold the true strength 19 times in 20. */
  readonly deviation: number;
  /** How much the strength is expected to change from one rating period to the next. */
  readonly volatility: number;
}

/** A result of a rating period against somebody whose rating is known: 1 for a win, ½ for a draw, 0 for a loss. */
export interface Encounter {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>;
  readonly score: number;
}

/** Of whom nothing is known. */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** τ: how much the volatility itself may change. */
const SYSTEM_CONSTANT = 0.5;
const SCALE = 173.7178;
const CENTRE = 1500;
/** ε: the volatility is found to so much. */
const TOLERANCE = 1e-6;
/** Nobody is less sure than somebody unknown. */
const GREATEST_DEVIATION = 350;

/** g(φ): the less sure an opponent's rating is, the less a result against them says. */
const impact = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The rating after a period with these encounters; without any it only becomes less sure. */
export function rate({ rating, deviation, volatility }: Rating, encounters: readonly Encounter[]): Rating {
  const mu = (rating - CENTRE) / SCALE;
  const phi = deviation / SCALE;
  // Step 3 and 4: the variance of the rating by these results alone, and the improvement that they suggest.
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of encounters) {
    const g = impact(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - CENTRE) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  if (information === 0) return { rating, volatility, deviation: bounded(Math.hypot(phi, volatility)) };
  const variance = 1 / information;
  const changed = newVolatility({ phi, volatility, variance, delta: variance * surprise });
  // Step 6 and 7.
  const before = Math.hypot(phi, changed);
  const after = 1 / Math.sqrt(1 / (before * before) + information);
  return { rating: CENTRE + SCALE * (mu + after * after * surprise), deviation: bounded(after), volatility: changed };
}

const bounded = (phi: number): number => Math.min(GREATEST_DEVIATION, SCALE * phi);

interface Surprise {
  readonly phi: number;
  readonly volatility: number;
  /** v */
  readonly variance: number;
  /** Δ */
  readonly delta: number;
}

/** Step 5: the Illinois algorithm looks for the volatility that explains the results best. */
function newVolatility({ phi, volatility, variance, delta }: Surprise): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (SYSTEM_CONSTANT * SYSTEM_CONSTANT);
  };
  let low = a;
  let high = upperBound(f, a, { delta, phi, variance });
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > TOLERANCE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

function upperBound(
  f: (x: number) => number,
  a: number,
  { delta, phi, variance }: Omit<Surprise, 'volatility'>,
): number {
  const excess = delta * delta - phi * phi - variance;
  if (excess > 0) return Math.log(excess);
  let steps = 1;
  while (f(a - steps * SYSTEM_CONSTANT) < 0) steps++;
  return a - steps * SYSTEM_CONSTANT;
}
