import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeKillableShop, type KillableShop } from '../../test/killable-shop.ts';
import { mailsTo } from '../../test/mails.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { boughtLabels, letPass, shipmentFault } from './fixtures/bought-labels.ts';
import { fetchRates, buyAt } from './fixtures/label-rates.ts';
import { clickBuy, pickedOrder, readOrder, type PickedOrder } from './fixtures/picked-order.ts';
import { finishLabelsJob } from './jobs.ts';

let shop: KillableShop;
beforeAll(async () => {
  shop = await makeKillableShop();
});
afterAll(() => shop.close());

/** Kills the process after the most expensive label is sold and before it is recorded. */
async function dieBuying(): Promise<PickedOrder> {
  await shop.start();
  const staff = await signInAs(shop, 'extended');
  const order = await pickedOrder(shop);
  const { rates } = await fetchRates(staff, order);
  await letPass(shop, 1);
  await shipmentFault(shop, { held: true });
  const cut = buyAt(staff, order, rates.at(-1)).catch(() => 'no answer');
  await eventually(async () => expect(await boughtLabels(shop, order)).toHaveLength(1));
  await shop.kill();
  await shop.control('/control/faults/release');
  expect(await cut).toBe('no answer');
  expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED', labelUrl: null });
  return order;
}

async function expectOneLabel(order: PickedOrder): Promise<void> {
  const [label, ...others] = await boughtLabels(shop, order);
  expect(others).toEqual([]);
  expect(label?.selected_rate.service).toBe('Express');
  expect(await readOrder(shop, order)).toMatchObject({
    orderState: 'SHIPPED',
    trackingNumber: label?.tracking_code,
  });
  await eventually(async () => expect(await mailsTo(shop, order.email)).toHaveLength(1));
}

it('a click after a crash ships the order with the label already bought, whatever the limit', async () => {
  const order = await dieBuying();
  await shop.start();
  const staff = await signInAs(shop, 'extended');
  expect(await fetchRates(staff, order)).toMatchObject({ Status: 'ERROR', rates: [] });
  expect(await clickBuy(staff, order, { mostCents: '1' })).toMatchObject({ Status: 'SUCCESS' });
  await expectOneLabel(order);
  await shop.kill();
});

it('an order whose label was bought in a crash is shipped without a click', async () => {
  const order = await dieBuying();
  await query(
    shop.orm.em.fork(),
    `update orders set updated_at = updated_at - interval '2 minutes' where id = $1`,
    [order.orderId],
  );
  await shop.start();
  await shop.send(finishLabelsJob, {});
  await eventually(async () => {
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'SHIPPED' });
  });
  await expectOneLabel(order);
  await shop.kill();
});

it('a click after a crash between two labels does not buy the first again', async () => {
  await shop.start();
  let staff = await signInAs(shop, 'extended');
  const order = await pickedOrder(shop, { ounces: 900 });
  await shipmentFault(shop, { path: '/buy', latencyMs: 0, times: 1 });
  await shipmentFault(shop, { path: '/buy', held: true });
  const cut = clickBuy(staff, order).catch(() => 'no answer');
  await eventually(async () => expect(await boughtLabels(shop, order)).toHaveLength(2));
  await shop.kill();
  await shop.control('/control/faults/release');
  expect(await cut).toBe('no answer');
  expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED', labelUrl: null });

  await shop.start();
  staff = await signInAs(shop, 'extended');
  expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  const labels = await boughtLabels(shop, order);
  expect(labels).toHaveLength(2);
  expect(await readOrder(shop, order)).toMatchObject({ orderState: 'SHIPPED' });
  await eventually(async () => {
    const [mail] = await mailsTo(shop, order.email);
    for (const label of labels) expect(mail?.text).toContain(label.tracking_code);
  });
});
