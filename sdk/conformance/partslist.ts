import { expect, it } from 'vitest';
import { MAX_LINES } from '../domain/partslist/parts-list.ts';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { components } from '../src/schema.d.ts';
import { defineConformance } from './define-conformance.ts';
import { makeItem } from './makers/make-item.ts';
import { rejectionOf } from './makers/rejection.ts';
import { storeBuilder } from './makers/store-builder.ts';

type Entry = components['schemas']['PartsListEntry'];

export const partslistConformance = defineConformance(['partslist'], (shop) => {
  const keep = (items: Entry[], title?: string) => {
    const body = { items, ...(title !== undefined && { title }) };
    return replyOf(
      shop()
        .visitor()
        .POST('/api/partslist', { body, ...asJson }),
    );
  };
  const open = (id: string) =>
    replyOf(
      shop()
        .visitor()
        .GET('/api/partslist/{id}', { params: { path: { id } } }),
    );
  const entry = (
    { catalogId, catalogItemId }: { catalogId: string; catalogItemId: string },
    quantity = 1,
  ): Entry => ({ catalogId, catalogItemId, quantity });

  it('is stored without an account, and opened by anyone with its URL', async () => {
    const spindle = await makeItem(shop(), { title: 'Spindle', inventory: 4 });
    const collet = await makeItem(shop(), { title: 'Collet', price: '9.95' });
    const { id, url } = await keep([entry(collet, 12), entry(spindle)], '  Small mill ');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(url).toMatch(new RegExp(`^https?://.+/ui/build/${id}$`));
    expect(await open(id)).toMatchObject({
      id,
      url,
      title: 'Small mill',
      lines: [
        { ...entry(collet, 12), item: { title: 'Collet', price: 9.95 } },
        { ...entry(spindle), item: { title: 'Spindle', price: 389.95, inventory: 4 } },
      ],
    });
  });

  it('shows current items and prices', async () => {
    const item = await makeItem(shop(), { title: 'Spindle', price: '389.95' });
    const { id } = await keep([entry(item)]);
    await storeBuilder(shop).saveItem(item, { title: 'Better spindle', price: '400.00' });
    expect(await open(id)).toMatchObject({
      title: null,
      lines: [{ item: { title: 'Better spindle', price: 400 } }],
    });
  });

  it('shows nothing about an item that is no longer visible', async () => {
    const [hidden, gone] = [await makeItem(shop()), await makeItem(shop())];
    const { id } = await keep([entry(hidden, 3), entry(gone)]);
    await storeBuilder(shop).saveItem(hidden, { enabled: false });
    await storeBuilder(shop).deleteItem(gone);
    expect((await open(id)).lines).toEqual([
      { ...entry(hidden, 3), item: null },
      { ...entry(gone), item: null },
    ]);
  });

  it('has a new URL each time', async () => {
    const item = await makeItem(shop());
    const [one, other] = [await keep([entry(item)]), await keep([entry(item)])];
    expect(one.id).not.toBe(other.id);
  });

  it("omits details that fill an item's own page", async () => {
    const item = await makeItem(shop(), {
      attributes: [
        { attributeId: 'text', type: 'HTML', value: '<p>Much</p>' },
        { attributeId: 'weight', type: 'WEIGHT', value: '24' },
      ],
    });
    const { id } = await keep([entry(item)]);
    const [line] = (await open(id)).lines;
    expect(line?.item?.attributes.map(({ attributeId }) => attributeId)).toEqual(['weight']);
  });

  it('rejects hidden items and duplicates', async () => {
    const [displayed, hidden] = [
      await makeItem(shop()),
      await makeItem(shop(), { enabled: false, published: false }),
    ];
    const nowhere = { catalogId: 'no-such', catalogItemId: 'item', quantity: 1 };
    const rejection = await rejectionOf(
      keep([entry(displayed), entry(hidden), nowhere, entry(displayed, 2)]),
    );
    expect(rejection).toMatchObject({
      status: 400,
      errors: [
        { path: 'items.1', message: "isn't an item in the shop" },
        { path: 'items.2', message: "isn't an item in the shop" },
        { path: 'items.3', message: 'is in the list twice' },
      ],
    });
  });

  it.each<[string, (item: Entry) => { items: Entry[]; title?: string }]>([
    ['items', () => ({ items: [] })],
    ['items', (item) => ({ items: Array.from({ length: MAX_LINES + 1 }, () => item) })],
    ['items.0.quantity', (item) => ({ items: [{ ...item, quantity: 0 }] })],
    ['items.0.catalogId', (item) => ({ items: [{ ...item, catalogId: 'Not a slug' }] })],
    ['title', (item) => ({ items: [item], title: 'm'.repeat(81) })],
    ['title', (item) => ({ items: [item], title: 'Mill\u202Elist' })],
  ])('is rejected if %s is invalid', async (path, body) => {
    const { items, title } = body(entry(await makeItem(shop())));
    expect(await rejectionOf(keep(items, title))).toMatchObject({
      status: 400,
      errors: [{ path }],
    });
  });

  it('is not found under another id', async () => {
    const rejection = await rejectionOf(open('0'.repeat(32)));
    expect(rejection).toMatchObject({ status: 404, message: 'Parts list not found.' });
  });
});
