import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeKillableShop, type KillableShop } from '../../test/killable-shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { letPass, shipmentFault } from '../shipping/fixtures/bought-labels.ts';
import { pickedOrder } from '../shipping/fixtures/picked-order.ts';
import { finishedBulk, startBulk } from './fixtures/bulk-calls.ts';

let shop: KillableShop;
beforeAll(async () => {
  shop = await makeKillableShop();
});
afterAll(() => shop.close());

const soldLabels = () =>
  shop.recorded<{ id: string; reference: string | null }>('/easypost/control/labels');

it('two people buy fifty labels while the carrier times out and a process dies: fifty labels', async () => {
  await shop.start();
  const [ada, kim] = [await signInAs(shop, 'extended'), await signInAs(shop, 'extended')];
  const ids: string[] = [];
  for (let made = 0; made < 50; made += 1) ids.push((await pickedOrder(shop)).orderId);

  // labels are sold, and nobody hears of it; then one is sold to a process that dies with it
  await shipmentFault(shop, { path: '/buy', afterEffect: true, times: 5 });
  await shipmentFault(shop, { path: '/buy', latencyMs: 0, times: 10 });
  await shipmentFault(shop, { path: '/buy', held: true, times: 2 });
  const bulks = await Promise.all(
    [ada, kim].map(async (staff) => startBulk(staff, { action: 'labels', ids })),
  );
  await eventually(async () => expect(await shop.recorded('/control/faults')).toEqual([]));
  await shop.kill();
  await shop.control('/control/faults/release');
  const before = await soldLabels();
  expect(before.length).toBeLessThan(50);

  await letPass(shop, 7);
  await shipmentFault(shop, { afterEffect: true, times: 3 });
  await shop.start();
  await shop.giveItsWorkAway();
  for (const id of bulks) {
    const { state, results } = await finishedBulk(ada, id, 120_000);
    expect(state).toBe('done');
    expect(results.filter(({ Status }) => Status !== 'SUCCESS')).toEqual([]);
    expect(results.map((one) => one.id)).toEqual(ids);
  }
  const sold = (await soldLabels()).map(({ reference }) => reference);
  expect(sold).toHaveLength(50);
  expect(new Set(sold)).toEqual(new Set(ids));
  const shipped = await query<{ orders: number }>(
    shop.orm.em.fork(),
    `select count(*)::int as orders from orders where order_state = 'SHIPPED' and label_cents > 0`,
  );
  expect(shipped).toEqual([{ orders: 50 }]);
  const noted = await query(
    shop.orm.em.fork(),
    `select subject from audit_entries where action = 'shipping.buy-label'`,
  );
  expect(noted).toHaveLength(50);
});
