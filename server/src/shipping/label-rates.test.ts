import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { boughtLabels, letPass, shipmentFault } from './fixtures/bought-labels.ts';
import { fetchRates, buyAt } from './fixtures/label-rates.ts';
import { clickBuy, home, pickedOrder, readOrder } from './fixtures/picked-order.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const fault = (overrides: object) => shipmentFault(shop, overrides);
const gone = "We couldn't buy a label: This rate is no longer available. Check the rates again.";

describe('label prices', () => {
  it("are the carrier's by service, cheapest first, for the parcel's weight", async () => {
    const order = await pickedOrder(shop, { ounces: 20, box: '12x8.5x4' });
    await shop.services.snapshot.refresh();
    expect(await fetchRates(staff, order)).toMatchObject({
      Status: 'SUCCESS',
      parcel: { ounces: 40, size: { length: 12, width: 8.5, height: 8 } },
      rates: [
        { service: 'USPS Ground Advantage', amount: expect.any(Number), days: expect.any(Number) },
        { service: 'USPS Priority' },
        { service: 'USPS Express' },
      ],
    });
  });

  it('include no size if an item has none', async () => {
    const order = await pickedOrder(shop, { ounces: 20, box: 'box of 10' });
    await shop.services.snapshot.refresh();
    expect(await fetchRates(staff, order)).toMatchObject({ parcel: { ounces: 40, size: null } });
  });

  it('reserve nothing: the order can be moved and canceled', async () => {
    const order = await pickedOrder(shop);
    await fetchRates(staff, order);
    expect(await readOrder(shop, order)).toMatchObject({ shipmentId: null, labelPurchases: 0 });
    expect(await boughtLabels(shop, order)).toEqual([]);
  });

  it.each([
    ['has not been picked', { orderState: 'PENDING' as const }, /not been picked/],
    ['is digital', { shippingGroup: 'DIGITAL' }, /^Digital/],
    ['has no address', { shipping: null }, /shipping address is incomplete/],
    ['has a tracking number', { trackingNumber: '1Z999' }, /already has a tracking number/],
    ['is too heavy', { ounces: 2_000 }, /exceeds the maximum of 70 lbs/],
  ])('are not shown for an order that %s', async (_name, options, reason) => {
    const order = await pickedOrder(shop, options);
    await shop.services.snapshot.refresh();
    const reply = await fetchRates(staff, order);
    expect(reply).toMatchObject({ status: 200, Status: 'ERROR', rates: [] });
    expect(reply.Reason).toMatch(reason);
  });

  it('report that the carrier is unavailable', async () => {
    const order = await pickedOrder(shop);
    await fault({ status: 503, times: 1 });
    const reply = await staff.send('POST', '/api/orderManager/rates', {
      body: JSON.stringify({ orderId: order.orderId }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(reply.status).toBe(503);
    expect(reply.text).toContain("carrier isn't responding");
  });
});

describe('a label at a selected price', () => {
  it('has the selected service, whatever the customer preferred', async () => {
    const order = await pickedOrder(shop);
    const { rates } = await fetchRates(staff, order);
    const express = rates.find(({ service }) => service === 'USPS Express');
    expect(await buyAt(staff, order, express)).toMatchObject({ Status: 'SUCCESS' });
    const [label, ...others] = await boughtLabels(shop, order);
    expect(label?.selected_rate.service).toBe('Express');
    expect(others).toEqual([]);
    expect(await readOrder(shop, order)).toMatchObject({ shipmentId: label?.id });
    const noted = await query(
      shop.orm.em.fork(),
      `select v.after->>'service' as service, (v.after->>'labelCents')::int as cents
         from audit_entries a join audit_values v on v.entry_id = a.id where subject = $1`,
      [`order ${order.orderId}`],
    );
    expect(noted).toEqual([{ service: 'USPS Express', cents: express?.amount }]);
  });

  it('is not bought above the limit, and the order stays free', async () => {
    const order = await pickedOrder(shop);
    const [cheapest] = (await fetchRates(staff, order)).rates;
    const amount = cheapest?.amount ?? 0;
    const max = { mostCents: String(amount - 1) };
    for (const request of [max, { ...max, rateId: cheapest?.rateId ?? '' }]) {
      const reply = await clickBuy(staff, order, request);
      expect(reply).toMatchObject({ status: 200, Status: 'ERROR' });
      expect(reply.Reason).toMatch(/USPS Ground Advantage costs \$.+ above your limit of \$.+/);
    }
    expect(await boughtLabels(shop, order)).toEqual([]);
    expect(await readOrder(shop, order)).toMatchObject({ shipmentId: null, labelPurchases: 0 });
  });

  it("is not bought at another order's price, at a made-up price, or at one that the carrier no longer has", async () => {
    const order = await pickedOrder(shop);
    const [others] = (await fetchRates(staff, await pickedOrder(shop))).rates;
    const [own] = (await fetchRates(staff, order)).rates;
    const [shipment] = (own?.rateId ?? '').split('.');
    for (const rateId of [
      others?.rateId ?? '',
      `${shipment}.rate_0`,
      'shp_0.rate_0',
      '../../trackers.rate_0',
      'nonsense',
    ]) {
      expect(await clickBuy(staff, order, { rateId })).toMatchObject({
        status: 200,
        Status: 'ERROR',
        Reason: gone,
      });
    }
    expect(await boughtLabels(shop, order)).toEqual([]);
    expect(await readOrder(shop, order)).toMatchObject({ shipmentId: null, labelPurchases: 0 });
    expect(await buyAt(staff, order, own)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('is bought once for a double click, and returned again for a repeated request', async () => {
    const order = await pickedOrder(shop);
    const [rate] = (await fetchRates(staff, order)).rates;
    const replies = await Promise.all([1, 2, 3].map(() => buyAt(staff, order, rate)));
    replies.push(await buyAt(staff, order, rate));
    expect(new Set(replies.map(({ Reason }) => Reason)).size).toBe(1);
    expect(replies.every(({ Status }) => Status === 'SUCCESS')).toBe(true);
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });

  it('is bought once for two people who have each seen their own prices', async () => {
    const order = await pickedOrder(shop);
    const colleague = await signInAs(shop, 'extended');
    const [mine] = (await fetchRates(staff, order)).rates;
    const [theirs] = (await fetchRates(colleague, order)).rates;
    expect(mine?.rateId).not.toBe(theirs?.rateId);
    const replies = await Promise.all([buyAt(staff, order, mine), buyAt(colleague, order, theirs)]);
    expect(replies.some(({ Status }) => Status === 'SUCCESS')).toBe(true);
    for (const { Reason } of replies.filter(({ Status }) => Status === 'ERROR')) {
      expect(Reason).toMatch(/Someone else is buying this label|order has changed/);
    }
    expect(await boughtLabels(shop, order)).toHaveLength(1);
    expect(await readOrder(shop, order)).toMatchObject({ orderState: 'SHIPPED' });
  });

  it('is found if the carrier sold it without answering; no other can be selected then', async () => {
    const order = await pickedOrder(shop, { shipping: home });
    const { rates } = await fetchRates(staff, order);
    const [cheapest] = rates;
    await letPass(shop, 1);
    await fault({ path: '/buy', afterEffect: true });
    await fault({ status: 503 });
    expect((await buyAt(staff, order, cheapest)).status).toBe(503);
    expect(await fetchRates(staff, order)).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('was bought and is being recorded'),
    });
    expect(await buyAt(staff, order, rates.at(-1))).toMatchObject({ Status: 'SUCCESS' });
    const [label, ...others] = await boughtLabels(shop, order);
    expect(label?.selected_rate.service).toBe('GroundAdvantage');
    expect(others).toEqual([]);
  });

  it('can be selected again from the same shipment if the carrier did not sell it', async () => {
    const order = await pickedOrder(shop);
    const [cheapest] = (await fetchRates(staff, order)).rates;
    await letPass(shop, 1);
    await fault({ times: 2 });
    expect((await buyAt(staff, order, cheapest)).status).toBe(503);
    const { rates } = await fetchRates(staff, order);
    expect(rates[0]?.rateId).toBe(cheapest?.rateId);
    expect(await buyAt(staff, order, rates[1])).toMatchObject({ Status: 'SUCCESS' });
    expect(await boughtLabels(shop, order)).toHaveLength(1);
  });
});
