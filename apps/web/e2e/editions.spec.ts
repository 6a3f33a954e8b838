// Every edition is found by its name and speaks its own words; who starts can be chosen; what version 0.1 left behind opens as before.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, expect, openForm, sheet, submit, test } from './app.ts';
import { languagesOr } from './length.ts';
import { expectAccessible, expectRoom, photograph } from './screen.ts';
import { begunMatch, storedMatches } from './stored.ts';

/** What an edition is called, what its table calls the place of discarded tiles, and what its record says. */
interface Named {
  readonly en: string;
  readonly cs: string;
  readonly discard?: 'lid' | 'box';
  readonly options: object;
}

const EDITIONS: readonly Named[] = [
  { en: 'Azul', cs: 'Azul', discard: 'lid', options: { board: 'coloured' } },
  { en: 'Azul: grey side', cs: 'Azul: šedá strana', discard: 'lid', options: { board: 'gray' } },
  { en: 'Azul Mini', cs: 'Azul Mini', discard: 'box', options: { board: 'coloured', edition: 'mini' } },
  {
    en: 'Azul Mini: grey side',
    cs: 'Azul Mini: šedá strana',
    discard: 'box',
    options: { board: 'gray', edition: 'mini' },
  },
  { en: 'Crystal Mosaic ×2', cs: 'Crystal Mosaic ×2', discard: 'lid', options: { board: 'crystal-x2' } },
  { en: 'Crystal Mosaic bonus', cs: 'Crystal Mosaic: bonusy', discard: 'lid', options: { board: 'crystal-bonus' } },
  { en: 'Qwirkle', cs: 'Qwirkle', options: {} },
];
const STOCKS = { en: { lid: 'Bag and lid', box: 'Bag and box' }, cs: { lid: 'Sáček a víko', box: 'Sáček a krabice' } };

for (const language of languagesOr('cs')) {
  test(`every edition starts by its name (${language})`, async ({ newcomer, address }) => {
    const page = await newcomer({ locale: language === 'cs' ? 'cs-CZ' : 'en-GB' });
    for (const edition of EDITIONS) {
      await page.goto(address);
      await openForm(page);
      await sheet(page).getByRole('radio', { name: edition[language], exact: true }).check();
      await submit(page);
      await page.waitForURL(/#\/play\//);
      await expect(page).toHaveTitle(new RegExp(`${edition[language]}( · Mozaika)?$`));
      if (edition.discard)
        await expect(page.getByRole('region', { name: STOCKS[language][edition.discard] })).toBeVisible();
      expect((await begunMatch(page)).header.options).toEqual(edition.options);
    }
    await page.goto(address);
    await page.getByRole('button', { name: /^(Show all|Ukázat všech)/ }).click();
    for (const edition of EDITIONS) {
      const link = page.getByRole('link').filter({ has: page.getByText(edition[language], { exact: true }) });
      await expect(link.first()).toBeVisible();
    }
  });
}

test('Mini has two sliders for the score, and its name in the log', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: { width: 1440, height: 900 } });
  await begin(page, address, { game: 'Azul Mini', players: ['Player on this device', 'Player on this device'] });
  const score = page.locator('[data-seat="1"]').getByRole('img', { name: '0 points' });
  await expect(score.locator('.track')).toHaveCount(2);
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await expect(page.getByRole('complementary').getByText('Azul Mini', { exact: true })).toBeVisible();
});

test('at Azul the table chooses who starts, and the next match remembers it', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openForm(page);
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name of player 1' }).blur();
  const starts = page.getByRole('combobox', { name: 'Who starts' });
  await expect(starts).toHaveValue('');
  await starts.selectOption({ label: 'Anna' });
  for (let match = 0; match < 2; match++) {
    await submit(page);
    await page.waitForURL(/#\/play\//);
    const { header, entries } = await begunMatch(page);
    expect(header.options).toEqual({ board: 'coloured', start: 1 });
    expect(entries[0]).toBe('* start 1');
    await page.goto(address);
    await openForm(page);
    await expect(starts.locator('option:checked')).toHaveText('Anna');
  }
});

