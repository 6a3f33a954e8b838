// A page with nothing but Qwirkle's board: seat 1 is played by whoever uses the page, the others choose at random.
// What happened is in `window.table`. Options in the address: seed, seats, turns (played before the page shows), lang, theme, table, match (its name).

import '../../src/ui/theme.css';
import { formatAction, MoveList, maskAction, parseAction, play, randomChooser, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { mount } from 'svelte';
import Board from '../../src/games/qwirkle/Board.svelte';
import { settings } from '../../src/ui/settings.svelte.ts';

const asked = new URLSearchParams(location.search);
const seats = Number(asked.get('seats') ?? 2);
settings.language = asked.get('lang') ?? 'en';
settings.theme = asked.get('theme') ?? 'light';

const OWN = 1;
const random = seededRandom(asked.get('seed') ?? 'board');
const choose = randomChooser(qwirkle, random);
const position = qwirkle.setup({}, seats);
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

/** Everything that this page was told by the board, and what the rules say to a move; `slowly` lets animations run to their end. */
window.table = { moves: [], said: [], refused: 0, over: false, slowly: false, scoreOf };

/** The position as seat 1 knows it. */
function seen() {
  const view = qwirkle.view(position);
  const hands = view.hands.map((hand, i) =>
    i === OWN - 1 || view.reason !== null ? hand : { tiles: [], unknown: hand.tiles.length },
  );
  return { ...view, hands };
}

function legal() {
  const list = new MoveList();
  qwirkle.legalMoves(position, OWN, list);
  return list.toArray().map(qwirkle.formatMove);
}

function preview(move) {
  const action = parseAction(qwirkle, `${OWN} ${move}`);
  if (!action.ok) return action;
  const copy = qwirkle.clone(position);
  const events = [];
  const played = play(qwirkle, copy, action.value, (event) => events.push(event));
  return played.ok ? { ok: true, events, view: qwirkle.view(copy), scores: qwirkle.scores(copy) } : played;
}

/** What seat 1 would have after a move, by the rules; nothing if it is not legal. */
function scoreOf(move) {
  const found = preview(move);
  return found.ok ? found.scores[OWN - 1] - qwirkle.scores(position)[OWN - 1] : undefined;
}

const props = $state({
  options: {},
  match: asked.get('match') ?? undefined,
  view: seen(),
  players: NAMES.slice(0, seats).map((name, i) => ({ seat: i + 1, name })),
  own: OWN,
  acting: undefined,
  legal: [],
  recent: [],
  preview,
  onmove: (move) => {
    window.table.moves.push(move);
    void go(parseAction(qwirkle, `${OWN} ${move}`).value);
  },
  announce: (sentence) => window.table.said.push(sentence),
});

let index = 0;
function take(action) {
  const events = [];
  const played = play(qwirkle, position, action, (event) => events.push(event));
  if (!played.ok) {
    window.table.refused++;
    throw new Error(played.refusal.code);
  }
  return { index: index++, action: formatAction(qwirkle, maskAction(qwirkle, action, OWN)), events };
}

/** The person's last choice, and everything since. */
function lead(step) {
  props.recent = step.action.startsWith(`${OWN} `) ? [step] : [...props.recent, step];
}

function nextAction() {
  const turn = qwirkle.turn(position);
  if (turn.kind === 'deal') return { kind: 'deal', deal: qwirkle.deal(position, random) };
  return { kind: 'move', seat: turn.seats[0], move: choose(position, turn.seats[0]) };
}

const isOwnTurn = () => position.phase === 'move' && position.mover === OWN;
const isOver = () => qwirkle.turn(position).kind === 'over';

/** Plays on with an action until it is the person's turn again. */
async function go(first) {
  props.acting = undefined;
  for (let action = first; action; action = isOver() || isOwnTurn() ? undefined : nextAction()) {
    const step = take(action);
    const skip = new AbortController();
    if (!window.table.slowly) skip.abort();
    await board.animate(step, seen(), skip.signal);
    lead(step);
    props.view = seen();
  }
  window.table.over = isOver();
  if (window.table.over) return;
  props.legal = legal();
  props.acting = OWN;
}

const turns = Number(asked.get('turns') ?? 0);
while (position.turns < turns || !isOwnTurn()) lead(take(nextAction()));
props.view = seen();
props.legal = legal();
props.acting = OWN;
const target = document.getElementById('app');
target.style.height = '100dvh';
target.className = 'table-surface';
settings.table = asked.get('table') ?? 'plaster';
const board = mount(Board, { target, props });
