import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { eventually } from '../../test/eventually.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { boughtLabels, shipmentFault } from '../shipping/fixtures/bought-labels.ts';
import { pickedOrder, type PickedOrder } from '../shipping/fixtures/picked-order.ts';
import { clickVoid } from '../shipping/fixtures/void-label.ts';
import { memberOf } from '../../test/member-of.ts';
import {
  requestBulk,
  cancelBulk,
  editItems,
  finishedBulk,
  readBulk,
  startBulk,
} from './fixtures/bulk-calls.ts';
import { pruneBulks } from './prune-bulks.ts';
import { resumeBulks } from './resume-bulks.ts';
import { workOnBulk } from './work-on-bulk.ts';

let shop: TestShop;
let ada: SignedIn;
let kim: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  ada = await signInAs(shop, 'extended');
  kim = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function orders(count: number, orderState: 'PENDING' | 'PICKED'): Promise<PickedOrder[]> {
  const made: PickedOrder[] = [];
  for (let at = 0; at < count; at += 1) made.push(await pickedOrder(shop, { orderState }));
  return made;
}

const idsOf = (made: readonly PickedOrder[]) => made.map(({ orderId }) => orderId);

/** Simulates a process that died before it recorded the results. */
async function workUnnoted(id: string) {
  const em = shop.orm.em.fork();
  await query(em, `update bulks set state = 'running', finished_at = null where id = $1`, [id]);
  const waits = 'status = null, reason = null, code = null, cents = null, done_at = null';
  await query(em, `update bulk_records set ${waits} where bulk_id = $1`, [id]);
  await shop.services.jobs.sendNow(workOnBulk, { bulkId: id });
  return finishedBulk(ada, id);
}

it('picks each order once when two people start the same bulk, and records who picked it', async () => {
  const ids = idsOf(await orders(30, 'PENDING'));
  // prevents either bulk action from starting before both are accepted
  const started = await shop.orm.em.fork().transactional(async (holding) => {
    await query(holding, `select 1 from orders where id = any($1) for update`, [ids]);
    return Promise.all([ada, kim].map((staff) => startBulk(staff, { action: 'pick', ids })));
  });
  for (const id of started) {
    const { results } = await finishedBulk(ada, id);
    expect(results.map(({ Status }) => Status)).toEqual(ids.map(() => 'SUCCESS'));
  }
  const em = shop.orm.em.fork();
  const moves = await query(
    em,
    `select order_id from order_events where "to" = 'PICKED' and order_id = any($1)`,
    [ids],
  );
  expect(moves).toHaveLength(30);
  const notes = await query<{ actor_id: string }>(
    em,
    `select actor_id from audit_entries where action = 'picking.complete' and subject = any($1)`,
    [ids.map((id) => `order ${id}`)],
  );
  expect(notes).toHaveLength(30);
  for (const { actor_id } of notes) expect([ada.account.id, kim.account.id]).toContain(actor_id);
});

it('skips orders that someone else is picking', async () => {
  const [mine, theirs] = await orders(2, 'PENDING');
  if (!mine || !theirs) throw new Error('There are no orders.');
  const { orderId, customerId } = theirs;
  await kim.post('/api/admin/adminPicking/claim', { orderId, customerId });
  const reply = await requestBulk(ada, { action: 'pick', ids: idsOf([mine, theirs]) });
  expect(reply).toMatchObject({
    status: 409,
    body: {
      Reason:
        "1 of 2 records can't be processed, so nothing was changed. Remove those records and try again.",
      results: [{ id: orderId, code: 'HELD_BY_OTHER' }],
    },
  });
});

it('can be canceled between two labels', async () => {
  const made = await orders(3, 'PICKED');
  const ids = idsOf(made);
  await shipmentFault(shop, { path: '/buy', held: true });
  const id = await startBulk(ada, { action: 'labels', ids });
  await eventually(async () => expect(await shop.recorded('/control/faults')).toEqual([]));
  expect(await readBulk(ada, id)).toMatchObject({ state: 'running', total: 3, done: 0 });
  expect(await cancelBulk(kim, id)).toMatchObject({ status: 200, body: { Status: 'SUCCESS' } });
  await shop.control('/control/faults/release');
  await eventually(async () => expect((await readBulk(ada, id)).done).toBe(1));
  expect(await readBulk(ada, id)).toMatchObject({
    state: 'cancelled',
    results: [{ id: ids[0], Status: 'SUCCESS' }],
  });
  for (const one of made.slice(1)) expect(await boughtLabels(shop, one)).toEqual([]);
});

it('retries calls that the carrier did not answer', async () => {
  const made = await orders(2, 'PICKED');
  await shipmentFault(shop, { status: 503, times: 2 });
  const id = await startBulk(ada, { action: 'labels', ids: idsOf(made) });
  const { results } = await finishedBulk(ada, id);
  expect(results.map(({ Status }) => Status)).toEqual(['SUCCESS', 'SUCCESS']);
  for (const one of made) expect(await boughtLabels(shop, one)).toHaveLength(1);
});

