import { strokes, textWidth } from '../render/stroke-font.ts';
import type { Vec2 } from '../render/vector.ts';

/** Line work on a sheet 420 wide and 297 high, centred on the origin. */
export interface Drawing {
  bold: Vec2[][];
  fine: Vec2[][];
  accent: Vec2[][];
}

export function rect(x: number, y: number, w: number, h: number): Vec2[] {
  return [[x, y], [x + w, y], [x + w, y + h], [x, y + h], [x, y]];
}

export function circle(x: number, y: number, r: number): Vec2[] {
  return Array.from({ length: 41 }, (_, i): Vec2 => {
    const a = (i / 40) * Math.PI * 2;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

export function text(value: string, x: number, y: number, size: number): Vec2[][] {
  return strokes(value, size).map((line) => line.map(([a, b]): Vec2 => [x + a, y + b]));
}

function centered(value: string, x: number, y: number, size: number): Vec2[][] {
  return text(value, x - textWidth(value, size) / 2, y, size);
}

function across(x0: number, x1: number, y: number, value: string): Vec2[][] {
  return [
    [[x0, y], [x1, y]],
    [[x0, y - 4], [x0, y + 8]],
    [[x1, y - 4], [x1, y + 8]],
    [[x0 + 5, y + 2], [x0, y], [x0 + 5, y - 2]],
    [[x1 - 5, y + 2], [x1, y], [x1 - 5, y - 2]],
    ...centered(value, (x0 + x1) / 2, y + 3, 6.5),
  ];
}

function frame(title: string): Vec2[][] {
  return [rect(-200, -138, 400, 276), rect(70, -138, 130, 40), [[70, -118], [200, -118]], ...text(title, 76, -113, 7), ...text('SPINDLE   1:5   A3', 76, -131, 5.5)];
}

function machine(wide: number, high: number): Drawing {
  const w = wide / 2;
  const y = -70;
  return {
    bold: [
      rect(-w, y, wide, 16), rect(-w + 8, y + 16, wide - 16, 10), rect(-w, y + 16, 14, high), rect(w - 14, y + 16, 14, high),
      rect(-w, y + high - 30, wide, 34), rect(-22, y + high - 60, 44, 72), rect(-13, y + high - 92, 26, 66), rect(-4, y + high - 104, 8, 12), rect(w, y + high - 24, 24, 22), rect(-12, y + high + 12, 24, 22),
    ],
    fine: [
      [[-w, y + high - 18], [w, y + high - 18]], [[-w, y + high - 6], [w, y + high - 6]], [[0, y - 8], [0, y + high + 42]],
      ...Array.from({ length: 7 }, (_, i) => [[-w + 30 + (i * (wide - 60)) / 6, y + 18], [-w + 30 + (i * (wide - 60)) / 6, y + 26]] as Vec2[]),
      ...across(-w, w, y - 22, String(wide * 5)),
    ],
    accent: [circle(0, y + high - 20, 6), circle(0, y + high - 44, 6)],
  };
}

function rotary(): Drawing {
  return {
    bold: [circle(-80, 10, 62), circle(-80, 10, 22), rect(-160, -74, 160, 18), rect(40, -30, 70, 80), rect(110, -8, 40, 36), rect(26, -74, 120, 18), circle(75, 10, 24)],
    fine: [[[-160, 10], [0, 10]], [[-80, -66], [-80, 86]], circle(-80, 10, 45), ...across(-142, -18, 92, 'Ø 125'), ...[0, 120, 240].map((a) => circle(-80 + 42 * Math.cos((a * Math.PI) / 180), 10 + 42 * Math.sin((a * Math.PI) / 180), 7))],
    accent: [0, 1, 2].map((i) => { const a = ((i * 120 + 90) * Math.PI) / 180; return [[-80 + 16 * Math.cos(a), 10 + 16 * Math.sin(a)], [-80 + 40 * Math.cos(a), 10 + 40 * Math.sin(a)]]; }),
  };
}

function fixtures(): Drawing {
  const cells = Array.from({ length: 28 }, (_, i): Vec2 => [-150 + (i % 7) * 40, -50 + Math.floor(i / 7) * 36]);
  return {
    bold: [rect(-175, -75, 290, 160), rect(-110, -40, 90, 50), rect(20, 10, 60, 60)],
    fine: [...cells.map(([x, y]) => circle(x, y, 6)), ...cells.map(([x, y]) => circle(x, y, 9)), ...across(-175, 115, 98, '300')],
    accent: [rect(-116, -46, 102, 62), rect(14, 4, 72, 72)],
  };
}

function enclosure(): Drawing {
  const back: Vec2 = [60, 44];
  const faces = [rect(-150, -80, 200, 150), rect(-150 + back[0], -80 + back[1], 200, 150)];
  const edges = [[-150, -80], [50, -80], [50, 70], [-150, 70]] as const;
  return {
    bold: [...faces.slice(0, 1), ...edges.map(([x, y]) => [[x, y], [x + back[0], y + back[1]]] as Vec2[])],
    fine: [...faces.slice(1), rect(-130, -60, 76, 110), rect(-46, -60, 76, 110), ...across(-150, 50, -98, '1200')],
    accent: [rect(-62, -10, 6, 24), rect(-44, -10, 6, 24)],
  };
}

/** A pocket cleared from the inside out, and the contour around it, as CAM software shows them. */
function toolPath(rings: number, ears: number): Drawing {
  const loop = (size: number): Vec2[] =>
    Array.from({ length: 97 }, (_, i): Vec2 => {
      const a = (i / 96) * Math.PI * 2;
      const r = size * (1 + 0.16 * Math.cos(a * ears));
      return [-20 + r * 1.25 * Math.cos(a), -6 + r * Math.sin(a)];
    });
  return {
    bold: [loop(112)],
    fine: [...Array.from({ length: 9 }, (_, i): Vec2[] => [[-190, -120 + i * 30], [150, -120 + i * 30]]), ...Array.from({ length: 12 }, (_, i): Vec2[] => [[-190 + i * 30, -120], [-190 + i * 30, 120]])],
    accent: Array.from({ length: rings }, (_, i) => loop(12 + (i * 88) / rings)),
  };
}

function carving(): Drawing {
  const waves = Array.from({ length: 15 }, (_, row): Vec2[] =>
    Array.from({ length: 60 }, (_, i): Vec2 => {
      const x = -170 + i * 5.2;
      const hill = 62 * Math.exp(-(((x + 20) / 70) ** 2) - ((row - 7) / 4) ** 2);
      return [x + row * 3, -96 + row * 11 + hill];
    }),
  );
  return { bold: [], fine: [rect(-196, -128, 392, 256)], accent: waves };
}

const drawings = {
  mill: () => machine(170, 150),
  router: () => machine(280, 130),
  rotary,
  fixtures,
  enclosure,
  pocket: () => toolPath(9, 4),
  gear: () => toolPath(13, 12),
  carving,
  contour: () => toolPath(5, 3),
};

export type DrawingName = keyof typeof drawings;

/** A sheet of line work with its title block. */
export function drawing(name: DrawingName, title: string): Drawing {
  const lines = drawings[name]();
  return { ...lines, fine: [...lines.fine, ...frame(title)] };
}

/** The same line work as a screen shows it, with a caption instead of a title block. */
export function screen(name: DrawingName, caption: string): Drawing {
  const lines = drawings[name]();
  return { ...lines, bold: [...lines.bold, ...text(caption, -194, 124, 13)] };
}

export function playButton(caption: string): Drawing {
  const ring = [circle(0, 0, 74), circle(0, 0, 73), circle(0, 0, 72)];
  const fill = Array.from({ length: 36 }, (_, i): Vec2[] => {
    const x = -24 + i * 2;
    const half = 42 * (1 - i / 36);
    return [[x, -half], [x, half]];
  });
  return { bold: text(caption, -194, 124, 13), fine: [[[-190, -128], [190, -128]]], accent: [...ring, ...fill, [[-190, -128], [-60, -128]]] };
}
