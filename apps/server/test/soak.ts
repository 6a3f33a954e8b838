// How long the long tests are: as long as a run of all tests can bear, or much longer with `npm run soak`.

const { MOZAIKA_SOAK } = process.env;
const isSoak = MOZAIKA_SOAK !== undefined;
const MINUTE = 60_000;

export const sizeOf = (sizes: { readonly usual: number; readonly soak: number }): number =>
  isSoak ? sizes.soak : sizes.usual;

/** For tests of whole matches, races and crowds, which take longer than others on a busy machine. */
export const LONG = { timeout: isSoak ? 240 * MINUTE : 10 * MINUTE };
