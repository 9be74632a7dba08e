import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { SignedIn } from './conforming-shop.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { rejectionOf } from './makers/rejection.ts';
import { senselessEvents } from './makers/senseless-events.ts';
import { keyOf, makeSale, moveTo, staffOrder, type OrderKey } from './makers/sale.ts';
import { describeCustoms } from './shipping/customs.ts';
import { parcelsConform } from './shipping/parcels.ts';
import { until } from './until.ts';
import { voidLabelTests } from './void-label-tests.ts';

export const shippingConformance = defineConformance(['shipping'], (shop) => {
  describeCustoms(shop);
  voidLabelTests(shop);
  parcelsConform(shop);

  const staff = async () => (await administratorOf(shop())).shop;

  async function label(key: OrderKey) {
    return replyOf((await staff()).POST('/api/orderManager/buy/label', { body: key }));
  }

  async function pickedSale() {
    const sale = await makeSale(shop());
    await moveTo(await staff(), sale.key, 'PICKED');
    return sale;
  }

  it('buys the label of a picked order, which ships with it', async () => {
    const { key, buyer } = await pickedSale();
    const { Status, Reason, trackingNumber, labelUrl } = await label(key);
    expect(Status).toBe('SUCCESS');
    const order = await staffOrder(await staff(), key);
    expect(order).toMatchObject({ trackingNumber, labelUrl });
    expect(Reason).toBe(`Label bought. Tracking number ${order.trackingNumber}.`);
    expect(order.trackingNumber).toMatch(/^\d{22}$/);
    expect(order).toMatchObject({ orderState: 'SHIPPED', allowedStates: ['REFUNDED'] });
    expect(order.labelProblem).toBe('This order has already shipped.');
    expect(order.labelUrl).not.toBeNull();
    expect(order.dateShipped).not.toBeNull();
    expect(order.shipping?.tracking_number).toBe(order.trackingNumber);
    expect(order.timeline.at(-1)).toMatchObject({
      from: 'PICKED',
      to: 'SHIPPED',
      why: 'Label bought',
    });
    const id = key.orderId.slice(0, 8);
    const mails = await shop().mailsTo(buyer.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(`Your Spindle order ${id} is on its way`);
  });

  it('returns the same label again', async () => {
    const { key } = await pickedSale();
    expect(await label(key)).toEqual(await label(key));
  });

  /** Returns the latest order's stages so far, as customers see them, and the carrier's page. */
  async function reached(buyer: SignedIn) {
    const days = { params: { path: { days: 1 } } };
    const [order] = await replyOf(buyer.shop.GET('/api/order/list/{days}', days));
    const stages = order?.stages.filter(({ at }) => at !== null).map(({ stage }) => stage);
    return { stages, page: order?.trackingUrl };
  }

  const ratesOf = async ({ orderId }: { orderId: string }) =>
    replyOf((await staff()).POST('/api/orderManager/rates', { body: { orderId }, ...asJson }));

  it('previews label prices, cheapest first, without buying', async () => {
    const { key } = await pickedSale();
    const { Status, rates, parcel } = await ratesOf(key);
    expect(Status).toBe('SUCCESS');
    expect(parcel?.ounces).toBeGreaterThan(0);
    expect(parcel).toHaveProperty('size');
    expect(rates.length).toBeGreaterThan(1);
    for (const { service, amount } of rates) {
      expect(service).toMatch(/^USPS [A-Z]/);
      expect(amount).toBeGreaterThan(0);
    }
    const amounts = rates.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const { orderState, allowedStates } = await staffOrder(await staff(), key);
    expect(orderState).toBe('PICKED');
    expect(allowedStates).toContain('CANCELLED');
  });

  it('buys the selected service at the price that was shown', async () => {
    const { key } = await pickedSale();
    const { rates } = await ratesOf(key);
    const dearest = rates.at(-1);
    const body = { ...key, rateId: dearest?.rateId ?? '', mostCents: dearest?.amount ?? 0 };
    expect(
      await replyOf((await staff()).POST('/api/orderManager/buy/label', { body })),
    ).toMatchObject({ Status: 'SUCCESS' });
    expect(await ratesOf(key)).toMatchObject({
      Status: 'ERROR',
      Reason: 'This order has already shipped.',
      rates: [],
      parcel: null,
    });
  });

  it('rejects a price that is not offered, or above the spending limit', async () => {
    const { key } = await pickedSale();
    const [cheapest] = (await ratesOf(key)).rates;
    const { key: other } = await pickedSale();
    const [another] = (await ratesOf(other)).rates;
    const buy = async (request: { rateId?: string; mostCents?: number }) =>
      replyOf(
        (await staff()).POST('/api/orderManager/buy/label', { body: { ...key, ...request } }),
      );
    for (const rateId of ['no-rate', 'shp_0.rate_0', another?.rateId ?? '']) {
      expect(await buy({ rateId })).toMatchObject({
        Status: 'ERROR',
        Reason: "We couldn't buy a label: This rate is no longer available. Check the rates again.",
      });
    }
    const amount = cheapest?.amount ?? 0;
    for (const request of [{}, { rateId: cheapest?.rateId ?? '' }]) {
      expect(await buy({ ...request, mostCents: amount - 1 })).toMatchObject({
        Status: 'ERROR',
        Reason: expect.stringMatching(/^We couldn't buy a label: USPS .* above your limit of /),
      });
    }
    const { orderState, labelUrl } = await staffOrder(await staff(), key);
    expect({ orderState, labelUrl }).toEqual({ orderState: 'PICKED', labelUrl: null });
    expect(await buy({ mostCents: amount })).toMatchObject({ Status: 'SUCCESS' });
  });

  it('shows no prices before an order is picked, or for a missing one', async () => {
    const { key } = await makeSale(shop());
    expect(await ratesOf(key)).toMatchObject({
      Status: 'ERROR',
      Reason: 'This order has not been picked yet.',
      rates: [],
    });
    const nobody = ratesOf({ orderId: '00000000-0000-4000-8000-000000000000' });
    expect(await rejectionOf(nobody)).toMatchObject({
      status: 404,
      message: 'Order not found.',
    });
  });

  it('buys no label before the order is picked', async () => {
    const { key } = await makeSale(shop());
    expect(await label(key)).toMatchObject({
      Status: 'ERROR',
      Reason: 'This order has not been picked yet.',
    });
    await moveTo(await staff(), key, 'PROCESSING');
    expect(await label(key)).toMatchObject({ Reason: 'This order is still being picked.' });
    await moveTo(await staff(), key, 'CANCELLED');
    expect(await label(key)).toMatchObject({ Reason: 'This order was canceled.' });
  });

  it('buys no label for what is not shipped, or already has a number', async () => {
    const { key: digital } = await makeSale(shop(), { digital: true });
    expect(await label(digital)).toMatchObject({
      Status: 'ERROR',
      Reason: "Digital orders aren't shipped.",
    });
    const { key } = await pickedSale();
    await replyOf(
      (await staff()).POST('/api/orderManager/edit/state', {
        body: { ...key, orderState: 'PICKED', trackingNumber: 'HAND-1' },
      }),
    );
    expect(await label(key)).toMatchObject({
      Status: 'ERROR',
      Reason: 'This order already has a tracking number.',
    });
  });

  it('buys no label for a return', async () => {
    const { key, buyer, item } = await pickedSale();
    await label(key);
    const { catalogId, catalogItemId } = item;
    await replyOf(
      buyer.shop.POST('/api/order/return', {
        body: { orderId: key.orderId, items: [{ catalogId, catalogItemId, quantity: 1 }] },
        ...asJson,
      }),
    );
    const orders = await replyOf(
      buyer.shop.GET('/api/order/list/{days}', { params: { path: { days: 1 } } }),
    );
    const child = orders.find(({ parentId }) => parentId === key.orderId);
    expect(await label(await keyOf(shop(), { orderId: child?.orderId ?? '' }))).toMatchObject({
      Status: 'ERROR',
      Reason: "Returns don't need a label from us.",
    });
  });

  it("doesn't find another customer's order", async () => {
    const { key } = await pickedSale();
    for (const wrong of [
      { ...key, customerId: 'cus_another' },
      { ...key, orderId: '00000000-0000-4000-8000-000000000000' },
    ]) {
      expect(await rejectionOf(label(wrong))).toMatchObject({
        status: 404,
        message: 'Order not found.',
      });
    }
  });

  it('is for administrators', async () => {
    const picker = await shop().signedIn('warehouse');
    const { key } = await pickedSale();
    const rejection = await rejectionOf(
      replyOf(picker.shop.POST('/api/orderManager/buy/label', { body: key })),
    );
    expect(rejection.status).toBe(403);
  });

  it('tracks a parcel, which never goes backward, and notifies its customer', async () => {
    const { key, buyer } = await pickedSale();
    expect(await reached(buyer)).toEqual({ stages: ['PAID', 'PICKED'], page: null });
    await label(key);
    expect((await reached(buyer)).stages).toEqual(['PAID', 'PICKED', 'SHIPPED']);
    const { trackingNumber } = await staffOrder(await staff(), key);
    const scan = async (status: string) => {
      await shop().scan(trackingNumber ?? '', status);
      return until(async () => {
        const order = await staffOrder(await staff(), key);
        expect(order.trackingStatus).toBe(status);
        return order;
      });
    };
    await scan('in_transit');
    await scan('out_for_delivery');
    const order = await scan('delivered');
    expect(order.orderState).toBe('SHIPPED');
    expect(await reached(buyer)).toEqual({
      stages: ['PAID', 'PICKED', 'SHIPPED', 'DELIVERED'],
      page: expect.stringContaining(trackingNumber ?? ''),
    });
    const reasons = order.timeline.map(({ why }) => why).filter((why) => why.startsWith('Carrier'));
    expect(reasons.slice(-3)).toEqual([
      'Carrier: in transit',
      'Carrier: out for delivery',
      'Carrier: delivered',
    ]);
    const id = key.orderId.slice(0, 8);
    const mails = await shop().mailsTo(buyer.email, 4);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Your Spindle order ${id} is out for delivery`,
        `Your Spindle order ${id} was delivered`,
      ]),
    );
  });

  const event = {
    id: 'evt_conformance',
    object: 'Event',
    description: 'batch.created',
    result: { id: 'batch_conformance', object: 'Batch' },
  };

  const deliver = (headers: Record<string, string>, sent: unknown = event) =>
    replyOf(
      shop()
        .visitor()
        .POST('/api/easypost/webhook', {
          body: event,
          bodySerializer: () => JSON.stringify(sent),
          headers: { ...asJson.headers, ...headers },
        }),
    );

  it('accepts what the carrier gateway has signed', async () => {
    const signature = shop().signatureOf('easypost', JSON.stringify(event));
    expect(await deliver(signature)).toEqual({ received: true });
  });

  it.each([
    ...senselessEvents,
    { ...event, description: 7 },
    { ...event, id: 'evt_\u0000' },
    { ...event, result: { id: 7, object: 'Tracker' } },
  ])('rejects signed but invalid events: %j', async (senseless) => {
    const signature = shop().signatureOf('easypost', JSON.stringify(senseless));
    expect(await rejectionOf(deliver(signature, senseless))).toMatchObject({ status: 400 });
  });

  it('rejects events that are unsigned, or changed on the way', async () => {
    const signature = shop().signatureOf('easypost', JSON.stringify(event));
    const forged = { ...event, id: 'evt_forged' };
    for (const call of [() => deliver({}), () => deliver(signature, forged)]) {
      expect(await rejectionOf(call())).toMatchObject({
        status: 400,
        message: 'The signature is not valid.',
      });
    }
  });
});
