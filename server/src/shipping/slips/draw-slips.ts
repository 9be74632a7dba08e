import { buffer } from 'node:stream/consumers';
import { code128 } from '@spindle/sdk/domain/picking/code128';
import type { PackingSlip } from '@spindle/sdk/domain/shipping/packing-slip';
import {
  heightOf,
  openPdf,
  QUIET,
  rule,
  write,
  type DocumentFacts,
  type Pdf,
  type TextStyle,
} from '../../invoices/pdf/page.ts';

type Structure = ReturnType<Pdf['struct']>;

/** Four by six inches in points, like labels, so one printer can print both. */
const [WIDTH, HEIGHT, MARGIN] = [288, 432, 18];
const INNER = WIDTH - 2 * MARGIN;
const BOX = 11;
const COUNT = 30;
const BARS = { height: 30, module: 1.4 };

interface Slips {
  file: Buffer;
  /** Number of pages of each slip. */
  pages: number[];
}

/** Draws packing slips into one file. Each slip begins on a new page. */
export async function drawSlips(
  slips: readonly PackingSlip[],
  facts: Omit<DocumentFacts, 'size'>,
): Promise<Slips> {
  const pdf = openPdf({ ...facts, size: [WIDTH, HEIGHT] });
  const file = buffer(pdf);
  const whole = pdf.struct('Document', { title: facts.title });
  pdf.addStructure(whole);
  const pages = slips.map((slip) => {
    const before = pdf.bufferedPageRange().count;
    drawSlip(pdf, whole, slip);
    return pdf.bufferedPageRange().count - before;
  });
  whole.end();
  pdf.end();
  return { file: await file, pages };
}

function drawSlip(pdf: Pdf, whole: Structure, slip: PackingSlip): void {
  const say = (text: string, y: number, style: TextStyle = {}, x = MARGIN): number => {
    const full = { width: INNER, ...style };
    whole.add(pdf.struct('P', {}, () => write(pdf, text, { x, y }, full)));
    return y + heightOf(pdf, text, full) + 2;
  };
  pdf.addPage();
  say(slip.from, MARGIN, { size: 11, bold: true, width: INNER * 0.6 });
  say(slip.heading, MARGIN, { size: 11, align: 'right' });
  drawBars(pdf, slip.code, MARGIN + 22);
  let y = say(slip.order, MARGIN + 22 + BARS.height + 6, { size: 14, bold: true });
  y = say(slip.facts, y, { color: QUIET }) + 6;
  for (const line of slip.to) y = say(line, y, { size: 10 });
  y += 6;
  rule(pdf, y, { x: MARGIN, width: INNER });
  for (const { title, note, quantity } of slip.lines) {
    const text = { width: INNER - BOX - COUNT - 12 };
    const height = heightOf(pdf, title, text) + heightOf(pdf, note, text) + 2;
    if (y + height + 12 > HEIGHT - MARGIN - 16) {
      pdf.addPage();
      y = say(`${slip.order}, continued`, MARGIN, { size: 11, bold: true }) + 4;
      rule(pdf, y, { x: MARGIN, width: INNER });
    }
    y += 6;
    drawBox(pdf, y);
    say(`${quantity} ×`, y, { bold: true, align: 'right', width: COUNT }, MARGIN + BOX);
    const beside = MARGIN + BOX + COUNT + 8;
    const below = say(title, y, text, beside);
    say(note, below, { ...text, color: QUIET }, beside);
    y += height + 6;
    rule(pdf, y, { x: MARGIN, width: INNER });
  }
  say(slip.total, y + 6, { bold: true });
}

/** Screen readers skip the bars because the order number is printed below. */
function drawBars(pdf: Pdf, text: string, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  let x = MARGIN;
  for (const [at, width] of code128(text).entries()) {
    if (at % 2 === 0) pdf.rect(x, y, width * BARS.module, BARS.height);
    x += width * BARS.module;
  }
  pdf.fill('#000');
  pdf.endMarkedContent();
}

/** A box for the packer to check. */
function drawBox(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(MARGIN, y, BOX, BOX).lineWidth(0.8).stroke('#000');
  pdf.endMarkedContent();
}
