// Bots' time is shared fairly: who is served next, what is sent away, and what the people at a table hear of it.

import { describe, expect, it } from 'vitest';
import { type BotSlot, BotSlots } from '../src/bots/bot-slots.ts';
import { FairQueue } from '../src/bots/fair-queue.ts';

const BEGINNER = 5;
const MASTER = 500;

/** Work as text: `anna 500`. */
const workOf = (text: string) => {
  const [owner = '', cost] = text.split(' ');
  return { owner, cost: Number(cost), text };
};

/** The owners in the order in which they are served, when all of this waits. */
function order(...texts: string[]): string[] {
  const queue = new FairQueue<ReturnType<typeof workOf>>();
  for (const text of texts) queue.add(workOf(text));
  return texts.map(() => queue.take(Number.POSITIVE_INFINITY)?.text ?? '');
}

describe('the fair queue', () => {
  it('serves owners in turn, however much one of them has brought before', () => {
    const served = order('flood 500', 'flood 500', 'flood 500', 'flood 500', 'anna 500', 'karel 500');
    expect(served).toEqual(['flood 500', 'anna 500', 'karel 500', 'flood 500', 'flood 500', 'flood 500']);
  });

  it('serves quick bots first', () => {
    expect(order('flood 500', 'flood 500', 'eva 500', 'anna 5')).toEqual([
      'anna 5',
      'flood 500',
      'eva 500',
      'flood 500',
    ]);
  });

  it('charges owners for what their bots cost: many quick bots are worth one slow one', () => {
    const served = order('quick 100', 'quick 100', 'quick 100', 'slow 250');
    expect(served).toEqual(['quick 100', 'quick 100', 'slow 250', 'quick 100']);
  });

  it('owes nothing to who was away: an owner who comes late gets a share from then on', () => {
    const queue = new FairQueue<ReturnType<typeof workOf>>();
    for (let i = 0; i < 4; i++) queue.add(workOf('flood 500'));
    for (let i = 0; i < 2; i++) queue.take(MASTER);
    for (let i = 0; i < 2; i++) queue.add(workOf('anna 500'));
    const served = Array.from({ length: 4 }, () => queue.take(MASTER)?.owner);
    expect(served).toEqual(['anna', 'flood', 'anna', 'flood']);
  });

  it('can be asked for quick work only', () => {
    const queue = new FairQueue<ReturnType<typeof workOf>>();
    for (const text of ['flood 500', 'anna 5']) queue.add(workOf(text));
    expect(queue.take(BEGINNER)?.owner).toBe('anna');
    expect(queue.take(BEGINNER)).toBeUndefined();
    expect(queue.size).toBe(1);
  });
});

/** Asks for a slot, and writes down who got one. */
class Slots {
  readonly granted: string[] = [];
  readonly refused: { readonly owner: string; readonly after: unknown }[] = [];
  readonly held: BotSlot[] = [];
  readonly slots = new BotSlots(1);

  ask(owner: string, cost: number): number {
    const { wait, slot } = this.slots.ask({ owner, cost });
    void slot.then((answer) => {
      if (answer.ok) {
        this.granted.push(owner);
        this.held.push(answer.value);
      } else this.refused.push({ owner, after: answer.refusal['after'] });
    });
    return wait;
  }

  async releaseFirst(): Promise<void> {
    await Promise.resolve();
    this.held.shift()?.release();
    await Promise.resolve();
  }
}

describe('the slots for bots', () => {
  it('keep one for quick bots: a flood of masters does not hold up a beginner', async () => {
    const slots = new Slots();
    for (let i = 0; i < 10; i++) slots.ask('flood', MASTER);
    expect(slots.ask('anna', BEGINNER)).toBe(0);
    await Promise.resolve();
    expect(slots.granted).toEqual(['flood', 'anna']);
  });

  it('go to the owners in turn', async () => {
    const slots = new Slots();
    for (let i = 0; i < 3; i++) slots.ask('flood', MASTER);
    slots.ask('anna', MASTER);
    for (let i = 0; i < 4; i++) await slots.releaseFirst();
    expect(slots.granted).toEqual(['flood', 'anna', 'flood', 'flood']);
  });

  it('send away what would wait for more than eight seconds, the last first, with a time to come back', async () => {
    const slots = new Slots();
    // One thinks, and this many wait.
    const waits = Array.from({ length: 1 + 18 }, () => slots.ask('flood', MASTER));
    expect(waits.slice(0, 4)).toEqual([0, 0, 500, 1_000]);
    expect(slots.slots.waiting).toBe(17);
    await Promise.resolve();
    expect(slots.refused).toEqual([{ owner: 'flood', after: 4_500 }]);
    slots.ask('anna', MASTER);
    await Promise.resolve();
    expect(slots.refused.map(({ owner }) => owner)).toEqual(['flood', 'flood']);
    await slots.releaseFirst();
    expect(slots.granted).toEqual(['flood', 'anna']);
  });

  it('are free again only once, however often they are given back', async () => {
    const slots = new Slots();
    for (let i = 0; i < 3; i++) slots.ask('anna', MASTER);
    await Promise.resolve();
    const [first] = slots.held;
    first?.release();
    first?.release();
    await Promise.resolve();
    expect(slots.granted).toEqual(['anna', 'anna']);
  });

  it('answer everybody who waits when the server stops', async () => {
    const slots = new BotSlots(1);
    slots.ask({ owner: 'anna', cost: MASTER });
    const { slot } = slots.ask({ owner: 'anna', cost: MASTER });
    slots.stop();
    expect(await slot).toMatchObject({ ok: false, refusal: { code: 'stopping' } });
    expect(await slots.ask({ owner: 'anna', cost: 1 }).slot).toMatchObject({ refusal: { code: 'stopping' } });
  });
});
