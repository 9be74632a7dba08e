import { expect, it } from 'vitest';
import type { BodyOf } from '../contract/operation-types.ts';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { ConformingShop } from './conforming-shop.ts';
import { bulkDesk } from './makers/bulk-desk.ts';
import { makeItem } from './makers/make-item.ts';
import { rejectionOf } from './makers/rejection.ts';
import { storeBuilder } from './makers/store-builder.ts';

interface Key {
  catalogId: string;
  catalogItemId: string;
}

const keyOf = ({ catalogId, catalogItemId }: Key) => ({ catalogId, catalogItemId });
const idOf = ({ catalogId, catalogItemId }: Key) => `${catalogId}/${catalogItemId}`;

export function bulkEditsConform(shop: () => ConformingShop): void {
  const desk = bulkDesk(shop);
  const builder = storeBuilder(shop);

  const send = async (body: Omit<BodyOf<'editItems'>, 'preview'> & { preview?: boolean }) =>
    replyOf(
      (await builder.staff()).POST('/api/admin/itemEdits', {
        body: { preview: false, ...body },
        ...asJson,
      }),
    );

  async function preview(edits: BodyOf<'editItems'>['edits']) {
    const reply = await send({ edits, preview: true });
    return 'results' in reply ? reply.results : [];
  }

  async function start(edits: BodyOf<'editItems'>['edits'], startsAt?: string, once?: string) {
    const reply = await send({ edits, ...(startsAt && { startsAt }), ...(once && { once }) });
    return 'id' in reply ? reply.id : '';
  }

  async function recordOf(item: Key) {
    const all = await builder.items(item.catalogId);
    return all.find(({ catalogItemId }) => catalogItemId === item.catalogItemId);
  }

  it('edits each item as requested, and previews the changes', async () => {
    const one = await makeItem(shop(), { price: '10.00', inventory: 4 });
    const { catalogId } = one;
    const two = await makeItem(shop(), { catalogId, title: 'Another', price: '20.00' });
    const saleStarts = shop().now().toISOString();
    const saleEnds = new Date(shop().now().getTime() + 86_400_000).toISOString();
    const edits = [
      {
        ...keyOf(one),
        version: one.version,
        price: '12.50',
        priceBreaks: [{ from: 10, price: 9.5 }],
        stock: -3,
        externalId: 'P-1',
      },
      { ...keyOf(two), price: '20', sale: { salePrice: '15', saleStarts, saleEnds } },
    ];
    expect(await preview(edits)).toMatchObject([
      {
        id: idOf(one),
        Status: 'SUCCESS',
        changes: [
          { field: 'price', from: '$10.00', to: '$12.50' },
          { field: 'priceBreaks', from: 'none', to: '10:9.50' },
          { field: 'externalId', from: 'none', to: 'P-1' },
          { field: 'stock', from: '4', to: '1' },
        ],
      },
      { id: idOf(two), Status: 'SUCCESS', changes: [{ field: 'sale', from: 'none' }] },
    ]);
    expect(await recordOf(one)).toMatchObject({ price: 10, version: one.version });
    const { state, results } = await desk.finished(await start(edits));
    expect([state, ...results.map(({ Status }) => Status)]).toEqual(['done', 'SUCCESS', 'SUCCESS']);
    expect(await recordOf(one)).toMatchObject({
      price: 12.5,
      priceBreaks: [{ from: 10, price: 9.5 }],
      inventory: 1,
      externalId: 'P-1',
    });
    expect(await recordOf(two)).toMatchObject({ price: 20, currentPrice: 15, salePrice: 15 });
    expect(await preview([{ ...keyOf(two), price: '20.00' }])).toMatchObject([{ changes: [] }]);
    // published prices are what customers pay, and the new price was published automatically
    const address = '/api/catbuilder/stripe/{catalogId}/{catalogItemId}';
    const publication = await replyOf(
      (await builder.staff()).GET(address, { params: { path: keyOf(one) } }),
    );
    expect(publication.Price?.unit_amount).toBe(1_250);
  });

  it('names the invalid field, and changes nothing if one edit is rejected', async () => {
    const one = await makeItem(shop(), { published: false, price: '10.00', inventory: 1 });
    const sale = {
      salePrice: '10',
      saleStarts: shop().now().toISOString(),
      saleEnds: new Date(shop().now().getTime() + 3_600_000).toISOString(),
    };
    const { catalogId } = one;
    const two = await makeItem(shop(), { published: false, catalogId, title: 'Another' });
    const three = { catalogId, catalogItemId: 'no-such-item' };
    const edits = [
      { ...keyOf(one), sale },
      { ...keyOf(two), version: two.version + 1, price: '9' },
      { ...three, price: '9' },
    ];
    expect(await preview(edits)).toMatchObject([
      { Status: 'ERROR', code: 'SALE_NOT_BELOW_PRICE', Errors: [{ path: 'sale' }] },
      { Status: 'ERROR', code: 'CHANGED_MEANWHILE' },
      { Status: 'ERROR', code: 'NOT_FOUND' },
    ]);
    expect(await preview([{ ...keyOf(one), stock: -2 }])).toMatchObject([
      { code: 'NOT_ENOUGH_UNITS', Errors: [{ path: 'stock' }] },
    ]);
    expect(await rejectionOf(send({ edits }))).toMatchObject({ status: 409 });
    const twice = await rejectionOf(send({ edits: [keyOf(one), keyOf(one)] }));
    expect(twice).toMatchObject({ status: 400, errors: [{ path: 'edits.1.catalogItemId' }] });
    expect(await rejectionOf(desk.ask({ action: 'edit', ids: [idOf(one)] }))).toMatchObject({
      status: 400,
      errors: [{ path: 'action' }],
    });
  });

  it("runs later unless it is canceled, and keeps other people's changes", async () => {
    const item = await makeItem(shop(), { published: false, price: '10.00' });
    const startsAt = new Date(shop().now().getTime() + 3_600_000).toISOString();
    const id = await start([{ ...keyOf(item), price: '9.00', listingOrderWeight: 7 }], startsAt);
    expect(await desk.read(id)).toMatchObject({ state: 'scheduled', startsAt, done: 0 });
    const listed = async () =>
      (await replyOf((await builder.staff()).GET('/api/admin/itemEdits'))).edits.find(
        (one) => one.id === id,
      );
    expect(await listed()).toMatchObject({ state: 'scheduled', startsAt, total: 1, refused: 0 });
    expect(await desk.cancel(id)).toMatchObject({ Status: 'SUCCESS' });
    expect(await listed()).toMatchObject({ state: 'cancelled' });
    expect(await recordOf(item)).toMatchObject({ price: 10, version: item.version });
  });

  it('runs once per key, whoever sends it', async () => {
    const item = await makeItem(shop(), { published: false, inventory: 2 });
    const edits = [{ ...keyOf(item), stock: 3 }];
    const once = `file-${item.catalogId}`;
    await desk.finished(await start(edits, undefined, once));
    const again = { status: 409, code: 'TAKEN_UP_BEFORE' };
    expect(await rejectionOf(send({ edits, once }))).toMatchObject(again);
    expect(await recordOf(item)).toMatchObject({ inventory: 5 });
    await desk.finished(await start(edits));
    expect(await recordOf(item)).toMatchObject({ inventory: 8 });
  });

  it('is undone as a whole, except for what others have changed since', async () => {
    const one = await makeItem(shop(), { published: false, price: '10.00', inventory: 4 });
    const { catalogId } = one;
    const two = await makeItem(shop(), { published: false, catalogId, title: 'Another' });
    const three = await makeItem(shop(), { published: false, catalogId, title: 'Left alone' });
    const saleStarts = shop().now().toISOString();
    const saleEnds = new Date(shop().now().getTime() + 86_400_000).toISOString();
    const sale = { salePrice: '9.00', saleStarts, saleEnds };
    await desk.finished(await start([{ ...keyOf(one), sale }]));
    const undo = await start([
      {
        ...keyOf(one),
        price: '12.50',
        sale: { ...sale, salePrice: '8.00' },
        stock: -3,
        externalId: 'P-1',
      },
      { ...keyOf(two), listingOrderWeight: 77 },
    ]);
    await desk.finished(undo);
    await desk.finished(await start([{ ...keyOf(two), listingOrderWeight: 78 }]));
    const back = [one, two, three].map(keyOf);
    const reply = await send({ edits: back, undo, preview: true });
    expect('results' in reply ? reply.results : []).toMatchObject([
      {
        Status: 'SUCCESS',
        changes: [
          { field: 'price', from: '$12.50', to: '$10.00' },
          { field: 'sale' },
          { field: 'externalId', from: 'P-1', to: 'none' },
          { field: 'stock', from: '1', to: '4' },
        ],
      },
      { Status: 'ERROR', code: 'CHANGED_MEANWHILE' },
      { Status: 'ERROR', code: 'NOTHING_TO_UNDO' },
    ]);
    expect(await rejectionOf(send({ edits: back, undo }))).toMatchObject({ status: 409 });
    const named = await rejectionOf(send({ edits: [{ ...keyOf(one), price: '1.00' }], undo }));
    expect(named).toMatchObject({ status: 400, errors: [{ path: 'edits.0.price' }] });
    const taken = await send({ edits: [keyOf(one)], undo });
    await desk.finished('id' in taken ? taken.id : '');
    expect(await recordOf(one)).toMatchObject({
      price: 10,
      salePrice: 9,
      inventory: 4,
      externalId: null,
    });
    expect(await recordOf(two)).toMatchObject({ listingOrderWeight: 78 });
  });
}
