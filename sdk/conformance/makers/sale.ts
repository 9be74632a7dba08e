import { replyOf } from '../../src/errors.ts';
import type { ShopClient } from '../../src/client.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop, SignedIn } from '../conforming-shop.ts';
import { until } from '../until.ts';
import { administratorOf } from './administrator.ts';
import { makeItem, type ItemOptions } from './make-item.ts';
import { buy, newShopper } from './shopper.ts';

type Schemas = components['schemas'];

/** What names an order to staff. */
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

/** An item somebody new has bought so many units of. */
export async function makeSale(
  shop: ConformingShop,
  { quantity = 1, ...options }: ItemOptions & { quantity?: number } = {},
): Promise<Sale> {
  const [item, buyer] = await Promise.all([makeItem(shop, options), newShopper(shop)]);
  const [order] = await buy(shop, buyer, [{ item, quantity }]);
  if (order === undefined) throw new Error('Nothing was sold.');
  return { buyer, item, order, key: await keyOf(shop, order) };
}

/** The order with the payment provider's customer, whom calls of staff name along with it. */
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

/** The order as staff see it now. */
export async function staffOrder(staff: ShopClient, key: OrderKey): Promise<Schemas['StaffOrder']> {
  const [order] = await replyOf(staff.POST('/api/orderManager/refresh', { body: key }));
  if (order === undefined) throw new Error(`There is no order ${key.orderId}.`);
  return order;
}

/** The order, once all that was given back is on its way. */
export function settledOrder(staff: ShopClient, key: OrderKey): Promise<Schemas['StaffOrder']> {
  return until(async () => {
    const order = await staffOrder(staff, key);
    const waits = order.refunds.some(({ state }) => state !== 'SUCCEEDED');
    if (waits || order.refunds.length === 0) throw new Error('Nothing has gone back yet.');
    return order;
  });
}

/** Staff move an order there. */
export async function moveTo(
  staff: ShopClient,
  key: OrderKey,
  orderState: Schemas['Order']['orderState'],
): Promise<Schemas['Result']> {
  return replyOf(staff.POST('/api/orderManager/edit/state', { body: { ...key, orderState } }));
}
