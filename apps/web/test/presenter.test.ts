// The presenter: steps in order, jumps when nobody looks, and no animation can hold the match up.

import { describe, expect, it, vi } from 'vitest';
import { type AnimatedScreen, Presenter } from '../src/match/presenter.ts';

function theatre(changes: Partial<AnimatedScreen> = {}) {
  const seen: string[] = [];
  const presenter = new Presenter();
  const screen: AnimatedScreen = {
    animate: async (from) => void seen.push(`animate ${from}`),
    show: (moment) => void seen.push(`show ${moment}`),
    hidden: () => false,
    ...changes,
  };
  return { presenter, screen, seen };
}

describe('the presenter', () => {
  it('animates each step and shows each moment, in order', async () => {
    const { presenter, screen, seen } = theatre();
    presenter.attach(screen, 0);
    presenter.follow(2);
    await presenter.settled();
    expect(seen).toEqual(['show 0', 'animate 0', 'show 1', 'animate 1', 'show 2']);
  });

  it('jumps when the tab is hidden or too much is waiting', async () => {
    const hidden = theatre({ hidden: () => true });
    hidden.presenter.attach(hidden.screen, 0);
    hidden.presenter.follow(3);
    await hidden.presenter.settled();
    expect(hidden.seen).toEqual(['show 0', 'show 3']);
    const late = theatre();
    late.presenter.attach(late.screen, 0);
    late.presenter.follow(50);
    await late.presenter.settled();
    expect(late.seen).toEqual(['show 0', 'show 50']);
  });

  it('goes on when an animation fails', async () => {
    const { presenter, screen, seen } = theatre({ animate: () => Promise.reject(new Error('torn')) });
    presenter.attach(screen, 0);
    presenter.follow(1);
    await presenter.settled();
    expect(seen).toEqual(['show 0', 'show 1']);
  });

  it('goes on when an animation never ends', async () => {
    vi.useFakeTimers();
    const { presenter, screen, seen } = theatre({ animate: () => new Promise(() => {}) });
    presenter.attach(screen, 0);
    presenter.follow(1);
    await vi.advanceTimersByTimeAsync(20_000);
    await presenter.settled();
    expect(seen).toEqual(['show 0', 'show 1']);
    vi.useRealTimers();
  });

  it('follows an undo at once, even in the middle of an animation', async () => {
    let finish = () => {};
    const { presenter, screen, seen } = theatre({
      animate: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    presenter.attach(screen, 4);
    presenter.follow(5);
    presenter.jump(3);
    expect(seen.at(-1)).toBe('show 3');
    finish();
    await presenter.settled();
    expect(seen.at(-1)).toBe('show 3');
    expect(presenter.idle).toBe(true);
  });

  it('is not settled before somebody has taken the screen', async () => {
    const { presenter, screen } = theatre();
    let settled = false;
    const waiting = presenter.settled().then(() => {
      settled = true;
    });
    await Promise.resolve();
    expect(settled).toBe(false);
    presenter.attach(screen, 0);
    await waiting;
    expect(settled).toBe(true);
  });
});
