import type { CutterShape } from '../measures/cutters.ts';
import type { Vec2 } from '../vector.ts';
import { sheet } from './sheet.ts';

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
    shape.tip === 'ball'
      ? ball
      : shape.tip === 'vee'
        ? [
            [point, -d / 2],
            [0, 0],
            [point, d / 2],
          ]
        : [
            [0, -d / 2],
            [0, d / 2],
          ];
  const start = shape.tip === 'ball' ? d / 2 : point;
  return sheet({
    title,
    note: 'DIMENSIONS IN MM',
    outlines: [
      tip,
      [
        [start, -d / 2],
        [cut, -d / 2],
        [cut + neck, -shank / 2],
        [length, -shank / 2],
        [length, shank / 2],
        [cut + neck, shank / 2],
        [cut, d / 2],
        [start, d / 2],
      ],
    ],
    thin:
      shape.tip === 'vee'
        ? [
            [
              [point, -d / 2],
              [point, d / 2],
            ],
          ]
        : spirals,
    centers: [
      [
        [-length * 0.04, 0],
        [length * 1.04, 0],
      ],
    ],
    dimensions: [
      { from: [0, d / 2], to: [cut, d / 2], side: 'above', label: String(cut) },
      { from: [0, -d / 2], to: [length, -d / 2], side: 'below', label: String(length) },
      { from: [0, -d / 2], to: [0, d / 2], side: 'left', label: `Ø${d}` },
      { from: [length, -shank / 2], to: [length, shank / 2], side: 'right', label: `Ø${shank}` },
    ],
  });
}
