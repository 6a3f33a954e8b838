// What whoever runs a server does, as people see it: announcements, a report, a closed table, a ban.

import { openAdmin } from '@mozaika/server';
import { expect, test } from './app.ts';
import { heading, join, openTable } from './tables.ts';

test('an announcement is shown in one’s own language until it is closed, and stays closed', async ({
  newcomer,
  server,
}) => {
  const admin = await openAdmin({ database: server.database });
  const anna = await newcomer();
  const karel = await newcomer({ locale: 'cs-CZ' });
  const link = await openTable(anna, server.address, 'Anna');
  await join(karel, link, 'Karel');
  await admin.announce({ en: 'Back at noon, {braces}.', cs: 'V poledne jsme zpátky.' }, null);
  const notice = anna.getByText('Back at noon, {braces}.');
  await expect(notice).toBeVisible();
  await expect(karel.getByText('V poledne jsme zpátky.')).toBeVisible();
  await anna.locator('.notice', { has: notice }).getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await admin.announce({ en: null, cs: 'Druhá' }, null);
  await expect(anna.getByText('Druhá')).toBeVisible();
  await anna.reload();
  await expect(anna.getByText('Druhá')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await admin.endAnnouncements();
  for (const page of [anna, karel]) await expect(page.getByText('Druhá')).toHaveCount(0);
  await admin.end();
});

test('a message is reported from the menu, its table closed, its author banned', async ({ newcomer, server }) => {
  const admin = await openAdmin({ database: server.database });
  const anna = await newcomer();
  const karel = await newcomer();
  const link = await openTable(anna, server.address, 'Anna');
  const code = link.split('/').at(-1) ?? '';
  await join(karel, link, 'Karel');
  await karel.getByRole('button', { name: 'Messages' }).click();
  await karel.getByRole('textbox', { name: 'Write a message' }).fill('something rude');
  await karel.keyboard.press('Enter');
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Report a player…' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Report a player' });
  await expect(dialog.getByRole('radio', { name: 'Karel' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'a message' }).check();
  await expect(dialog.getByRole('radio', { name: 'something rude' })).toBeChecked();
  await dialog.getByRole('textbox').fill('not nice');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(anna.getByText('Reported. Thank you.')).toBeVisible();
  const [report] = await admin.reads.reports('waiting', 1);
  expect(report).toMatchObject({
    name: 'Karel',
    reason: 'chat',
    message: 'something rude',
    text: 'not nice',
    table: code,
  });

  await admin.closeTable(code);
  for (const page of [anna, karel]) await expect(heading(page)).toHaveText('This table was closed');
  await admin.ban({ kind: 'person', subject: report?.about ?? '', until: null, reason: '' });
  await expect(heading(karel)).toHaveText('No entry');
  await karel.goto(server.address);
  await expect(karel.getByText('Whoever runs this server does not let you in.')).toBeVisible();
  await admin.end();
});
