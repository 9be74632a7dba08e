import type { Plan } from '../plans/plan.ts';
import { line, type Mark, type Sheet } from './mark.ts';
import { frame, PAPER, titleBlock } from './title-block.ts';

/** Draws the first sheet: the plan's title, the parts to make and the parts to buy. */
export function listSheet(plan: Plan, of: number): Sheet {
  const made = plan.parts.map(({ name, material, thickness, width, height, quantity }, index) => [
    String(index + 2),
    name,
    String(quantity),
    `${width} × ${height} × ${thickness}`,
    material,
  ]);
  const bought = plan.bought.map(({ item, quantity, note }) => [
    '',
    item,
    String(quantity),
    note,
    '',
  ]);
  return {
    title: `${plan.title}: parts`,
    ...PAPER,
    marks: [
      ...frame(),
      { kind: 'text', at: [20, 30], size: 9, text: plan.title, bold: true },
      ...table(['Sheet', 'Part', 'Qty', 'Size', 'Material'], made, 46),
      ...table(['', 'Bought', 'Qty', 'Note', ''], bought, 62 + made.length * 7),
      ...titleBlock({ plan, title: 'Parts', facts: ['Not to scale'], number: 1, of }),
    ],
  };
}

const COLUMNS = [20, 40, 160, 180, 270];

function table(head: readonly string[], rows: readonly string[][], top: number): Mark[] {
  return [
    ...cells(head, top, true),
    line([20, top + 2.2], [400, top + 2.2], 0.35),
    ...rows.flatMap((row, index) => cells(row, top + 8 + index * 7, false)),
  ];
}

function cells(texts: readonly string[], y: number, bold: boolean): Mark[] {
  return texts.map((text, column) => ({
    kind: 'text',
    at: [COLUMNS[column] ?? 0, y],
    size: 4,
    text,
    bold,
  }));
}
