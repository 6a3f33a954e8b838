// Whatever a person's seat has moved, its person has sent: no move is stored twice, and none that nobody made. Where the rules leave no
// choice, moves come by themselves; while a bot plays for somebody, they are the bot's.

import { allMoves, isSeat } from '@mozaika/kernel';
import type { Event } from '../journal.ts';
import type { Request } from '../messages.ts';
import { hostOf } from '../rules.ts';
import type { Check, Evidence, JudgedMatch } from './evidence.ts';

export class Authors implements Check {
  private readonly evidence: Evidence;
  /** By client, match and action: the messages that asked for it. */
  private readonly sentBy = new Map<string, Set<string>>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  sent({ client }: Event, { op, id, match, action }: Request): void {
    if (op !== 'act') return;
    const key = `${client} ${match} ${action}`;
    this.sentBy.set(key, (this.sentBy.get(key) ?? new Set()).add(id));
  }

  end(): void {
    const clients = new Map([...this.evidence.truth.people].map(([name, id]) => [id, name]));
    for (const match of this.evidence.matches.values()) this.judge(match, clients);
  }

  private judge(match: JudgedMatch, clients: ReadonlyMap<string, string>): void {
    const counts = new Map<string, number>();
    for (const { seat, action } of chosenMoves(match)) {
      const person = match.people[seat - 1];
      const client = person === null || person === undefined ? undefined : clients.get(person);
      if (client === undefined) continue;
      const key = `${client} ${match.id} ${action}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const sent = this.sentBy.get(key)?.size ?? 0;
      if (count > sent)
        this.evidence.report(
          'twice',
          undefined,
          `${match.id} "${action}" is stored ${count} times, ${client} sent it ${sent} times`,
        );
    }
  }
}

/** The moves that seats have chosen themselves. */
function chosenMoves(match: JudgedMatch): { readonly seat: number; readonly action: string }[] {
  const host = hostOf({ ...match, seats: match.people.length });
  const isPlayedByBot = new Set<number>();
  return match.entries.flatMap((action) => {
    const { turn, position, game } = host;
    const [actor = '', verb, seat] = action.split(' ');
    if (verb === 'bot') isPlayedByBot.add(Number(seat));
    if (verb === 'back') isPlayedByBot.delete(Number(seat));
    const mover = Number(actor);
    const isChosen =
      isSeat(mover) &&
      !isPlayedByBot.has(mover) &&
      turn.kind === 'move' &&
      turn.seats.includes(mover) &&
      allMoves(game, position, mover).length > 1;
    host.append([action]);
    return isChosen ? [{ seat: mover, action }] : [];
  });
}
