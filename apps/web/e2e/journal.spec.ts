// The server's public journal as the app checks it: what it proves to somebody who comes later, and a server that can't prove.

import { expect, test } from './app.ts';
import { endMatch, join, openTable } from './tables.ts';

const NOTHING = '0'.repeat(64);

test('who comes later sees that the commitment is in the public journal, and hears loudly if it is not', async ({
  newcomer,
  address,
}) => {
  const [ann, bob, eva] = [await newcomer(), await newcomer(), await newcomer()];
  const link = await openTable(ann, address, 'Anna', { bank: 600 });
  await join(bob, link, 'Bob');
  await endMatch(ann);
  await expect(ann.getByRole('dialog').getByText('Bob won')).toBeVisible();

  const code = link.slice(link.lastIndexOf('/') + 1);
  const replay = `${address}#/replay/match/${code}.1`;
  await eva.goto(replay);
  await eva.getByRole('button', { name: /^Moves/ }).click();
  await eva.getByText('The deals follow from the seed').first().click();
  await expect(eva.getByText(/^Proven:? The commitment is in the server’s public journal/)).toBeVisible();
  await expect(eva.getByRole('alert')).toHaveCount(0);

  // The server has another commitment in its journal than it tells.
  await eva.route('**/fairness/proof?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/commitment=[0-9a-f]+/, `commitment=${NOTHING}`),
    }),
  );
  await eva.reload();
  await expect(eva.getByRole('alert').getByText(/public journal does not have this commitment/)).toBeVisible();
});
