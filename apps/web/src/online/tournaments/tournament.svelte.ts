// A tournament as this page knows it: read again every few seconds while it is looked at.

import type { TournamentCommand, TournamentView } from '@mozaika/protocol';
import { whileSeen } from '../../ui/poll.ts';
import { greet, introduce, server } from '../connection/connection.svelte.ts';
import { notifyRefusal } from '../connection/refusal-notice.ts';

const PERIOD_MS = 3_000;

export class KnownTournament {
  view: TournamentView | undefined = $state.raw();
  /** Whether the last look failed: what is shown may be old. */
  unreached = $state(false);
  missing = $state(false);
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }

  /** Looks again and again until the returned function is called. */
  watch(): () => void {
    return whileSeen(() => this.look(), PERIOD_MS);
  }

  private async look(): Promise<void> {
    const unknown = await greet();
    const answer = unknown
      ? ({ ok: false, refusal: unknown } as const)
      : await server.ask('tournament', { params: { code: this.code } });
    this.unreached = !answer.ok;
    if (answer.ok) this.view = answer.value;
    else this.missing = answer.refusal.code === 'no-tournament';
  }

  /** Carries a command out and shows what became of it. Resolves with whether it succeeded. */
  async run(command: TournamentCommand): Promise<boolean> {
    await greet();
    await introduce();
    const answer = await server.ask('runTournament', { params: { code: this.code }, body: command });
    if (answer.ok) this.view = answer.value;
    else notifyRefusal(answer.refusal);
    return answer.ok;
  }
}
