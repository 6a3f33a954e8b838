// The current route as reactive state, from the address.

import { formatRoute, parseRoute, type Route } from './route.ts';

interface Place {
  route: Route;
  /** The match that was left for this page, to come back to. */
  left: Route | undefined;
}

export const place: Place = $state({ route: parseRoute(location.hash), left: undefined });

/** The screens of a match. */
const AT_A_TABLE: readonly Route['screen'][] = ['match', 'table', 'replay', 'decision', 'variation'];

addEventListener('hashchange', () => {
  const next = parseRoute(location.hash);
  if (AT_A_TABLE.includes(place.route.screen)) place.left = place.route;
  if (next.screen === 'start' || AT_A_TABLE.includes(next.screen)) place.left = undefined;
  place.route = next;
});

export function goTo(route: Route): void {
  location.hash = formatRoute(route);
}

/** Changes the address without a new entry in the history and without leaving the screen. */
export function settleAt(route: Route): void {
  history.replaceState(history.state, '', formatRoute(route));
}
