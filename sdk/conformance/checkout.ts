import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { addressesConform } from './checkout/addresses.ts';
import { codeScopesConform } from './checkout/code-scopes.ts';
import { discountCodesConform } from './checkout/discount-codes.ts';
import { quotesConform } from './checkout/quotes.ts';
import { statusConforms } from './checkout/status.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { makeItem, readItem } from './makers/make-item.ts';
import { keyOf, staffOrder } from './makers/sale.ts';
import { addUnits, buy, newShopper, paymentPage, shopperAddress } from './makers/shopper.ts';

export const checkoutConformance = defineConformance(['checkout'], (shop) => {
  it('has no address for a new customer, and asks for one before payment', async () => {
    const buyer = await shop().signedIn('customer');
    expect(await replyOf(buyer.shop.POST('/api/cart/addressInit'))).toEqual({
      Status: 'CHECKED',
      Reason: "You don't have a saved address yet.",
      Response: null,
    });
    await addUnits(buyer, await makeItem(shop()));
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
      Status: 'ERROR',
      Reason: 'Enter a shipping address first.',
      RedirectUrl: null,
    });
  });

  it('keeps the last verified address, once', async () => {
    const buyer = await shop().signedIn('customer');
    const nothing = {
      Status: 'ERROR',
      Reason: 'Enter the address again so we can check it.',
    };
    expect(await replyOf(buyer.shop.POST('/api/cart/address/save'))).toMatchObject(nothing);
    const check = await replyOf(buyer.shop.POST('/api/cart/address', { body: shopperAddress }));
    expect(check).toEqual({
      Status: 'SUCCESS',
      Reason: 'We can deliver to this address.',
      Response: shopperAddress,
    });
    expect(await replyOf(buyer.shop.POST('/api/cart/address/save'))).toEqual({
      Status: 'SAVED',
      Reason: 'Address saved.',
    });
    expect(await replyOf(buyer.shop.POST('/api/cart/address/save'))).toMatchObject(nothing);
    expect(await replyOf(buyer.shop.POST('/api/cart/addressInit'))).toEqual({
      Status: 'RETRIEVED',
      Reason: 'This is the address you used last.',
      Response: shopperAddress,
    });
  });

  it('ships only to the countries it lists, and names the field otherwise', async () => {
    const buyer = await shop().signedIn('customer');
    const body = { ...shopperAddress, country: 'QQ' };
    expect(await replyOf(buyer.shop.POST('/api/cart/address', { body }))).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining('could not be accepted'),
      Response: null,
      Errors: [{ path: 'country', message: "We don't ship to QQ." }],
    });
    expect(await replyOf(buyer.shop.POST('/api/cart/address/save'))).toMatchObject({
      Status: 'ERROR',
    });
  });

  it("suggests an address in the postal service's format", async () => {
    const buyer = await shop().signedIn('customer');
    const body = {
      address: '20 north main street, suite 4',
      city: 'springfield',
      state: 'il',
      zip: '62701-0001',
      country: 'US',
    };
    expect(await replyOf(buyer.shop.POST('/api/cart/address', { body }))).toEqual({
      Status: 'MODIFIED',
      Reason: 'We found this address:',
      Response: {
        address: '20 N MAIN ST STE 4',
        city: 'SPRINGFIELD',
        state: 'IL',
        zip: '62701-0001',
        country: 'US',
      },
    });
  });

  it('says what an address lacks, and drops the previous one', async () => {
    const buyer = await shop().signedIn('customer');
    await replyOf(buyer.shop.POST('/api/cart/address', { body: shopperAddress }));
    const check = (body: typeof shopperAddress) =>
      replyOf(buyer.shop.POST('/api/cart/address', { body }));
    expect(await check({ ...shopperAddress, address: 'Main Street' })).toMatchObject({
      Status: 'ERROR',
      Reason: 'Address not found House number is missing',
      Response: null,
    });
    expect(await check({ ...shopperAddress, state: 'ZZ' })).toMatchObject({
      Status: 'ERROR',
      Reason: 'Address not found',
    });
    expect(await replyOf(buyer.shop.POST('/api/cart/address/save'))).toMatchObject({
      Status: 'ERROR',
    });
  });

  it('rejects an empty cart', async () => {
    const buyer = await newShopper(shop());
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
      Status: 'ERROR',
      Reason: 'Your cart is empty.',
    });
  });

  it('rejects a payment below half a dollar', async () => {
    const buyer = await newShopper(shop());
    await addUnits(buyer, await makeItem(shop(), { price: '0.49', published: false }));
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
      Status: 'ERROR',
      Reason: 'The minimum payment is $0.50. Add another item.',
    });
  });

  it('names the item that is out of stock', async () => {
    const buyer = await newShopper(shop());
    const item = await makeItem(shop(), { title: 'Collet', inventory: 2 });
    await addUnits(buyer, item, 3);
    expect(await replyOf(buyer.shop.GET('/api/cart/checkout'))).toMatchObject({
      Status: 'ERROR',
      Reason: 'We have only 2 of Collet left. Reduce the quantity.',
      RedirectUrl: null,
      catalogId: item.catalogId,
      catalogItemId: item.catalogItemId,
    });
  });

  it('returns the open page again while the cart is unchanged', async () => {
    const buyer = await newShopper(shop());
    await addUnits(buyer, await makeItem(shop()));
    const first = await paymentPage(buyer);
    expect(await paymentPage(buyer)).toBe(first);
    await addUnits(buyer, await makeItem(shop()));
    expect(await paymentPage(buyer)).not.toBe(first);
  });

  it('reserves the units of an open page for its customer', async () => {
    const [first, second] = [await newShopper(shop()), await newShopper(shop())];
    const item = await makeItem(shop(), { title: 'Collet', inventory: 2 });
    await addUnits(first, item, 2);
    await addUnits(second, item);
    await paymentPage(first);
    expect(await replyOf(first.shop.GET('/api/cart/list'))).toMatchObject([
      { item: { inventory: 2, available: true } },
    ]);
    expect(await replyOf(second.shop.GET('/api/cart/checkout'))).toMatchObject({
      Status: 'ERROR',
      Reason: 'Collet is out of stock. Remove it from your cart.',
      catalogItemId: item.catalogItemId,
    });
    const { shop: staff } = await administratorOf(shop());
    const stock = await replyOf(
      staff.GET('/api/admin/stock', {
        params: { query: { filter: JSON.stringify({ catalogId: item.catalogId }) } },
      }),
    );
    expect(stock.map(({ reason }) => reason).toSorted()).toEqual(['opening', 'reservation']);
    expect(stock.find(({ reason }) => reason === 'reservation')).toMatchObject({
      onHand: 0,
      reserved: 2,
      onHandAfter: 2,
      reservedAfter: 2,
    });
  });

  it('releases the units of a replaced page', async () => {
    const [first, second] = [await newShopper(shop()), await newShopper(shop())];
    const item = await makeItem(shop(), { inventory: 2 });
    await addUnits(first, item, 2);
    await paymentPage(first);
    await replyOf(
      first.shop.GET('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', {
        params: {
          path: { catalogId: item.catalogId, catalogItemId: item.catalogItemId, qty: 1 },
        },
      }),
    );
    await paymentPage(first);
    await addUnits(second, item);
    expect(await paymentPage(second)).toContain('http');
  });

  it('turns a payment into an order, removes its units from stock and empties the cart', async () => {
    const buyer = await newShopper(shop());
    const item = await makeItem(shop(), { title: 'Collet', price: '100.00', inventory: 5 });
    const [order] = await buy(shop(), buyer, [{ item, quantity: 2 }]);
    // next door by Ground Advantage, two pounds; eight percent tax on goods and shipping
    expect(order).toMatchObject({
      orderState: 'PENDING',
      state: 'PENDING',
      shippingPrice: 565,
      tax: 1645,
      total: 22_210,
      total_refunded: 0,
      chargeStatus: 'succeeded',
      paymentMethod: 'visa •••• 4242',
      shippingGrouping: 'PARCEL',
      shipping: { name: 'Ada Park', address: { line1: shopperAddress.address } },
      items: [{ title: 'Collet', quantity: 2, price: 100, quantityReturnable: 0, access: null }],
    });
    expect(await replyOf(buyer.shop.GET('/api/cart/list'))).toEqual([]);
    const { shop: staff } = await administratorOf(shop());
    expect(await readItem(staff, item)).toMatchObject({ inventory: 3 });
  });

  it('confirms by email', async () => {
    const buyer = await newShopper(shop());
    const item = await makeItem(shop(), { title: 'Collet', price: '100.00' });
    const [order] = await buy(shop(), buyer, [{ item }]);
    const [mail] = await shop().mailsTo(buyer.email, 1);
    expect(mail?.subject).toBe('Your Spindle order is confirmed');
    const id = order?.orderId.slice(0, 8);
    for (const text of [`Order ${id}`, '1 × Collet', 'Shipping (Standard)', '$113.43']) {
      expect(mail?.text).toContain(text);
    }
  });

  it('creates one order per shipping group, which add up to the payment', async () => {
    const buyer = await newShopper(shop());
    const parcel = await makeItem(shop(), { price: '10.00' });
    const freight = await makeItem(shop(), {
      price: '20.00',
      attributes: [{ attributeId: 'way', type: 'SHIPPING', value: 'FREIGHT' }],
    });
    const plans = await makeItem(shop(), { price: '5.00', digital: true });
    for (const item of [parcel, freight, plans]) await addUnits(buyer, item);
    expect(await replyOf(buyer.shop.GET('/api/cart/summary'))).toMatchObject({
      orders: 3,
      shipments: 2,
    });
    const orders = await buy(shop(), buyer, []);
    expect(orders).toMatchObject([
      { shippingGrouping: 'PARCEL', orderState: 'PENDING', shippingPrice: 1006, total: 2166 },
      { shippingGrouping: 'DIGITAL', orderState: 'SHIPPED', shippingPrice: 0, total: 540 },
      { shippingGrouping: 'FREIGHT', orderState: 'PENDING', shippingPrice: 0, total: 2160 },
    ]);
    expect(new Set(orders.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(orders[1]).toMatchObject({ shipping: null, expectedShippingDate: null });
    const { shop: staff } = await administratorOf(shop());
    expect(
      await staffOrder(staff, await keyOf(shop(), { orderId: orders[0]?.orderId ?? '' })),
    ).toMatchObject({
      siblings: expect.arrayContaining(
        orders.slice(1).map(({ orderId, orderState, total }) => ({ orderId, orderState, total })),
      ),
      labelProblem: 'This order has not been picked yet.',
    });
  });

  it('needs no address for digital items', async () => {
    const buyer = await shop().signedIn('customer');
    const plans = await makeItem(shop(), { price: '25.00', digital: true });
    const [order] = await buy(shop(), buyer, [{ item: plans }]);
    expect(order).toMatchObject({ shippingGrouping: 'DIGITAL', orderState: 'SHIPPED' });
  });

  addressesConform(shop);
  statusConforms(shop);
  quotesConform(shop);
  discountCodesConform(shop);
  codeScopesConform(shop);
});
