import { issued, sold } from '@spindle/sdk/domain/invoices/fixtures/charged';
import { writeInvoice } from '@spindle/sdk/domain/invoices/write-invoice';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { drawSlips } from '../../shipping/slips/draw-slips.ts';
import { drawInvoice } from './draw-invoice.ts';

const names = ['髙橋 太郎', '김민수', '臺灣張伟', 'Łukasz 张伟 김민수 Парк'];

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replaceAll(/\s/g, '');
}

it('prints East Asian names on invoices in the right fonts, with the same bytes each time', async () => {
  for (const name of names) {
    const person = { ...sold.customer, name };
    const draft = writeInvoice({ ...sold, customer: person, shipTo: person });
    const bytes = await drawInvoice(issued(draft, 'INV-1'));
    const text = await textOf(bytes);
    expect(text.split(name.replaceAll(' ', ''))).toHaveLength(3);
    // a font's first glyph is the placeholder box
    expect(text).not.toMatch(/[\0\uFFFD?]/);
    expect(bytes.length).toBeLessThan(150_000);
    if (name !== names.at(-1)) continue;
    expect(bytes.equals(await drawInvoice(issued(draft, 'INV-1')))).toBe(true);
  }
});

it('prints them on packing slips, with a question mark for characters that no font has', async () => {
  const slip = {
    from: 'Chips & Coolant',
    heading: 'Packing slip',
    code: 'ABC',
    order: 'Order 1',
    facts: 'Standard',
    to: ['株式会社田中 🪚', '東京都千代田区丸の内1-9-1'],
    lines: [{ title: '主軸 2.2 kW', note: 'ER20', quantity: 2 }],
    total: '2 pieces',
  };
  const facts = { title: 'Labels', author: 'Chips & Coolant', created: new Date(0) };
  const text = await textOf((await drawSlips([slip], facts)).file);
  for (const printed of ['株式会社田中?', '東京都千代田区丸の内1-9-1', '主軸2.2kW']) {
    expect(text).toContain(printed);
  }
});
