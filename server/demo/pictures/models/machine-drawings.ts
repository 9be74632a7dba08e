import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { across, circle, rect, segment } from './line-work.ts';
import type { Drawing } from './line-work.ts';

export function machine(wide: number, high: number): Drawing {
  const w = wide / 2;
  const y = -70;
  return {
    bold: [
      rect(-w, y, wide, 16),
      rect(-w + 8, y + 16, wide - 16, 10),
      rect(-w, y + 16, 14, high),
      rect(w - 14, y + 16, 14, high),
      rect(-w, y + high - 30, wide, 34),
      rect(-22, y + high - 60, 44, 72),
      rect(-13, y + high - 92, 26, 66),
      rect(-4, y + high - 104, 8, 12),
      rect(w, y + high - 24, 24, 22),
      rect(-12, y + high + 12, 24, 22),
    ],
    fine: [
      [
        [-w, y + high - 18],
        [w, y + high - 18],
      ],
      [
        [-w, y + high - 6],
        [w, y + high - 6],
      ],
      [
        [0, y - 8],
        [0, y + high + 42],
      ],
      ...Array.from({ length: 7 }, (_, i) => {
        const x = -w + 30 + (i * (wide - 60)) / 6;
        return segment(x, y + 18, x, y + 26);
      }),
      ...across(-w, w, y - 22, String(wide * 5)),
    ],
    accent: [circle(0, y + high - 20, 6), circle(0, y + high - 44, 6)],
  };
}

export function rotary(): Drawing {
  return {
    bold: [
      circle(-80, 10, 62),
      circle(-80, 10, 22),
      rect(-160, -74, 160, 18),
      rect(40, -30, 70, 80),
      rect(110, -8, 40, 36),
      rect(26, -74, 120, 18),
      circle(75, 10, 24),
    ],
    fine: [
      [
        [-160, 10],
        [0, 10],
      ],
      [
        [-80, -66],
        [-80, 86],
      ],
      circle(-80, 10, 45),
      ...across(-142, -18, 92, 'Ø 125'),
      ...[0, 120, 240].map((a) =>
        circle(
          -80 + 42 * Math.cos((a * Math.PI) / 180),
          10 + 42 * Math.sin((a * Math.PI) / 180),
          7,
        ),
      ),
    ],
    accent: [0, 1, 2].map((i) => {
      const a = ((i * 120 + 90) * Math.PI) / 180;
      return [
        [-80 + 16 * Math.cos(a), 10 + 16 * Math.sin(a)],
        [-80 + 40 * Math.cos(a), 10 + 40 * Math.sin(a)],
      ];
    }),
  };
}

export function fixtures(): Drawing {
  const cells = Array.from({ length: 28 }, (_, i): Vec2 => [
    -150 + (i % 7) * 40,
    -50 + Math.floor(i / 7) * 36,
  ]);
  return {
    bold: [rect(-175, -75, 290, 160), rect(-110, -40, 90, 50), rect(20, 10, 60, 60)],
    fine: [
      ...cells.map(([x, y]) => circle(x, y, 6)),
      ...cells.map(([x, y]) => circle(x, y, 9)),
      ...across(-175, 115, 98, '300'),
    ],
    accent: [rect(-116, -46, 102, 62), rect(14, 4, 72, 72)],
  };
}

export function enclosure(): Drawing {
  const back: Vec2 = [60, 44];
  const faces = [rect(-150, -80, 200, 150), rect(-150 + back[0], -80 + back[1], 200, 150)];
  const edges = [
    [-150, -80],
    [50, -80],
    [50, 70],
    [-150, 70],
  ] as const;
  return {
    bold: [...faces.slice(0, 1), ...edges.map(([x, y]) => segment(x, y, x + back[0], y + back[1]))],
    fine: [
      ...faces.slice(1),
      rect(-130, -60, 76, 110),
      rect(-46, -60, 76, 110),
      ...across(-150, 50, -98, '1200'),
    ],
    accent: [rect(-62, -10, 6, 24), rect(-44, -10, 6, 24)],
  };
}
