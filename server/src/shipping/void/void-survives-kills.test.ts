import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { makeKillableShop, type KillableShop } from '../../../test/killable-shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { boughtLabels, letPass, shipmentFault } from '../fixtures/bought-labels.ts';
import { clickBuy, pickedOrder, readOrder } from '../fixtures/picked-order.ts';
import { clickVoid } from '../fixtures/void-label.ts';
import { checkVoidsJob } from '../jobs.ts';

let shop: KillableShop;
beforeAll(async () => {
  shop = await makeKillableShop();
});
afterAll(() => shop.close());

const fiveTimes = <Reply>(click: () => Promise<Reply>) =>
  Promise.all([1, 2, 3, 4, 5].map(() => click()));

it('a label voided and bought again during clicks, lost responses and a kill is never in use twice', async () => {
  await shop.start();
  let staff = await signInAs(shop, 'extended');
  const order = await pickedOrder(shop);
  await clickBuy(staff, order);
  const { trackingNumber } = await readOrder(shop, order);
  const first = trackingNumber ?? '';

  await shipmentFault(shop, { path: '/refund', held: true });
  const cut = clickVoid(staff, order, first).catch(() => 'no answer');
  await eventually(async () =>
    expect(await boughtLabels(shop, order)).toMatchObject([{ refund_status: 'submitted' }]),
  );
  await shop.kill();
  await shop.control('/control/faults/release');
  expect(await cut).toBe('no answer');
  expect(await readOrder(shop, order)).toMatchObject({ orderState: 'SHIPPED' });

  await query(shop.orm.em.fork(), `update order_labels set check_at = now() - interval '1 minute'`);
  await shop.start();
  await shop.send(checkVoidsJob, {});
  await eventually(async () =>
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED', shipmentId: null }),
  );

  staff = await signInAs(shop, 'extended');
  await letPass(shop, 1);
  await shipmentFault(shop, { path: '/buy', afterEffect: true });
  const clicks = await Promise.all([
    fiveTimes(() => clickBuy(staff, order)),
    fiveTimes(() => clickVoid(staff, order, first)),
  ]);
  expect(clicks.flat().some(({ Status }) => Status === 'SUCCESS')).toBe(true);
  expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  const labels = await boughtLabels(shop, order);
  expect(labels).toHaveLength(2);
  const [present, ...others] = labels.filter(({ refund_status: refund }) => refund === null);
  expect(others).toEqual([]);
  expect(await readOrder(shop, order)).toMatchObject({
    orderState: 'SHIPPED',
    trackingNumber: present?.tracking_code,
  });
});
