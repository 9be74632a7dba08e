import { gradientsIn } from './materials.ts';
import type { Part } from './part.ts';
import { n, outline } from './projection.ts';
import { withoutWords } from './side-marks.ts';

const WIDTH = 800;
const HEIGHT = 600;

export interface Look {
  /** Share of the frame that is filled. */
  fill?: number;
  /** Comes closer: to this place (0 left, 1 right; 0 low, 1 high) of the product, so many times. */
  closeUp?: { x: number; y: number; times: number };
  /** From the other side. */
  mirrored?: boolean;
}

/** The product on the studio's ground, as SVG. */
export function scene(part: Part, { fill = 0.78, closeUp, mirrored = false }: Look = {}): string {
  const xs = part.reach.map(([x]) => x);
  const ys = part.reach.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  const { x, y, times } = closeUp ?? { x: 0.5, y: 0.5, times: 1 };
  const scale =
    Math.min((WIDTH * fill) / (right - left), (HEIGHT * (fill - 0.04)) / (low - high)) * times;
  const [midX, midY] = [left + (right - left) * x, low - (low - high) * y];
  const flip = mirrored ? -1 : 1;
  const place = `translate(${WIDTH / 2} ${HEIGHT * (closeUp ? 0.5 : 0.52)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)}) translate(${n(-midX)} ${n(-midY)})`;
  const shadow = part.shadows.map(outline).join('');
  const soft = n(Math.max(right - left, low - high) / 70);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs><radialGradient id="ground" cy=".42" r=".75"><stop stop-color="#f1f1f0"/><stop offset=".6" stop-color="#e6e7e7"/><stop offset="1" stop-color="#d5d6d7"/></radialGradient>` +
    `<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${soft}"/></filter>${gradientsIn(part.svg)}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/><g transform="${place}">` +
    `<path d="${shadow}" fill="#3c4045" opacity=".38" filter="url(#soft)"/>${mirrored ? withoutWords(part.svg) : part.svg}</g></svg>`
  );
}
