// The worker thread that owns a SQLite connection, so that a sync to disk never blocks the event loop of the sockets.

import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';
import type { Answer, Job, Opening, Request } from './messages.ts';

/** At most so many units in one transaction. */
const MOST_UNITS = 2000;

if (!parentPort) throw new Error('sqlite/thread.ts is not a program: it runs as a thread of the server');
const port = parentPort;
const connection = new Connection(workerData as Opening);

port.on('message', (first: Request) => {
  let request: Request | undefined = first;
  while (request !== undefined) {
    const jobs: Job[] = [];
    // Group commit: everything that arrived during the last transaction goes into the next one.
    while (request !== undefined && request !== 'close' && jobs.length < MOST_UNITS) {
      connection.learn(request.texts);
      for (const job of request.jobs) jobs.push(job);
      request = receiveMessageOnPort(port)?.message as Request | undefined;
    }
    const ran: Answer[] = jobs.filter((job) => job.do === 'run').map((job) => connection.run(job));
    const units = jobs.filter((job) => job.do === 'unit');
    const answers = units.length > 0 ? ran.concat(connection.store(units)) : ran;
    if (answers.length > 0) port.postMessage(answers);
    if (request === 'close') {
      connection.close();
      port.close();
      return;
    }
  }
});
