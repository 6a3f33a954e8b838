// Every screen in both themes and both languages: accessible, nothing cut off, and photographed to be looked at.

import { expect, openForm, type Page, submit, test } from './app.ts';
import { awaitTurn, destinations, groups } from './azul.ts';
import { IS_WHOLE } from './length.ts';
import { awaitTurn as awaitQwirkle, hand } from './qwirkle.ts';
import { openFile, RECORDS } from './records.ts';
import { expectAccessible, expectRoom, photograph } from './screen.ts';

/** Contrast depends on the theme, not on the language: each theme is looked at once. */
const LANGUAGES = { en: 'dark', cs: 'light' } as const;
/** High enough that no bar at the edge lies over what is being looked at. */
const PHONE = { width: 390, height: 1400 };

/** Somebody with a longish name, and bots. */
const CHAIRS = ['person', 'occasional', 'expert', 'newcomer'].map((who) => ({
  who,
  name: who === 'person' ? 'Kryštofína' : '',
}));

interface Plan {
  readonly game: string;
  readonly variants?: object;
  readonly chairs: readonly ({ readonly who: string } | undefined)[];
}

/** The sheet of a new match with everything chosen as a plan says. */
async function planned(page: Page, address: string, plan: Plan): Promise<void> {
  await page.goto(address);
  await page.evaluate((kept) => localStorage.setItem('mozaika.plan', kept), JSON.stringify(plan));
  await page.reload();
  const isOnline = plan.chairs.some((chair) => chair?.who === 'link');
  const people = plan.chairs.filter((chair) => chair?.who === 'person').length;
  await openForm(page, isOnline ? 'friend' : people > 1 ? 'device' : 'solo');
}

async function playing(page: Page, address: string, game: string, seats: number): Promise<void> {
  await planned(page, address, { game, variants: { azul: 2 }, chairs: CHAIRS.slice(0, seats) });
  await submit(page);
  await (game === 'azul' ? awaitTurn(page) : awaitQwirkle(page));
}

async function replaying(page: Page, address: string, game: keyof typeof RECORDS): Promise<void> {
  await page.goto(address);
  await openFile(page, JSON.stringify(RECORDS[game]));
  await page.getByRole('slider').fill('45');
}

async function gathering(page: Page, address: string): Promise<void> {
  await planned(page, address, { game: 'azul', chairs: [CHAIRS[0], { who: 'link', name: '' }, CHAIRS[2]] });
  await submit(page);
  await page.getByRole('img', { name: /QR/ }).waitFor();
}

type Newcomer = () => Promise<Page>;
type Screen = (page: Page, address: string, newcomer: Newcomer) => Promise<unknown>;
const at =
  (hash: string): Screen =>
  (page, address) =>
    page.goto(address + hash);

/** How to get to every screen, in any language. */
const SCREENS: { readonly [name: string]: Screen } = {
  settings: at('#/settings'),
  about: at('#/about'),
  me: at('#/me'),
  'rules-azul': at('#/rules/azul'),
  'rules-qwirkle': at('#/rules/qwirkle'),
  editor: at('#/editor'),
  pad: at('#/pad'),
  lost: at('#/nonsense'),
  async start(page, address) {
    await replaying(page, address, 'Qwirkle');
    await playing(page, address, 'azul', 4);
    await page.goto(address);
    await page.getByRole('link', { name: /^Qwirkle/ }).waitFor();
  },
  'start-online': (page, address) =>
    planned(page, address, { game: 'azul', chairs: [CHAIRS[0], { who: 'link', name: '' }] }),
  async 'azul-of-four'(page, address) {
    await playing(page, address, 'azul', 4);
    await groups(page).first().click();
    await destinations(page).first().click();
  },
  async 'azul-moves'(page, address) {
    await playing(page, address, 'azul', 2);
    await page.getByRole('button', { name: /^(Moves|Tahy)$/ }).click();
  },
  async qwirkle(page, address) {
    await playing(page, address, 'qwirkle', 4);
    await hand(page).first().click();
  },
  async curtain(page, address) {
    await planned(page, address, { game: 'qwirkle', chairs: [CHAIRS[0], CHAIRS[0]] });
    await submit(page);
    await page.locator('dialog[open]').waitFor();
  },
  'replay-azul': (page, address) => replaying(page, address, 'Azul'),
  'replay-qwirkle': (page, address) => replaying(page, address, 'Qwirkle'),
  async 'replay-link'(page, address) {
    await replaying(page, address, 'Azul');
    await page
      .getByRole('button', { name: /^(Link to this moment|Odkaz na tento okamžik)$/ })
      .first()
      .click();
  },
  gathering,
  async 'table-online'(page, address, newcomer) {
    await gathering(page, address);
    const other = await newcomer();
    await other.goto(page.url());
    await other.getByRole('button', { name: /^(Sit down|Přisednout si)$/ }).click();
    await page.getByRole('button', { name: /^(Messages|Zprávy)/ }).click();
    await page.getByRole('complementary').waitFor();
  },
};

for (const [i, [name, open]] of Object.entries(SCREENS).entries()) {
  for (const [language, theme] of Object.entries(LANGUAGES)) {
    // Every screen in Czech, whose words are longer; every other one in the dark, too.
    if (language === 'en' && i % 2 === 0 && !IS_WHOLE) continue;
    test(`${name} (${language})`, async ({ newcomer, address }) => {
      const page = await newcomer({
        locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
        colorScheme: theme,
        viewport: PHONE,
      });
      await open(page, address, newcomer);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      // Czech words are the longer ones; every size, light and dark, is on the contact sheet.
      if (language === 'en') return;
      await photograph(page, `${name}-${language}-${theme}`);
      await expectRoom(page);
    });
  }
}
