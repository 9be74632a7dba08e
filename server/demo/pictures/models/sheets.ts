import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { frame, circle, text } from './line-work.ts';
import type { Drawing } from './line-work.ts';
import { enclosure, fixtures, machine, rotary } from './machine-drawings.ts';
import { carving, toolPath } from './tool-path-drawings.ts';

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
    return [
      [x, -half],
      [x, half],
    ];
  });
  return {
    bold: text(caption, -194, 124, 13),
    fine: [
      [
        [-190, -128],
        [190, -128],
      ],
    ],
    accent: [
      ...ring,
      ...fill,
      [
        [-190, -128],
        [-60, -128],
      ],
    ],
  };
}
