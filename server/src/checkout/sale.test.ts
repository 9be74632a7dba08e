import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const pay = (session: string, outcome: string) =>
  shop.control(`/stripe/control/sessions/${session}`, { outcome });

describe('a sale', () => {
  it('reserves the units at checkout and turns the payment into an order', async () => {
    const item = await makeItem(shop, { onHand: 3, priceCents: 12_995 });
    const shopper = await newShopper(shop);
    await shopper.add(item, 2);
    const session = await shopper.payable();
    expect(await stockOf(shop, item)).toEqual({ onHand: 3, reserved: 2 });

    await pay(session, 'paid');
    const order = await onlyOrder(shopper);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
    expect(order).toMatchObject({ orderState: 'PENDING', state: 'PENDING', returnable: false });
    expect(order.items).toMatchObject([{ catalogItemId: item.itemId, quantity: 2, price: 129.95 }]);
    expect(await shopper.cart()).toEqual([]);
  });

  it('shows the orders on the confirmation page before an event arrives', async () => {
    await shop.control('/stripe/control/webhooks', { drop: true });
    const item = await makeItem(shop, { onHand: 1 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    await pay(await shopper.payable(), 'paid');

    const orders = await shopper.completed();
    expect(orders).toMatchObject([{ orderState: 'PENDING', chargeStatus: 'succeeded' }]);
    expect(await shopper.completed()).toEqual(orders);
    await shop.control('/stripe/control/webhooks', {});
  });

  it('adds up to the amount charged, across parcels and downloads', async () => {
    const parcel = await makeItem(shop, { priceCents: 3_333 });
    const freight = await makeItem(shop, {
      priceCents: 12_349,
      attributes: [{ attributeId: 'group', type: 'SHIPPING', value: 'FREIGHT' }],
    });
    const plans = await makeItem(shop, { priceCents: 1_995, digital: true });
    await shop.services.snapshot.refresh();
    const shopper = await newShopper(shop);
    await shopper.add(parcel, 3);
    await shopper.add(freight);
    await shopper.add(plans);
    const id = await shopper.payable();
    await pay(id, 'paid');

    const orders = await shopper.completed();
    const sessions = await shop.recorded<{ id: string; amount_total: number }>(
      '/stripe/control/sessions',
    );
    const charged = sessions.find((session) => session.id === id)?.amount_total;
    expect(orders.reduce((sum, order) => sum + order.total, 0)).toBe(charged);
    expect(new Set(orders.map((order) => `${order.shippingGrouping} ${order.orderState}`))).toEqual(
      new Set(['DIGITAL SHIPPED', 'FREIGHT PENDING', 'PARCEL PENDING']),
    );
    const shipped = orders.filter((order) => order.shippingPrice > 0);
    expect(shipped).toHaveLength(1);
    expect(orders.find((order) => order.shippingGrouping === 'DIGITAL')?.returnable).toBe(false);
  });

  it('mails the customer the order lines with their pictures, and each status', async () => {
    const image = 'catalog/collet.webp';
    const item = await makeItem(shop, { title: 'Collet <ER20> & nut', image });
    const shopper = await newShopper(shop);
    await shopper.add(item, 2);
    await pay(await shopper.payable(), 'paid');
    await shopper.completed();

    const { email } = shopper.account;
    const mail = await eventually(async () => {
      const [first] = await shop.recorded<{ subject: string; text: string; html: string }>(
        `/mail/messages?to=${encodeURIComponent(email)}`,
      );
      if (!first) throw new Error('no mail yet');
      return first;
    });
    expect(mail.subject).toBe('Your Spindle order is confirmed');
    expect(mail.text).toContain('2 × Collet <ER20> & nut');
    expect(mail.html).toContain('2 × Collet &lt;ER20&gt; &amp; nut');
    expect(mail.text).toContain(`${shop.url}/ui/orders`);
    expect(mail.text).toContain('[x] Paid  [ ] Picked');
    expect(mail.html).toMatch(/src="https?:\/\/[^"]+\/images\/catalog\/collet-400\.webp"/);
  });

  it('leaves units in the cart that were added after checkout had started', async () => {
    const bought = await makeItem(shop);
    const later = await makeItem(shop);
    const shopper = await newShopper(shop);
    await shopper.add(bought);
    const session = await shopper.payable();
    await shopper.add(bought);
    await shopper.add(later);
    await pay(session, 'paid');
    await shopper.completed();
    expect(await shopper.cart()).toMatchObject([
      { item: { catalogItemId: bought.itemId }, quantity: 1 },
      { item: { catalogItemId: later.itemId }, quantity: 1 },
    ]);
  });
});

describe('a payment that does not arrive', () => {
  it('releases the units when the page has expired', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    const shopper = await newShopper(shop);
    await shopper.add(item, 2);
    await pay(await shopper.payable(), 'expired');
    await eventually(async () => {
      expect(await stockOf(shop, item)).toEqual({ onHand: 2, reserved: 0 });
    });
    expect(await shopper.orders()).toEqual([]);
    expect(await shopper.cart()).toHaveLength(1);
  });

  it('stays payable after a card was declined', async () => {
    const item = await makeItem(shop, { onHand: 2 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    const session = await shopper.payable();
    await pay(session, 'declined');
    expect(await shopper.orders()).toEqual([]);
    expect(await shopper.payable()).toBe(session);
    await pay(session, 'paid');
    await onlyOrder(shopper);
  });

  it('keeps the units while a bank is still confirming, and ships nothing', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    const session = await shopper.payable();
    await pay(session, 'async_pending');
    expect(await shopper.completed()).toEqual([]);
    expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 1 });
    expect((await shopper.startCheckout()).Reason).toMatch(/still confirming/);

    await pay(session, 'async_succeeded');
    await onlyOrder(shopper);
    expect(await stockOf(shop, item)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('releases the units when the bank declines', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    const session = await shopper.payable();
    await pay(session, 'async_pending');
    await shopper.completed();
    await pay(session, 'async_failed');
    await eventually(async () => {
      expect(await stockOf(shop, item)).toEqual({ onHand: 1, reserved: 0 });
    });
    expect(await shopper.orders()).toEqual([]);
  });
});
