import type { SpindleShape } from '../measures/spindles.ts';
import { box, ring, sheet } from './sheet.ts';

/** Side and end view of a spindle. */
export function spindleDrawing(title: string, { diameter: d, length, nut }: SpindleShape): string {
  const nose = nut * 1.05;
  const end = nose + length + d * 0.3;
  const r = d / 2;
  const x = end + d * 0.85;
  return sheet({
    title,
    note: 'MM',
    outlines: [
      box(0, -nut / 2, nut * 0.78, nut),
      box(nut * 0.78, -r * 0.46, nose - nut * 0.78, r * 0.92),
      box(nose, -r * 0.7, length * 0.06, r * 1.4),
      box(nose + length * 0.06, -r, length * 0.94, d),
      box(nose + length, -r * 0.62, d * 0.12, r * 0.5),
      box(nose + length, r * 0.2, d * 0.3, r * 0.34),
      ring(x, 0, r),
      ring(x, 0, nut / 2),
    ],
    thin: [
      [
        [nose + length * 0.15, -r],
        [nose + length * 0.15, r],
      ],
      [
        [nose + length * 0.88, -r],
        [nose + length * 0.88, r],
      ],
      ring(x, 0, r * 0.7),
      ring(x, 0, nut * 0.2),
    ],
    centers: [
      [
        [-d * 0.12, 0],
        [end + d * 0.06, 0],
      ],
      [
        [x - r * 1.15, 0],
        [x + r * 1.15, 0],
      ],
      [
        [x, -r * 1.15],
        [x, r * 1.15],
      ],
    ],
    dimensions: [
      { from: [nose, r], to: [nose + length, r], side: 'above', label: String(length) },
      {
        from: [0, -r],
        to: [nose + length, -r],
        side: 'below',
        label: String(Math.round(nose + length)),
      },
      { from: [0, -nut / 2], to: [0, nut / 2], side: 'left', label: `Ø${nut}` },
      { from: [x + r, -r], to: [x + r, r], side: 'right', label: `Ø${d}`, away: 40 },
    ],
  });
}
