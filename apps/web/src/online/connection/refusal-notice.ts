// The server's refusals as sentences and as notices on the screen.

import type { Refusal } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { serverWords } from '@mozaika/words/server';
import { language } from '../../ui/language.svelte.ts';
import { notify } from '../../ui/notices.svelte.ts';

const SENTENCE = { en: '{why}', cs: '{why}' };

export const refusalText = (refusal: Refusal): string => refusalSentence(refusal, language.current, serverWords);

/** Shows a refusal at the edge of the screen. */
export const notifyRefusal = (refusal: Refusal): void => notify(SENTENCE, { why: refusalText(refusal) });

/** Awaits an answer and shows its refusal, if it is one. Resolves with whether it succeeded. */
export async function succeeded(answer: Promise<Refusal | undefined>): Promise<boolean> {
  const refusal = await answer;
  if (refusal) notifyRefusal(refusal);
  return refusal === undefined;
}
