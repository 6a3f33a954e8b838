// The graph of winning chances as a picture to share: a whole SVG document that needs nothing else.

import type { ChancePoint } from './chances.ts';

const WIDTH = 1000;
const HEIGHT = 560;
const CHART = { left: 90, top: 140, width: 860, height: 330 };
const COLOURS = {
  paper: '#faf6ee',
  ink: '#22304a',
  soft: '#5b6577',
  line: '#d8cfbf',
  chance: '#1f4e9c',
  mark: '#b3372f',
};

export interface PicturedChances {
  readonly title: string;
  readonly subtitle: string;
  readonly points: readonly ChancePoint[];
  /** How many actions the match has. */
  readonly actions: number;
  /** The indexes of the moments that mattered. */
  readonly moments: readonly number[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function chancePicture({ title, subtitle, points, actions, moments }: PicturedChances): string {
  const x = (index: number): string => (CHART.left + (CHART.width * index) / Math.max(1, actions)).toFixed(1);
  const y = (chance: number): string => (CHART.top + (1 - chance) * CHART.height).toFixed(1);
  const path = points.map(({ index, chance }) => `${x(index)} ${y(chance)}`).join('L');
  const marks = points.filter(({ index }) => moments.includes(index));
  const text = (words: string, at: { x: number; y: number; size: number; fill: string; anchor?: string }): string =>
    `<text x="${at.x}" y="${at.y}" font-size="${at.size}" fill="${at.fill}" text-anchor="${at.anchor ?? 'start'}">${escaped(words)}</text>`;
  const grid = [0, 0.5, 1].map((chance) => {
    const at = Number(y(chance));
    const rule = `<path d="M${CHART.left} ${at}h${CHART.width}" stroke="${COLOURS.line}" stroke-dasharray="${chance === 0.5 ? '4 8' : 'none'}"/>`;
    return (
      rule + text(`${100 * chance} %`, { x: CHART.left - 12, y: at + 8, size: 22, fill: COLOURS.soft, anchor: 'end' })
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Fraunces, Georgia, serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>`,
    text(title, { x: 40, y: 66, size: 40, fill: COLOURS.ink }),
    text(subtitle, { x: 40, y: 106, size: 26, fill: COLOURS.soft }),
    ...grid,
    points.length > 0
      ? `<path d="M${path}" fill="none" stroke="${COLOURS.chance}" stroke-width="4" stroke-linejoin="round"/>`
      : '',
    ...marks.map(({ index, chance }) => `<circle cx="${x(index)}" cy="${y(chance)}" r="8" fill="${COLOURS.mark}"/>`),
    text('Mozaika', { x: WIDTH - 50, y: HEIGHT - 36, size: 24, fill: COLOURS.soft, anchor: 'end' }),
    '</svg>',
  ].join('');
}
