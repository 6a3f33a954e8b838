// How much of the suite runs: a short one in `npm test`, all of it in `npm run soak`.

const { MOZAIKA_SOAK } = process.env;

/** Whether every combination is tried, and not only as many as make each part of it appear. */
export const IS_WHOLE = MOZAIKA_SOAK !== undefined;
