import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { db } from '../database/db.ts';
import { query } from '../database/query.ts';
import { boughtLabels } from './fixtures/bought-labels.ts';
import { fetchRates } from './fixtures/label-rates.ts';
import { clickVoid } from './fixtures/void-label.ts';
import { clickBuy, home, pickedOrder, readOrder } from './fixtures/picked-order.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const shippedMails = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ subject }) => subject.endsWith('is on its way'));

const labelsInUse = (orderId: string) =>
  db(shop.orm.em.fork())
    .selectFrom('order_labels')
    .select(['parcel', 'contents', 'tracking_number as trackingNumber'])
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .orderBy('parcel')
    .execute();

describe('buying a label', () => {
  it('accepts the customer id shown in lists, even if only the payment has it', async () => {
    const order = await pickedOrder(shop, { knownByPaymentOnly: true });
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('buys one per parcel of a heavy order, and ships the order with the last', async () => {
    const order = await pickedOrder(shop, { ounces: 900 });
    const { orderId } = order;
    const offers = await fetchRates(staff, order);
    expect(offers.parcels).toMatchObject([
      { parcelId: '1', ounces: 900 },
      { parcelId: '2', ounces: 900 },
    ]);
    const request = { rateId: offers.rates[0]?.rateId ?? '' };
    expect(await clickBuy(staff, order, request)).toMatchObject({ Status: 'SUCCESS' });
    const labels = await boughtLabels(shop, order);
    expect(labels.map(({ parcel }) => parcel.weight)).toEqual([900, 900]);
    const [first, second, ...more] = await labelsInUse(orderId);
    expect(more).toEqual([]);
    expect([first, second]).toMatchObject([
      { parcel: 1, contents: [{ quantity: 1 }] },
      { parcel: 2, contents: [{ quantity: 1 }] },
    ]);
    const shipped = { orderState: 'SHIPPED', trackingNumber: first?.trackingNumber };
    expect(await readOrder(shop, order)).toMatchObject(shipped);
    await eventually(async () => {
      const [mail] = await shippedMails(order.email);
      expect(mail?.text).toContain(first?.trackingNumber);
      expect(mail?.text).toContain(second?.trackingNumber);
    });

    const trackingNumber = second?.trackingNumber ?? '';
    expect(await clickVoid(staff, order, trackingNumber)).toMatchObject({ Status: 'SUCCESS' });
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED' });
    expect(await labelsInUse(orderId)).toMatchObject([{ parcel: 1 }]);
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(3);
    expect(await readOrder(shop, order)).toMatchObject(shipped);

    expect(await clickVoid(staff, order)).toMatchObject({ Status: 'SUCCESS' });
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'PICKED' });
    expect(await labelsInUse(orderId)).toEqual([]);
  });

  it('ships the order, opens as a PDF, is audited, and notifies the customer', async () => {
    const order = await pickedOrder(shop);
    const reply = await clickBuy(staff, order);
    const [label, ...others] = await boughtLabels(shop, order);
    expect(others).toEqual([]);
    expect(reply).toEqual({
      status: 200,
      Status: 'SUCCESS',
      Reason: `Label bought. Tracking number ${label?.tracking_code}.`,
    });
    const shipped = await readOrder(shop, order);
    expect(shipped).toMatchObject({
      orderState: 'SHIPPED',
      trackingNumber: label?.tracking_code,
      shipmentId: label?.id,
    });
    expect(shipped.shippedAt).toBeInstanceOf(Date);
    const file = await fetch(shipped.labelUrl ?? '');
    expect((await file.text()).slice(0, 4)).toBe('%PDF');

    const em = shop.orm.em.fork();
    const history = await query(
      em,
      'select actor_id as actor, "from", "to" from order_events where order_id = $1',
      [order.orderId],
    );
    expect(history).toEqual([{ actor: staff.account.id, from: 'PICKED', to: 'SHIPPED' }]);
    const audit = await query(
      em,
      'select action, v.actor_email from audit_entries a join audit_values v on v.entry_id = a.id where subject = $1',
      [`order ${order.orderId}`],
    );
    expect(audit).toEqual([{ action: 'shipping.buy-label', actor_email: staff.account.email }]);
    await eventually(async () => {
      const [mail] = await shippedMails(order.email);
      expect(mail?.text).toContain(label?.tracking_code);
    });
  });

  it('buys one label and sends one email for five simultaneous clicks', async () => {
    const order = await pickedOrder(shop);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => clickBuy(staff, order)));
    expect(new Set(replies.map(({ Reason }) => Reason)).size).toBe(1);
    expect(replies.every(({ Status }) => Status === 'SUCCESS')).toBe(true);
    expect(await boughtLabels(shop, order)).toHaveLength(1);
    await eventually(async () => expect(await shippedMails(order.email)).toHaveLength(1));
  });

  it.each([
    ['Standard', 'GroundAdvantage'],
    ['Express', 'Express'],
  ])('selects for %s the service %s', async (preference, service) => {
    // far enough from the warehouse that the fastest service costs more than the cheapest
    const address = { ...home.address, city: 'New York', state: 'NY', postal_code: '10118' };
    const order = await pickedOrder(shop, { preference, shipping: { ...home, address } });
    await clickBuy(staff, order);
    expect((await boughtLabels(shop, order))[0]?.selected_rate.service).toBe(service);
  });

  it("uses the items' weights, or one pound each if they have none", async () => {
    const heavy = await pickedOrder(shop, { ounces: 40 });
    const plain = await pickedOrder(shop);
    await shop.services.snapshot.refresh();
    await clickBuy(staff, heavy);
    await clickBuy(staff, plain);
    expect((await boughtLabels(shop, heavy))[0]?.parcel.weight).toBe(80);
    expect((await boughtLabels(shop, plain))[0]?.parcel.weight).toBe(32);
  });
});

describe('buying a label is rejected', () => {
  it("while the customer's bank disputes the payment", async () => {
    const order = await pickedOrder(shop);
    const em = shop.orm.em.fork();
    await query(
      em,
      `insert into disputes (id, payment_id, amount_cents, reason, status, created_at)
       select 'dp_' || id, payment_id, 100, 'fraudulent', 'needs_response', now()
         from orders where id = $1`,
      [order.orderId],
    );
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'ERROR' });
    await query(em, "update disputes set status = 'won', closed_at = now()");
    expect(await clickBuy(staff, order)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('for a parcel that the carrier rejects, with its message', async () => {
    const address = { ...home.address, city: 'Not A City' };
    const nowhere = await pickedOrder(shop, { shipping: { ...home, address } });
    expect((await clickBuy(staff, nowhere)).Reason).toBe(
      "We couldn't buy a label: Unable to buy postage: address not found.",
    );
    const tooHeavy = await pickedOrder(shop, { ounces: 2_000 });
    await shop.services.snapshot.refresh();
    expect(await clickBuy(staff, tooHeavy)).toMatchObject({ status: 200, Status: 'ERROR' });
    expect(await readOrder(shop, tooHeavy)).toMatchObject({
      orderState: 'PICKED',
      shipmentId: null,
    });
  });
});
