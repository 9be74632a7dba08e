import type { Plan } from '../plans/plan.ts';
import { line, rectangle, type Mark } from './mark.ts';

/** A3 landscape, in millimeters. */
export const PAPER = { width: 420, height: 297 };

const MARGIN = 10;

export function frame(): Mark[] {
  return [rectangle(MARGIN, MARGIN, PAPER.width - 2 * MARGIN, PAPER.height - 2 * MARGIN, 0.5)];
}

interface TitleBlock {
  plan: Plan;
  title: string;
  facts: readonly string[];
  number: number;
  of: number;
}

/** Draws the title block at the lower right: sheet, plan, scale and other details. */
export function titleBlock({ plan, title, facts, number, of }: TitleBlock): Mark[] {
  const [x, y, width, height] = [230, 249, 180, 38];
  const label = (text: string, at: number, row: number): Mark => ({
    kind: 'text',
    at: [at, row],
    size: 2.4,
    text,
  });
  return [
    rectangle(x, y, width, height, 0.5),
    line([x, y + 20], [x + width, y + 20], 0.25),
    line([x + 130, y], [x + 130, y + height], 0.25),
    label('Spindle Plans Pack', x + 4, y + 5),
    { kind: 'text', at: [x + 4, y + 14], size: 6, text: title, bold: true },
    label('Plan', x + 4, y + 24.5),
    {
      kind: 'text',
      at: [x + 4, y + 31],
      size: 4,
      text: `${plan.title}, revision ${plan.revision}`,
    },
    label('Dimensions in mm. Break edges 0.3. ISO 2768-m.', x + 4, y + 35.5),
    ...facts.map((text, row): Mark => ({
      kind: 'text',
      at: [x + 134, y + 6 + row * 5.5],
      size: 3.4,
      text,
    })),
    label('Sheet', x + 134, y + 24.5),
    { kind: 'text', at: [x + 134, y + 32], size: 5, text: `${number} of ${of}`, bold: true },
  ];
}
