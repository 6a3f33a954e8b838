// What Qwirkle brings for the score pad.

import { gamePad } from '../../../pad/contract.ts';
import Entry from './Entry.svelte';
import { explain } from './explain.ts';
import { after, begin, position } from './qwirkle-pad.ts';

export default gamePad({ Entry, begin, after, explain, position });
