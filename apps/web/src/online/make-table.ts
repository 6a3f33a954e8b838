// Makes a table online from what was planned on the first screen.

import { commitmentTo, formatHex, type Result, SEED_BYTES } from '@mozaika/kernel';
import type { Plan } from '../screens/plan.ts';
import { newId } from '../storage/stored-match.ts';
import { greet, link, server } from './connection.svelte.ts';
import { vault } from './vault.ts';
import { wishOf } from './wish.ts';

/** A wish that got no answer is made again under the same name, so that one table comes of it. */
let unanswered: { readonly wish: string; readonly key: string; readonly value: Uint8Array } | undefined;

/** The name that was typed on the first screen is one's name online, too. */
async function introduce({ chairs }: Plan): Promise<void> {
  const name = chairs.find(({ who }) => who === 'person')?.name ?? '';
  if (name === '' || name === link.me?.name) return;
  const renamed = await server.ask('rename', { body: { name } });
  if (renamed.ok) link.me = renamed.value;
}

/** Resolves with the table's code. */
export async function makeTable(plan: Plan): Promise<Result<string>> {
  const unknown = await greet();
  if (unknown) return { ok: false, refusal: unknown };
  await introduce(plan);
  const wish = wishOf(plan);
  const text = JSON.stringify(wish);
  if (unanswered?.wish !== text) {
    unanswered = { wish: text, key: newId(), value: crypto.getRandomValues(new Uint8Array(SEED_BYTES)) };
  }
  const { key, value } = unanswered;
  const answer = await server.ask('makeTable', { body: { ...wish, key, seal: commitmentTo(value) } });
  if (!answer.ok) return answer;
  unanswered = undefined;
  const { code } = answer.value;
  vault.set(code, formatHex(value));
  return { ok: true, value: code };
}
