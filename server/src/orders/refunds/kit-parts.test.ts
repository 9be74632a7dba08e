import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { declared, makeItem } from '../../../test/factories/catalog.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { sendJson } from '../../picking/packing/fixtures/packing-table.ts';
import { stockOf } from '../../../test/stock.ts';
import { reconcileStock } from '../../inventory/reconcile-stock.ts';
import { clickBuy } from '../../shipping/fixtures/picked-order.ts';
import { sell } from '../staff/fixtures/sold-order.ts';

let shop: TestShop;
let staff: OrderManager;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/refunds', { status: 'succeeded' }));

/** Sells two kits of four bolts of four ounces and a nut of ten. */
async function sellKits() {
  const weighing = (ounces: number) => [
    ...declared,
    { attributeId: 'weight', type: 'WEIGHT' as const, value: String(ounces) },
  ];
  const bolt = await makeItem(shop, { title: 'Bolt', onHand: 10, attributes: weighing(4) });
  const nut = await makeItem(shop, { title: 'Nut', onHand: 10, attributes: weighing(10) });
  const contains = ({ catalogId, itemId }: typeof bolt, description: string) => ({
    attributeId: itemId,
    type: 'COMPONENT' as const,
    value: `${catalogId}/${itemId}`,
    description,
  });
  const kit = await makeItem(shop, {
    kit: true,
    onHand: 0,
    title: 'Bolt set',
    attributes: [contains(bolt, 'contains 4: one per corner'), contains(nut, 'contains')],
  });
  const sale = await sell(shop, staff, { item: kit, quantity: 2 });
  const key = { catalogId: kit.catalogId, catalogItemId: kit.itemId };
  const refund = (units: readonly { of: typeof bolt; quantity: number }[], restock = true) =>
    staff.refund(sale.order, {
      lines: [
        {
          ...key,
          quantity: 0,
          parts: units.map(({ of, quantity }) => ({
            catalogId: of.catalogId,
            catalogItemId: of.itemId,
            quantity,
          })),
        },
      ],
      restock,
    });
  const shelf = async () => [(await stockOf(shop, bolt)).onHand, (await stockOf(shop, nut)).onHand];
  return { ...sale, bolt, nut, refund, shelf };
}

const packing = async (orderId: string) => (await staff.get(`/api/admin/packing/${orderId}`)).body;

const pack = (orderId: string, code: string) =>
  staff.send('POST', `/api/admin/packing/${orderId}`, {
    body: JSON.stringify({ scanId: crypto.randomUUID(), code }),
    headers: { 'Content-Type': 'application/json' },
  });

describe("refunded parts of an unshipped order's kits", () => {
  it('return to the shelf, and are neither packed nor weighed nor declared', async () => {
    const { order, bolt, nut, refund, shelf } = await sellKits();
    const { orderId } = order;
    expect(await shelf()).toEqual([2, 8]);
    await staff.edit(order, 'PICKED');
    await pack(orderId, bolt.itemId);
    await refund([{ of: bolt, quantity: 3 }]);
    expect(await shelf()).toEqual([5, 8]);
    expect(await packing(orderId)).toMatchObject({
      packing: {
        lines: [
          { title: 'Bolt', quantity: 5, packed: 0 },
          { title: 'Nut', quantity: 2, packed: 0 },
        ],
      },
    });
    await refund([{ of: bolt, quantity: 1 }], false);
    expect(await shelf()).toEqual([5, 8]);
    for (const code of [...Array<string>(4).fill(bolt.itemId), nut.itemId]) {
      expect((await pack(orderId, code)).body).toMatchObject({ Status: 'SUCCESS' });
    }
    expect((await pack(orderId, bolt.itemId)).body).toMatchObject({ code: 'ONE_TOO_MANY' });
    expect((await pack(orderId, nut.itemId)).body).toMatchObject({
      Reason: 'Everything is packed. You can buy the label.',
    });
    const rates = await sendJson(staff, '/api/orderManager/rates', { orderId });
    expect(rates.body).toMatchObject({ parcel: { ounces: 36 } });
    expect(await reconcileStock(shop, { repair: false })).toEqual([]);
  });

  it('are owed again and taken off the shelf if their refund fails', async () => {
    await shop.control('/stripe/control/refunds', { status: 'failed' });
    const { order, bolt, refund, shelf } = await sellKits();
    await staff.edit(order, 'PICKED');
    await refund([{ of: bolt, quantity: 3 }]);
    await eventually(async () => {
      expect(await packing(order.orderId)).toMatchObject({
        packing: { lines: [{ quantity: 8 }, { quantity: 2 }] },
      });
    });
    expect(await shelf()).toEqual([2, 8]);
    expect(await staff.refresh(order)).toMatchObject({
      alert: null,
      money: { lines: [{ parts: [{ unitsRefunded: 0 }, { unitsRefunded: 0 }] }] },
    });
  });

  it('stop the parcel once they are all of it, and nothing returns to the shelf twice', async () => {
    const { order, bolt, nut, item, shopper, refund, shelf } = await sellKits();
    await staff.edit(order, 'PICKED');
    await refund([{ of: bolt, quantity: 2 }]);
    const { orderId } = order;
    const picked = {
      orderId,
      customerId: order.customerId ?? '',
      item,
      email: shopper.account.email,
    };
    expect(await clickBuy(staff, picked)).toMatchObject({ Status: 'SUCCESS' });
    await refund([
      { of: bolt, quantity: 6 },
      { of: nut, quantity: 2 },
    ]);
    await eventually(async () =>
      expect(await staff.refresh(order)).toMatchObject({ orderState: 'CANCELLED' }),
    );
    expect(await shelf()).toEqual([10, 10]);
    const { money } = await staff.refresh(order);
    expect(money?.lines).toMatchObject([{ left: 0, unitsRefunded: 2 }]);
  });

  it('refund no more than was sold, whoever asks at the same time', async () => {
    const { order, bolt, refund, shelf } = await sellKits();
    const replies = await Promise.all([1, 2, 3].map(() => refund([{ of: bolt, quantity: 5 }])));
    expect(replies.filter(({ Status }) => Status === 'SUCCESS')).toHaveLength(1);
    expect(await shelf()).toEqual([7, 8]);
    expect((await staff.refresh(order)).refunds).toHaveLength(1);
  });
});
