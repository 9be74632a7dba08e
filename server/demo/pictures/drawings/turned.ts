import type { SpindleShape } from '../models/spindle.ts';
import type { CutterShape } from '../models/end-mill.ts';
import type { ScrewShape } from '../models/ball-screw.ts';
import type { Vec2 } from '../render/vector.ts';
import { box, ring, sheet } from './sheet.ts';

/** Side and end view of a spindle. */
export function spindleDrawing(title: string, { diameter: d, length, nut }: SpindleShape): string {
  const nose = nut * 1.05;
  const end = nose + length + d * 0.3;
  const r = d / 2;
  const x = end + d * 0.85;
  return sheet({
    title,
    note: 'DIMENSIONS IN MM   SCALE TO FIT',
    outlines: [
      box(0, -nut / 2, nut * 0.78, nut), box(nut * 0.78, -r * 0.46, nose - nut * 0.78, r * 0.92),
      box(nose, -r * 0.7, length * 0.06, r * 1.4), box(nose + length * 0.06, -r, length * 0.94, d),
      box(nose + length, -r * 0.62, d * 0.12, r * 0.5), box(nose + length, r * 0.2, d * 0.3, r * 0.34),
      ring(x, 0, r), ring(x, 0, nut / 2),
    ],
    thin: [
      [[nose + length * 0.15, -r], [nose + length * 0.15, r]],
      [[nose + length * 0.88, -r], [nose + length * 0.88, r]],
      ring(x, 0, r * 0.7), ring(x, 0, nut * 0.2),
    ],
    centers: [[[-d * 0.12, 0], [end + d * 0.06, 0]], [[x - r * 1.15, 0], [x + r * 1.15, 0]], [[x, -r * 1.15], [x, r * 1.15]]],
    dimensions: [
      { from: [nose, r], to: [nose + length, r], side: 'above', label: String(length) },
      { from: [0, -r], to: [nose + length, -r], side: 'below', label: String(Math.round(nose + length)) },
      { from: [0, -nut / 2], to: [0, nut / 2], side: 'left', label: `Ø${nut}` },
      { from: [x + r, -r], to: [x + r, r], side: 'right', label: `Ø${d}`, away: 40 },
    ],
  });
}

/** Side view of a cutter, its tip to the left. */
export function cutterDrawing(title: string, shape: CutterShape): string {
  const { diameter: d, shank, cut, length } = shape;
  const neck = Math.abs(d - shank) > 0.2 ? shank * 0.5 : 0;
  const pitch = (Math.PI * d) / Math.tan((34 * Math.PI) / 180) / Math.max(1, shape.flutes);
  const spirals = Array.from({ length: Math.max(1, Math.floor(cut / pitch)) }, (_, i): Vec2[] =>
    Array.from({ length: 17 }, (_unused, k): Vec2 => {
      const t = k / 16;
      return [Math.min(cut, i * pitch + t * pitch * 0.9), (d / 2) * Math.sin((t - 0.5) * Math.PI)];
    }),
  );
  const half = ((shape.angle ?? 180) * Math.PI) / 360;
  const point = shape.tip === 'vee' ? d / 2 / Math.tan(half) : 0;
  const ball: Vec2[] = Array.from({ length: 25 }, (_, i): Vec2 => {
    const a = (i / 24) * Math.PI - Math.PI / 2;
    return [d / 2 - (d / 2) * Math.cos(a), (d / 2) * Math.sin(a)];
  });
  const tip: Vec2[] =
    shape.tip === 'ball' ? ball : shape.tip === 'vee' ? [[point, -d / 2], [0, 0], [point, d / 2]] : [[0, -d / 2], [0, d / 2]];
  const start = shape.tip === 'ball' ? d / 2 : point;
  return sheet({
    title,
    note: 'DIMENSIONS IN MM',
    outlines: [
      tip, [[start, -d / 2], [cut, -d / 2], [cut + neck, -shank / 2], [length, -shank / 2], [length, shank / 2], [cut + neck, shank / 2], [cut, d / 2], [start, d / 2]],
    ],
    thin: shape.tip === 'vee' ? [[[point, -d / 2], [point, d / 2]]] : spirals,
    centers: [[[-length * 0.04, 0], [length * 1.04, 0]]],
    dimensions: [
      { from: [0, d / 2], to: [cut, d / 2], side: 'above', label: String(cut) },
      { from: [0, -d / 2], to: [length, -d / 2], side: 'below', label: String(length) },
      { from: [0, -d / 2], to: [0, d / 2], side: 'left', label: `Ø${d}` },
      { from: [length, -shank / 2], to: [length, shank / 2], side: 'right', label: `Ø${shank}` },
    ],
  });
}

/** Side and end view of a screw with its nut. */
export function screwDrawing(title: string, { diameter: d, lead, length }: ScrewShape): string {
  const wave: Vec2[] = Array.from({ length: Math.floor(length / 3) + 1 }, (_, i) => [i * 3, i % 2 ? d / 2 : d * 0.4]);
  const nut = length * 0.36;
  const x = length + d * 5;
  return sheet({
    title,
    note: `LEAD ${lead} MM   C7`,
    outlines: [
      box(0, -d / 2, length, d), box(-d * 1.05, -d * 0.34, d * 1.05, d * 0.68), box(length, -d * 0.375, d * 2.4, d * 0.75),
      box(nut, -d * 0.88, d * 1.9, d * 1.76), box(nut + d * 1.9, -d * 1.5, d * 0.62, d * 3), ring(x, 0, d * 1.5), ring(x, 0, d / 2),
    ],
    thin: [wave, wave.map(([a, b]): Vec2 => [a, -b]), ring(x, 0, d * 0.88), ...[30, 90, 150, 210, 270, 330].map((a) => ring(x + d * 1.2 * Math.cos((a * Math.PI) / 180), d * 1.2 * Math.sin((a * Math.PI) / 180), d * 0.16))],
    centers: [[[-d * 1.8, 0], [length + d * 3, 0]], [[x - d * 1.8, 0], [x + d * 1.8, 0]], [[x, -d * 1.8], [x, d * 1.8]]],
    dimensions: [
      { from: [0, d * 1.5], to: [length, d * 1.5], side: 'above', label: String(length) },
      { from: [nut, -d * 1.5], to: [nut + d * 2.52, -d * 1.5], side: 'below', label: String(Math.round(d * 2.52)) },
      { from: [x + d * 1.5, -d * 1.5], to: [x + d * 1.5, d * 1.5], side: 'right', label: `Ø${d * 3}`, away: 34 },
    ],
  });
}
