// The edition that a match is played with, by its options.

import { type AzulEdition, type AzulView, azul, editionOf } from '@mozaika/azul';
import { isSeatCount, type Json } from '@mozaika/kernel';

/** Options that the rules did not read have come with a view nevertheless: its board is enough. */
export function editionFor({ board, seats }: AzulView, options: Json): AzulEdition {
  const read = isSeatCount(seats) ? azul.parseOptions(options, seats) : undefined;
  return editionOf(read?.ok ? read.value : { board });
}
