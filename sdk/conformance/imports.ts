import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { components } from '../src/schema.d.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { rejectionOf } from './makers/rejection.ts';

type Schemas = components['schemas'];

export const importsConformance = defineConformance(['imports'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;
  const at = (id: string) => ({ params: { path: { id } } });
  const read = async (id: string) =>
    replyOf((await staff()).GET('/api/admin/imports/{id}', at(id)));
  const apply = async (id: string, body: Schemas['ApplyImportInput'] = {}) =>
    replyOf((await staff()).POST('/api/admin/imports/{id}/apply', { ...at(id), body, ...asJson }));
  const undo = async (id: string) =>
    replyOf((await staff()).POST('/api/admin/imports/{id}/undo', at(id)));
  const map = async (id: string, mapping: Schemas['ImportMapping']) =>
    replyOf(
      (await staff()).PUT('/api/admin/imports/{id}', { ...at(id), body: { mapping }, ...asJson }),
    );

  async function settled(id: string) {
    for (let time = 0; time < 600; time += 1) {
      const found = await read(id);
      if (found.state !== 'reading' && found.state !== 'applying') return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The import takes too long.');
  }

  async function upload(file: string | Uint8Array<ArrayBuffer>, kind: Schemas['ImportKind']) {
    const body = { file: new File([file], 'export.csv', { type: 'text/csv' }), kind };
    const { id } = await replyOf((await staff()).POST('/api/admin/imports', { body }));
    return settled(id);
  }

  /** Returns a part number that nothing else has. */
  const newNumber = () => `P-${crypto.randomUUID().slice(0, 8)}`;
  const itemOf = async (partNumber: string) => {
    const query = { filter: JSON.stringify({ q: partNumber }) };
    return replyOf((await staff()).GET('/api/admin/items', { params: { query } }));
  };

  it('imports a product with options as a family, changes nothing when repeated, and undoes it', async () => {
    const number = newNumber();
    const file = [
      'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Tags',
      `${number},Rail ${number},Rails ${number},TRUE,Length,300 mm,${number}-3,4,29.95,x`,
      `${number},,,,,500 mm,${number}-5,2,39.95,`,
    ].join('\n');
    const review = await upload(file, 'items');
    expect(review).toMatchObject({
      state: 'review',
      format: 'shopify',
      encoding: 'UTF-8',
      ignored: ['Tags'],
      problems: [],
      counts: { rows: 2, create: 2 },
      rows: [
        { row: 2, name: `${number}-3`, effect: 'create', status: null },
        { row: 3, name: `${number}-5`, effect: 'create', status: null },
      ],
    });
    expect(await itemOf(number)).toEqual([]);
    const { id } = review;
    expect(await rejectionOf(undo(id))).toMatchObject({ status: 409, code: 'IMPORT_NOT_DONE' });
    await apply(id);
    await apply(id);
    expect(await settled(id)).toMatchObject({ state: 'done', counts: { done: 2, failed: 0 } });
    const made = await itemOf(number);
    expect(made.map(({ title, price, inventory }) => ({ title, price, inventory }))).toEqual(
      expect.arrayContaining([
        { title: `Rail ${number}, Length 300 mm`, price: 29.95, inventory: 4 },
        { title: `Rail ${number}, Length 500 mm`, price: 39.95, inventory: 2 },
      ]),
    );
    expect(made[0]?.family).toMatchObject({ title: `Rail ${number}`, count: 2 });
    expect(await upload(file, 'items')).toMatchObject({ counts: { same: 2, create: 0 }, rows: [] });
    await undo(id);
    await undo(id);
    expect(await settled(id)).toMatchObject({ counts: { undone: 2, kept: 0 } });
    expect(await itemOf(number)).toEqual([]);
    const { imports } = await replyOf((await staff()).GET('/api/admin/imports'));
    expect(imports.find((one) => one.id === id)).toMatchObject({ state: 'done', kind: 'items' });
  });

  it('reads an unknown table once its columns are mapped and its encoding is confirmed', async () => {
    const number = newNumber();
    const text = `Artikel;Bezeichnung;Netto\n${number};Fräser;12,50\n`;
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const { id, ...unknown } = await upload(bytes, 'items');
    expect(unknown).toMatchObject({
      format: 'table',
      encoding: 'Windows-1252',
      isMapped: false,
      samples: ['Fräser'],
      rows: [],
    });
    expect(await rejectionOf(apply(id))).toMatchObject({ status: 409, code: 'MAP_COLUMNS' });
    expect(await rejectionOf(map(id, [{ column: 'Preis', field: 'price' }]))).toMatchObject({
      status: 400,
      errors: [{ path: 'mapping.0' }],
    });
    await map(id, [
      { column: 'Artikel', field: 'partNumber' },
      { column: 'Bezeichnung', field: 'title' },
      { column: 'Netto', field: 'price' },
    ]);
    expect(await settled(id)).toMatchObject({ isMapped: true, counts: { create: 1 } });
    expect(await rejectionOf(apply(id))).toMatchObject({ code: 'CONFIRM_ENCODING' });
    await apply(id, { encoding: 'Windows-1252' });
    await settled(id);
    expect(await itemOf(number)).toMatchObject([{ title: 'Fräser', price: 12.5 }]);
    expect(await rejectionOf(map(id, [{ column: 'Artikel', field: 'partNumber' }]))).toMatchObject({
      status: 409,
      code: 'IMPORT_NOT_READY',
    });
  });

  it('names problems by row and column, and applies nothing then', async () => {
    const { id, ...file } = await upload(
      'from,to\n/a?b=1,/home\n/c,https://x.example',
      'redirects',
    );
    expect(file.problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'from'],
      [3, 'to'],
    ]);
    expect(await rejectionOf(apply(id))).toMatchObject({
      status: 409,
      code: 'IMPORT_HAS_PROBLEMS',
    });
    const lost = await upload('from,to\n/a\uFFFD,/home', 'redirects');
    expect(lost).toMatchObject({ state: 'failed', problems: [{ row: 2, column: 'from' }] });
    expect(await rejectionOf(apply(lost.id))).toMatchObject({ code: 'IMPORT_NOT_READY' });
  });

  it('imports redirects and customers, and can be undone within a day only', async () => {
    const path = `/old/${crypto.randomUUID()}`;
    const redirects = await upload(`from,to\n${path},/home`, 'redirects');
    await apply(redirects.id);
    await settled(redirects.id);
    const email = `${newNumber().toLowerCase()}@example.com`;
    const file = `email,firstName,lastName\n${email},Ada,Park`;
    const customers = await upload(file, 'customers');
    await apply(customers.id, { invite: true });
    expect(await settled(customers.id)).toMatchObject({ counts: { create: 1, done: 1 } });
    expect(await shop().mailsTo(email, 1)).toHaveLength(1);
    expect(await upload(file, 'customers')).toMatchObject({ counts: { same: 1 } });
    await undo(customers.id);
    expect(await settled(customers.id)).toMatchObject({ counts: { undone: 1 } });
    shop().advance(25 * 60);
    expect(await rejectionOf(undo(redirects.id))).toMatchObject({
      status: 409,
      code: 'UNDO_TOO_LATE',
    });
  });
});
