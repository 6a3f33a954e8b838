// An example of a program that plays at a Mozaika server: node examples/bot.ts ADDRESS TOKEN TABLE [LEVEL]
// Make a token in the app or with POST /api/v2/programs; the table's code is the last part of its link.

import { DEFAULT_OPPONENT, decide, loadBot, searchRequestOf } from '@mozaika/bots';
import { foldLog, isSeat, type Json, RECORD_FORMAT, seededRandom } from '@mozaika/kernel';
import { MozaikaClient, type SocketLike } from '@mozaika/protocol/client';

const [address, token, table, level = DEFAULT_OPPONENT] = process.argv.slice(2);
if (table === undefined) throw new Error('usage: node examples/bot.ts ADDRESS TOKEN TABLE [LEVEL]');

const socket = `${address.replace(/^http/, 'ws')}api/v2/socket`;
const headers = { authorization: `Bearer ${token}` };
const client = new MozaikaClient({
  // Node's WebSocket has everything that a SocketLike needs, but its events are typed otherwise.
  open: () => new WebSocket(socket, { headers }) as unknown as SocketLike,
  shuffles: new Map<string, string>(),
  onDifference: ({ match, difference }) => console.error(`The shuffle of ${match} does not hold:`, difference),
});
let busy = false;

/** Plays whenever it is our turn. What the server sends is what a person in our seat would see. */
async function changed(): Promise<void> {
  const [view, log] = [client.table(table), client.log(table)];
  if (!view || !log || busy) return;
  if (log.seed !== undefined) return finish(`The match is over after ${log.entries.length} entries.`);
  const folded = foldLog(log.entries);
  const bot = await loadBot(view.game, level);
  if (!bot || !folded.ok || view.stage !== 'playing' || busy) return;
  const record = {
    format: RECORD_FORMAT,
    game: view.game,
    options: view.options as Json,
    players: view.seats.map((_, i) => `${i + 1}`),
    rules: view.match?.rules ?? 1,
    actions: folded.value.actions,
  } as const;
  const { seat } = view.you;
  if (!isSeat(seat)) return;
  const question = searchRequestOf(bot.game, record, seededRandom(`${log.entries.length}`), seat);
  const decided = question.ok ? decide(bot, question.value, { now: () => performance.now() }) : question;
  if (!decided.ok) return; // it is somebody else's turn
  busy = true;
  const action = `${seat} ${bot.game.formatMove(decided.value.move)}`;
  const refusal = await client.send({ op: 'act', match: log.match, index: log.entries.length, action });
  busy = false;
  if (refusal && refusal.code !== 'stale') console.error(action, refusal);
  void changed();
}

function finish(sentence: string): void {
  console.log(sentence);
  client.close();
}

client.watch(table, { changed: () => void changed(), refused: (why) => finish(`No such table: ${why.code}`) });
const refusal = await client.sit(table);
if (refusal) finish(`No seat: ${refusal.code}`);
