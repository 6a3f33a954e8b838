// The five colours of tiles, in canonical order. Rules count with their indices, people and records see their letters.

export const COLOURS = ['B', 'Y', 'R', 'K', 'W'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = { readonly [colour in Colour]: T };

export const TILES_PER_COLOUR = 20;

/** The index of a letter, or undefined if it is no colour. */
export function colourIndex(letter: string): number | undefined {
  const index = (COLOURS as readonly string[]).indexOf(letter);
  return index < 0 ? undefined : index;
}
