import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { rect } from './line-work.ts';
import type { Drawing } from './line-work.ts';

/** A pocket cleared from the inside out, and the contour around it, as CAM software shows them. */
export function toolPath(rings: number, ears: number): Drawing {
  const loop = (size: number): Vec2[] =>
    Array.from({ length: 97 }, (_, i): Vec2 => {
      const a = (i / 96) * Math.PI * 2;
      const r = size * (1 + 0.16 * Math.cos(a * ears));
      return [-20 + r * 1.25 * Math.cos(a), -6 + r * Math.sin(a)];
    });
  return {
    bold: [loop(112)],
    fine: [
      ...Array.from({ length: 9 }, (_, i): Vec2[] => [
        [-190, -120 + i * 30],
        [150, -120 + i * 30],
      ]),
      ...Array.from({ length: 12 }, (_, i): Vec2[] => [
        [-190 + i * 30, -120],
        [-190 + i * 30, 120],
      ]),
    ],
    accent: Array.from({ length: rings }, (_, i) => loop(12 + (i * 88) / rings)),
  };
}

export function carving(): Drawing {
  const waves = Array.from({ length: 15 }, (_, row): Vec2[] =>
    Array.from({ length: 60 }, (_, i): Vec2 => {
      const x = -170 + i * 5.2;
      const hill = 62 * Math.exp(-(((x + 20) / 70) ** 2) - ((row - 7) / 4) ** 2);
      return [x + row * 3, -96 + row * 11 + hill];
    }),
  );
  return { bold: [], fine: [rect(-196, -128, 392, 256)], accent: waves };
}
