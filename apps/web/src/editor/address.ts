// Texts of positions as they come from people: with spaces, or as a link.

import { LONGEST_POSITION } from '@mozaika/kernel';
import { parseRoute } from '../ui/route.ts';

/** The text of a position that was typed or pasted: a link's part after the # counts, other texts are taken as they are. */
export function pastedText(pasted: string): string {
  const hash = pasted.indexOf('#/');
  const route = hash < 0 ? undefined : parseRoute(pasted.slice(hash).trim());
  if (route?.screen === 'editor' && route.position !== undefined) return spaced(route.position);
  if (route?.screen === 'replay' && route.of === 'position') return spaced(route.what);
  return spaced(pasted.slice(0, LONGEST_POSITION + 1));
}

export const spaced = (text: string): string =>
  text
    .split(/[\s_]+/)
    .filter((word) => word !== '')
    .join(' ');

export const linked = (text: string): string => text.replaceAll(' ', '_');
