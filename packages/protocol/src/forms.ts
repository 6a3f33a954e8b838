// Texts of a fixed form. A schema that refuses one gives the form's name as the message; here is what it expected, as data.

import type { Expected } from '@mozaika/kernel';
import * as z from 'zod/mini';

export const FORMS = {
  'table-code': { kind: 'form', examples: ['k3m9p2wq7xrt'] },
  'match-id': { kind: 'form', examples: ['k3m9p2wq7xrt.1'] },
  'bytes-32': { kind: 'hex', digits: 64 },
  day: { kind: 'form', examples: ['2026-11-19'] },
  signature: { kind: 'hex', digits: 128 },
  count: { kind: 'number', least: 0 },
  'bot-level': { kind: 'form', examples: ['skilled'] },
  'public-key': { kind: 'length', of: 'characters', least: 86, most: 90 },
  attempt: { kind: 'length', of: 'characters', least: 1, most: 64 },
  'auth-secret': { kind: 'length', of: 'characters', least: 21, most: 24 },
} as const satisfies { readonly [name: string]: Expected };

export const form = (pattern: RegExp, name: keyof typeof FORMS) => z.string().check(z.regex(pattern, name));
