// The current route as reactive state, from the address.

import { formatRoute, parseRoute, type Route } from './route.ts';

export const place: { route: Route } = $state({ route: parseRoute(location.hash) });

addEventListener('hashchange', () => {
  place.route = parseRoute(location.hash);
});

export function goTo(route: Route): void {
  location.hash = formatRoute(route);
}

/** Changes the address without a new entry in the history and without leaving the screen. */
export function settleAt(route: Route): void {
  history.replaceState(history.state, '', formatRoute(route));
}
