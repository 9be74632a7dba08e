import type { Vec2 } from '../vector.ts';
import { box, sheet } from './sheet.ts';

/** Side view and section of a rail with a carriage. */
export function railDrawing(
  title: string,
  shape: { size: number; length: number; pitch: number; height: number; carriage: number },
): string {
  const { size: s, length, pitch, height, carriage } = shape;
  const rail = s * 0.88;
  const first = (length - Math.floor((length - 20) / pitch) * pitch) / 2;
  const count = Math.floor((length - 20) / pitch) + 1;
  const holes = Array.from({ length: count }, (_, i) =>
    box(first + i * pitch - s * 0.14, 0, s * 0.28, rail),
  );
  const long = s * 3.1;
  const x = length * 0.3;
  const k = 3.2;
  const cx = length / 2;
  const cy = -height * k - s * 3;
  const section = (points: readonly Vec2[]): Vec2[] =>
    points.map(([a, b]): Vec2 => [cx + a * k, cy + b * k]);
  const half: Vec2[] = [
    [s / 2, 0],
    [s / 2, rail * 0.4],
    [s * 0.36, rail * 0.52],
    [s * 0.36, rail * 0.66],
    [s / 2, rail * 0.8],
    [s * 0.44, rail],
  ];
  return sheet({
    title,
    note: 'DIMENSIONS IN MM   SECTION ENLARGED',
    outlines: [
      box(0, 0, length, rail),
      box(x, rail * 0.3, long, height - rail * 0.3),
      section([...half, ...half.map(([a, b]): Vec2 => [-a, b]).toReversed(), [s / 2, 0]]),
      section([
        [s * 0.56, rail * 0.3],
        [carriage / 2, rail * 0.3],
        [carriage / 2, height],
        [-carriage / 2, height],
        [-carriage / 2, rail * 0.3],
        [-s * 0.56, rail * 0.3],
        [-s * 0.56, rail * 1.06],
        [s * 0.56, rail * 1.06],
        [s * 0.56, rail * 0.3],
      ]),
    ],
    thin: [
      ...holes,
      box(x - s * 0.3, rail * 0.34, s * 0.3, height - rail * 0.45),
      box(x + long, rail * 0.34, s * 0.3, height - rail * 0.45),
    ],
    centers: [
      [
        [cx, cy - s],
        [cx, cy + height * k + s],
      ],
    ],
    dimensions: [
      { from: [0, height], to: [length, height], side: 'above', label: String(length) },
      {
        from: [first + pitch * (count - 2), 0],
        to: [first + pitch * (count - 1), 0],
        side: 'below',
        label: String(pitch),
        away: 44,
      },
      {
        from: [cx - (carriage / 2) * k, cy],
        to: [cx + (carriage / 2) * k, cy],
        side: 'below',
        label: String(carriage),
      },
      {
        from: [cx + (carriage / 2) * k, cy],
        to: [cx + (carriage / 2) * k, cy + height * k],
        side: 'right',
        label: String(height),
      },
      {
        from: [cx - (s / 2) * k, cy],
        to: [cx - (s / 2) * k, cy + rail * k],
        side: 'left',
        label: String(Math.round(rail)),
        away: (carriage - s) * k * 0.5 + 150,
      },
    ],
  });
}
