import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { mailsTo } from '../../../test/mails.ts';
import { asOrderManager, type OrderManager } from '../../../test/order-manager.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { stockOf } from '../../../test/stock.ts';
import { query } from '../../database/query.ts';
import { fetchRates } from '../../shipping/fixtures/label-rates.ts';
import { clickBuy } from '../../shipping/fixtures/picked-order.ts';
import { clickVoid } from '../../shipping/fixtures/void-label.ts';
import { sell, type Sale } from '../staff/fixtures/sold-order.ts';

let shop: TestShop;
let staff: OrderManager;
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
});
afterAll(() => shop.close());
afterEach(() => shop.control('/stripe/control/refunds', { status: 'succeeded' }));

const json = (path: string, input: object = {}) =>
  staff.send('POST', path, {
    body: JSON.stringify(input),
    headers: { 'Content-Type': 'application/json' },
  });

const unitsOf = ({ item }: Sale, quantity: number) => ({
  lines: [{ catalogId: item.catalogId, catalogItemId: item.itemId, quantity }],
});

const toPick = async ({ order }: Sale) => {
  const { body } = await staff.get('/api/admin/adminPicking');
  return Array.isArray(body)
    ? body.find((one: { orderId: string }) => one.orderId === order.orderId)
    : undefined;
};

const mailsAbout = async ({ shopper }: Sale, subject: string) => {
  const mails = await mailsTo(shop, shopper.account.email);
  return mails.filter((one) => one.subject.includes(subject));
};

const pickingForm = ({ order }: Sale) => ({
  orderId: order.orderId,
  customerId: order.customerId ?? '',
});

const buy = ({ order, item, shopper }: Sale, request: Record<string, string> = {}) =>
  clickBuy(
    staff,
    {
      orderId: order.orderId,
      customerId: order.customerId ?? '',
      item,
      email: shopper.account.email,
    },
    request,
  );

const becomes = ({ order }: Sale, orderState: string) =>
  eventually(async () => {
    const now = await staff.refresh(order);
    expect(now.orderState).toBe(orderState);
    return now;
  });

describe('units refunded before shipping', () => {
  it('are no longer picked, packed, weighed or shipped, and return to the shelf', async () => {
    const sale = await sell(shop, staff, { quantity: 5 });
    const { orderId } = sale.order;
    expect(await toPick(sale)).toMatchObject({ items: [{ quantity: 5 }] });
    await staff.refund(sale.order, unitsOf(sale, 2));
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 7 });
    expect(await toPick(sale)).toMatchObject({ items: [{ quantity: 3 }] });
    expect((await staff.refresh(sale.order)).items).toMatchObject([
      { quantity: 5, quantityOwed: 3 },
    ]);
    await staff.edit(sale.order, 'PICKED');
    const packing = await staff.get(`/api/admin/packing/${orderId}`);
    expect(packing.body).toMatchObject({ packing: { lines: [{ quantity: 3 }] } });
    const rates = await json('/api/orderManager/rates', { orderId });
    expect(rates.body).toMatchObject({ parcel: { ounces: 48 } });
    await staff.refund(sale.order, { ...unitsOf(sale, 1), restock: false });
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 7 });
    expect(await staff.edit(sale.order, 'SHIPPED')).toMatchObject({ Status: 'SUCCESS' });
    await eventually(async () => {
      const [mail] = await mailsAbout(sale, 'is on its way');
      expect(mail?.text).toMatch(/spindle +2$/m);
    });
    // This unit is already in the parcel.
    await staff.refund(sale.order, unitsOf(sale, 1));
    expect(await staff.openReturn(sale.order, unitsOf(sale, 2).lines)).toMatchObject({
      code: 'TOO_MANY_UNITS',
    });
    expect(await staff.openReturn(sale.order, unitsOf(sale, 1).lines)).toMatchObject({
      Status: 'SUCCESS',
    });
  });

  it.each([16, 900])(
    'are not in a parcel bought at an earlier price: units of %s ounces',
    async (ounces) => {
      const sale = await sell(shop, staff, { quantity: 2, ounces });
      await staff.edit(sale.order, 'PICKED');
      const [rate] = (await fetchRates(staff, sale.order)).rates;
      await staff.refund(sale.order, unitsOf(sale, 1));
      const rateId = rate?.rateId ?? '';
      expect(await buy(sale, { rateId })).toMatchObject({
        Reason: "We couldn't buy a label: This rate is no longer available. Check the rates again.",
      });
      expect(await buy(sale)).toMatchObject({ Status: 'SUCCESS' });
      expect((await staff.refresh(sale.order)).parcels).toMatchObject([{ weight: ounces }]);
    },
  );

  it('are owed again and taken off the shelf if their refund fails', async () => {
    await shop.control('/stripe/control/refunds', { status: 'failed' });
    const sale = await sell(shop, staff, { quantity: 5 });
    await staff.refund(sale.order, unitsOf(sale, 2));
    await eventually(async () => {
      expect(await toPick(sale)).toMatchObject({ items: [{ quantity: 5 }] });
    });
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 5 });
    expect((await staff.refresh(sale.order)).alert).toBeNull();
  });

  it('cancel the order if no others are left', async () => {
    const sale = await sell(shop, staff, { quantity: 2 });
    await staff.refund(sale.order, { ...unitsOf(sale, 2), shipping: true });
    const now = await staff.refresh(sale.order);
    expect(now).toMatchObject({ orderState: 'CANCELLED', allowedStates: [] });
    expect(now.timeline.map(({ why }) => why)).toContain('Fully refunded before shipping');
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 10 });
    expect(await toPick(sale)).toBeUndefined();
  });
});

