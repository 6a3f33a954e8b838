// Opens a variation: a match on this device that begins as another one did, and may go on differently from a moment on.

import { botNameOf, LEVELS, type Level } from '@mozaika/bots';
import type { SeatCount } from '@mozaika/kernel';
import { type MatchRecord, type Refusal, replay, type Seat, seatsOf } from '@mozaika/kernel';
import { advise, think } from '../bots/client.ts';
import type { GameUi } from '../games/contract.ts';
import { LocalMatch } from '../match/local-match.ts';
import { Presenter } from '../match/presenter.ts';
import type { MatchSetup, PlayerLabel } from '../storage/match-setup.ts';
import { memoryStore } from '../storage/memory-store.ts';
import { newMatch } from '../storage/stored-match.ts';

/** Who decides for the others: the person at the screen, or bots of a level. */
export type Others = 'hand' | Level;

/** Where a variation leaves its match, and what has happened in it so far. */
export interface VariationStart {
  readonly ui: GameUi;
  readonly setup: MatchSetup;
  readonly record: MatchRecord;
  readonly moment: number;
  readonly actions: readonly string[];
  readonly others: Others;
}

export type OpenedVariation =
  | { readonly kind: 'open'; readonly match: LocalMatch; readonly presenter: Presenter }
  /** The match has no such moment. */
  | { readonly kind: 'no-moment' }
  /** The record does not say all tiles that somebody holds. */
  | { readonly kind: 'hidden-tiles' }
  /** The match can't go on like this from there. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Milliseconds between what people have just seen and a bot's move. */
const BOT_PAUSE = 450;

export function openVariation({ ui, setup, record, moment, actions, others }: VariationStart): OpenedVariation {
  if (moment > record.actions.length) return { kind: 'no-moment' };
  const before = record.actions.slice(0, moment);
  const replayed = replay(ui.game, { ...record, actions: before });
  if (!replayed.ok) return { kind: 'refused', refusal: replayed.refusal };
  // Records have two to four players.
  const seats = seatsOf(record.players.length as SeatCount);
  if (!seats.every((seat) => ui.game.knows(replayed.value, seat))) return { kind: 'hidden-tiles' };
  const turn = ui.game.turn(replayed.value);
  const person = turn.kind === 'move' ? (turn.seats[0] ?? 1) : nextMover(record, moment);
  const header = { ...setup, players: setup.players.map((player) => seated(player, person, others)) };
  const stored = { ...newMatch(header), entries: [...before, ...actions] };
  const presenter = new Presenter();
  const pace = () => presenter.settled().then(() => new Promise<void>((resolve) => setTimeout(resolve, BOT_PAUSE)));
  const table = { game: ui.game, hidesTiles: false, store: memoryStore(), think, advise, pace, fixed: moment };
  const opened = LocalMatch.open(table, stored);
  if (!opened.ok) return { kind: 'refused', refusal: opened.refusal };
  return { kind: 'open', match: opened.value, presenter };
}

/** Who decided next in the match. */
function nextMover({ actions }: MatchRecord, moment: number): Seat {
  const next = actions.slice(moment).find((action) => !action.startsWith('*'));
  const found = ([1, 2, 3, 4] as const).find((seat) => next?.startsWith(`${seat} `));
  return found ?? 1;
}

/** A bot plays under the name of its level, whoever sat there. */
function seated({ seat, name, guest }: PlayerLabel, person: Seat, others: Others): PlayerLabel {
  if (others === 'hand' || seat === person) return { seat, name, ...(guest !== undefined && { guest }) };
  return { seat, name: others, bot: others };
}

/** Who is proposed: the strongest level among the bots of the match, as they would have gone on; otherwise the person themselves. */
export function proposedOthers({ players }: MatchSetup): Others {
  const bots = players.flatMap(({ bot }) => (bot === undefined ? [] : [botNameOf(bot)]));
  if (bots.length === 0) return 'hand';
  return LEVELS.findLast((level) => bots.includes(level)) ?? 'master';
}
