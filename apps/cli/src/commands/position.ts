// mozaika position: the position at the end of a record, or before one of its actions, as one text; and the check of such a text.

import { formatSetUp, replay } from '@mozaika/kernel';
import { type Command, onlyPositional } from '../command.ts';
import { openRecord } from '../open-record.ts';
import { wholeNumber } from '../option-values.ts';
import { print } from '../terminal.ts';

const FILES = { en: 'one file, or a position in quotes', cs: 'jeden soubor, nebo pozici v uvozovkách' };

export const positionCommand: Command = {
  name: 'position',
  usage: 'FILE [--before N]',
  summary: {
    en: 'Prints the position at the end of a record as one text, or checks such a text.',
    cs: 'Vypíše pozici na konci záznamu jako jeden text, nebo takový text ověří.',
  },
  details: {
    en: `
“mozaika moves”, “perft” and “play --from” take the text in place of a file, links and records hold it as well:
  mozaika position match.json --before 40
  mozaika moves "azul 1 take1 1/C BBYR,YYKW,BRRK,KWWW,BYRK - rest - 0;-,-,-,-,-;5/5/5/5/5;- 0;-,-,-,-,-;5/5/5/5/5;-"
docs/records.md has the grammar. FILE may be -, or a position: it is checked and printed as our programs write it.`,
    cs: `
„mozaika moves“, „perft“ a „play --from“ berou text místo souboru, stejný je i v odkazech a záznamech:
  mozaika position partie.json --before 40
  mozaika moves "azul 1 take1 1/C BBYR,YYKW,BRRK,KWWW,BYRK - rest - 0;-,-,-,-,-;5/5/5/5/5;- 0;-,-,-,-,-;5/5/5/5/5;-"
Gramatika je v docs/records.md. FILE může být - nebo pozice: ověří se a vypíše tak, jak ji píšou naše programy.`,
  },
  options: {
    before: {
      value: 'N',
      help: { en: 'the position before action N, counted from 0', cs: 'pozice před akcí N, počítáno od 0' },
    },
  },
  positionals: { least: 1, most: 1, expected: FILES },
  async run(positionals, values) {
    const opened = await openRecord(onlyPositional(positionals), 'text');
    if (!opened) return 1;
    const { terminal, match } = opened;
    const { game } = terminal;
    const before = values.text('before');
    const until = before === undefined ? match.actions.length : wholeNumber('before', before, 0, match.actions.length);
    const replayed = replay(game, { ...match, actions: match.actions.slice(0, until) });
    const options = game.parseOptions(match.options, match.players.length as 2 | 3 | 4);
    if (!replayed.ok || !options.ok) throw new Error('A record that was replayed once is refused');
    print(formatSetUp(game, options.value, replayed.value));
    return 0;
  },
};
