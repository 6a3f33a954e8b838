// What somebody said, in the words of the moment.

import type { ChatMessage } from '@mozaika/protocol/client';
import { t } from '../../ui/language.svelte.ts';
import { CHAT_PHRASES } from '../words.ts';

/** A fixed saying in one's own language, or the text as it was written. A newer server may know other sayings. */
export const chatText = ({ phrase, text }: ChatMessage): string =>
  phrase !== undefined && Object.hasOwn(CHAT_PHRASES, phrase) ? t(CHAT_PHRASES[phrase]) : (text ?? phrase ?? '');
