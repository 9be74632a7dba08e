import { expect, it } from 'vitest';
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

const idOf = ({ catalogId, catalogItemId }: Key) => `${catalogId}/${catalogItemId}`;

export function bulkOfItemsConforms(shop: () => ConformingShop): void {
  const desk = bulkDesk(shop);
  const builder = storeBuilder(shop);

  async function recordOf(item: Key) {
    const record = (await builder.items(item.catalogId)).find(
      ({ catalogItemId }) => catalogItemId === item.catalogItemId,
    );
    if (!record) throw new Error(`There is no item ${idOf(item)}.`);
    return record;
  }

  async function putOnSale({ catalogId, catalogItemId }: Key, salePrice: string) {
    const saleStarts = shop().now().toISOString();
    const saleEnds = new Date(shop().now().getTime() + 86_400_000).toISOString();
    await replyOf(
      (await builder.staff()).PUT('/api/admin/items/{catalogId}/{catalogItemId}/sale', {
        params: { path: { catalogId, catalogItemId } },
        body: { salePrice, saleStarts, saleEnds },
        ...asJson,
      }),
    );
  }

  it('hides items and shows them, once for each', async () => {
    const [displayed, hidden] = [
      await makeItem(shop()),
      await makeItem(shop(), { enabled: false }),
    ];
    const ids = [displayed, hidden].map(idOf);
    expect(await desk.preview({ action: 'disable', ids })).toMatchObject({
      results: [
        { id: ids[0], Status: 'SUCCESS', Reason: 'Customers will no longer see this item.' },
        { id: ids[1], Status: 'SUCCESS', Reason: 'Already hidden.' },
      ],
    });
    expect(await recordOf(displayed)).toMatchObject({ enabled: true, version: displayed.version });
    const { results } = await desk.finished(await desk.start({ action: 'disable', ids }));
    expect(results.map(({ Reason }) => Reason)).toEqual(ids.map(() => 'Hidden from customers.'));
    expect(await recordOf(displayed)).toMatchObject({
      enabled: false,
      version: displayed.version + 1,
    });
    expect(await recordOf(hidden)).toMatchObject({ enabled: false, version: hidden.version });
    await desk.finished(await desk.start({ action: 'enable', ids }));
    for (const item of [displayed, hidden])
      expect(await recordOf(item)).toMatchObject({ enabled: true });
  });

  it('changes prices by percent, by an amount, or to a value', async () => {
    const [cheap, expensive] = [
      await makeItem(shop(), { price: '10.05' }),
      await makeItem(shop(), { price: '200' }),
    ];
    const ids = [cheap, expensive].map(idOf);
    for (const [input, texts, prices] of [
      [{ percent: -10 }, ['$10.05 → $9.05', '$200.00 → $180.00'], [9.05, 180]],
      [{ difference: 95 }, ['$9.05 → $10.00', '$180.00 → $180.95'], [10, 180.95]],
      [{ price: '10' }, ['Stays at $10.00.', '$180.95 → $10.00'], [10, 10]],
    ] as const) {
      const request = { action: 'prices' as const, ids, input };
      const results = ids.map((id, at) => ({ id, Status: 'SUCCESS', Reason: texts[at] }));
      const named = results.map((one) => ({ ...one, title: expect.any(String) }));
      expect((await desk.preview(request)).results).toEqual(named);
      expect(await desk.finished(await desk.start(request))).toMatchObject({ results });
      const now = await Promise.all(
        [cheap, expensive].map(async (item) => (await recordOf(item)).price),
      );
      expect(now).toEqual(prices);
    }
  });

  it('undoes its changes, except what was changed since', async () => {
    const [one, other] = [
      await makeItem(shop(), { price: '10.05' }),
      await makeItem(shop(), { price: '200' }),
    ];
    const hidden = await makeItem(shop(), { enabled: false });
    const ids = [one, other, hidden].map(idOf);
    const raised = await desk.start({ action: 'prices', ids, input: { percent: 10 } });
    await desk.finished(raised);
    const hiding = await desk.start({ action: 'disable', ids });
    await desk.finished(hiding);

    const show = { action: 'enable' as const, ids, input: { undo: hiding } };
    expect((await desk.preview(show)).results.map(({ code }) => code)).toEqual([
      undefined,
      undefined,
      'NOTHING_TO_UNDO',
    ]);
    await desk.finished(await desk.start({ ...show, ids: ids.slice(0, 1) }));
    expect(await recordOf(one)).toMatchObject({ enabled: true, price: 11.06 });
    expect(await recordOf(other)).toMatchObject({ enabled: false });

    // Both items were hidden in the meantime, so both changed after their prices did.
    const lower = { action: 'prices' as const, ids, input: { undo: raised } };
    expect(await rejectionOf(desk.ask(lower))).toMatchObject({
      code: 'CANNOT_BE_DONE',
      body: { results: [{ code: 'CHANGED_MEANWHILE' }, { code: 'CHANGED_MEANWHILE' }] },
    });
    const again = await desk.start({
      action: 'prices',
      ids: [ids[1] ?? ''],
      input: { price: '5' },
    });
    await desk.finished(again);
    const back = { action: 'prices' as const, ids: [ids[1] ?? ''], input: { undo: again } };
    expect((await desk.preview(back)).results).toMatchObject([{ Reason: '$5.00 → $220.00' }]);
    await desk.finished(await desk.start(back));
    expect(await recordOf(other)).toMatchObject({ price: 220 });
    expect((await desk.preview({ ...back, action: 'enable' })).results).toMatchObject([
      { code: 'NOTHING_TO_UNDO' },
    ]);
  });

  it('changes no price to zero, or below the sale price', async () => {
    const [cheap, onSale] = [
      await makeItem(shop(), { price: '1' }),
      await makeItem(shop(), { price: '50' }),
    ];
    await putOnSale(onSale, '49.50');
    const ids = [cheap, onSale].map(idOf);
    const request = { action: 'prices' as const, ids, input: { difference: -100 } };
    const results = [
      {
        id: ids[0],
        code: 'PRICE_OUT_OF_RANGE',
        Reason: 'The new price would be $0.00. Prices must be from $0.01 to $9,999,999.99.',
      },
      { id: ids[1], code: 'SALE_NOT_BELOW_PRICE' },
    ];
    expect(await desk.preview(request)).toMatchObject({ results });
    expect(await rejectionOf(desk.ask(request))).toMatchObject({
      status: 409,
      code: 'CANNOT_BE_DONE',
      body: { results },
    });
    expect(await recordOf(cheap)).toMatchObject({ price: 1 });
  });

  it('publishes product and price of each item, except subscriptions', async () => {
    const item = await makeItem(shop(), { published: false });
    const subscription = await makeItem(shop(), { published: false, subscription: true });
    const ids = [item, subscription].map(idOf);
    expect(await desk.preview({ action: 'publish', ids })).toMatchObject({
      results: [{ Status: 'SUCCESS' }, { code: 'SOLD_BY_SUBSCRIPTION' }],
    });
    const request = { action: 'publish' as const, ids: [idOf(item)] };
    for (let again = 0; again < 2; again += 1) {
      const { results } = await desk.finished(await desk.start(request));
      expect(results).toMatchObject([
        { Reason: `The price was successfully published for ${item.title}.` },
      ]);
    }
    expect(await builder.publication(item)).toMatchObject({ Reason: 'Published.', OutOfStep: [] });
  });

  it("rejects an item with another's id, and an invalid price", async () => {
    const id = idOf(await makeItem(shop()));
    const ids = [id, 'nothing', `${id}/more`, `${id}-other`];
    const { results } = await desk.preview({ action: 'enable', ids });
    expect(results.map(({ code }) => code)).toEqual([
      undefined,
      ...ids.slice(1).map(() => 'NOT_FOUND'),
    ]);
    for (const [action, input, path] of [
      ['prices', {}, 'input.price'],
      ['prices', { price: '5', percent: 5 }, 'input.percent'],
      ['prices', { add: ['word'] }, 'input.add'],
      ['enable', { percent: 5 }, 'input.percent'],
    ] as const) {
      const rejection = await rejectionOf(
        desk.ask({ action, ids: [id], input: structuredClone<object>(input) }),
      );
      expect(rejection).toMatchObject({ status: 400, body: { Errors: [{ path }] } });
    }
  });
}
