import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { mailsTo } from '../../../test/mails.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { boughtLabels, shipmentFault } from '../fixtures/bought-labels.ts';
import { fetchRates, buyAt } from '../fixtures/label-rates.ts';
import { clickBuy, pickedOrder, readOrder, type PickedOrder } from '../fixtures/picked-order.ts';
import { mailShipped } from '../mail-jobs.ts';
import { clickVoid } from '../fixtures/void-label.ts';
import { checkVoids } from './check-voids.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function labeled() {
  const order = await pickedOrder(shop);
  await clickBuy(staff, order);
  const { trackingNumber, shipmentId } = await readOrder(shop, order);
  return { order, number: trackingNumber ?? '', shipment: shipmentId ?? '' };
}

const labelsOf = ({ orderId }: PickedOrder) =>
  query<{ number: string; state: string }>(
    shop.orm.em.fork(),
    'select tracking_number as number, state from order_labels where order_id = $1 order by bought_at',
    [orderId],
  );

const decide = (shipment: string, body: object) =>
  shop.control(`/easypost/control/shipments/${shipment}/refund`, body);

/** Simulates that hours have passed, so the job finds labels that are due for a check. */
async function checkAfter(shipment: string, interval: string): Promise<void> {
  await query(
    shop.orm.em.fork(),
    `update order_labels set check_at = now() - interval '1 minute', voided_at = voided_at - $2::interval
      where shipment_id = $1`,
    [shipment, interval],
  );
  await checkVoids(shop.services);
}

