// Refusals of the server, told to the person.

import type { Refusal } from '@mozaika/kernel';
import { refusalSentence } from '@mozaika/words';
import { serverWords } from '@mozaika/words/server';
import { language } from '../../ui/language.svelte.ts';
import { notify } from '../../ui/notices.svelte.ts';

const SENTENCE = { en: '{why}', cs: '{why}' };

export const refusalText = (refusal: Refusal): string => refusalSentence(refusal, language.current, serverWords);

/** Shows a refusal at the edge of the screen. */
export const notifyRefusal = (refusal: Refusal): void => notify(SENTENCE, { why: refusalText(refusal) });

/** Waits for an answer and shows the refusal, if it is one. Whether it went well. */
export async function succeeded(answer: Promise<Refusal | undefined>): Promise<boolean> {
  const refusal = await answer;
  if (refusal) notifyRefusal(refusal);
  return refusal === undefined;
}
