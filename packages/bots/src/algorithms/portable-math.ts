// Exponential, logarithm and powers that round the same in every engine: JavaScript leaves the last bit of Math.exp and its kin open.
// The first two are fdlibm's e_exp.c and e_log.c (Sun Microsystems, freely distributable), in operations that IEEE 754 settles.

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = Math.LOG2E;

const words = new DataView(new ArrayBuffer(8));

/** The number whose high 32 bits are these and whose low ones are 0. */
function fromHigh(high: number): number {
  words.setUint32(0, high);
  words.setUint32(4, 0);
  return words.getFloat64(0);
}

/** By exponent + 1074: the powers of two, from the smallest number on. */
const POWERS_OF_TWO = Float64Array.from({ length: 1074 + 1024 }, (_, i) => {
  if (i >= 32) return fromHigh(i < 52 ? 1 << (i - 32) : (i - 51) << 20);
  words.setUint32(0, 0);
  words.setUint32(4, 1 << i);
  return words.getFloat64(0);
});
const SMALLEST_EXPONENT = 1074;

const HALF_LN2 = fromHigh(0x3fd62e43);
const ONE_AND_A_HALF_LN2 = fromHigh(0x3ff0a2b2);
const TINY = fromHigh(0x3e300000);
const OVERFLOW = 709.782712893384;
const UNDERFLOW = -745.1332191019411;

/** e to the power of x. */
export function exp(x: number): number {
  if (!(x <= OVERFLOW)) return x > OVERFLOW ? Number.POSITIVE_INFINITY : Number.NaN;
  if (x < UNDERFLOW) return 0;
  const size = x < 0 ? -x : x;
  if (size < TINY) return 1 + x;
  let k = 0;
  let high = 0;
  let low = 0;
  let r = x;
  if (size >= HALF_LN2) {
    k = size < ONE_AND_A_HALF_LN2 ? (x < 0 ? -1 : 1) : (INVERSE_LN2 * x + (x < 0 ? -0.5 : 0.5)) | 0;
    high = x - k * LN2_HIGH;
    low = k * LN2_LOW;
    r = high - low;
  }
  const t = r * r;
  const polynomial =
    0.16666666666666602 +
    t *
      (-0.0027777777777015593 + t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8)));
  const c = r - t * polynomial;
  if (k === 0) return 1 - ((r * c) / (c - 2) - r);
  const y = 1 - (low - (r * c) / (2 - c) - high);
  if (k === 1024) return y * 2 * POWERS_OF_TWO[SMALLEST_EXPONENT + 1023];
  if (k >= -1021) return y * POWERS_OF_TWO[SMALLEST_EXPONENT + k];
  return y * POWERS_OF_TWO[SMALLEST_EXPONENT + k + 1000] * POWERS_OF_TWO[SMALLEST_EXPONENT - 1000];
}

/** The natural logarithm. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const isSubnormal = x < fromHigh(0x00100000);
  words.setFloat64(0, isSubnormal ? x * POWERS_OF_TWO[SMALLEST_EXPONENT + 54] : x);
  const bits = words.getInt32(0);
  const fraction = bits & 0xfffff;
  const carry = (fraction + 0x95f64) & 0x100000;
  words.setInt32(0, fraction | (carry ^ 0x3ff00000));
  const f = words.getFloat64(0) - 1;
  const k = (bits >> 20) - 1023 + (carry >> 20) - (isSubnormal ? 54 : 0);
  if (((2 + fraction) & 0xfffff) < 3) {
    if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
    const rest = f * f * (0.5 - (1 / 3) * f);
    return k === 0 ? f - rest : k * LN2_HIGH - (rest - k * LN2_LOW - f);
  }
  const s = f / (2 + f);
  const rest = remainder(s * s);
  if (((fraction - 0x6147a) | (0x6b851 - fraction)) > 0) {
    const half = 0.5 * f * f;
    if (k === 0) return f - (half - s * (half + rest));
    return k * LN2_HIGH - (half - (s * (half + rest) + k * LN2_LOW) - f);
  }
  if (k === 0) return f - s * (f - rest);
  return k * LN2_HIGH - (s * (f - rest) - k * LN2_LOW - f);
}

/** The polynomial of the logarithm. */
function remainder(z: number): number {
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  return odd + even;
}

/** A number to the power of a whole one, 0 or more. */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}
