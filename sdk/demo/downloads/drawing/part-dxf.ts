import type { Part } from '../plans/plan.ts';

/** A group code, its value, the next code, … */
type Groups = (string | number)[];

/**
 * Writes the outline and holes of a part as DXF (release 12, millimeters), which every CAM program
 * reads.
 */
export function partDxf({ width, height, holes }: Part): string {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const groups: Groups[] = [
    section('HEADER', [[9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, 4]]),
    section('TABLES', [
      [0, 'TABLE', 2, 'LAYER', 70, 2],
      layer('OUTLINE', 7),
      layer('HOLES', 5),
      [0, 'ENDTAB'],
    ]),
    section('ENTITIES', [
      [0, 'POLYLINE', 8, 'OUTLINE', 66, 1, 70, 1, 10, 0, 20, 0, 30, 0],
      ...corners.map(([x = 0, y = 0]) => [0, 'VERTEX', 8, 'OUTLINE', 10, x, 20, y, 30, 0]),
      [0, 'SEQEND', 8, 'OUTLINE'],
      ...holes.map(({ x, y, diameter }) => {
        return [0, 'CIRCLE', 8, 'HOLES', 10, x, 20, y, 30, 0, 40, diameter / 2];
      }),
    ]),
    [0, 'EOF'],
  ];
  return `${groups.flat().join('\r\n')}\r\n`;
}

function section(name: string, inside: Groups[]): Groups {
  return [0, 'SECTION', 2, name, ...inside.flat(), 0, 'ENDSEC'];
}

function layer(name: string, color: number): Groups {
  return [0, 'LAYER', 2, name, 70, 0, 62, color, 6, 'CONTINUOUS'];
}
