// Every example of Qwirkle needs the grid and the hand, and no more of the table.

import './close-up.css';

/** The class name for `close-up.css`. */
export const closeUp = (): string => 'qwirkle-close-up';
