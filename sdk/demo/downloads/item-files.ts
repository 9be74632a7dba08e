import { pdfPage } from '../pdf-page.ts';
import type { DemoItem } from '../catalogs/types.ts';
import { stepBlock } from './step-block.ts';

/** The built-in fonts of a PDF have only Latin letters. */
const plain = (text: string) => text.replaceAll(/[–—]/g, '-').replaceAll('Ω', 'ohm');

/** Outer dimensions of items with a model, in millimeters. */
const envelopes: Readonly<Record<string, readonly [number, number, number]>> = {
  'er20-2k2w-water': [80, 80, 213],
  'drive-dm542': [118, 75, 34],
  'vfd-2k2w-220v': [118, 150, 175],
  'fixture-plate-300': [300, 200, 18],
  'nema23-3n0': [57, 57, 112],
};

/** Breaks a text into lines of at most 74 characters, between words. */
const linesOf = (text: string) => text.match(/\S.{0,73}(?=\s|$)/g) ?? [];

/** Draws an item's data sheet, on US letter paper, as a PDF file. */
function dataSheet({ title, description, externalId, attributes }: DemoItem): string {
  const page = pdfPage(612, 792, plain(title));
  page.text(54, 72, 20, plain(title), 'bold');
  page.text(54, 94, 11, `Data sheet${externalId === null ? '' : ` - ${externalId}`}`);
  page.box(54, 104, 504, 1);
  let y = 128;
  for (const line of linesOf(plain(description))) {
    page.text(54, y, 11, line);
    y += 16;
  }
  y += 12;
  for (const { type, attributeId, value } of attributes) {
    if (type !== 'SPEC') continue;
    page.text(54, y, 11, plain(attributeId));
    page.text(240, y, 11, plain(value), 'bold');
    page.box(54, y + 6, 504, 0.5);
    y += 22;
  }
  return page.file();
}

/** Returns the file of a demo item's `FILE` attribute: its data sheet, or its outer dimensions. */
export function itemFile(item: DemoItem, name: string): { type: string; text: string } {
  const size = envelopes[item.catalogItemId];
  return name.endsWith('.step') && size !== undefined
    ? { type: 'model/step', text: stepBlock(item.catalogItemId, size) }
    : { type: 'application/pdf', text: dataSheet(item) };
}
