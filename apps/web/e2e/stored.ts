// What a browser has stored of its matches.

import type { StoredMatch } from '../src/storage/stored-match.ts';
import { expect, type Page } from './app.ts';

/** The matches that the page's browser has stored, the last one first. */
export const storedMatches = (page: Page): Promise<StoredMatch[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('mozaika');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.sort((a, b) => b.touched - a.touched));
          };
        };
      }),
  );

/** The match of the page's address, once chance has said who begins. */
export async function begunMatch(page: Page): Promise<StoredMatch> {
  // The address changes when the match is there, which may be later.
  const isAtPage = ({ id }: StoredMatch) => id === new URL(page.url()).hash.split('/').at(-1);
  const match = async () => (await storedMatches(page)).find(isAtPage);
  await expect.poll(async () => (await match())?.entries.some((entry) => entry.startsWith('* start'))).toBe(true);
  const found = await match();
  if (!found) throw new Error('no match is stored');
  return found;
}
