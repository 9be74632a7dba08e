import { strokes, textWidth } from '../../demo/pictures/stroke-font.ts';
import type { Vec3 } from '../../demo/pictures/vector.ts';
import type { Side } from './materials.ts';
import type { Part } from './part.ts';
import { n, seen, sides } from './projection.ts';

/** Flat marks on a side of a box: millimetres across and down from its upper left corner. */
export function on(side: Side, corner: Vec3, svg: string): Part {
  const [x, y] = seen(corner);
  const { across, down } = sides[side];
  const matrix = [...across, ...down].map((one) => one.toFixed(4)).join(' ');
  return {
    svg: `<g transform="matrix(${matrix} ${n(x)} ${n(y)})">${svg}</g>`,
    reach: [],
    shadows: [],
  };
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  const corners = radius > 0 ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${corners}/>`;
}

export function dot(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
}

export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Lettering in the engraver's strokes, its middle at x, its lower edge at y. */
export function words(text: string, x: number, y: number, size: number, color: string): string {
  return `<g class="words">${lettering(text, x, y, size, color)}</g>`;
}

/** What would give away that a drawing is mirrored is left out. */
export function withoutWords(svg: string): string {
  return svg.replaceAll(/<g class="words">.*?<\/g>/g, '');
}

/** A sticker with lines of lettering. */
export function sticker(
  x: number,
  y: number,
  w: number,
  h: number,
  lines: readonly string[],
): string {
  const row = (h * 0.8) / (lines.length + 0.4);
  const longest = Math.max(...lines.map((text) => textWidth(text, 1)));
  const size = Math.min(row * 0.62, (w * 0.88) / longest);
  const text = lines.map((one, at) =>
    lettering(one, x + w / 2, y + h * 0.2 + row * (at + 0.85), size, '#2b2f33'),
  );
  const plate =
    rect(x, y, w, h, '#dfe0df', h * 0.04) +
    rect(x + w * 0.06, y + h * 0.08, w * 0.88, h * 0.05, '#e2571e');
  return `<g class="words">${plate}${text.join('')}</g>`;
}

function lettering(text: string, x: number, y: number, size: number, color: string): string {
  const left = x - textWidth(text, size) / 2;
  const data = strokes(text, size)
    .map((points) => `M${points.map(([a, b]) => `${n(left + a)} ${n(y - b)}`).join('L')}`)
    .join('');
  return line(data, color, size * 0.13);
}
