// Which part of Azul's table an example needs: the displays that its moves take from, the centre, and the wall if it says anything.

import type { Example } from '../../../rules/page.ts';
import './close-up.css';

/** Class names for `close-up.css`. */
export function closeUp({ answers, actions }: Example): string {
  const takes = answers.map(({ move }) => move).filter((move) => !move.startsWith('tile'));
  const displays = new Set(takes.map((move) => move.charAt(0)).filter((source) => source !== 'C'));
  const names = [...displays].map((display) => `from-${display}`);
  if (takes.length > 0) names.push('from-centre');
  // In the first round all walls are empty, unless the move itself ends it.
  const isLater = actions.filter((action) => action.startsWith('* deal')).length > 1;
  if (isLater || takes.length < answers.length || answers.some(({ points }) => points !== 0)) names.push('walled');
  return ['azul-close-up', ...names].join(' ');
}