describe('voiding a label', () => {
  it('moves the order back to PICKED, keeps number and label on record, and notifies the customer', async () => {
    const { order, number } = await labeled();
    expect(await clickVoid(staff, order, number)).toEqual({
      status: 200,
      Status: 'SUCCESS',
      Reason: `Label ${number} voided. You can buy a new label for this order. Expect the carrier's refund in a few weeks.`,
    });
    expect(await readOrder(shop, order)).toMatchObject({
      orderState: 'PICKED',
      trackingNumber: null,
      labelUrl: null,
      shipmentId: null,
      shippedAt: null,
    });
    const refreshed = await staff.post('/api/orderManager/refresh', {
      orderId: order.orderId,
      customerId: order.customerId,
    });
    expect(refreshed.body).toMatchObject([
      {
        labels: [{ trackingNumber: number, state: 'VOID_REQUESTED', amount: expect.any(Number) }],
        allowedStates: ['SHIPPED', 'PROCESSING', 'CANCELLED'],
      },
    ]);
    const audit = await query(
      shop.orm.em.fork(),
      `select v.actor_email as actor, v.before, v.after from audit_entries a join audit_values v on v.entry_id = a.id
        where action = 'shipping.void-label' and subject = $1`,
      [`order ${order.orderId}`],
    );
    expect(audit).toEqual([
      {
        actor: staff.account.email,
        before: { orderState: 'SHIPPED', trackingNumber: number },
        after: { orderState: 'PICKED', trackingNumber: null },
      },
    ]);
    await eventually(async () => {
      const mails = await mailsTo(shop, order.email);
      const mail = mails.find(({ subject }) => subject.endsWith('will get a new tracking number'));
      expect(mail?.text).toContain(`tracking number ${number} is no longer valid`);
    });
  });

  it('and buying again with five clicks each leaves one label in use; late clicks void no other', async () => {
    const { order, number } = await labeled();
    const voids = await Promise.all([1, 2, 3, 4, 5].map(() => clickVoid(staff, order, number)));
    expect(new Set(voids.map(({ Reason }) => Reason)).size).toBe(1);
    expect(voids.every(({ Status }) => Status === 'SUCCESS')).toBe(true);
    const buys = await Promise.all([1, 2, 3, 4, 5].map(() => clickBuy(staff, order)));
    expect(buys.every(({ Status }) => Status === 'SUCCESS')).toBe(true);
    expect(await clickVoid(staff, order, number)).toEqual(voids[0]);
    const labels = await labelsOf(order);
    expect(labels.map(({ state }) => state)).toEqual(['VOID_REQUESTED', 'IN_USE']);
    expect(await readOrder(shop, order)).toMatchObject({
      orderState: 'SHIPPED',
      trackingNumber: labels[1]?.number,
    });
    const sold = await boughtLabels(shop, order);
    expect(sold).toHaveLength(2);
    const written = async () =>
      (await mailsTo(shop, order.email)).filter(({ text }) => text.includes(second));
    const second = labels[1]?.number ?? 'none';
    await eventually(async () => expect(await written()).toHaveLength(1));
    // the first label's email, sent late
    const shippedAt = new Date(0).toISOString();
    await mailShipped.run(shop.services, { orderId: order.orderId, shippedAt });
    expect(await written()).toHaveLength(1);
  });

  it('detaches the old parcel: its events change nothing, and its price buys nothing', async () => {
    const order = await pickedOrder(shop);
    const [rate] = (await fetchRates(staff, order)).rates;
    await buyAt(staff, order, rate);
    const number = (await readOrder(shop, order)).trackingNumber ?? '';
    await clickVoid(staff, order);
    expect(await buyAt(staff, order, rate)).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('no longer available'),
    });
    await shop.control(`/easypost/control/trackers/${number}`, { status: 'in_transit' });
    await eventually(async () => {
      const deliveries = await shop.recorded<{ state: string }>('/easypost/control/deliveries');
      expect(deliveries.filter(({ state }) => state === 'pending')).toEqual([]);
    });
    expect(await readOrder(shop, order)).toMatchObject({
      orderState: 'PICKED',
      shipmentId: null,
      trackingStatus: null,
    });
  });

  it('is completed after a lost response, and after no response at all', async () => {
    const lost = await labeled();
    await shipmentFault(shop, { path: '/refund', afterEffect: true });
    expect(await clickVoid(staff, lost.order)).toMatchObject({ Status: 'SUCCESS' });

    const { order, shipment } = await labeled();
    await shipmentFault(shop, { path: '/refund', status: 503 });
    await shipmentFault(shop, { status: 503 });
    expect((await clickVoid(staff, order)).status).toBe(503);
    expect(await labelsOf(order)).toMatchObject([{ state: 'VOIDING' }]);
    const { orderId, customerId } = order;
    const move = { orderId, customerId, orderState: 'REFUNDED' };
    expect((await staff.post('/api/orderManager/edit/state', move)).body).toMatchObject({
      Status: 'ERROR',
      code: 'VOID_UNDER_WAY',
    });
    await checkAfter(shipment, '0 hours');
    expect(await labelsOf(order)).toMatchObject([{ state: 'VOID_REQUESTED' }]);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED' });
  });
});

