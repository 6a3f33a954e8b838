// Why a move of Azul is good, or better than another, in sentences made from its facts. The move is the subject, whoever makes it.

import type { AzulMoveFacts, AzulOutlook, BonusOutlook } from '@mozaika/analysis/azul';
import { nextSeat, type Seat, type SeatCount } from '@mozaika/kernel';
import type { Phrase, Phrases } from '../phrase.ts';
import { percent, type Reason, reason, weightiest } from './reasons.ts';

export type AzulTopic = 'line' | 'points' | 'floor' | 'reply' | 'block' | 'start' | 'bonus';

/** What a first hint says: what to look at. */
export const AZUL_LOOK_AT: { readonly [topic in AzulTopic]: Phrase } = {
  line: { en: 'Look at your pattern lines.', cs: 'Podívej se na svoje přípravné řady.' },
  points: {
    en: 'Count what each move brings at the end of the round.',
    cs: 'Spočítej, co který tah přinese na konci kola.',
  },
  floor: {
    en: 'Think of the tiles that would fall onto the floor.',
    cs: 'Pomysli na dlaždice, které by spadly na podlahu.',
  },
  reply: { en: 'Look at what the next player could take.', cs: 'Podívej se, co by si mohl vzít další hráč.' },
  block: { en: 'Look at which tiles the others are waiting for.', cs: 'Podívej se, na které dlaždice čekají ostatní.' },
  start: { en: 'Think of who starts the next round.', cs: 'Pomysli na to, kdo začne příští kolo.' },
  bonus: {
    en: 'Look at the columns and colours of your wall.',
    cs: 'Podívej se na sloupce a barvy na svojí stěně.',
  },
};

const OF_ONE = {
  completed: {
    en: 'It completes line {line} and scores {points|point|points} on the wall.',
    cs: 'Doplní řadu {line} a na stěně přinese {points|bod|body|bodů}.',
  },
  begun: {
    en: 'It begins line {line}, which then lacks {missing|tile|tiles}.',
    cs: 'Začne řadu {line}, do které pak chybí {missing|dlaždice|dlaždice|dlaždic}.',
  },
  continued: {
    en: 'It adds to line {line}, which then lacks {missing|tile|tiles}.',
    cs: 'Přidá do řady {line}, do které pak chybí {missing|dlaždice|dlaždice|dlaždic}.',
  },
  tiled: {
    en: 'On the wall the tile scores {points|point|points}.',
    cs: 'Dlaždice na stěně přinese {points|bod|body|bodů}.',
  },
  falls: {
    en: '{now|tile falls|tiles fall} onto the floor: {floor|point|points}.',
    cs: 'Na podlahu: {now|dlaždice|dlaždice|dlaždic}, za to {floor|bod|body|bodů}.',
  },
  willFall: {
    en: 'By the end of the round at least {atLeast|tile falls|tiles fall} onto the floor.',
    cs: 'Do konce kola spadne na podlahu nejméně {atLeast|dlaždice|dlaždice|dlaždic}.',
  },
  reply: {
    en: '{next:Player} can then get {after|point|points} at best instead of {before|point|points}.',
    cs: '{next:Player} pak může získat nejvýš {after|bod|body|bodů}, jinak by to bylo {before|bod|body|bodů}.',
  },
  blocks: {
    en: '{seat:Player} can no longer complete line {line} in this round.',
    cs: '{seat:Player} už v tomto kole nedoplní řadu {line}.',
  },
} as const satisfies Phrases;

