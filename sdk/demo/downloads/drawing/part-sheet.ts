import type { Hole, Part, Plan } from '../plans/plan.ts';
import { dimensionAcross, dimensionUp } from './dimensions.ts';
import { holeTable, tagsOf } from './hole-table.ts';
import { line, rectangle, type Mark, type Sheet } from './mark.ts';
import { frame, PAPER, titleBlock } from './title-block.ts';

const FIELD = { x: 45, y: 30, width: 235, height: 190 };
/** Part to paper: 1:1, 1:2, … */
const SCALES = [1, 2, 2.5, 5, 10, 20];

/** Draws a part on A3: outline and holes to scale, overall dimensions, a table of its holes. */
export function partSheet(plan: Plan, part: Part, place: { number: number; of: number }): Sheet {
  const scale =
    SCALES.find((one) => part.width / one <= FIELD.width && part.height / one <= FIELD.height) ??
    20;
  const width = part.width / scale;
  const height = part.height / scale;
  const left = FIELD.x + (FIELD.width - width) / 2;
  const low = FIELD.y + (FIELD.height + height) / 2;
  const at = (x: number, y: number) => [left + x / scale, low - y / scale] as const;
  const tags = tagsOf(part.holes);
  return {
    title: `${plan.title}: ${part.name}`,
    ...PAPER,
    marks: [
      ...frame(),
      rectangle(left, low - height, width, height, 0.5),
      ...part.holes.flatMap((hole) => drawHole(hole, at(hole.x, hole.y), scale)),
      ...tags.flatMap(({ tag, first }) =>
        drawTag(tag, at(first.x, first.y), first.diameter / scale),
      ),
      ...dimensionAcross([left, low + 16], width, String(part.width), low),
      ...dimensionUp([left - 16, low], height, String(part.height), left),
      ...origin(left, low),
      ...holeTable(tags, [292, 24]),
      ...titleBlock({
        plan,
        title: part.name,
        facts: [
          `${part.material}, ${part.thickness} mm`,
          `Quantity ${part.quantity}`,
          `Scale 1:${scale}`,
        ],
        ...place,
      }),
    ],
  };
}

function drawHole({ diameter }: Hole, [x, y]: readonly [number, number], scale: number): Mark[] {
  const radius = diameter / 2 / scale;
  const cross = Math.min(radius + 1.2, radius * 2.2);
  return [
    { kind: 'circle', at: [x, y], radius, weight: 0.35 },
    line([x - cross, y], [x + cross, y], 0.1),
    line([x, y - cross], [x, y + cross], 0.1),
  ];
}

function drawTag(tag: string, [x, y]: readonly [number, number], diameter: number): Mark[] {
  const reach = diameter / 2 + 2.4;
  return [
    line([x + diameter * 0.36, y - diameter * 0.36], [x + reach, y - reach], 0.13),
    { kind: 'text', at: [x + reach + 0.4, y - reach], size: 3.4, text: tag, bold: true },
  ];
}

/** Draws the origin from which the holes are measured. */
function origin(x: number, y: number): Mark[] {
  return [
    { kind: 'circle', at: [x, y], radius: 1.6, weight: 0.25 },
    { kind: 'text', at: [x - 2.4, y + 5], size: 2.8, text: '0,0', align: 'end' },
  ];
}