describe('voiding a label is rejected', () => {
  it('once the parcel was scanned, even if the shop does not know it yet', async () => {
    const known = await labeled();
    await shop.control(`/easypost/control/trackers/${known.number}`, { status: 'in_transit' });
    await eventually(async () =>
      expect(await clickVoid(staff, known.order)).toMatchObject({ code: 'PARCEL_SCANNED' }),
    );
    const unheard = await labeled();
    await shop.control('/easypost/control/webhooks', { drop: 1 });
    await shop.control(`/easypost/control/trackers/${unheard.number}`, { status: 'in_transit' });
    expect(await clickVoid(staff, unheard.order)).toMatchObject({
      Status: 'ERROR',
      code: 'CARRIER_REFUSES',
      Reason: "The label wasn't voided: Refund is not available for this shipment.",
    });
    expect(await labelsOf(unheard.order)).toMatchObject([{ state: 'IN_USE' }]);
    expect(await readOrder(shop, unheard.order)).toMatchObject({ orderState: 'SHIPPED' });
  });

  it('while the carrier rejects it, and can be tried again', async () => {
    const { order, shipment } = await labeled();
    await decide(shipment, { answer: 'not_applicable' });
    expect(await clickVoid(staff, order)).toMatchObject({ code: 'VOID_NOT_OFFERED' });
    await decide(shipment, { answer: 'rejected' });
    expect(await clickVoid(staff, order)).toMatchObject({ code: 'VOID_REJECTED' });
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'SHIPPED' });
    await decide(shipment, { answer: 'submitted' });
    expect(await clickVoid(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('if there is no label, if a different label was meant, or if units are being returned', async () => {
    const waiting = await pickedOrder(shop);
    expect(await clickVoid(staff, waiting)).toMatchObject({ code: 'NO_LABEL' });
    const byHand = await pickedOrder(shop, { orderState: 'SHIPPED', trackingNumber: '1Z999' });
    expect(await clickVoid(staff, byHand)).toMatchObject({ code: 'NO_LABEL' });
    const { order } = await labeled();
    expect(await clickVoid(staff, order, '9400-other')).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    await query(shop.orm.em.fork(), 'update orders set open_returns = 1 where id = $1', [
      order.orderId,
    ]);
    expect(await clickVoid(staff, order)).toMatchObject({ code: 'RETURN_OPEN' });
  });

  it('for customers, and as a status change', async () => {
    const { order } = await labeled();
    const { orderId, customerId } = order;
    const customer = await signInAs(shop, 'customer');
    expect((await clickVoid(customer, order)).status).toBe(403);
    const move = { orderId, customerId, orderState: 'PICKED' };
    expect((await staff.post('/api/orderManager/edit/state', move)).body).toMatchObject({
      Status: 'ERROR',
      Reason: "This order can't move from SHIPPED to PICKED manually. Void its label instead.",
    });
  });
});

describe("the carrier's refund of a voided label", () => {
  it('is recorded when its event arrives or the job asks', async () => {
    const paid = await labeled();
    await clickVoid(staff, paid.order);
    await decide(paid.shipment, { status: 'refunded' });
    await eventually(async () =>
      expect(await labelsOf(paid.order)).toMatchObject([{ state: 'VOID_REFUNDED' }]),
    );
    const unanswered = await labeled();
    await clickVoid(staff, unanswered.order);
    await shop.control('/easypost/control/webhooks', { drop: 1 });
    await decide(unanswered.shipment, { status: 'refunded' });
    await checkAfter(unanswered.shipment, '7 hours');
    expect(await labelsOf(unanswered.order)).toMatchObject([{ state: 'VOID_REFUNDED' }]);
  });

  it('is requested again if it was rejected early; later the order gets its label back', async () => {
    const { order, number, shipment } = await labeled();
    await clickVoid(staff, order);
    await decide(shipment, { status: 'rejected' });
    await checkAfter(shipment, '7 hours');
    expect(await labelsOf(order)).toMatchObject([{ state: 'VOID_REQUESTED' }]);
    await decide(shipment, { status: 'rejected' });
    await checkAfter(shipment, '2 days');
    expect(await labelsOf(order)).toEqual([{ number, state: 'IN_USE' }]);
    expect(await readOrder(shop, order)).toMatchObject({
      orderState: 'SHIPPED',
      trackingNumber: number,
      shipmentId: shipment,
    });
  });

  it('is reported as lost if the order has another label by then', async () => {
    const { order, number, shipment } = await labeled();
    await clickVoid(staff, order);
    await clickBuy(staff, order);
    await decide(shipment, { status: 'rejected' });
    await checkAfter(shipment, '2 days');
    expect(await labelsOf(order)).toMatchObject([{ state: 'VOID_REJECTED' }, { state: 'IN_USE' }]);
    const noted = await query(
      shop.orm.em.fork(),
      `select why from order_events where order_id = $1 order by at desc, id desc limit 1`,
      [order.orderId],
    );
    expect(noted).toEqual([{ why: `The carrier didn't refund voided label ${number}` }]);
  });
});

it('the database rejects two labels in use for one parcel', async () => {
  const { order } = await labeled();
  await expect(
    query(
      shop.orm.em.fork(),
      `insert into order_labels (shipment_id, order_id, tracking_number, url, bought_at)
       values ('shp_second', $1, '9400', 'https://labels.example/2.pdf', now())`,
      [order.orderId],
    ),
  ).rejects.toThrow('one_label_not_voided_per_parcel');
});
