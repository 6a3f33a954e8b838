// A drawing as an address that images and style sheets take.

/** `content`: what is inside of the SVG element, whose view box has these sides. */
export function svgAddress(content: string, width: number, height: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