describe("a refund made in the provider's dashboard", () => {
  const refundByHand = ({ order }: Sale, amount?: number) =>
    shop.control('/stripe/control/refunds', {
      payment_intent: order.paymentIntentId,
      ...(amount && { amount }),
    });

  it('of the full amount cancels unshipped orders', async () => {
    const sale = await sell(shop, staff, { quantity: 2 });
    await refundByHand(sale);
    await becomes(sale, 'CANCELLED');
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 10 });
  });

  it('of a part holds the order until staff assign it to units', async () => {
    const sale = await sell(shop, staff, { quantity: 5 });
    await refundByHand(sale, Math.round(sale.order.total / 5));
    await eventually(async () => expect(await toPick(sale)).toBeUndefined());
    expect((await staff.summary()).unassignedRefunds).toBe(1);
    const save = await staff.post('/api/admin/adminPicking/save', pickingForm(sale));
    expect(save.body).toMatchObject({ status: 'ERROR', code: 'REFUND_UNASSIGNED' });
    const [refund] = (await staff.refresh(sale.order)).refunds;
    expect(refund).toMatchObject({ assigned: false });
    const path = `/api/admin/refunds/${refund?.refundId}/assign`;
    const { orderId } = sale.order;
    expect((await json(path, { orderId, ...unitsOf(sale, 6) })).body).toMatchObject({
      code: 'TOO_MANY_UNITS',
    });
    const choice = { orderId, ...unitsOf(sale, 1) };
    expect((await json(path, choice)).body).toMatchObject({ Status: 'SUCCESS' });
    expect((await json(path, choice)).body).toMatchObject({ code: 'REFUND_ASSIGNED' });
    expect(await toPick(sale)).toMatchObject({ items: [{ quantity: 4 }] });
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 6 });
    const now = await staff.refresh(sale.order);
    expect(now.refunds).toMatchObject([{ assigned: true, amount: refund?.amount }]);
    expect((await staff.summary()).unassignedRefunds).toBe(0);
  });
});

it('a lost dispute blocks picking and refunds until staff acknowledge it on their start page', async () => {
  const sale = await sell(shop, staff);
  await shop.control('/stripe/control/disputes', { payment_intent: sale.order.paymentIntentId });
  const dispute = await eventually(async () => {
    const [one] = (await staff.refresh(sale.order)).disputes;
    expect(one).toBeDefined();
    return one;
  });
  const refund = () => staff.refund(sale.order, unitsOf(sale, 1));
  expect(await refund()).toMatchObject({ code: 'PAYMENT_DISPUTED' });
  expect(await sale.shopper.cancel(sale.order.orderId)).toMatchObject({
    code: 'PAYMENT_DISPUTED',
  });
  await shop.control(`/stripe/control/disputes/${dispute?.disputeId}`, { status: 'lost' });
  await eventually(async () => expect((await staff.summary()).lostDisputes).toBe(1));
  expect(await toPick(sale)).toBeUndefined();
  expect(await refund()).toMatchObject({ code: 'DISPUTE_LOST' });
  expect(await staff.edit(sale.order, 'PICKED')).toMatchObject({ code: 'DISPUTE_LOST' });
  const path = `/api/admin/orders/${sale.order.orderId}/acknowledge`;
  expect((await staff.post(path)).body).toMatchObject({ Status: 'SUCCESS' });
  expect((await staff.summary()).lostDisputes).toBe(0);
  expect(await toPick(sale)).toBeUndefined();
  const noted = await query(
    shop.orm.em.fork(),
    `select before from audit_entries where action = 'orders.acknowledge' and subject = $1`,
    [`order ${sale.order.orderId}`],
  );
  expect(noted).toHaveLength(1);
  expect((await staff.edit(sale.order, 'CANCELLED')).Reason).toContain('$0.00');
});

