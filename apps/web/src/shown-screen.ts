// Which screen a route leads to: some are there at once, the others are loaded when somebody goes there.

import type { Component } from 'svelte';
import { catalogueEntry } from './games/catalogue.ts';
import type { Route } from './ui/route.ts';

type LazyRoute = Exclude<Route, { readonly screen: 'start' | 'lost' }>;

/** Each screen takes the routes that lead to it; the table below says which. */
type AnyScreen = { readonly default: Component<{ route: Route }> };

export type ShownScreen =
  | { readonly kind: 'start'; readonly edition: string | undefined }
  | { readonly kind: 'lost' }
  /** A screen together with the route it was loaded for: it never sees the route of another one. */
  | { readonly kind: 'loaded'; readonly Screen: AnyScreen['default']; readonly route: LazyRoute }
  /** A table is on its way: its surface is there already. */
  | { readonly kind: 'table' }
  /** The first screen of a visit is on its way. */
  | { readonly kind: 'splash' }
  /** The screen could not be fetched. */
  | { readonly kind: 'failed' };

const SCREENS: { readonly [Screen in LazyRoute['screen']]: () => Promise<{ readonly default: unknown }> } = {
  match: () => import('./screens/LocalMatch.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  review: () => import('./review/Review.svelte'),
  decision: () => import('./review/Decision.svelte'),
  variation: () => import('./variation/Variation.svelte'),
  table: () => import('./online/table/Table.svelte'),
  editor: () => import('./editor/Editor.svelte'),
  pad: () => import('./pad/Pad.svelte'),
  tournament: () => import('./online/tournaments/Tournament.svelte'),
  tournaments: () => import('./online/tournaments/Tournaments.svelte'),
  daily: () => import('./daily/Daily.svelte'),
  boxes: () => import('./screens/Boxes.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  learn: () => import('./tutorial/Tutorial.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  me: () => import('./online/account/Account.svelte'),
  back: () => import('./online/account/ReturnLink.svelte'),
  settings: () => import('./screens/Settings.svelte'),
  about: () => import('./screens/About.svelte'),
  fairness: () => import('./screens/Fairness.svelte'),
};

/** Screens with a board. */
const TABLES: readonly Route['screen'][] = ['match', 'replay', 'decision', 'variation'];

/** What can be shown without waiting; nothing for a page that has to be fetched. */
export function shownAtOnce(route: Route): ShownScreen | undefined {
  if (route.screen === 'start') return { kind: 'start', edition: route.edition };
  if (route.screen === 'lost') return { kind: 'lost' };
  return TABLES.includes(route.screen) ? { kind: 'table' } : undefined;
}

/** Loads a screen; rejects where that is not possible. */
export async function loadScreen(route: LazyRoute): Promise<ShownScreen> {
  // The text travels together with the page that shows it; whether it could be fetched, the page finds out by itself.
  if (route.screen === 'rules')
    catalogueEntry(route.game)
      ?.loadRules?.()
      .catch(() => {});
  const { default: Screen } = (await SCREENS[route.screen]()) as AnyScreen;
  return { kind: 'loaded', Screen, route };
}
