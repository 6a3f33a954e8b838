// The panel beside the board: which of its pages is open, and whether it was open last time.

import type { Snippet } from 'svelte';
import { readLocal, writeLocal } from '../storage/local-storage.ts';

export type PanelPage = 'moves' | 'side';

/** A second page of the panel, beside the moves. */
export interface SidePage {
  readonly title: string;
  /** Whether something on it has not been seen. */
  readonly news: boolean;
  readonly content: Snippet;
}

const KEY = 'panel';

/** The page that was open last time on a screen with room for it. */
export function rememberedPage(): PanelPage | undefined {
  const kept = readLocal(KEY);
  return kept === 'moves' || kept === 'side' ? kept : undefined;
}

export const rememberPage = (page: PanelPage | undefined): void => void writeLocal(KEY, page ?? null);
