// People around one device, and free walls.

import { begin, expect, hasten, playAtOnce, test } from './app.ts';
import { awaitTurn, decide } from './azul.ts';
import { hand, live, move } from './qwirkle.ts';

test('the hand is behind a curtain while the device changes hands', async ({ newcomer, address }) => {
  const page = await newcomer();
  await hasten(page);
  await begin(page, address, { game: 'Qwirkle', players: ['Player on this device', 'Player on this device'] });
  const curtain = page.getByRole('dialog', { name: /^Hand the device to/ });
  let next = '';
  for (let turn = 0; turn < 4; turn++) {
    await expect(curtain).toBeVisible();
    const name = (await curtain.getByRole('heading').innerText()).replace('Hand the device to ', '');
    if (turn > 0) expect(name).not.toBe(next);
    next = name;
    expect(await hand(page).count(), 'nobody’s tiles are there while the device is on its way').toBe(0);
    await page.keyboard.press('Escape');
    await expect(curtain).toBeVisible();
    await curtain.getByRole('button', { name: `I am ${name}, show my tiles` }).click();
    await expect(hand(page)).toHaveCount(6);
    await live(page).waitFor();
    await move(page);
  }
});

test('on a gray wall everybody chooses columns, and a column that is not possible says why', async ({
  newcomer,
  address,
}) => {
  const page = await newcomer();
  await hasten(page);
  await playAtOnce(page);
  await begin(page, address, { game: 'Azul: grey side', players: ['Player on this device', 'Player on this device'] });
  const closed = page.locator('[data-column]:not([data-move])');
  let tiled = 0;
  let explained = 0;
  for (let turn = 0; explained === 0 || tiled < 4; turn++) {
    expect(turn, 'a match without a column that is not possible').toBeLessThan(120);
    const kind = await awaitTurn(page);
    expect(kind).not.toBe('over');
    if (kind === 'tile') {
      tiled++;
      if ((await closed.count()) > 0) {
        await closed.first().dispatchEvent('click');
        await expect(page.locator('.hint p')).toHaveText(/already/);
        explained++;
      }
    }
    await decide(page, kind, turn);
  }
});
