// A match in the terminal: the kernel's host of a match, with who plays each seat and the seed of all deals.

import { botNameOf, type SeatBotName } from '@mozaika/bots';
import {
  commitmentTo,
  DEAL_METHOD,
  dealKey,
  formatAction,
  formatHex,
  formatNotes,
  type MatchHeader,
  MatchHost,
  type MatchRecord,
  type Move,
  type Refusal,
  resultOf,
  type Seat,
  type Step,
  seatAt,
} from '@mozaika/kernel';
import { itemAt } from '../item-at.ts';
import type { TerminalGame } from '../terminal-game.ts';

export interface MatchStart {
  readonly terminal: TerminalGame;
  readonly header: MatchHeader;
  readonly seed: Uint8Array;
  /** Whether all deals so far follow from the seed. */
  readonly provenance: 'sealed' | 'unsealed';
  /** What has happened already, when a match is continued. */
  readonly entries: readonly string[];
}

export class TerminalMatch {
  readonly terminal: TerminalGame;
  readonly host: MatchHost;
  readonly provenance: MatchStart['provenance'];
  readonly seed: Uint8Array;
  private readonly key: Uint8Array;

  constructor({ terminal, header, seed, provenance, entries }: MatchStart) {
    const opened = MatchHost.open(terminal.game, header, entries);
    // New matches are set up by this program, saved ones were replayed when they were read.
    if (!opened.ok) throw new Error(`The match can't be hosted: ${JSON.stringify(opened.refusal)}`);
    this.terminal = terminal;
    this.host = opened.value;
    this.seed = seed;
    this.provenance = provenance;
    this.key = dealKey(seed);
  }

  get names(): readonly string[] {
    return this.host.header.players;
  }

  get seats(): readonly Seat[] {
    return this.names.map((_, index) => seatAt(index));
  }

  /** The seats where people sit. */
  get people(): readonly Seat[] {
    return this.seats.filter((seat) => this.botAt(seat) === undefined);
  }

  nameOf(seat: Seat): string {
    return itemAt(this.names, seat - 1);
  }

  /** The name of the bot at a seat; nothing where a person sits. */
  botAt(seat: Seat): SeatBotName | undefined {
    return botNameOf(this.nameOf(seat));
  }

  get commitment(): string {
    return commitmentTo(this.seed);
  }

  /** Makes the deals and forced moves that come by themselves from here. */
  begin(): readonly Step[] {
    const proposal = this.host.begin(this.key);
    this.host.commit(proposal);
    return proposal.steps;
  }

  /** Makes a legal move, and the deals and forced moves that follow it. */
  move(seat: Seat, move: Move): readonly Step[] {
    const { host } = this;
    const text = formatAction(host.game, { kind: 'move', seat, move });
    const proposed = host.propose(seat, text, host.entries.length, this.key);
    if (!proposed.ok) throw new Error(`A legal move was refused: ${JSON.stringify(proposed.refusal)}`);
    host.commit(proposed.value);
    return proposed.value.steps;
  }

  /** Goes back to before the last choice of a person, unless tiles have been dealt since. */
  undo(): Refusal | undefined {
    const target = this.host.undoTarget(this.people);
    const proposed = target.ok ? this.host.proposeUndo(target.value) : target;
    if (!proposed.ok) return proposed.refusal;
    this.host.commit(proposed.value);
    return undefined;
  }

  /** The match as people exchange it. The seed is in it once the match is over. */
  record(): MatchRecord {
    const { outcome } = this.host;
    const seed = outcome ? { seed: formatHex(this.seed) } : {};
    const { actions, notes } = this.host.fold();
    const fairness = { method: DEAL_METHOD, commitment: this.commitment, contributions: [], ...seed };
    return {
      ...this.host.header,
      actions,
      ...(this.provenance === 'sealed' ? { fairness } : {}),
      ...(outcome && { result: resultOf(outcome) }),
      ...(notes.length === 0 ? {} : { notes: formatNotes(notes) }),
    };
  }
}
