import { line, type Mark, type Point } from './mark.ts';

const ARROW = 3;

/** Draws a dimension line below an object whose lower edge is at `bottom`. */
export function dimensionAcross(
  [x, y]: Point,
  length: number,
  text: string,
  bottom: number,
): Mark[] {
  const end = x + length;
  return [
    line([x, bottom + 1.5], [x, y + 2]),
    line([end, bottom + 1.5], [end, y + 2]),
    line([x, y], [end, y]),
    ...[
      [x, 1],
      [end, -1],
    ].map(([tip = 0, way = 1]) =>
      arrow([tip, y], [tip + way * ARROW, y - 0.6], [tip + way * ARROW, y + 0.6]),
    ),
    { kind: 'text', at: [x + length / 2, y - 1.2], size: 4, text, align: 'middle' },
  ];
}

/**
 * Draws a dimension line to the left of an object whose left edge is at `side`, from its lower end
 * upward.
 */
export function dimensionUp([x, y]: Point, length: number, text: string, side: number): Mark[] {
  const end = y - length;
  return [
    line([side - 1.5, y], [x - 2, y]),
    line([side - 1.5, end], [x - 2, end]),
    line([x, y], [x, end]),
    ...[
      [y, -1],
      [end, 1],
    ].map(([tip = 0, way = 1]) =>
      arrow([x, tip], [x - 0.6, tip + way * ARROW], [x + 0.6, tip + way * ARROW]),
    ),
    { kind: 'text', at: [x - 1.2, y - length / 2], size: 4, text, align: 'middle', upright: true },
  ];
}

function arrow(tip: Point, one: Point, other: Point): Mark {
  return { kind: 'line', points: [one, tip, other], weight: 0.25 };
}
