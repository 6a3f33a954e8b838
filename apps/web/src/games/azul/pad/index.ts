// What Azul brings for the score pad.

import { gamePad } from '../../../pad/contract.ts';
import { after, begin, position } from './azul-pad.ts';
import Entry from './Entry.svelte';
import { explain } from './explain.ts';

export default gamePad({ Entry, begin, after, explain, position });