describe('a full refund', () => {
  it('of an order with a label voids the label, then cancels the order', async () => {
    const sale = await sell(shop, staff);
    await staff.edit(sale.order, 'PICKED');
    expect(await buy(sale)).toMatchObject({ Status: 'SUCCESS' });
    await staff.refund(sale.order, unitsOf(sale, 1));
    const now = await becomes(sale, 'CANCELLED');
    expect(now.labels).toMatchObject([{ state: 'VOID_REQUESTED' }]);
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 10 });
  });

  it('alerts staff if the carrier keeps the label', async () => {
    const sale = await sell(shop, staff);
    await staff.edit(sale.order, 'PICKED');
    await buy(sale);
    const { trackingNumber } = await staff.refresh(sale.order);
    await shop.control('/easypost/control/webhooks', { drop: 1 });
    await shop.control(`/easypost/control/trackers/${trackingNumber}`, { status: 'in_transit' });
    await staff.refund(sale.order, unitsOf(sale, 1));
    await eventually(async () => expect((await staff.summary()).alerts).toBe(1));
    const now = await staff.refresh(sale.order);
    expect(now.orderState).toBe('SHIPPED');
    expect(now.alert).toMatch(/^This order was fully refunded, but its parcel wasn't stopped/);
    await staff.post(`/api/admin/orders/${sale.order.orderId}/acknowledge`);
    expect((await staff.summary()).alerts).toBe(0);
  });

  it('of an order with a label for one of two parcels voids that label, then cancels the order', async () => {
    const sale = await sell(shop, staff, { quantity: 2, ounces: 900 });
    await staff.edit(sale.order, 'PICKED');
    expect(await buy(sale)).toMatchObject({ Status: 'SUCCESS' });
    const [, second] = (await staff.refresh(sale.order)).parcels;
    const { orderId } = sale.order;
    const number = second?.trackingNumber ?? '';
    expect(await clickVoid(staff, { orderId }, number)).toMatchObject({ Status: 'SUCCESS' });
    expect((await staff.refresh(sale.order)).parcels).toMatchObject([{ parcelId: '1' }]);
    await staff.refund(sale.order, unitsOf(sale, 2));
    const { labels } = await becomes(sale, 'CANCELLED');
    expect(labels.map(({ state }) => state)).toEqual(['VOID_REQUESTED', 'VOID_REQUESTED']);
    expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 10 });
  });

  it('and a simultaneous label purchase leave no label in use', async () => {
    const sales = await Promise.all([1, 2, 3].map(() => sell(shop, staff)));
    for (const sale of sales) await staff.edit(sale.order, 'PICKED');
    await Promise.all(
      sales.flatMap((sale) => [buy(sale), staff.refund(sale.order, unitsOf(sale, 1))]),
    );
    for (const sale of sales) {
      const { labels } = await becomes(sale, 'CANCELLED');
      expect(labels.filter(({ state }) => state === 'IN_USE')).toEqual([]);
      expect(await stockOf(shop, sale.item)).toMatchObject({ onHand: 10 });
    }
  });

  it('and a simultaneous pick leave nothing to ship', async () => {
    const sales = await Promise.all([1, 2, 3].map(() => sell(shop, staff)));
    await Promise.all(
      sales.flatMap((sale) => [
        staff.post('/api/admin/adminPicking/save', pickingForm(sale)),
        staff.refund(sale.order, unitsOf(sale, 1)),
      ]),
    );
    for (const sale of sales) {
      await becomes(sale, 'CANCELLED');
      expect(await buy(sale)).toMatchObject({ Reason: 'This order was canceled.' });
    }
  });
});
