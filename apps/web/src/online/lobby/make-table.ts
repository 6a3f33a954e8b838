// Creates a table on the server from the new-match form.

import type { Result } from '@mozaika/kernel';
import { keepWaiting, newContribution, type SealedContribution } from '@mozaika/protocol/client';
import type { NewMatchForm } from '../../new-match/new-match-form.ts';
import { myName } from '../../storage/my-name.ts';
import { newId } from '../../storage/stored-match.ts';
import { greet, introduce, server } from '../connection/connection.svelte.ts';
import { shuffleStore } from '../connection/shuffle-store.ts';
import { tableRequestOf } from './table-request.ts';

/** A request without an answer is repeated with the same idempotency key, so that it creates one table. */
let unanswered: { readonly request: string; readonly key: string; readonly own: SealedContribution } | undefined;

/** Resolves with the table's code. */
export async function makeTable(form: NewMatchForm): Promise<Result<string>> {
  const unknown = await greet();
  if (unknown) return { ok: false, refusal: unknown };
  // The name typed into the form is one's own from now on. A table is worth more than a name: it is made anyway.
  myName.keep(form.seats.find(({ who }) => who === 'person')?.name ?? '');
  await introduce();
  const request = tableRequestOf(form);
  const text = JSON.stringify(request);
  if (unanswered?.request !== text) {
    unanswered = { request: text, key: newId(), own: newContribution() };
  }
  const { key, own } = unanswered;
  const answer = await server.ask('makeTable', { body: { ...request, key, seal: own.seal } });
  if (!answer.ok) return answer;
  unanswered = undefined;
  const { code } = answer.value;
  keepWaiting(shuffleStore, code, own.value);
  return { ok: true, value: code };
}