const COMPARED = {
  points: {
    en: 'At the end of the round it brings {mine|point|points} instead of {theirs|point|points}.',
    cs: 'Na konci kola přinese {mine|bod|body|bodů}, druhý tah {theirs|bod|body|bodů}.',
  },
  fewerPoints: {
    en: 'At the end of the round it brings only {mine|point|points} instead of {theirs|point|points}, but pays off later.',
    cs: 'Na konci kola přinese jen {mine|bod|body|bodů}, druhý tah {theirs|bod|body|bodů}, ale vyplatí se později.',
  },
  completed: {
    en: 'It completes line {line}, which the other move does not.',
    cs: 'Doplní řadu {line}, druhý tah ne.',
  },
  falls: {
    en: 'It drops {fewer|tile|tiles} fewer onto the floor.',
    cs: 'Na podlahu jde o {fewer|dlaždici|dlaždice|dlaždic} méně.',
  },
  willFall: {
    en: 'At most {mine|tile falls|tiles fall} by the end of the round; after the other move at least {theirs}.',
    cs: 'Do konce kola spadne nejvýš {mine|dlaždice|dlaždice|dlaždic}; po druhém tahu nejméně {theirs}.',
  },
  reply: {
    en: '{next:Player} can then get {mine|point|points} at best; after the other move {theirs|point|points}.',
    cs: '{next:Player} pak může získat nejvýš {mine|bod|body|bodů}; po druhém tahu {theirs|bod|body|bodů}.',
  },
  blocks: {
    en: '{seat:Player} can no longer complete line {line} in this round; after the other move that is still possible.',
    cs: '{seat:Player} už v tomto kole nedoplní řadu {line}; po druhém tahu to ještě jde.',
  },
  unblocks: {
    en: 'Line {line} can still be completed in this round; after the other move it can’t.',
    cs: 'Řadu {line} jde v tomto kole ještě doplnit; po druhém tahu ne.',
  },
  starts: {
    en: 'With it {seat:player} starts the next round.',
    cs: 'Příští kolo pak začíná {seat:player}.',
  },
} as const satisfies Phrases;

const BONUS: { readonly [kind in BonusOutlook['for']]: Phrase } = {
  row: {
    en: 'The bonus for row {which} then comes with a chance of {mine} % instead of {theirs} %.',
    cs: 'Bonus za {which}. vodorovnou řadu pak vyjde na {mine} %, po druhém tahu na {theirs} %.',
  },
  column: {
    en: 'The bonus for column {which} then comes with a chance of {mine} % instead of {theirs} %.',
    cs: 'Bonus za {which}. sloupec pak vyjde na {mine} %, po druhém tahu na {theirs} %.',
  },
  colour: {
    en: 'The bonus for all {which:colour} tiles then comes with a chance of {mine} % instead of {theirs} %.',
    cs: 'Bonus za celou barvu ({which:colour}) pak vyjde na {mine} %, po druhém tahu na {theirs} %.',
  },
};

/** About what it is worth to start a round, to keep a rival from a line, and to have a line completed beside its points. */
const START_WORTH = 1;
const BLOCK_WORTH = 1.5;
const LINE_WORTH = 0.5;
/** What the sum of a move's own points is weighed with when it speaks against the move. */
const CONCESSION = -1;

export interface AzulSeating {
  /** Who moves, and how many sit there. */
  readonly seat: Seat;
  readonly seats: SeatCount;
}

const sum = ({ points: { wall, floor } }: AzulMoveFacts): number => wall + floor;

/** Why a move is good, by itself. */
export function azulReasons(facts: AzulMoveFacts, { seat, seats }: AzulSeating): Reason<AzulTopic>[] {
  const { line, points, falls, reply, blocked } = facts;
  const found: Reason<AzulTopic>[] = [];
  if (line?.change === 'completed')
    found.push(reason('line', points.wall + LINE_WORTH, OF_ONE.completed, { line: line.line, points: points.wall }));
  else if (line)
    found.push(reason('line', LINE_WORTH, OF_ONE[line.change], { line: line.line, missing: line.missing }));
  else if (facts.move.kind === 'tile' && points.wall > 0)
    found.push(reason('points', points.wall, OF_ONE.tiled, { points: points.wall }));
  if (reply && reply.after.points < reply.before.points) {
    const [before, after] = [reply.before.points, reply.after.points];
    found.push(reason('reply', before - after, OF_ONE.reply, { next: nextSeat(seat, seats), before, after }));
  }
  for (const other of blocked.filter((one) => one.seat !== seat))
    found.push(reason('block', BLOCK_WORTH, OF_ONE.blocks, { seat: other.seat, line: other.line }));
  if (falls.now > 0) found.push(reason('floor', CONCESSION, OF_ONE.falls, { now: falls.now, floor: points.floor }));
  else if (falls.atLeast > 0) found.push(reason('floor', CONCESSION, OF_ONE.willFall, { atLeast: falls.atLeast }));
  return weightiest(found);
}

