import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { drawPart, type PartJob } from './draw-part.ts';
import { joinParts } from './join-parts.ts';

const facts = { title: 'Labels', author: 'Chips & Coolant', created: new Date(0) };

const parcel = (order: string): PartJob['parcels'][number] => ({
  slip: {
    from: 'Chips & Coolant',
    heading: 'Packing slip',
    code: 'ABC',
    order,
    facts: 'Standard',
    to: ['Ada Park'],
    lines: [{ title: 'Collet', note: 'ER20', quantity: 2 }],
    total: '2 pieces',
  },
  papers: [],
});

const orders = ['Order 1', 'Order 2', 'Order 3', 'Order 4', 'Order 5', 'Order 6'];

/** Builds a file from parts of two orders each and records what was drawn. */
function file(drawn: string[]) {
  // oxlint-disable-next-line typescript/require-await
  async function* parts() {
    for (let at = 0; at < orders.length; at += 2) yield orders.slice(at, at + 2);
  }
  return joinParts(parts(), (some, place) => {
    drawn.push(...some);
    return drawPart({ ...facts, ...place, parcels: some.map(parcel) });
  });
}

it('draws a part only when it is read, so that only one is in memory', async () => {
  const drawn: string[] = [];
  const pages = file(drawn);
  await pages.next();
  expect(drawn).toEqual(orders.slice(0, 2));
  await pages.next();
  expect(drawn).toEqual(orders.slice(0, 2));
  await pages.next();
  expect(drawn).toEqual(orders.slice(0, 4));
});

it('is one file with a correct table, in which every page is accessible', async () => {
  const bytes = await buffer(file([]));
  const text = bytes.toString('latin1');
  const table = text.slice(Number(text.match(/startxref\n(\d+)/)?.[1])).split('\n');
  expect(table[0]).toBe('xref');
  for (const [number, entry] of table.slice(2, table.indexOf('trailer')).entries()) {
    const [offset, , kind] = entry.split(' ');
    if (kind === 'n') expect(text.slice(Number(offset))).toMatch(new RegExp(`^${number} 0 obj\n`));
  }
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  expect(pdf.numPages).toBe(orders.length);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Labels', Author: 'Chips & Coolant', Language: 'en-US' });
  for (const [at, order] of orders.entries()) {
    const page = await pdf.getPage(at + 1);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    expect(JSON.stringify(items)).toContain(order);
    const heard = JSON.stringify(await page.getStructTree());
    // the slip's nine lines, whose marked content refers to this page
    expect(heard.match(/"role":"P"/g)).toHaveLength(9);
    expect(heard).toContain(`"id":"p${page.ref?.num}R_mc0"`);
  }
});
