// Creates a table on the server from the new-match form.

import { commitmentTo, formatHex, type Result, SEED_BYTES } from '@mozaika/kernel';
import type { NewMatchForm } from '../../new-match/new-match-form.ts';
import { newId } from '../../storage/stored-match.ts';
import { greet, link, server } from '../connection/connection.svelte.ts';
import { contributionStore } from '../connection/contribution-store.ts';
import { tableRequestOf } from './table-request.ts';

/** A request without an answer is repeated with the same idempotency key, so that it creates one table. */
let unanswered: { readonly request: string; readonly key: string; readonly value: Uint8Array } | undefined;

/** The name typed into the form becomes the name online. */
async function introduce({ seats }: NewMatchForm): Promise<void> {
  const name = seats.find(({ who }) => who === 'person')?.name ?? '';
  if (name === '' || name === link.me?.name) return;
  const renamed = await server.ask('rename', { body: { name } });
  if (renamed.ok) link.me = renamed.value;
}

/** Resolves with the table's code. */
export async function makeTable(form: NewMatchForm): Promise<Result<string>> {
  const unknown = await greet();
  if (unknown) return { ok: false, refusal: unknown };
  await introduce(form);
  const request = tableRequestOf(form);
  const text = JSON.stringify(request);
  if (unanswered?.request !== text) {
    unanswered = { request: text, key: newId(), value: crypto.getRandomValues(new Uint8Array(SEED_BYTES)) };
  }
  const { key, value } = unanswered;
  const answer = await server.ask('makeTable', { body: { ...request, key, seal: commitmentTo(value) } });
  if (!answer.ok) return answer;
  unanswered = undefined;
  const { code } = answer.value;
  contributionStore.set(code, formatHex(value));
  return { ok: true, value: code };
}
