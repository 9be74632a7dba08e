import type { Vec2 } from '../vector.ts';
import { box, ring, sheet } from './sheet.ts';

/** Side and front view of a motor with its four holes. */
export function motorDrawing(
  title: string,
  shape: {
    flange: number;
    length: number;
    shaft: number;
    reach: number;
    holes: number;
    pilot: number;
  },
): string {
  const { flange: f, length, shaft, reach, holes, pilot } = shape;
  const x = length + reach + f * 1.05;
  const at = holes / 2;
  const corners: Vec2[] = [
    [at, at],
    [-at, at],
    [at, -at],
    [-at, -at],
  ];
  return sheet({
    title,
    note: 'DIMENSIONS IN MM',
    outlines: [
      box(reach, -f / 2, length, f),
      box(0, -shaft / 2, reach, shaft),
      box(reach - 2, -pilot / 2, 2, pilot),
      box(x - f / 2, -f / 2, f, f),
      ring(x, 0, pilot / 2),
      ring(x, 0, shaft / 2),
      ...corners.map(([a, b]) => ring(x + a, b, f * 0.045)),
    ],
    thin: [
      [
        [reach + length * 0.14, -f / 2],
        [reach + length * 0.14, f / 2],
      ],
      [
        [reach + length * 0.84, -f / 2],
        [reach + length * 0.84, f / 2],
      ],
    ],
    centers: [
      [
        [-f * 0.1, 0],
        [reach + length + f * 0.08, 0],
      ],
      [
        [x - f * 0.6, 0],
        [x + f * 0.6, 0],
      ],
      [
        [x, -f * 0.6],
        [x, f * 0.6],
      ],
    ],
    dimensions: [
      { from: [reach, f / 2], to: [reach + length, f / 2], side: 'above', label: String(length) },
      { from: [0, -f / 2], to: [reach, -f / 2], side: 'below', label: String(reach) },
      { from: [0, -shaft / 2], to: [0, shaft / 2], side: 'left', label: `Ø${shaft}` },
      { from: [x - at, f / 2], to: [x + at, f / 2], side: 'above', label: String(holes) },
      { from: [x - f / 2, -f / 2], to: [x + f / 2, -f / 2], side: 'below', label: String(f) },
      {
        from: [x + f / 2, -pilot / 2],
        to: [x + f / 2, pilot / 2],
        side: 'right',
        label: `Ø${pilot}`,
        away: 40,
      },
    ],
  });
}
