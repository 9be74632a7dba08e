import { strokes, textWidth } from '../stroke-font.ts';
import type { Vec2 } from '../vector.ts';

/** A dimension between two points, drawn this far (in pixels) outside of them. */
export interface Dimension {
  from: Vec2;
  to: Vec2;
  side: 'above' | 'below' | 'left' | 'right';
  label: string;
  away?: number;
}

/** What is drawn, in millimetres, y up. */
export interface Views {
  title: string;
  note: string;
  outlines: Vec2[][];
  thin: Vec2[][];
  centers: Vec2[][];
  dimensions: Dimension[];
}

const WIDTH = 1600;
const HEIGHT = 1200;
const TEXT = 25;

export function box(x: number, y: number, width: number, height: number): Vec2[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

export function ring(x: number, y: number, radius: number): Vec2[] {
  return Array.from({ length: 73 }, (_, i): Vec2 => {
    const angle = (i / 72) * Math.PI * 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A dimensioned drawing as SVG, 1600 × 1200, in the same strokes everywhere. */
export function sheet(views: Views): string {
  const points = views.outlines.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(1060 / (right - left), 620 / (high - low));
  const place = ([x, y]: Vec2): Vec2 => [
    WIDTH / 2 + (x - (left + right) / 2) * scale,
    540 - (y - (low + high) / 2) * scale,
  ];
  const draw = (lines: readonly Vec2[][], attributes: string): string =>
    path(
      lines.map((line) => line.map(place)),
      attributes,
    );
  const marks = views.dimensions.map((dimension) => dimensionLines(dimension, place));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f6f4"/>`,
    `<rect x="40" y="40" width="1520" height="1120" fill="none" stroke="#c9ccce" stroke-width="1.5"/>`,
    `<path d="M40 1070H1560" stroke="#c9ccce" stroke-width="1.5"/>`,
    draw(views.centers, 'stroke="#e2571e" stroke-width="1.6" stroke-dasharray="26 6 5 6"'),
    draw(views.thin, 'stroke="#5b6167" stroke-width="1.7"'),
    draw(views.outlines, 'stroke="#1a1c1e" stroke-width="3.6"'),
    ...marks,
    writing(views.title, 70, 1130, 27, 3),
    writing(views.note, 1530 - textWidth(views.note, 22), 1128, 22, 2.2),
    '</svg>',
  ].join('');
}

function path(lines: readonly Vec2[][], attributes: string): string {
  const data = lines
    .map((line) =>
      line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
    )
    .join('');
  return `<path d="${data}" fill="none" stroke-linejoin="round" stroke-linecap="round" ${attributes}/>`;
}

/** Text with its baseline at y. */
function writing(text: string, x: number, y: number, size: number, width: number): string {
  const lines = strokes(text, size).map((line) => line.map(([a, b]): Vec2 => [x + a, y - b]));
  return path(lines, `stroke="#2b2f33" stroke-width="${width}"`);
}

function dimensionLines(
  { from, to, side, label, away = 62 }: Dimension,
  place: (p: Vec2) => Vec2,
): string {
  const [ax, ay] = place(from);
  const [bx, by] = place(to);
  const flat = side === 'above' || side === 'below';
  const out = side === 'above' || side === 'left' ? -1 : 1;
  const line = flat
    ? (out < 0 ? Math.min(ay, by) : Math.max(ay, by)) + out * away
    : (out < 0 ? Math.min(ax, bx) : Math.max(ax, bx)) + out * away;
  const at = (x: number, y: number): Vec2 => (flat ? [x, line] : [line, y]);
  const [a, b] = [at(ax, ay), at(bx, by)];
  const over = (p: Vec2): Vec2 => (flat ? [p[0], p[1] + out * 12] : [p[0] + out * 12, p[1]]);
  const lines: Vec2[][] = [
    [a, b],
    [[ax, ay], over(a)],
    [[bx, by], over(b)],
    arrow(a, b),
    arrow(b, a),
  ];
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const wide = textWidth(label, TEXT);
  const text = flat
    ? writing(label, mx - wide / 2, my - 11, TEXT, 2.6)
    : writing(label, out < 0 ? mx - wide - 16 : mx + 16, my + TEXT / 2, TEXT, 2.6);
  return path(lines, 'stroke="#2b6cb0" stroke-width="1.6"') + text;
}

function arrow(tip: Vec2, from: Vec2): Vec2[] {
  const length = Math.hypot(from[0] - tip[0], from[1] - tip[1]) || 1;
  const ux = ((from[0] - tip[0]) / length) * 15;
  const uy = ((from[1] - tip[1]) / length) * 15;
  return [
    [tip[0] + ux - uy * 0.3, tip[1] + uy + ux * 0.3],
    tip,
    [tip[0] + ux + uy * 0.3, tip[1] + uy - ux * 0.3],
  ];
}
