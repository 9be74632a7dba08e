/** From the sheet's upper left corner, in millimeters on paper. */
export type Point = readonly [x: number, y: number];

export type Mark =
  | { kind: 'line'; points: readonly Point[]; weight: number; dashed?: boolean }
  | { kind: 'circle'; at: Point; radius: number; weight: number }
  | {
      kind: 'text';
      at: Point;
      /** Height of a line. `at` is on the baseline. */
      size: number;
      text: string;
      align?: 'start' | 'middle' | 'end';
      bold?: boolean;
      /** Rotated to be read from the right. */
      upright?: boolean;
    };

export interface Sheet {
  title: string;
  width: number;
  height: number;
  marks: readonly Mark[];
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  weight: number,
): Mark {
  const points: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  return { kind: 'line', points, weight };
}

export function line(from: Point, to: Point, weight = 0.18): Mark {
  return { kind: 'line', points: [from, to], weight };
}
