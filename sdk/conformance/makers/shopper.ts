import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { until } from '../until.ts';

type Schemas = components['schemas'];

interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** An address in the postal service's format, next door to the warehouse. */
export const shopperAddress = {
  address: '417 MONTGOMERY ST FL 5',
  city: 'SAN FRANCISCO',
  state: 'CA',
  zip: '94104-1129',
  country: 'US',
};

export const addressAbroad = {
  address: 'Hauptstr. 5',
  city: 'Bonn',
  state: 'NRW',
  zip: '53111',
  country: 'DE',
};

/** Creates a customer with an address. */
export async function newShopper(shop: ConformingShop): Promise<SignedIn> {
  const customer = await shop.signedIn('customer');
  await saveAddress(customer, shopperAddress);
  return customer;
}

export async function saveAddress({ shop }: SignedIn, address: Schemas['Address']): Promise<void> {
  await replyOf(shop.POST('/api/cart/address', { body: address }));
  await replyOf(shop.POST('/api/cart/address/save'));
}

/** Adds units of an item to the cart. */
export async function addUnits(
  { shop }: SignedIn,
  { catalogId, catalogItemId }: ItemKey,
  quantity = 1,
): Promise<Schemas['CartLine'][]> {
  const path = { catalogId, catalogItemId };
  const cart = await replyOf(
    shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', { params: { path } }),
  );
  if (quantity === 1) return cart;
  return replyOf(
    shop.GET('/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}', {
      params: { path: { ...path, qty: quantity } },
    }),
  );
}

/** Returns the URL of the payment page for the customer's cart. */
export async function paymentPage({ shop }: SignedIn): Promise<string> {
  const { RedirectUrl, Reason } = await replyOf(shop.GET('/api/cart/checkout'));
  if (RedirectUrl === null) throw new Error(`No payment page: ${Reason}`);
  return RedirectUrl;
}

/** Buys units of each item. Returns the resulting orders, shipped ones first. */
export async function buy(
  shop: ConformingShop,
  buyer: SignedIn,
  lines: readonly { item: ItemKey; quantity?: number }[],
): Promise<Schemas['Order'][]> {
  for (const { item, quantity } of lines) await addUnits(buyer, item, quantity);
  const before = await replyOf(buyer.shop.GET('/api/order/checkoutComplete'));
  await shop.pay(await paymentPage(buyer), 'accepted');
  return until(async () => {
    const orders = await replyOf(buyer.shop.GET('/api/order/checkoutComplete'));
    const isNew = orders[0] !== undefined && orders[0].orderId !== before[0]?.orderId;
    if (!isNew) throw new Error('The payment made no order yet.');
    return orders;
  });
}
