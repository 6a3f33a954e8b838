// SHA-256 as docs/protocol.md uses it: bytes and hash in hexadecimal.

import { createHash } from 'node:crypto';

export const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
