import type { Vec2 } from '../vector.ts';
import { box, ring, sheet } from './sheet.ts';

/** Front and side view of something box-shaped, with mounting holes if it has any. */
export function boxDrawing(
  title: string,
  shape: {
    width: number;
    height: number;
    depth: number;
    holes?: readonly [number, number];
    grid?: number;
    inner?: Vec2[][];
  },
): string {
  const { width: w, height: h, depth: d, holes, grid, inner } = shape;
  const gap = Math.max(w, h) * 0.28;
  const bores: Vec2[][] = holes
    ? (
        [
          [1, 1],
          [-1, 1],
          [1, -1],
          [-1, -1],
        ] as const
      ).map(([a, b]) =>
        ring(w / 2 + (a * holes[0]) / 2, h / 2 + (b * holes[1]) / 2, Math.min(w, h) * 0.018),
      )
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
    centers:
      holes || grid
        ? []
        : [
            [
              [w / 2, -h * 0.06],
              [w / 2, h * 1.06],
            ],
          ],
    dimensions: [
      { from: [0, 0], to: [w, 0], side: 'below', label: String(w) },
      { from: [0, 0], to: [0, h], side: 'left', label: String(h) },
      { from: [w + gap, 0], to: [w + gap + d, 0], side: 'below', label: String(d) },
      ...(holes
        ? ([
            {
              from: [w / 2 - holes[0] / 2, h],
              to: [w / 2 + holes[0] / 2, h],
              side: 'above',
              label: String(holes[0]),
            },
            {
              from: [w, h / 2 - holes[1] / 2],
              to: [w, h / 2 + holes[1] / 2],
              side: 'right',
              label: String(holes[1]),
              away: 40,
            },
          ] as const)
        : []),
    ],
  });
}
