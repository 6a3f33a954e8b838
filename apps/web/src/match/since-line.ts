// What the others have done since somebody's last turn, in one line of few words.

import { parseSeat, type Seat } from '@mozaika/kernel';
import { fill, type Language } from '@mozaika/words';
import type { GameUi, Step } from '../games/contract.ts';
import { END } from './end-words.ts';

/** At whose screen it is told, and in which words. */
export interface Listener {
  readonly ui: Pick<GameUi, 'brief' | 'happening' | 'vocabulary'>;
  readonly names: readonly string[];
  readonly own: Seat;
  readonly language: Language;
}

const actorOf = ({ action }: Step): Seat | undefined => parseSeat(action.split(' ', 1)[0] ?? '');
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** `Ann: 3 blue · Bob: 1 red`, after what a round that was scored on the way brought to everybody. What one did oneself is not told. */
export function sinceLine(steps: readonly Step[], { ui, names, own, language }: Listener): string {
  const scored = steps.filter((step) => ui.happening?.(step)).flatMap(({ events }) => events);
  const isScored = scored.some(({ points }) => points);
  // Who has just been named, and can be nobody else, is not named again: phones have room for one line.
  const isNamed = isScored && names.length === 2;
  const told = steps.flatMap((step) => {
    const seat = actorOf(step);
    const brief = ui.brief?.(step);
    if (seat === undefined || seat === own || !brief) return [];
    const what = fill(brief.phrase, brief.facts, language, ui.vocabulary.terms);
    return isNamed ? what : `${names[seat - 1]}: ${what}`;
  });
  const gains = names.map((name, i) => {
    const points = scored.reduce((sum, event) => (event.seat === i + 1 ? sum + (event.points ?? 0) : sum), 0);
    return `${i === own - 1 ? fill(END.you, {}, language) : name} ${signed(points)}`;
  });
  return [...(isScored ? [gains.join(', ')] : []), ...told].join(' · ');
}
