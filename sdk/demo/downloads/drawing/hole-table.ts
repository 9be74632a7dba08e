import type { Hole } from '../plans/plan.ts';
import { line, type Mark, type Point } from './mark.ts';

export interface HoleGroup {
  /** `A` for the first kind of hole. */
  tag: string;
  /** The hole that is labeled with the tag. */
  first: Hole;
  holes: readonly Hole[];
}

const ROW = 4.6;
const TABS = [0, 10, 46];
/** Additional positions are only in the DXF file. */
const VISIBLE_COUNT = 12;

/** Groups holes of the same size and purpose under one letter, in the part's order. */
export function tagsOf(holes: readonly Hole[]): HoleGroup[] {
  const kinds = Map.groupBy(holes, ({ diameter, note }) => `${diameter} ${note ?? ''}`);
  return [...kinds.values()].flatMap((alike, index) => {
    const [first] = alike;
    return first === undefined
      ? []
      : [{ tag: String.fromCharCode(65 + index), first, holes: alike }];
  });
}

/** Draws a table of what each letter means and where its first holes are. */
export function holeTable(tags: readonly HoleGroup[], [x, y]: Point): Mark[] {
  if (tags.length === 0) return [];
  const rows = tags.flatMap(({ tag, first, holes }) => [
    { cells: [tag, `${holes.length} × ø ${first.diameter}`, first.note ?? 'through'], bold: true },
    ...holes.slice(0, VISIBLE_COUNT).map((hole) => ({
      cells: ['', `x ${hole.x}`, `y ${hole.y}`],
      bold: false,
    })),
    ...(holes.length > VISIBLE_COUNT
      ? [{ cells: ['', `and ${holes.length - VISIBLE_COUNT} more`, 'see DXF'], bold: false }]
      : []),
  ]);
  return [
    { kind: 'text', at: [x, y], size: 3.6, text: 'Holes', bold: true },
    ...rows.slice(0, 44).flatMap(({ cells, bold }, index): Mark[] => {
      const at = y + 6 + index * ROW;
      return [
        ...(bold ? [line([x, at - 3.6], [x + 112, at - 3.6], 0.13)] : []),
        ...cells.map((text, column): Mark => {
          return { kind: 'text', at: [x + (TABS[column] ?? 0), at], size: 3, text, bold };
        }),
      ];
    }),
  ];
}