test('at Qwirkle players are tapped by age, and everybody’s largest set is told', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await page.evaluate(() => {
    const seats = ['Anna', 'Karel', 'Zuzana'].map((name) => ({ who: 'person', name }));
    localStorage.setItem('mozaika.plan', JSON.stringify({ edition: 'qwirkle', seats }));
  });
  await page.reload();
  await openForm(page, 'device');
  await page.getByRole('combobox', { name: 'Who starts' }).selectOption({ label: 'Ties go to the oldest' });
  await page.getByRole('button', { name: /Zuzana$/ }).click();
  await page.getByRole('button', { name: /Anna$/ }).click();
  await expect(page.getByRole('button', { name: '3 Karel' })).toBeVisible();
  // Whoever leaves takes nobody's age along.
  await page.getByRole('button', { name: 'Remove player 2' }).click();
  await expectAccessible(page);
  await submit(page);
  const { header, entries } = await begunMatch(page);
  expect(header.options).toEqual({ ages: [2, 1] });
  const said = entries.find((entry) => entry.startsWith('* start'));
  expect(said).toMatch(/^\* start [12] largest \d \d$/);
  await page.getByRole('dialog').getByRole('button').click();
  for (const size of said?.split(' ').slice(4) ?? [])
    await expect(page.getByText(`set of ${size}`).first()).toBeVisible();
});

test('a table online has its edition’s name, and says who starts', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(`${address}#/new/azul-mini`);
  await sheet(page).getByRole('radio', { name: 'With a friend' }).check();
  await page.getByRole('combobox', { name: 'Who starts' }).selectOption({ label: 'Player 2' });
  await submit(page);
  await expect(page.getByText(/^Azul\sMini\s.*Player\s2\sstarts\.$/)).toBeVisible();
  const guest = await newcomer();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest).toHaveTitle(/^● .* · Azul Mini$/);
  await expect(guest.getByRole('region', { name: 'Bag and box' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('link', { name: /^Azul Mini/ })).toBeVisible();
});

test('somebody who does not know their box is led to what to choose', async ({ newcomer, address }) => {
  const page = await newcomer({ locale: 'cs-CZ' });
  await page.goto(address);
  await page.getByRole('link', { name: 'Kterou krabici mám?' }).click();
  await expect(page.getByRole('heading', { name: 'Kterou krabici mám?' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'boxes');
  await expectRoom(page);
  await page.getByRole('link', { name: 'Hrát Azul Mini: šedá strana' }).click();
  await expect(page.getByRole('radio', { name: 'Azul Mini: šedá strana' })).toBeChecked();
});

test('what version 0.1 left on a device and in a link opens as before', async ({ newcomer, address }) => {
  const device = JSON.parse(readFileSync(join(import.meta.dirname, '../test/version-0.1/device.json'), 'utf8'));
  const page = await newcomer();
  await page.goto(address);
  await storedMatches(page).catch(() => []);
  await page.evaluate(async ({ plan, settings, matches }) => {
    localStorage.setItem('mozaika.plan', JSON.stringify(plan));
    localStorage.setItem('mozaika.settings', JSON.stringify(settings));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('mozaika', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = database.transaction('matches', 'readwrite');
    for (const match of matches) writing.objectStore('matches').put(match);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    database.close();
  }, device);
  await page.reload();
  await openForm(page);
  await expect(page.getByRole('radio', { name: 'Crystal Mosaic: bonusy' })).toBeChecked();
  for (const [title, id] of [
    ['Crystal Mosaic ×2', device.matches[0].id],
    ['Qwirkle', device.matches[1].id],
  ]) {
    await page.goto(`${address}#/play/${id}`);
    await expect(page).toHaveTitle(`● Jsi na tahu · ${title}`);
  }
  await page.goto(`${address}#/replay/kept/${device.matches[2].id}`);
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto(address + device.link);
  await expect(page.getByRole('heading', { name: /Qwirkle$/ })).toBeVisible();
});
