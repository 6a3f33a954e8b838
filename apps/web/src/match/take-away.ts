// What people take away from a match: its record as a JSON file, the table as a PNG picture.

import type { MatchRecord } from '@mozaika/kernel';
import { fileName, save, share } from '../ui/files.ts';
import { pngOf } from './png.ts';

/** Saves a record; the file's name is made of `words`. */
export function downloadRecord(record: MatchRecord, words: readonly string[]): void {
  save(new File([JSON.stringify(record, null, 1)], fileName(words, 'json'), { type: 'application/json' }));
}

/** Shares an SVG document as a PNG, or saves it where there is nothing to share with. */
export async function sharePicture(svg: string, words: readonly string[]): Promise<void> {
  await share(new File([await pngOf(svg)], fileName(words, 'png'), { type: 'image/png' }));
}
