import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../../test/factories/order.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { newId } from '../../database/base.ts';
import { query } from '../../database/query.ts';
import { clickBuy, pickedOrder } from '../../shipping/fixtures/picked-order.ts';
import { firstCode, packingPath, resultOf, scanUnit, sendJson } from './fixtures/packing-table.ts';

let shop: TestShop;
let staff: SignedIn;
let kim: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  [staff, kim] = await Promise.all([signInAs(shop, 'extended'), signInAs(shop, 'warehouse')]);
});
afterAll(() => shop.close());

const readPacking = (orderId: string) => resultOf(kim.get(packingPath(orderId)));
async function madeOrder(options: Omit<Parameters<typeof makeOrder>[1], 'userId'> = {}) {
  return makeOrder(shop, { userId: newId(), orderState: 'PICKED', ...options });
}

describe('two people packing one order', () => {
  it('count each unit once, even for repeated requests, and never too many', async () => {
    const orderId = await madeOrder({ lines: [{ quantity: 6 }, { itemId: 'collet' }] });
    const scans = Array.from({ length: 8 }, () => randomUUID());
    const sent = scans.flatMap((scanId, at) =>
      [at % 2 === 0 ? kim : staff, staff, kim].map((packer) =>
        resultOf(scanUnit(packer, orderId, 'er20-water-2200', scanId)),
      ),
    );
    const results = await Promise.all(sent);
    const surplus = results.filter(({ code }) => code === 'ONE_TOO_MANY');
    expect(surplus).toHaveLength(6);
    const { packing } = await readPacking(orderId);
    expect(packing).toMatchObject({ state: 'begun', lines: [{ packed: 6 }, { packed: 0 }] });
    expect(await resultOf(scanUnit(kim, orderId, 'COLLET'))).toMatchObject({
      packing: { state: 'complete' },
    });
    const units = await query(
      shop.orm.em.fork(),
      `select l.item_id as item, array_agg(u.unit order by u.unit) as units
         from packed_units u join order_lines l on l.id = u.line_id
        where l.order_id = $1 group by 1 order by 1`,
      [orderId],
    );
    expect(units).toEqual([
      { item: 'collet', units: [1] },
      { item: 'er20-water-2200', units: [1, 2, 3, 4, 5, 6] },
    ]);
  });
});

describe('an incomplete packing', () => {
  it('prevents labels from being bought or priced, one at a time or in bulk', async () => {
    const order = await pickedOrder(shop);
    const { orderId } = order;
    const code = await firstCode(kim, orderId);
    await scanUnit(kim, orderId, code);
    const rejection = { Status: 'ERROR', code: 'NOT_PACKED' };
    expect(await clickBuy(staff, order)).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringMatching(/^This order isn't fully packed\./),
    });
    const rates = await sendJson(staff, '/api/orderManager/rates', { orderId });
    expect(rates.body).toMatchObject(rejection);
    const bulk = { action: 'labels', ids: [orderId], preview: true };
    expect((await sendJson(staff, '/api/admin/bulk', bulk)).body).toMatchObject({
      results: [rejection],
    });
    const print = { action: 'print', ids: [orderId], preview: true };
    expect((await sendJson(staff, '/api/admin/bulk', print)).body).toMatchObject({
      results: [{ Status: 'SUCCESS' }],
    });
    await scanUnit(kim, orderId, code);
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  });
});

it('a shop that requires packing buys no label for an unpacked order', async () => {
  const strict = await startShop({ beside: shop, env: { PACKING: 'required' } });
  try {
    const [admin, order] = [await signInAs(strict, 'extended'), await pickedOrder(strict)];
    expect(await resultOf(admin.get(packingPath(order.orderId)))).toMatchObject({
      packing: { state: 'none', required: true },
    });
    expect(await clickBuy(admin, order)).toMatchObject({
      Reason: expect.stringMatching(/^This order isn't packed yet\./),
    });
    const code = await firstCode(admin, order.orderId);
    for (const unit of [1, 2]) {
      const { packing } = await resultOf(scanUnit(admin, order.orderId, code));
      expect(packing?.lines).toMatchObject([{ packed: unit }]);
    }
    expect(await clickBuy(admin, order)).toMatchObject({ Status: 'SUCCESS' });
  } finally {
    await strict.close();
  }
});

describe('an order that cannot be packed', () => {
  it('an order that does not exist', async () => {
    const orderId = randomUUID();
    const calls = [kim.get(packingPath(orderId)), kim.get(packingPath('00000000'))];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect((await scanUnit(kim, orderId, 'er20')).status).toBe(404);
    expect((await kim.get(packingPath('0000000'))).status).toBe(400);
  });
});
