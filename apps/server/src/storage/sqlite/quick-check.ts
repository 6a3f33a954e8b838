// A program that reads every page of a SQLite file: node quick-check.ts FILE. What is wrong with it goes to stdout, nothing if it is sound.
// A process of its own: reading a gigabyte takes seconds, and SQLite can't be interrupted in a thread.

import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from './errors.ts';

const SOUND = 'ok';
const [, , file = ''] = process.argv;

try {
  const database = new DatabaseSync(file, { readOnly: true });
  const [found] = database.prepare('pragma quick_check(1)').all();
  const result = String(found?.['quick_check']);
  if (result !== SOUND) process.stdout.write(result);
} catch (error) {
  // Whatever else keeps it from being read, whoever opens it for writing sees by themselves.
  if (reasonOf(error) === 'damaged') process.stdout.write(String(error));
}
