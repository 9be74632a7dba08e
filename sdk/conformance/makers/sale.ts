import { replyOf } from '../../src/errors.ts';
import type { ShopClient } from '../../src/client.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { until } from '../until.ts';
import { administratorOf } from './administrator.ts';
import { makeItem, type ItemOptions } from './make-item.ts';
import { buy, newShopper } from './shopper.ts';

type Schemas = components['schemas'];

/** The order's key for staff calls. */
export interface OrderKey {
  orderId: string;
  customerId: string;
}

export interface Sale {
  buyer: SignedIn;
  item: Schemas['CatalogItemRecord'];
  order: Schemas['Order'];
  key: OrderKey;
}

/** Sells units of a new item to a new customer. */
export async function makeSale(
  shop: ConformingShop,
  { quantity = 1, ...options }: ItemOptions & { quantity?: number } = {},
): Promise<Sale> {
  const [item, buyer] = await Promise.all([makeItem(shop, options), newShopper(shop)]);
  const [order] = await buy(shop, buyer, [{ item, quantity }]);
  if (order === undefined) throw new Error('Nothing was sold.');
  return { buyer, item, order, key: await keyOf(shop, order) };
}

/**
 * Returns the order's key with the customer id at the payment provider, which staff calls also
 * require.
 */
export async function keyOf(
  shop: ConformingShop,
  { orderId }: { orderId: string },
): Promise<OrderKey> {
  const { shop: staff } = await administratorOf(shop);
  const { customerId } = await replyOf(
    staff.GET('/api/admin/orders/{id}', { params: { path: { id: orderId } } }),
  );
  return { orderId, customerId: customerId ?? '' };
}

/** Returns the current order as staff see it. */
export async function staffOrder(staff: ShopClient, key: OrderKey): Promise<Schemas['StaffOrder']> {
  const [order] = await replyOf(staff.POST('/api/orderManager/refresh', { body: key }));
  if (order === undefined) throw new Error(`There is no order ${key.orderId}.`);
  return order;
}

/** Returns the order after all its refunds have been sent. */
export function settledOrder(staff: ShopClient, key: OrderKey): Promise<Schemas['StaffOrder']> {
  return until(async () => {
    const order = await staffOrder(staff, key);
    const waits = order.refunds.some(({ state }) => state !== 'SUCCEEDED');
    if (waits || order.refunds.length === 0) throw new Error('Nothing has gone back yet.');
    return order;
  });
}

/** Moves an order to this state, as staff. */
export async function moveTo(
  staff: ShopClient,
  key: OrderKey,
  orderState: Schemas['Order']['orderState'],
): Promise<Schemas['Result']> {
  return replyOf(staff.POST('/api/orderManager/edit/state', { body: { ...key, orderState } }));
}
