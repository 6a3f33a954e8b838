// How much of the suite runs: a short one in `npm test`, all of it in `npm run soak`.

const { MOZAIKA_SOAK } = process.env;

/** Whether every combination is tried, and not only as many as make each part of it appear. */
export const IS_WHOLE = MOZAIKA_SOAK !== undefined;

type Language = 'en' | 'cs';

/** The languages that a test is run in: one of them, or both. */
export const languagesOr = (one: Language): readonly Language[] => (IS_WHOLE ? ['en', 'cs'] : [one]);
