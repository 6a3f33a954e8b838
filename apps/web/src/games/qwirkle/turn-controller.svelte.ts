// The turn of whoever acts: the draft, its preview by the rules, where tiles may go, and the status line.
// The rules are not here: legal moves come from the outside, and `preview` is asked for the rest.

import type { Seat } from '@mozaika/kernel';
import { PASS_TEXT, playText, type QwirkleEvent, type QwirkleView, type TileName, tradeText } from '@mozaika/qwirkle';
import type { BoardProps } from '../contract.ts';
import type { Cell } from './cells.ts';
import { Draft } from './draft.svelte.ts';
import { cellsFor, firstCells, type Gain, type Opening, placingText, playsOf, playsWith } from './plays.ts';
import type { ScoredLine } from './scored-line.ts';
import { bad, good, plain, quiet, type Status } from './status-line.ts';
import { refusalText, sentence, t } from './texts.ts';
import { WORDS } from './words.ts';

const pointsOf = (events: readonly QwirkleEvent[]): number =>
  events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0);

export class TurnController {
  readonly draft = new Draft();
  /** The refusal of the last attempt; cleared by the next action. */
  notice = $state('');
  /** A move was made, and the new view has not come yet. */
  sent = $state(false);
  readonly #props: BoardProps<QwirkleView>;
  /** What the rules said to plays of this turn, by their texts. */
  readonly #worth = new Map<string, Gain | undefined>();

  constructor(props: BoardProps<QwirkleView>) {
    this.#props = props;
  }

  /** Whether there is something to do. */
  readonly live = $derived.by(() => this.#props.acting !== undefined && !this.sent);
  readonly held = $derived.by(() => (this.live ? this.draft.hand.find(({ id }) => id === this.draft.held) : undefined));
  readonly canPass = $derived.by(() => this.#props.legal.includes(PASS_TEXT));
  readonly #plays = $derived.by(() => playsOf(this.#props.legal));
  /** The legal plays that contain every tile of the draft. */
  readonly #going = $derived.by(() => playsWith(this.#plays, this.draft.placings));
  readonly #fit = $derived.by(() => {
    const { placings } = this.draft;
    const others = this.#going.flat().filter((placing) => !placings.includes(placing));
    return new Set(others.map((placing) => placing.slice(0, 2)));
  });
  /** The cells that the held tile may go to, with the tiles that lie already or with more. */
  readonly #cells: ReadonlyMap<string, Opening> = $derived.by(() =>
    this.held ? cellsFor(this.#going, this.draft.placings, this.held.tile) : new Map(),
  );
  /** Those of them that are offered. */
  readonly open: ReadonlyMap<string, Opening> = $derived.by(() =>
    this.draft.placings.length > 0 ? this.#cells : firstCells(this.#cells, this.#isOpening ? 'empty' : 'begun'),
  );
  /** What the play would be worth with the held tile on a cell, where it would be legal at once. */
  readonly gains: ReadonlyMap<string, Gain> = $derived.by(() => {
    const { held, open } = this;
    const { placings } = this.draft;
    const gains = new Map<string, Gain>();
    for (const [cell, opening] of held ? open : []) {
      const gain = opening === 'now' ? this.#gainOf(playText([...placings, `${held?.tile}@${cell}`])) : undefined;
      if (gain) gains.set(cell, gain);
    }
    return gains;
  });

