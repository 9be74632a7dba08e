import type { ScrewShape } from '../measures/linear-motion.ts';
import type { Vec2 } from '../vector.ts';
import { box, ring, sheet } from './sheet.ts';

/** Side and end view of a screw with its nut. */
export function screwDrawing(title: string, { diameter: d, lead, length }: ScrewShape): string {
  const wave: Vec2[] = Array.from({ length: Math.floor(length / 3) + 1 }, (_, i) => [
    i * 3,
    i % 2 ? d / 2 : d * 0.4,
  ]);
  const nut = length * 0.36;
  const x = length + d * 5;
  return sheet({
    title,
    note: `LEAD ${lead} MM   C7`,
    outlines: [
      box(0, -d / 2, length, d),
      box(-d * 1.05, -d * 0.34, d * 1.05, d * 0.68),
      box(length, -d * 0.375, d * 2.4, d * 0.75),
      box(nut, -d * 0.88, d * 1.9, d * 1.76),
      box(nut + d * 1.9, -d * 1.5, d * 0.62, d * 3),
      ring(x, 0, d * 1.5),
      ring(x, 0, d / 2),
    ],
    thin: [
      wave,
      wave.map(([a, b]): Vec2 => [a, -b]),
      ring(x, 0, d * 0.88),
      ...[30, 90, 150, 210, 270, 330].map((a) =>
        ring(
          x + d * 1.2 * Math.cos((a * Math.PI) / 180),
          d * 1.2 * Math.sin((a * Math.PI) / 180),
          d * 0.16,
        ),
      ),
    ],
    centers: [
      [
        [-d * 1.8, 0],
        [length + d * 3, 0],
      ],
      [
        [x - d * 1.8, 0],
        [x + d * 1.8, 0],
      ],
      [
        [x, -d * 1.8],
        [x, d * 1.8],
      ],
    ],
    dimensions: [
      { from: [0, d * 1.5], to: [length, d * 1.5], side: 'above', label: String(length) },
      {
        from: [nut, -d * 1.5],
        to: [nut + d * 2.52, -d * 1.5],
        side: 'below',
        label: String(Math.round(d * 2.52)),
      },
      {
        from: [x + d * 1.5, -d * 1.5],
        to: [x + d * 1.5, d * 1.5],
        side: 'right',
        label: `Ø${d * 3}`,
        away: 34,
      },
    ],
  });
}