/** Why a move is better than another one of the same seat, as far as the facts of both tell. */
export function azulComparison(
  facts: AzulMoveFacts,
  other: AzulMoveFacts,
  { seat, seats }: AzulSeating,
): Reason<AzulTopic>[] {
  const found: Reason<AzulTopic>[] = [];
  const [mine, theirs] = [sum(facts), sum(other)];
  if (mine > theirs) found.push(reason('points', mine - theirs, COMPARED.points, { mine, theirs }));
  if (mine < theirs) found.push(reason('points', CONCESSION, COMPARED.fewerPoints, { mine, theirs }));
  const { line } = facts;
  if (line?.change === 'completed' && other.line?.change !== 'completed')
    found.push(reason('line', LINE_WORTH, COMPARED.completed, { line: line.line }));
  const replies = [facts.reply?.after.points, other.reply?.after.points] as const;
  if (replies[0] !== undefined && replies[1] !== undefined && replies[0] < replies[1]) {
    const told = { next: nextSeat(seat, seats), mine: replies[0], theirs: replies[1] };
    found.push(reason('reply', replies[1] - replies[0], COMPARED.reply, told));
  }
  found.push(...comparedFalls(facts, other), ...comparedBlocks(facts, other, seat));
  if (facts.starts === seat && other.starts !== seat)
    found.push(reason('start', START_WORTH, COMPARED.starts, { seat }));
  return weightiest(found);
}

function comparedFalls({ falls: mine }: AzulMoveFacts, { falls: theirs }: AzulMoveFacts): Reason<AzulTopic>[] {
  if (mine.atMost !== undefined && mine.atMost < theirs.atLeast) {
    const weight = theirs.atLeast - mine.atMost;
    return [reason('floor', weight, COMPARED.willFall, { mine: mine.atMost, theirs: theirs.atLeast })];
  }
  const fewer = theirs.now - mine.now;
  return fewer > 0 ? [reason('floor', fewer, COMPARED.falls, { fewer })] : [];
}

function comparedBlocks(mine: AzulMoveFacts, theirs: AzulMoveFacts, seat: Seat): Reason<AzulTopic>[] {
  const onlyIn = (one: AzulMoveFacts, other: AzulMoveFacts) =>
    one.blocked.filter((line) => other.blocked.every((same) => same.seat !== line.seat || same.line !== line.line));
  const rivals = onlyIn(mine, theirs).filter((line) => line.seat !== seat);
  const own = onlyIn(theirs, mine).filter((line) => line.seat === seat);
  return [
    ...rivals.map((line) => reason('block', BLOCK_WORTH, COMPARED.blocks, { seat: line.seat, line: line.line })),
    ...own.map(({ line }) => reason('line', BLOCK_WORTH, COMPARED.unblocks, { line })),
  ];
}

/** Chances that differ by less are not told: they were counted over some matches only. */
const TOLD_CHANCE = 0.1;

/** Which bonuses a move makes likelier than another, by what was counted after each of them. */
export function azulBonusComparison(mine: AzulOutlook, theirs: AzulOutlook): Reason<AzulTopic>[] {
  const chanceIn = ({ bonuses }: AzulOutlook, bonus: BonusOutlook): number =>
    bonuses.find((one) => one.for === bonus.for && one.which === bonus.which)?.chance ?? 0;
  const found = mine.bonuses.flatMap((bonus) => {
    const gain = bonus.chance - chanceIn(theirs, bonus);
    if (gain < TOLD_CHANCE) return [];
    const told = { which: bonus.which, mine: percent(bonus.chance), theirs: percent(chanceIn(theirs, bonus)) };
    return [reason('bonus' as const, gain * bonus.points, BONUS[bonus.for], told)];
  });
  return weightiest(found);
}
