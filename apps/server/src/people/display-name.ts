// What people are called. A guest who has chosen no name has a number, the same on every device, because it is derived from the id.

import { createHash } from 'node:crypto';
import type { DisplayName } from '@mozaika/protocol';
import type { PersonRow } from '../storage/port.ts';

const FIRST = 1000;
const NUMBERS = 9000;

const guestNumber = (id: string): number =>
  FIRST + (createHash('sha256').update(id).digest().readUInt32BE(0) % NUMBERS);

export const displayNameOf = ({ id, name }: Pick<PersonRow, 'id' | 'name'>): DisplayName =>
  name ?? { guest: guestNumber(id) };