it('reports why the carrier rejects a label, and continues', async () => {
  const nowhere = { line1: '1 Road', line2: null, city: 'Not A City', state: 'CA', country: 'US' };
  const shipping = { name: 'Ada Park', address: { ...nowhere, postal_code: '90277' } };
  const unknown = await pickedOrder(shop, { shipping });
  const known = await pickedOrder(shop);
  const ids = idsOf([unknown, known]);
  const { results } = await finishedBulk(ada, await startBulk(ada, { action: 'labels', ids }));
  expect(results).toMatchObject([
    {
      Status: 'ERROR',
      code: 'CARRIER_REFUSES',
      Reason: "We couldn't buy a label: Unable to buy postage: address not found.",
    },
    { Status: 'SUCCESS', cents: expect.any(Number) },
  ]);
});

it('changes a price once, even if the result was not recorded', async () => {
  const { catalogId, itemId } = await makeItem(shop, { priceCents: 1_000 });
  const ids = [`${catalogId}/${itemId}`];
  const em = shop.orm.em.fork();
  const id = await startBulk(ada, { action: 'prices', ids, input: { percent: 10 } });
  const again = () => workUnnoted(id);
  const done = { results: [{ id: ids[0], Status: 'SUCCESS', Reason: '$10.00 → $11.00' }] };
  expect(await finishedBulk(ada, id)).toMatchObject(done);
  expect(await again()).toMatchObject(done);
  const price = `select price_cents as cents from catalog_items where item_id = $1`;
  expect(await query(em, price, [itemId])).toEqual([{ cents: 1_100 }]);
  const notes = await query(em, 'select action from audit_entries where subject = $1', [
    `item ${ids[0]}`,
  ]);
  expect(notes).toEqual([{ action: 'catalog.change-price' }]);
  // a price changed by someone else stays
  await query(em, 'update catalog_items set price_cents = 1500 where item_id = $1', [itemId]);
  expect(await again()).toMatchObject({ results: [{ code: 'CHANGED_MEANWHILE' }] });
  expect(await query(em, price, [itemId])).toEqual([{ cents: 1_500 }]);
});

it('does not buy a label again that was voided before the purchase was recorded', async () => {
  const [order] = await orders(1, 'PICKED');
  if (!order) throw new Error('Nothing was picked.');
  const id = await startBulk(ada, { action: 'labels', ids: [order.orderId] });
  await finishedBulk(ada, id);
  await clickVoid(ada, order);
  expect(await workUnnoted(id)).toMatchObject({ results: [{ code: 'CHANGED_MEANWHILE' }] });
  expect(await boughtLabels(shop, order)).toHaveLength(1);
});

it('retries publishing when the payment provider did not answer', async () => {
  const { catalogId, itemId } = await makeItem(shop);
  const ids = [`${catalogId}/${itemId}`];
  await shop.control('/control/faults', { provider: 'stripe', status: 503, times: 4 });
  const id = await startBulk(ada, { action: 'publish', ids });
  expect(await finishedBulk(ada, id)).toMatchObject({ results: [{ Status: 'SUCCESS' }] });
  expect(await shop.recorded('/control/faults')).toEqual([]);
});

it('is deleted after ninety days', async () => {
  const id = await startBulk(ada, { action: 'pick', ids: idsOf(await orders(1, 'PENDING')) });
  await finishedBulk(ada, id);
  const later = (days: number) => new Date(shop.now().getTime() + days * 86_400_000);
  await pruneBulks(shop.services, later(89));
  expect((await ada.get(`/api/admin/bulk/${id}`)).status).toBe(200);
  await pruneBulks(shop.services, later(91));
  expect((await ada.get(`/api/admin/bulk/${id}`)).status).toBe(404);
});

it('resumes when the queue has given up its message', async () => {
  const ids = idsOf(await orders(2, 'PENDING'));
  const id = await startBulk(ada, { action: 'pick', ids });
  await finishedBulk(ada, id);
  const em = shop.orm.em.fork();
  await query(em, `update bulks set state = 'running', finished_at = null where id = $1`, [id]);
  await query(
    em,
    `update bulk_records set status = null, reason = null, code = null, done_at = null
      where bulk_id = $1 and position = 1`,
    [id],
  );
  await resumeBulks(shop.services);
  const { results } = await finishedBulk(ada, id);
  expect(results.map(({ Status }) => Status)).toEqual(['SUCCESS', 'SUCCESS']);
});

it('skips items that others changed before a scheduled edit, and reports it', async () => {
  const [saved, found] = [await makeItem(shop), await makeItem(shop)];
  const edits = [saved, found].map(({ catalogId, itemId: catalogItemId }) => ({
    catalogId,
    catalogItemId,
    listingOrderWeight: 77,
  }));
  const startsAt = new Date(shop.now().getTime() + 3_600_000).toISOString();
  const { body } = await editItems(ada, { edits, preview: false, startsAt });
  const id = memberOf({ body }, 'body', 'id');
  const em = shop.orm.em.fork();
  await query(em, `update catalog_items set listing_order_weight = 5 where item_id = $1`, [
    found.itemId,
  ]);
  await resumeBulks(shop.services);
  expect(await readBulk(ada, id)).toMatchObject({ state: 'scheduled', done: 0 });
  await query(em, `update bulks set starts_at = created_at where id = $1`, [id]);
  await resumeBulks(shop.services);
  const { results } = await finishedBulk(kim, id);
  expect(results).toMatchObject([
    { Status: 'SUCCESS' },
    {
      code: 'CHANGED_MEANWHILE',
      Reason: expect.stringContaining('Order is now 5, not '),
    },
  ]);
});
