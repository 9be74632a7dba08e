import { expect, it } from 'vitest';
import { asJson, type ShopClient } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { components } from '../src/schema.d.ts';
import { defineConformance } from './define-conformance.ts';
import { bulkEditsConform } from './bulk-edits.ts';
import { bulkOfItemsConforms } from './bulk-of-items.ts';
import { bulkTagsConform } from './bulk-tags.ts';
import { administratorOf } from './makers/administrator.ts';
import { bulkDesk } from './makers/bulk-desk.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo, staffOrder, type OrderKey } from './makers/sale.ts';

type Action = components['schemas']['BulkAction'];

const NOBODYS = '00000000-0000-4000-8000-000000000000';

export const bulkConformance = defineConformance(['bulk'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;

  async function sale(state?: 'PICKED'): Promise<OrderKey> {
    const { key } = await makeSale(shop());
    if (state) await moveTo(await staff(), key, state);
    return key;
  }

  const idsOf = (keys: readonly OrderKey[]) => keys.map(({ orderId }) => orderId);

  const { ask, start, read, cancel, finished, ...desk } = bulkDesk(shop);
  const preview = (action: Action, ids: string[]) => desk.preview({ action, ids });

  it('picks many orders like a picker, after a preview', async () => {
    const waiting = await sale();
    const keys = [waiting, await sale(), await sale()];
    const ids = idsOf(keys);
    expect(await preview('pick', ids)).toEqual({
      results: ids.map((id) => ({
        id,
        Status: 'SUCCESS',
        Reason: 'Ready to be marked as picked.',
      })),
    });
    expect((await staffOrder(await staff(), waiting)).orderState).toBe('PENDING');
    const id = await start({ action: 'pick', ids });
    expect(await finished(id)).toEqual({
      id,
      action: 'pick',
      state: 'done',
      total: 3,
      done: 3,
      results: ids.map((one) => ({
        id: one,
        Status: 'SUCCESS',
        Reason: 'This Order Has Been Picked',
      })),
    });
    const { email } = await administratorOf(shop());
    for (const key of keys) {
      const { orderState, timeline } = await staffOrder(await staff(), key);
      expect(orderState).toBe('PICKED');
      expect(timeline.at(-1)).toMatchObject({ actor: email, from: 'PENDING', why: 'Picked' });
    }
  });

  it("changes nothing if one can't be processed, and says which", async () => {
    const [waiting, gone] = [await sale(), await sale()];
    await moveTo(await staff(), gone, 'CANCELLED');
    const ids = [...idsOf([waiting, gone]), NOBODYS, 'no order'];
    const missing = { Status: 'ERROR', code: 'NOT_FOUND', Reason: 'Order not found.' };
    const rejected = [
      { id: gone.orderId, Status: 'ERROR', code: 'ORDER_CANCELLED' },
      { id: NOBODYS, ...missing },
      { id: 'no order', ...missing },
    ];
    const { results } = await preview('pick', ids);
    expect(results).toMatchObject([{ id: waiting.orderId, Status: 'SUCCESS' }, ...rejected]);
    const rejection = await rejectionOf(ask({ action: 'pick', ids }));
    expect(rejection).toMatchObject({
      status: 409,
      code: 'CANNOT_BE_DONE',
      message:
        "3 of 4 records can't be processed, so nothing was changed. Remove those records and try again.",
      body: { results: rejected },
    });
    expect((await staffOrder(await staff(), waiting)).orderState).toBe('PENDING');
  });

  it('buys many labels at the price that was shown', async () => {
    const keys = [await sale('PICKED'), await sale('PICKED')];
    const ids = idsOf(keys);
    const { results, totalCents } = await preview('labels', ids);
    for (const { Reason } of results) expect(Reason).toMatch(/^USPS .+ for \$\d+\.\d\d\.$/);
    expect(totalCents).toBe(results.reduce((sum, { cents = 0 }) => sum + cents, 0));
    expect(totalCents).toBeGreaterThan(0);
    const id = await start({ action: 'labels', ids, mostCents: totalCents ?? 0 });
    const { results: done } = await finished(id);
    expect(done.map(({ cents }) => cents)).toEqual(results.map(({ cents }) => cents));
    for (const key of keys) {
      const order = await staffOrder(await staff(), key);
      expect(order.orderState).toBe('SHIPPED');
      expect(done).toContainEqual({
        id: key.orderId,
        Status: 'SUCCESS',
        Reason: `Label bought. Tracking number ${order.trackingNumber}.`,
        cents: expect.any(Number),
      });
    }
  });

  it('buys labels until the next would exceed the spending limit', async () => {
    const last = await sale('PICKED');
    const ids = idsOf([await sale('PICKED'), await sale('PICKED'), last]);
    const { results } = await preview('labels', ids);
    const [first, second] = results;
    const maxCents = (first?.cents ?? 0) + (second?.cents ?? 0) - 1;
    const { results: done } = await finished(
      await start({ action: 'labels', ids, mostCents: maxCents }),
    );
    const reached = {
      Status: 'ERROR',
      code: 'LIMIT_REACHED',
      Reason: 'Not bought: this label would exceed your spending limit.',
    };
    expect(done).toMatchObject([
      { id: ids[0], Status: 'SUCCESS' },
      { id: ids[1], ...reached },
      { id: ids[2], ...reached },
    ]);
    expect((await staffOrder(await staff(), last)).orderState).toBe('PICKED');
  });

  const pagesOf = async (id: string, by?: ShopClient) =>
    (by ?? (await staff())).GET('/api/admin/bulk/{id}/print', {
      params: { path: { id } },
      parseAs: 'blob',
    });

  it('prints labels and packing slips as one PDF, only the slip for orders without a label', async () => {
    const [shipped, waiting] = [await sale('PICKED'), await sale()];
    await finished(await start({ action: 'labels', ids: idsOf([shipped]) }));
    const ids = idsOf([waiting, shipped]);
    const results = [
      { id: ids[0], Status: 'SUCCESS', Reason: 'Packing slip only: no label yet.' },
      { id: ids[1], Status: 'SUCCESS', Reason: 'Label and packing slip.' },
    ];
    expect(await preview('print', ids)).toEqual({ results });
    const id = await start({ action: 'print', ids });
    expect(await finished(id)).toEqual({
      id,
      action: 'print',
      state: 'done',
      total: 2,
      done: 2,
      results,
    });
    for (const attempt of ['the first', 'another']) {
      const { data, response } = await pagesOf(id);
      expect(response.headers.get('Content-Type'), attempt).toBe('application/pdf');
      expect(response.headers.get('Content-Disposition'), attempt).toContain('.pdf');
      expect((await data?.text())?.slice(0, 5), attempt).toBe('%PDF-');
    }
    const picker = await shop().signedIn('warehouse');
    expect((await pagesOf(id, picker.shop)).response.status).toBe(403);
    expect((await staffOrder(await staff(), waiting)).orderState).toBe('PENDING');

    await moveTo(await staff(), waiting, 'CANCELLED');
    expect((await read(id)).results).toMatchObject([
      { id: ids[0], Status: 'ERROR', code: 'ORDER_CANCELLED' },
      results[1],
    ]);
    expect((await pagesOf(id)).response.status).toBe(200);
    const body = { orderId: shipped.orderId };
    await replyOf((await staff()).POST('/api/orderManager/void/label', { body, ...asJson }));
    expect((await read(id)).results[1]).toMatchObject({
      Status: 'SUCCESS',
      Reason: 'Packing slip only: no label yet.',
    });
  });

  it('prints nothing for an order that is not shipped', async () => {
    const gone = await sale();
    await moveTo(await staff(), gone, 'CANCELLED');
    const ids = idsOf([gone]);
    const rejected = [{ id: gone.orderId, Status: 'ERROR', code: 'ORDER_CANCELLED' }];
    expect((await preview('print', ids)).results).toMatchObject(rejected);
    expect(await rejectionOf(ask({ action: 'print', ids }))).toMatchObject({
      status: 409,
      body: { results: rejected },
    });
  });

  it('has no pages before it has finished, if nothing was printed, or if it is not a print job', async () => {
    const one = await sale();
    const ids = idsOf([one]);
    const picked = await start({ action: 'pick', ids });
    await finished(picked);
    for (const id of [picked, NOBODYS, 'nothing']) {
      expect(await rejectionOf(replyOf(pagesOf(id)))).toMatchObject({ status: 404 });
    }
    const printing = await start({ action: 'print', ids });
    const early = await pagesOf(printing);
    // the real shop may have been faster
    expect([200, 409]).toContain(early.response.status);
    if (early.error) expect(early.error).toMatchObject({ code: 'BULK_RUNNING' });
    const gone = await sale();
    const hopeless = await start({ action: 'print', ids: idsOf([gone]) });
    await cancel(hopeless);
    const none = await pagesOf(hopeless);
    // the record in progress is finished
    if (none.response.ok) return;
    expect(none.response.status).toBe(409);
    expect(none.error).toMatchObject({
      code: 'NOTHING_TO_PRINT',
      Reason:
        "There's nothing to print because every order failed. Select the orders and try again.",
    });
  });

  it('can be stopped while it runs, but not afterward', async () => {
    const id = await start({ action: 'pick', ids: idsOf([await sale()]) });
    await finished(id);
    expect(await cancel(id)).toMatchObject({ Status: 'ERROR', code: 'BULK_OVER' });
    const keys = [await sale(), await sale()];
    const running = await start({ action: 'pick', ids: idsOf(keys) });
    const reply = await cancel(running);
    // the real shop may have been faster
    if (reply.Status === 'ERROR') return expect(reply.code).toBe('BULK_OVER');
    expect(reply.Reason).toBe(
      'Stopping before the next record. Completed records stay as they are.',
    );
    expect(await cancel(running)).toEqual(reply);
    expect(await read(running)).toMatchObject({ state: 'cancelled', total: 2 });
  });

  it('rejects duplicate records, none, or more than a thousand', async () => {
    const ids = Array.from({ length: 1001 }, (_, at) => `order-${at}`);
    for (const wrong of [[], ['one', 'one'], ids]) {
      expect(await rejectionOf(ask({ action: 'pick', ids: wrong }))).toMatchObject({ status: 400 });
    }
  });

  it('is not found by anyone else', async () => {
    for (const id of [NOBODYS, 'nothing']) {
      expect(await rejectionOf(read(id))).toMatchObject({ status: 404 });
      expect(await rejectionOf(cancel(id))).toMatchObject({ status: 404 });
    }
  });

  it('buys labels only with fresh proof', async () => {
    const { orderId } = await sale('PICKED');
    const someone = await shop().signedIn('extended');
    shop().advance(11);
    const ids = [orderId];
    expect(await rejectionOf(ask({ action: 'labels', ids }, someone.shop))).toMatchObject({
      status: 403,
      code: 'FRESH_PROOF_NEEDED',
    });
    expect(await ask({ action: 'labels', ids, preview: true }, someone.shop)).toMatchObject({
      results: [{ Status: 'SUCCESS' }],
    });
  });

  it('is for administrators', async () => {
    const picker = await shop().signedIn('warehouse');
    expect(await rejectionOf(ask({ action: 'pick', ids: ['any'] }, picker.shop))).toMatchObject({
      status: 403,
    });
  });

  bulkOfItemsConforms(shop);
  bulkEditsConform(shop);
  bulkTagsConform(shop);
});