  /** The draft as a move. */
  readonly text = $derived.by(() =>
    this.draft.trade
      ? tradeText(this.draft.tradeTiles)
      : playText(this.draft.placed.map((placing) => placingText(placing.tile, placing))),
  );
  readonly #begun = $derived.by(() => this.draft.tradeTiles.length > 0 || this.draft.placed.length > 0);
  /** What the rules say to it. */
  readonly previewed = $derived.by(() => (this.live && this.#begun ? this.#props.preview(this.text) : undefined));
  readonly #events = $derived.by(() => (this.previewed?.ok ? (this.previewed.events as readonly QwirkleEvent[]) : []));
  /** The lines that the play makes. */
  readonly lines: readonly ScoredLine[] = $derived.by(() => this.#events.filter((event) => event.type === 'scored'));
  /** What the play brings, once it is legal. */
  readonly points = $derived.by(() => (this.previewed?.ok && !this.draft.trade ? pointsOf(this.#events) : undefined));

  /** The id of the tile laid last, once the play is legal: another tap on it plays. */
  readonly final = $derived.by(() =>
    this.points === undefined || this.held ? undefined : this.draft.placed.at(-1)?.id,
  );

  readonly status: Status = $derived.by(() => {
    const { previewed, points, held, draft } = this;
    if (this.notice !== '') return bad(this.notice);
    if (!this.live) return quiet(this.#waiting());
    if (draft.trade) return this.#trading();
    if (held) return plain(this.#fitting(held.tile));
    if (points !== undefined) return good(t(WORDS.worth, { points }));
    if (previewed?.ok === false) return (this.#going.length > 0 ? plain : bad)(refusalText(previewed.refusal));
    if (this.canPass) return plain(t(WORDS.mustPass));
    if (this.#plays.length === 0) return plain(t(WORDS.mustTrade));
    if (this.#isOpening) return plain(t(WORDS.opening, { count: this.#plays[0]?.length ?? 0 }));
    return plain(t(this.#isFirst ? WORDS.yourFirstTurn : WORDS.yourTurn));
  });

  /** A new turn, or the same one from its beginning. */
  begin(seat: Seat, tiles: readonly TileName[]): void {
    this.#worth.clear();
    this.draft.begin(seat, tiles, this.#props.match);
    this.notice = '';
    this.sent = false;
  }

  /** Whether a tile of the hand fits nowhere beside those that are laid out. */
  readonly isUnfit = (tile: TileName): boolean => this.live && !this.draft.trade && !this.#fit.has(tile);

  /** Why the held tile may not go to a cell. */
  refusalAt(tile: TileName, cell: Cell): string {
    const found = this.#props.preview(playText([...this.draft.placings, placingText(tile, cell)]));
    return found.ok ? '' : refusalText(found.refusal);
  }

  /** Starts a trade, or says why there can be none. */
  startTrade(): void {
    const [first] = this.draft.hand;
    const found = first && this.#props.preview(tradeText([first.tile]));
    this.notice = found?.ok === false ? refusalText(found.refusal) : '';
    if (this.notice === '') this.draft.startTrade();
  }

  get #isOpening(): boolean {
    return this.#props.view.grid.length === 0;
  }

  /** Whether whoever acts has not scored yet: they may be new to the game. */
  get #isFirst(): boolean {
    const { acting, view } = this.#props;
    return acting !== undefined && view.scores[acting - 1] === 0;
  }

  /** What a play brings by the rules; nothing if it is not legal. */
  #gainOf(play: string): Gain | undefined {
    if (!this.#worth.has(play)) {
      const found = this.#props.preview(play);
      const events = found.ok ? (found.events as readonly QwirkleEvent[]) : [];
      const qwirkle = events.some((event) => event.type === 'scored' && event.qwirkle);
      this.#worth.set(play, found.ok ? { points: pointsOf(events), qwirkle } : undefined);
    }
    return this.#worth.get(play);
  }

  /** What there is to say meanwhile: whose turn it is stands above the table. */
  #waiting(): string {
    const { view, players } = this.#props;
    if (!this.#isOpening || view.mover === null || this.sent) return '';
    return t(WORDS.opensAnother, { name: players[view.mover - 1]?.name ?? '' });
  }

  /** Where the held tile may go; if nowhere in an opening, why. */
  #fitting(tile: TileName): string {
    if (this.open.size > 0) return sentence(WORDS.fits, { tile, count: this.open.size });
    if (this.#cells.size > 0) return sentence(WORDS.fitsLater, { tile });
    const why = this.#isOpening ? this.refusalAt(tile, { x: 0, y: 0 }) : '';
    return why === '' ? sentence(WORDS.fitsNowhere, { tile }) : why;
  }

  #trading(): Status {
    if (!this.previewed) return plain(t(WORDS.tradeChoose));
    if (!this.previewed.ok) return bad(refusalText(this.previewed.refusal));
    return plain(t(WORDS.tradeChosen, { tiles: this.draft.tradeTiles.join(' ') }));
  }
}
