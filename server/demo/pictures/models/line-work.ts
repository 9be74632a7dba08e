import { strokes, textWidth } from '@spindle/sdk/demo/pictures/stroke-font';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';

/** Line work on a sheet 420 wide and 297 high, centred on the origin. */
export interface Drawing {
  bold: Vec2[][];
  fine: Vec2[][];
  accent: Vec2[][];
}

export function rect(x: number, y: number, w: number, h: number): Vec2[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ];
}

export function segment(x0: number, y0: number, x1: number, y1: number): Vec2[] {
  return [
    [x0, y0],
    [x1, y1],
  ];
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

export function across(x0: number, x1: number, y: number, value: string): Vec2[][] {
  return [
    [
      [x0, y],
      [x1, y],
    ],
    [
      [x0, y - 4],
      [x0, y + 8],
    ],
    [
      [x1, y - 4],
      [x1, y + 8],
    ],
    [
      [x0 + 5, y + 2],
      [x0, y],
      [x0 + 5, y - 2],
    ],
    [
      [x1 - 5, y + 2],
      [x1, y],
      [x1 - 5, y - 2],
    ],
    ...centered(value, (x0 + x1) / 2, y + 3, 6.5),
  ];
}

export function frame(title: string): Vec2[][] {
  return [
    rect(-200, -138, 400, 276),
    rect(70, -138, 130, 40),
    [
      [70, -118],
      [200, -118],
    ],
    ...text(title, 76, -113, 7),
    ...text('SPINDLE   1:5   A3', 76, -131, 5.5),
  ];
}
