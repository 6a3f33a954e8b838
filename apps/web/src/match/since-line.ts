// What the others have done since somebody's last turn, in one line of few words.

import { parseSeat, type Seat } from '@mozaika/kernel';
import { fill, type Language } from '@mozaika/words';
import type { GameUi, Step } from '../games/contract.ts';
import { END } from './end-words.ts';

/** At whose screen it is told, and in which words. */
export interface Listener {
  readonly ui: Pick<GameUi, 'brief' | 'happening' | 'vocabulary'>;
  readonly names: readonly string[];
  /** The seat that is spoken to; nobody's where somebody looks on. */
  readonly own: Seat | undefined;
  readonly language: Language;
}

/** A piece of the line. Names stand by themselves, so that a screen may shorten them. */
export interface LinePart {
  readonly before: string;
  readonly name: string;
  readonly after: string;
  /** Whether a small screen may leave it out: it stands on the boards, too. */
  readonly isAside: boolean;
}

const actorOf = ({ action }: Step): Seat | undefined => parseSeat(action.split(' ', 1)[0] ?? '');
/** What stands between two things that happened. */
const BETWEEN = ' · ';
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** What somebody else did in a step. */
function deedIn(step: Step, { ui, names, own, language }: Listener): { name: string; after: string } | undefined {
  const seat = actorOf(step);
  const brief = ui.brief?.(step);
  if (seat === undefined || seat === own || !brief) return undefined;
  return {
    name: names[seat - 1] ?? '',
    after: `: ${fill(brief.phrase, brief.facts, language, ui.vocabulary.terms)}`,
  };
}

/** What the scoring of a round brought to everybody, the listener first; nothing where no points were given. */
function gainsOf(events: Step['events'], { names, own, language }: Listener): LinePart[] {
  if (!events.some(({ points }) => points)) return [];
  const seats = names.map((_, i) => i + 1).sort((a, b) => Number(b === own) - Number(a === own));
  return seats.map((seat, i) => ({
    before: i === 0 ? BETWEEN : ', ',
    name: seat === own ? fill(END.you, {}, language) : (names[seat - 1] ?? ''),
    after: ` ${signed(events.reduce((sum, event) => (event.seat === seat ? sum + (event.points ?? 0) : sum), 0))}`,
    isAside: own !== undefined && seat !== own && names.length > 2,
  }));
}

/** `Ann: 3 blue · You +4, Ann −1 · Ann: 1 red`, in the order in which it happened. What one did oneself is not told. */
export function sinceParts(steps: readonly Step[], listener: Listener): readonly LinePart[] {
  const parts: LinePart[] = [];
  /** What was scored since the last deed that was told: a round of choices is several steps. */
  let scored: Step['events'] = [];
  const tellScored = (): void => {
    parts.push(...gainsOf(scored, listener));
    scored = [];
  };
  for (const step of steps) {
    const deed = deedIn(step, listener);
    if (deed) {
      tellScored();
      parts.push({ before: BETWEEN, ...deed, isAside: false });
    }
    if (listener.ui.happening?.(step)) scored = [...scored, ...step.events];
  }
  tellScored();
  return parts.map((part, i) => (i === 0 ? { ...part, before: '' } : part));
}

/** The same as a text. */
export const lineOf = (parts: readonly LinePart[]): string =>
  parts.map(({ before, name, after }) => before + name + after).join('');
