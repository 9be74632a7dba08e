import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOrders } from '@spindle/sdk/demo/orders/plan-orders';
import { startShop, type TestShop } from '../../test/shop.ts';
import { fillCarrier } from './fill-sandbox.ts';
import { labelUrl, providerParcels, shipmentId } from './provider-parcels.ts';

const now = new Date('2026-11-20T12:00:00Z');
const payments = planOrders(now);
const sent = payments
  .flatMap(({ orders }) => orders)
  .filter(({ trackingNumber }) => trackingNumber !== null);
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  const { warehouse } = shop.config.business;
  await fillCarrier(shop.sandbox.url, providerParcels(payments, warehouse, now));
});
afterAll(() => shop.close());

it('every parcel of the demo has a label at the carrier, which is a PDF', async () => {
  const labels = await shop.recorded<{ id: string; tracking_code: string }>(
    '/easypost/control/labels',
  );
  expect(new Set(labels.map(({ id, tracking_code: code }) => `${id} ${code}`))).toEqual(
    new Set(sent.map((order) => `${shipmentId(order)} ${order.trackingNumber}`)),
  );
  for (const order of [sent.at(0), sent.at(-1)]) {
    if (!order) throw new Error('The demo has sent nothing.');
    const file = await fetch(labelUrl(shop.sandbox.url, order) ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  }
});
