// The secret seed of a match, from which all of its deals follow.

import { randomBytes } from 'node:crypto';
import { formatHex, SEED_BYTES } from '@mozaika/kernel';

export const newSeed = (): string => formatHex(randomBytes(SEED_BYTES));
