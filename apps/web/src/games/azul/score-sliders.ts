// A score as two sliders on tracks with notches from 0 on.

export interface Slider {
  /** What stands on it. */
  readonly figure: number;
  /** The notch that it is pushed to. */
  readonly notch: number;
}

/** The last notch of a track. A score of 110 and more stays there and goes on by its figure. */
const LAST_NOTCH = 10;

/** The slider of the tens and that of the ones. */
export function slidersOf(score: number): readonly [tens: Slider, ones: Slider] {
  const tens = Math.floor(score / 10);
  const ones = score % 10;
  return [
    { figure: tens, notch: Math.min(tens, LAST_NOTCH) },
    { figure: ones, notch: ones },
  ];
}
