import type { Vec2 } from '../render/vector.ts';
import { box, ring, sheet } from './sheet.ts';

/** Side and front view of a motor with its four holes. */
export function motorDrawing(
  title: string,
  shape: { flange: number; length: number; shaft: number; reach: number; holes: number; pilot: number },
): string {
  const { flange: f, length, shaft, reach, holes, pilot } = shape;
  const x = length + reach + f * 1.05;
  const at = holes / 2;
  const corners: Vec2[] = [[at, at], [-at, at], [at, -at], [-at, -at]];
  return sheet({
    title,
    note: 'DIMENSIONS IN MM',
    outlines: [
      box(reach, -f / 2, length, f), box(0, -shaft / 2, reach, shaft), box(reach - 2, -pilot / 2, 2, pilot),
      box(x - f / 2, -f / 2, f, f), ring(x, 0, pilot / 2), ring(x, 0, shaft / 2), ...corners.map(([a, b]) => ring(x + a, b, f * 0.045)),
    ],
    thin: [[[reach + length * 0.14, -f / 2], [reach + length * 0.14, f / 2]], [[reach + length * 0.84, -f / 2], [reach + length * 0.84, f / 2]]],
    centers: [[[-f * 0.1, 0], [reach + length + f * 0.08, 0]], [[x - f * 0.6, 0], [x + f * 0.6, 0]], [[x, -f * 0.6], [x, f * 0.6]]],
    dimensions: [
      { from: [reach, f / 2], to: [reach + length, f / 2], side: 'above', label: String(length) },
      { from: [0, -f / 2], to: [reach, -f / 2], side: 'below', label: String(reach) },
      { from: [0, -shaft / 2], to: [0, shaft / 2], side: 'left', label: `Ø${shaft}` },
      { from: [x - at, f / 2], to: [x + at, f / 2], side: 'above', label: String(holes) },
      { from: [x - f / 2, -f / 2], to: [x + f / 2, -f / 2], side: 'below', label: String(f) },
      { from: [x + f / 2, -pilot / 2], to: [x + f / 2, pilot / 2], side: 'right', label: `Ø${pilot}`, away: 40 },
    ],
  });
}

/** Side view and section of a rail with a carriage. */
export function railDrawing(
  title: string,
  shape: { size: number; length: number; pitch: number; height: number; carriage: number },
): string {
  const { size: s, length, pitch, height, carriage } = shape;
  const rail = s * 0.88;
  const first = (length - Math.floor((length - 20) / pitch) * pitch) / 2;
  const count = Math.floor((length - 20) / pitch) + 1;
  const holes = Array.from({ length: count }, (_, i) => box(first + i * pitch - s * 0.14, 0, s * 0.28, rail));
  const long = s * 3.1;
  const x = length * 0.3;
  const k = 3.2;
  const cx = length / 2;
  const cy = -height * k - s * 3;
  const section = (points: readonly Vec2[]): Vec2[] => points.map(([a, b]): Vec2 => [cx + a * k, cy + b * k]);
  const half: Vec2[] = [[s / 2, 0], [s / 2, rail * 0.4], [s * 0.36, rail * 0.52], [s * 0.36, rail * 0.66], [s / 2, rail * 0.8], [s * 0.44, rail]];
  return sheet({
    title,
    note: 'DIMENSIONS IN MM   SECTION ENLARGED',
    outlines: [
      box(0, 0, length, rail), box(x, rail * 0.3, long, height - rail * 0.3),
      section([...half, ...half.map(([a, b]): Vec2 => [-a, b]).toReversed(), [s / 2, 0]]),
      section([[s * 0.56, rail * 0.3], [carriage / 2, rail * 0.3], [carriage / 2, height], [-carriage / 2, height], [-carriage / 2, rail * 0.3], [-s * 0.56, rail * 0.3], [-s * 0.56, rail * 1.06], [s * 0.56, rail * 1.06], [s * 0.56, rail * 0.3]]),
    ],
    thin: [...holes, box(x - s * 0.3, rail * 0.34, s * 0.3, height - rail * 0.45), box(x + long, rail * 0.34, s * 0.3, height - rail * 0.45)],
    centers: [[[cx, cy - s], [cx, cy + height * k + s]]],
    dimensions: [
      { from: [0, height], to: [length, height], side: 'above', label: String(length) },
      { from: [first + pitch * (count - 2), 0], to: [first + pitch * (count - 1), 0], side: 'below', label: String(pitch), away: 44 },
      { from: [cx - (carriage / 2) * k, cy], to: [cx + (carriage / 2) * k, cy], side: 'below', label: String(carriage) },
      { from: [cx + (carriage / 2) * k, cy], to: [cx + (carriage / 2) * k, cy + height * k], side: 'right', label: String(height) },
      { from: [cx - (s / 2) * k, cy], to: [cx - (s / 2) * k, cy + rail * k], side: 'left', label: String(Math.round(rail)), away: (carriage - s) * k * 0.5 + 150 },
    ],
  });
}

/** Front and side view of something box-shaped, with mounting holes if it has any. */
export function boxDrawing(
  title: string,
  shape: { width: number; height: number; depth: number; holes?: readonly [number, number]; grid?: number; inner?: Vec2[][] },
): string {
  const { width: w, height: h, depth: d, holes, grid, inner } = shape;
  const gap = Math.max(w, h) * 0.28;
  const bores: Vec2[][] = holes
    ? ([[1, 1], [-1, 1], [1, -1], [-1, -1]] as const).map(([a, b]) => ring(w / 2 + (a * holes[0]) / 2, h / 2 + (b * holes[1]) / 2, Math.min(w, h) * 0.018))
    : [];
  const net = grid
    ? Array.from({ length: Math.floor(w / grid) * Math.floor(h / grid) }, (_, i) => {
        const columns = Math.floor(w / grid);
        const x0 = (w - (columns - 1) * grid) / 2;
        const y0 = (h - (Math.floor(h / grid) - 1) * grid) / 2;
        return ring(x0 + (i % columns) * grid, y0 + Math.floor(i / columns) * grid, grid * 0.16);
      })
    : [];
  return sheet({
    title,
    note: 'DIMENSIONS IN MM',
    outlines: [box(0, 0, w, h), box(w + gap, 0, d, h)],
    thin: [...(inner ?? []), ...bores, ...net],
    centers: holes || grid ? [] : [[[w / 2, -h * 0.06], [w / 2, h * 1.06]]],
    dimensions: [
      { from: [0, 0], to: [w, 0], side: 'below', label: String(w) },
      { from: [0, 0], to: [0, h], side: 'left', label: String(h) },
      { from: [w + gap, 0], to: [w + gap + d, 0], side: 'below', label: String(d) },
      ...(holes
        ? ([
            { from: [w / 2 - holes[0] / 2, h], to: [w / 2 + holes[0] / 2, h], side: 'above', label: String(holes[0]) },
            { from: [w, h / 2 - holes[1] / 2], to: [w, h / 2 + holes[1] / 2], side: 'right', label: String(holes[1]), away: 40 },
          ] as const)
        : []),
    ],
  });
}
