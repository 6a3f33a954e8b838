// A page with nothing but Azul's board: seat 1 is played by whoever uses the page, the others choose at random.
// What happened is in `window.table`. Options in the address: seed, board, seats, actions (made before the page shows),
// phase (`tiling`: as many more as lead there), edition, confirm, looking (nobody decides), lang, theme,
// bots (the names of bots).

import '../../src/ui/theme.css';
import { azul } from '@mozaika/azul';
import { allMoves, formatAction, parseAction, play, randomChooser, seededRandom } from '@mozaika/kernel';
import { mount } from 'svelte';
import Board from '../../src/games/azul/Board.svelte';
import { settings } from '../../src/ui/settings.svelte.ts';

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get('seats') ?? 2);
settings.language = asked.get('lang') ?? 'en';
settings.theme = asked.get('theme') ?? 'light';
settings.confirm = asked.has('confirm') ? 'always' : 'never';

const OWN = 1;
const NAMES = asked.has('bots')
  ? ['Player 1', 'Bot Newcomer 1', 'Bot Newcomer 2', 'Bot Newcomer 3']
  : ['Ann', 'Bob', 'Cleo', 'Dan'];
const random = seededRandom(asked.get('seed') ?? 'board');
const choose = randomChooser(azul, random);
const options = {
  board: asked.get('board') ?? 'coloured',
  ...(asked.has('edition') && { edition: asked.get('edition') }),
  start: OWN,
};
const position = azul.setup(options, seats);

/** Everything that this page was told by the board; `slowly` lets animations run to their end. */
window.table = { moves: [], said: [], over: false, slowly: false, view: () => azul.view(position) };

function preview(move) {
  const action = parseAction(azul, `${OWN} ${move}`);
  if (!action.ok) return action;
  const copy = azul.clone(position);
  const events = [];
  const played = play(azul, copy, action.value, (event) => events.push(event));
  return played.ok ? { ok: true, events, view: azul.view(copy), scores: azul.scores(copy) } : played;
}

const props = $state({
  options,
  view: azul.view(position),
  players: NAMES.slice(0, seats).map((name, i) => ({ seat: i + 1, name })),
  own: OWN,
  acting: undefined,
  legal: [],
  looking: asked.has('looking'),
  recent: [],
  preview,
  onmove: (move) => {
    window.table.moves.push(move);
    void go(parseAction(azul, `${OWN} ${move}`).value);
  },
  announce: (sentence) => window.table.said.push(sentence),
});

let index = 0;
function take(action) {
  const events = [];
  const played = play(azul, position, action, (event) => events.push(event));
  if (!played.ok) throw new Error(played.refusal.code);
  return { index: index++, action: formatAction(azul, action), events };
}

function nextAction() {
  const turn = azul.turn(position);
  if (turn.kind === 'deal') return { kind: 'deal', deal: azul.deal(position, random) };
  return { kind: 'move', seat: turn.seats[0], move: choose(position, turn.seats[0]) };
}

/** What happened since the last choice of the own seat. */
function remember(step) {
  props.recent = step.action.startsWith(`${OWN} `) ? [step] : [...props.recent, step];
}

const isOver = () => azul.turn(position).kind === 'over';
const isOwnTurn = () => azul.turn(position).seats?.includes(OWN);

function ask() {
  props.legal = allMoves(azul, position, OWN).map(azul.formatMove);
  props.acting = OWN;
}

/** Plays on with an action until it is the person's turn again. */
async function go(first) {
  props.acting = undefined;
  for (let action = first; action; action = isOver() || isOwnTurn() ? undefined : nextAction()) {
    const step = take(action);
    const skip = new AbortController();
    if (!window.table.slowly) skip.abort();
    await board.animate(step, azul.view(position), skip.signal);
    remember(step);
    props.view = azul.view(position);
  }
  window.table.over = isOver();
  if (!window.table.over) ask();
}

const actions = Number(asked.get('actions') ?? 0);
const phase = asked.get('phase') ?? 'offer';
while (index < actions || position.phase !== phase || !isOwnTurn()) remember(take(nextAction()));
props.view = azul.view(position);
if (props.looking) window.table.over = true;
else ask();
const target = document.getElementById('app');
target.style.height = '100dvh';
target.className = 'table-surface';
const board = mount(Board, { target, props });
