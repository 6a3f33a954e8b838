// The laws that every game must obey, to be checked with any test framework or none.

import { duplicateDealsFollow, sampledDealsAreLegal, wrongDealsAreRefused } from './chance.ts';
import { perftCounts } from './counting.ts';
import { determinizedPositionsFit } from './determinization.ts';
import type { Law } from './law.ts';
import { legalMovesAreTheCheckedOnes, otherTurnsAreRefused, wantedMovesExist } from './legality.ts';
import { movesHaveOneOrder, notationRoundTrips } from './notation.ts';
import { maskedPositionsAgree, positionsRoundTrip, readPositionsCanBePlayed } from './positions.ts';
import { optionsReadBack, recordsReplay } from './records.ts';
import { eventsArePlainData, eventsExplainPoints, outcomesRank, roundsCountUp, sinksChangeNothing } from './scoring.ts';
import { maskedRecordsAgree, maskingTwiceIsMaskingOnce, secretsAreKept } from './secrecy.ts';
import { clonesAreIndependent, matchesEnd, tilesAreConserved, viewsArePlainData } from './tiles.ts';

export type { Law } from './law.ts';

export const laws: readonly Law[] = [
  tilesAreConserved,
  matchesEnd,
  wantedMovesExist,
  legalMovesAreTheCheckedOnes,
  movesHaveOneOrder,
  otherTurnsAreRefused,
  notationRoundTrips,
  eventsExplainPoints,
  eventsArePlainData,
  sinksChangeNothing,
  roundsCountUp,
  outcomesRank,
  clonesAreIndependent,
  viewsArePlainData,
  recordsReplay,
  optionsReadBack,
  positionsRoundTrip,
  readPositionsCanBePlayed,
  maskedPositionsAgree,
  maskedRecordsAgree,
  maskingTwiceIsMaskingOnce,
  secretsAreKept,
  determinizedPositionsFit,
  sampledDealsAreLegal,
  duplicateDealsFollow,
  wrongDealsAreRefused,
  perftCounts,
];
