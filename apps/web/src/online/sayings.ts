// What somebody said, in the words of the moment.

import type { Said } from '@mozaika/protocol/client';
import { t } from '../ui/language.svelte.ts';
import { SAYINGS } from './words.ts';

/** A fixed saying in one's own language, or the text as it was written. A newer server may know other sayings. */
export const sayingWords = ({ phrase, text }: Said): string =>
  phrase !== undefined && Object.hasOwn(SAYINGS, phrase) ? t(SAYINGS[phrase]) : (text ?? phrase ?? '');
