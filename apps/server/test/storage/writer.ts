// A process that appends to several matches at once and says what was stored, until somebody kills it: `node writer.ts URL NAME`.

import { openStorage } from '../../src/storage/open.ts';
import { append, match } from './rows.ts';

const MATCHES = 8;

const [url = '', name = ''] = process.argv.slice(2);
const storage = await openStorage(url);
for (let n = 1; n <= MATCHES; n++) {
  const id = `${name}.${n}`;
  await storage.write([{ do: 'add-match', match: match(id) }]);
  appendForEver(id);
}

async function appendForEver(id: string): Promise<void> {
  for (let from = 0; ; from += 2) {
    const written = await storage.write([append(id, from, 'one', 'two')]);
    if (written !== 'stored') throw new Error(`${id} ${from}: ${written}`);
    process.stdout.write(`${id} ${from + 1}\n`);
  }
}
