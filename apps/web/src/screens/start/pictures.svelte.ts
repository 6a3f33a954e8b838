// Small pictures of stored matches: the wall or the grid as it is now. Made one after the other while the app has nothing else to do.

import type { Seat } from '@mozaika/kernel';
import { editionOf, loadGame } from '../../games/catalogue.ts';
import type { StoredMatch } from '../../storage/stored-match.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/** By id and number of entries: a match that has gone on gets another picture. */
const made = new Map<string, string>();
const keyOf = ({ id, entries }: StoredMatch): string => `${id} ${entries.length}`;
let pictures: ReadonlyMap<string, string> = $state.raw(made);

/** The picture of a match, once it is made; until then that of its edition. */
export const pictureOf = (match: StoredMatch): string | undefined =>
  pictures.get(keyOf(match)) ?? editionOf(match.header.game, match.header.options)?.art?.();

/** The seat whose board tells most of a match: the first person's, or the winner's where bots played. */
function pictured({ header: { players }, outcome }: Pick<StoredMatch, 'header' | 'outcome'>): Seat | undefined {
  const person = players.find(({ bot }) => bot === undefined);
  return (person ?? players.find(({ seat }) => outcome?.ranks[seat - 1] === 1))?.seat;
}

async function make(match: StoredMatch): Promise<void> {
  const { header, entries } = match;
  const ui = await loadGame(header.game, header.options);
  if (!ui?.thumbnail) return;
  const { Timeline } = await import('../../match/timeline.ts');
  const timeline = Timeline.of(ui.game, header, entries);
  const drawing = ui.thumbnail(timeline.at(timeline.now).view, header.options, pictured(match));
  made.set(keyOf(match), `data:image/svg+xml,${encodeURIComponent(drawing)}`);
}

/** Makes the pictures that are missing. Returns how to stop. */
export function makePictures(matches: readonly StoredMatch[]): () => void {
  let stop = () => {};
  const next = (at: number): void => {
    const match = matches.find((one, i) => i >= at && !made.has(keyOf(one)));
    if (!match) return;
    stop = whenIdle(async () => {
      await make(match).catch(() => {});
      pictures = new Map(made);
      next(matches.indexOf(match) + 1);
    });
  };
  next(0);
  return () => stop();
}
