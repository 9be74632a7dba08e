import type { InvoiceSheet } from '@spindle/sdk/domain/invoices/sheet';
import {
  INK,
  INNER_WIDTH,
  PAGE,
  QUIET,
  heightOf,
  rule,
  write,
  type Pdf,
  type TextStyle,
} from './page.ts';

type Structure = ReturnType<Pdf['struct']>;

const LEADING = 2;
const HALF = INNER_WIDTH / 2 - 12;
const LABEL_WIDTH = 62;

/** Draws the letterhead, heading and recipient. Returns the y position below them. */
export function drawHead(pdf: Pdf, whole: Structure, sheet: InvoiceSheet): number {
  const { seller, heading, facts, parties } = sheet;
  const left = PAGE.margin;
  const right = PAGE.margin + INNER_WIDTH / 2 + 12;

  const letterhead = { x: left, y: PAGE.margin };
  let y = paragraph(pdf, whole, {
    ...letterhead,
    text: seller.name,
    style: { size: 20, bold: true },
  });
  const quiet = { size: 8.5, color: QUIET, width: INNER_WIDTH * 0.66 };
  for (const text of seller.lines) y = paragraph(pdf, whole, { x: left, y, text, style: quiet });

  const title = { size: 20, align: 'right', width: HALF } as const;
  paragraph(pdf, whole, { x: right, y: PAGE.margin, text: heading, style: title, tag: 'H1' });

  y = Math.max(y, PAGE.margin + 62) + 12;
  rule(pdf, y, { color: INK });
  y += 16;

  const column = parties.length > 1 ? HALF / 2 : HALF;
  const partyEnds = parties.map(({ heading: of, lines }, at) => {
    const x = left + at * (column + 8);
    const head = { size: 8, color: QUIET, width: column - 4 };
    let below = paragraph(pdf, whole, { x, y, text: of, style: head, tag: 'H2' });
    for (const text of lines) {
      below = paragraph(pdf, whole, { x, y: below, text, style: { width: column - 4 } });
    }
    return below;
  });
  return Math.max(drawFacts(pdf, whole, { facts, x: right + 24, y }), ...partyEnds) + 22;
}

function drawFacts(
  pdf: Pdf,
  whole: Structure,
  { facts, x, y }: { facts: InvoiceSheet['facts']; x: number; y: number },
): number {
  const value = { width: PAGE.width - PAGE.margin - x - LABEL_WIDTH };
  let below = y;
  for (const fact of facts) {
    const label = { color: QUIET, width: LABEL_WIDTH };
    paragraph(pdf, whole, { x, y: below, text: fact.label, style: label });
    const beside = { x: x + LABEL_WIDTH, y: below };
    below = paragraph(pdf, whole, { ...beside, text: fact.value, style: value });
  }
  return below;
}

interface Paragraph {
  x: number;
  y: number;
  text: string;
  style: TextStyle;
  /** Accessibility tag that screen readers announce. */
  tag?: 'P' | 'H1' | 'H2';
}

/** Draws a paragraph. Returns the y position for the next one. */
export function paragraph(
  pdf: Pdf,
  whole: Structure,
  { x, y, text, style, tag }: Paragraph,
): number {
  whole.add(pdf.struct(tag ?? 'P', {}, () => write(pdf, text, { x, y }, style)));
  return y + heightOf(pdf, text, style) + LEADING;
}
