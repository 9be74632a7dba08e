import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { TestShop } from '../../../test/shop.ts';
import { shopWith, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { expectPage, manager, sellFile, tag } from '../fixtures/sold-file.ts';

const HOUR = 60;
const clock = movingClock();
let opened: ShopWithStore;
let shop: TestShop;
beforeAll(async () => {
  opened = await shopWith('a folder', { now: clock.now });
  ({ shop } = opened);
});
afterAll(() => opened.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers });

describe('a link is closed', () => {
  it('by a refund by staff, immediately', async () => {
    const { url, shopper } = await sellFile(shop);
    const staff = await manager(shop);
    const [order] = await staff.ordersOf(shopper.account.email);
    if (!order) throw new Error('staff do not see the order');
    await staff.edit(order, 'REFUNDED');
    await expectPage(shop, await get(url), {
      status: 403,
      text: 'This download is no longer available',
    });
    expect((await get(url, { Range: 'bytes=5-' })).status).toBe(403);
    expect((await get(url, { 'If-None-Match': tag })).status).toBe(403);
  });

  it("by a refund in the provider's dashboard", async () => {
    const { url, order } = await sellFile(shop);
    await shop.control('/stripe/control/refunds', { payment_intent: order.paymentIntentId });
    await eventually(async () => expect((await get(url)).status).toBe(403));
  });

  it('while the payment is disputed, and works again once the dispute is won', async () => {
    const { url, order } = await sellFile(shop);
    const { paymentIntentId: payment_intent } = order;
    await shop.control('/stripe/control/disputes', { payment_intent });
    await eventually(async () => expect((await get(url)).status).toBe(403));
    const disputes = await shop.recorded<{ id: string; payment_intent: string }>(
      '/stripe/control/disputes',
    );
    const dispute = disputes.find((one) => one.payment_intent === payment_intent);
    await shop.control(`/stripe/control/disputes/${dispute?.id}`, { status: 'won' });
    await eventually(async () => expect((await get(url)).status).toBe(200));
  });

  it('after a day, and orders then show a new one', async () => {
    const sale = await sellFile(shop);
    clock.advance(23 * HOUR);
    expect((await get(sale.url)).status).toBe(200);
    clock.advance(HOUR + 1);
    await expectPage(shop, await get(sale.url), { status: 403, text: 'This link has expired' });
  });
});
