// Addresses within the app: what stands after the # of the page's address, read and written.

export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'match'; readonly id: string }
  /** A kept match, or a record packed into the address itself; `moment` counts its actions. */
  | { readonly screen: 'replay'; readonly of: 'kept' | 'packed'; readonly what: string; readonly moment?: number }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  | { readonly screen: 'lost'; readonly address: string };

const ID = /^[a-z0-9]{4,40}$/;
const PACKED = /^[\w-]+$/;
const MOMENT = /^\d{1,5}$/;

/** The replays by the word in their address. */
const REPLAYS = { kept: ID, packed: PACKED } as const;

/** Where an address leads. Anything can stand there. */
export function parseRoute(hash: string): Route {
  const [screen = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const lost: Route = { screen: 'lost', address: hash };
  if (screen === 'replay') return parseReplay(rest) ?? lost;
  if (screen === 'play') return rest.length === 1 && ID.test(rest[0]) ? { screen: 'match', id: rest[0] } : lost;
  if (rest.length > 0) return lost;
  if (screen === '') return { screen: 'start' };
  return screen === 'settings' || screen === 'about' ? { screen } : lost;
}

function parseReplay([of, what, moment, ...rest]: readonly string[]): Route | undefined {
  if ((of !== 'kept' && of !== 'packed') || what === undefined || rest.length > 0) return undefined;
  if (!REPLAYS[of].test(what) || (moment !== undefined && !MOMENT.test(moment))) return undefined;
  return { screen: 'replay', of, what, ...(moment === undefined ? {} : { moment: Number(moment) }) };
}

/** The address of a place in the app, with its #. */
export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'match':
      return `#/play/${route.id}`;
    case 'replay':
      return `#/replay/${route.of}/${route.what}${route.moment === undefined ? '' : `/${route.moment}`}`;
    case 'lost':
      return route.address;
    default:
      return `#/${route.screen}`;
  }
}
