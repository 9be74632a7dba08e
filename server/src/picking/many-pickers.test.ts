import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOrder } from '../../test/factories/order.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { makePickers, type Picker } from '../../test/picker.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

/** Picks the oldest unclaimed order until none is left. Returns the ids of the picked orders. */
async function work(picker: Picker): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const [order] = await picker.list();
    if (order === undefined) return done;
    const claim = await picker.claim(order);
    if (claim.status === 'ERROR') continue;
    expect(await picker.save(order)).toMatchObject({ reason: 'This Order Has Been Picked' });
    done.push(order.orderId);
  }
}

it('twenty pickers pick sixty orders once each, including those that five of them abandoned', async () => {
  const userId = newId();
  const ids: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    ids.push(await makeOrder(shop, { userId, customerId: 'cus_Ada', lines: [{}] }));
  }
  const pickers = await makePickers(shop, 20);
  const leaving = pickers.slice(0, 5);
  const abandoned = await Promise.all(
    leaving.map(async (picker) => {
      for (;;) {
        const [order] = await picker.list();
        if (order !== undefined && (await picker.claim(order)).status === 'SUCCESS') {
          return order.orderId;
        }
      }
    }),
  );
  expect(new Set(abandoned).size).toBe(5);

  const first = (await Promise.all(pickers.slice(5).map(work))).flat();
  expect(first.toSorted()).toEqual(ids.filter((id) => !abandoned.includes(id)).toSorted());

  clock.advance(15);
  const second = (await Promise.all(pickers.map(work))).flat();
  expect(second.toSorted()).toEqual(abandoned.toSorted());

  const history = await query<{ id: string; state: string; steps: number }>(
    shop.orm.em.fork(),
    `select o.id, o.order_state as state, count(*)::int as steps
       from orders o join order_events e on e.order_id = o.id group by o.id`,
  );
  expect(history).toHaveLength(60);
  for (const { state, steps } of history)
    expect({ state, steps }).toEqual({ state: 'PICKED', steps: 1 });
}, 90_000);
