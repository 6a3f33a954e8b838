// The worker of the position editor: what takes longer than a moment is computed here, so that the page never waits.

import type { Result } from '@mozaika/kernel';
import { candidatesOf } from './analyse-position.ts';
import { middleOf } from './middle.ts';
import type { EditorAnswer, EditorRequest } from './protocol.ts';

addEventListener('message', async ({ data }: MessageEvent<EditorRequest>) => postMessage(await answer(data)));

async function answer(request: EditorRequest): Promise<EditorAnswer> {
  if (request.kind === 'analyse') {
    const found = await candidatesOf(request.game, request.text, request.depth);
    return told(found, (value) => ({ kind: 'analysed', found: value }));
  }
  const middle = await middleOf(request.game, request.options, request.seats, request.seed);
  return told(middle, (text) => ({ kind: 'middle', text }));
}

const told = <T>(result: Result<T>, tell: (value: T) => EditorAnswer): EditorAnswer =>
  result.ok ? tell(result.value) : { kind: 'refused', refusal: result.refusal };
