// The text of a chat message: a fixed phrase in the reader's language, or what was written.

import type { ChatMessage } from '@mozaika/protocol/client';
import { t } from '../../ui/language.svelte.ts';
import { CHAT_PHRASES } from '../words.ts';

/** A newer server may send phrases that this version does not know; they are shown by their code. */
export const chatText = ({ phrase, text }: ChatMessage): string =>
  phrase !== undefined && Object.hasOwn(CHAT_PHRASES, phrase) ? t(CHAT_PHRASES[phrase]) : (text ?? phrase ?? '');
