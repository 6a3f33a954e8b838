// Bits of five-by-five things: every fifth bit gathered into five.

/** Every fifth bit, from bit 0 on. */
export const EVERY_FIFTH = 0b00001_00001_00001_00001_00001;

/** Bits 0, 5, 10, 15 and 20, gathered into bits 0 to 4: the factor moves bit 5i to bit 20 + i, and no two bits meet. */
export const gather = (bits: number): number => (Math.imul(bits & EVERY_FIFTH, 0x111110) >>> 20) & 31;
