// mozaika moves: the legal moves at the end of a record, as action texts.

import { formatAction, MoveList, type Seat } from '@mozaika/kernel';
import { type Command, onlyPositional } from '../command.ts';
import { knownSeats, openRecord } from '../open-record.ts';
import { print, printError, printJson, t } from '../terminal.ts';
import type { TerminalGame } from '../terminal-game.ts';

const TRADES = {
  en: 'Player {seat} may also trade up to {limit|tile|tiles}; --trades lists every trade.',
  cs: 'Hráč {seat} může také vyměnit až {limit|kostičku|kostičky|kostiček}; --trades vypíše všechny výměny.',
};

export const movesCommand: Command = {
  name: 'moves',
  usage: 'FILE [--json] [--trades]',
  summary: { en: 'Lists the legal moves at the end of a record.', cs: 'Vypíše možné tahy na konci záznamu.' },
  details: {
    en: `
One action text per line, such as “1 3B2”, for every player who may move; --json prints one array of them. FILE may be -, or a position as “mozaika position” prints it, in quotes.
Trades are not listed, because there are many: a note on stderr says how many tiles may be traded. Where there is
nothing to list (the match is over, a deal is due, the hand is hidden) stderr says why.`,
    cs: `
Na každém řádku jedna akce, třeba „1 3B2“, za každého hráče, který může táhnout; --json vypíše jedno pole. FILE může
být - nebo pozice v uvozovkách, jak ji vypíše „mozaika position“. Výměny se nevypisují, je jich moc: na stderr se píše, kolik kostiček se smí vyměnit. Když není co vypsat
(partie skončila, má se rozdávat, ruka je skrytá), stderr řekne proč.`,
  },
  options: {
    json: { help: { en: 'one JSON array of texts', cs: 'jedno pole textů v JSON' } },
    trades: { help: { en: 'list trades as well', cs: 'vypsat i výměny' } },
  },
  positionals: { least: 1, most: 1, expected: { en: 'one file', cs: 'jeden soubor' } },
  async run(positionals, values) {
    const opened = await openRecord(onlyPositional(positionals), values.has('json') ? 'json' : 'text');
    if (!opened) return 1;
    const { terminal, position } = opened;
    const texts = knownSeats(opened).flatMap((seat) => {
      const trades = values.has('trades') ? unlisted(terminal, position, seat) : [];
      if (!values.has('trades')) noteTrades(terminal, position, seat);
      return [...listed(terminal, position, seat), ...trades];
    });
    if (values.has('json')) printJson(texts);
    else for (const text of texts) print(text);
    return 0;
  },
};

const texts = ({ game }: TerminalGame, seat: Seat, list: MoveList): string[] =>
  list.toArray().map((move) => formatAction(game, { kind: 'move', seat, move }));

function listed(terminal: TerminalGame, position: unknown, seat: Seat): string[] {
  const list = new MoveList();
  terminal.game.legalMoves(position, seat, list);
  return texts(terminal, seat, list);
}

function unlisted(terminal: TerminalGame, position: unknown, seat: Seat): string[] {
  const list = new MoveList();
  terminal.game.unlistedMoves?.(position, seat, list);
  return texts(terminal, seat, list);
}

function noteTrades(terminal: TerminalGame, position: unknown, seat: Seat): void {
  const limit = terminal.trades?.limit(position, seat) ?? 0;
  if (limit > 0) printError(t(TRADES, { seat, limit }));
}
