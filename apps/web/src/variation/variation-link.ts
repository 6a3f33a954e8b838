// The actions of a variation in a link: a list of texts, packed like a record.

import { packText, unpackText } from '../match/record-link.ts';

/** Packs the actions that a variation has after the moment where it leaves its match. */
export const packActions = (actions: readonly string[]): Promise<string> => packText(JSON.stringify(actions));

/** The actions of a link, not yet checked by the rules; nothing if the link is broken. */
export async function unpackActions(packed: string): Promise<readonly string[] | undefined> {
  try {
    const actions: unknown = JSON.parse((await unpackText(packed)) ?? '');
    return Array.isArray(actions) && actions.every((action) => typeof action === 'string') ? actions : undefined;
  } catch {
    return undefined;
  }
}
