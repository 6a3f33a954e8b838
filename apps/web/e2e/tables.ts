// Tables online as tests need them: made at once by the server's own API, joined by the link.

import { expect, type Page } from './app.ts';
import { groups } from './azul.ts';

interface TableChoice {
  readonly seats?: number;
  /** Seconds for everybody; absent: no clock. */
  readonly bank?: number;
}

/** What the page asks of the server, with its own cookie. */
const ask = (page: Page, method: string, path: string, body: unknown): Promise<{ readonly code?: string }> =>
  page.evaluate(
    async ([method, path, body]) => {
      await fetch('api/v2/me');
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`api/v2/${path}`, { method, headers, body })).json();
    },
    [method, path, JSON.stringify(body)] as const,
  );

/** Somebody with a name makes a table of Azul and waits there. Returns its link. */
export async function openTable(page: Page, address: string, name: string, choice: TableChoice = {}): Promise<string> {
  const { seats = 2, bank } = choice;
  await page.goto(`${address}#/about`);
  await ask(page, 'PATCH', 'me', { name });
  const { code } = await ask(page, 'POST', 'tables', {
    game: 'azul',
    options: { board: 'coloured' },
    seats: Array.from({ length: seats }, () => 'person'),
    clock: bank === undefined ? { kind: 'none' } : { kind: 'live', bank, increment: 0 },
    listed: false,
    me: 'sits',
  });
  const link = `${address}#/t/${code}`;
  await page.goto(link);
  return link;
}

/** Somebody follows an invitation: their name and one button. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: /^(Your name|Tvoje jméno)$/ }).fill(name);
  await page.getByRole('button', { name: /^(Sit down|Přisednout si)$/ }).click();
}

/** Whose turn it is, as soon as somebody's is. */
export async function moverOf(pages: readonly Page[], due = groups): Promise<Page> {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) if ((await due(page).count()) > 0) found = page;
        return found !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return found as Page;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Ends one's match by the menu. */
export async function endMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Menu|Nabídka)$/ }).click();
  await page.getByRole('button', { name: /^(End the match…|Ukončit partii…)$/ }).click();
  await page.getByRole('button', { name: /^(End the match|Ukončit partii)$/ }).click();
}
