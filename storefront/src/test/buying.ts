import { replyOf } from '@spindle/sdk/errors';
import { savedIntent } from '@spindle/sdk/react/intent-key';
import { payCheckout } from '@spindle/sdk/mocks/checkout/pay-checkout';
import { shop } from '../shop/api.ts';
import { mockShop } from './api.ts';
import { fillCart } from './person-of.ts';

export type MockOrder = ReturnType<typeof mockShop.read>['orders'][number];

/** What to buy: `catalogId/catalogItemId`, and how many, by default one. */
type Bought = string | readonly [string, number];

/** Takes this user, with these items in the cart, to the payment page, and returns its URL. */
export async function goToPay(email: string, ...bought: Bought[]): Promise<string> {
  for (const one of bought) {
    const [key, quantity] = typeof one === 'string' ? [one, 1] : one;
    const [catalogId = '', catalogItemId = ''] = key.split('/');
    fillCart(email, catalogId, catalogItemId, quantity);
  }
  const { Reason, RedirectUrl } = await replyOf(
    shop.GET('/api/cart/checkout', { params: { header: savedIntent(crypto.randomUUID()) } }),
  );
  if (RedirectUrl === null) throw new Error(Reason);
  return RedirectUrl;
}

/** Pays as the customer would on the provider's page. */
export function pay(
  redirectUrl: string,
  card: 'accepted' | 'declined' | 'bank' = 'accepted',
): boolean {
  const { now, newId } = mockShop;
  return mockShop.change((state) => payCheckout(state, { redirectUrl, card, now: now(), newId }));
}

/** Sets the state of the payment page opened last, without a payment. */
export function setCheckout(state: ReturnType<typeof mockShop.read>['checkouts'][number]['state']) {
  mockShop.change(({ checkouts }) => {
    const last = checkouts.at(-1);
    if (last === undefined) throw new Error('There is no checkout.');
    Object.assign(last, { state });
  });
}

/** Does the same and pays. Returns the first order created. */
export async function buy(email: string, ...bought: Bought[]): Promise<MockOrder> {
  mockShop.signIn(email);
  const before = mockShop.read().orders.length;
  pay(await goToPay(email, ...bought));
  const order = mockShop.read().orders[before];
  if (order === undefined) throw new Error('Nothing was bought.');
  return order;
}

/** Changes an order without the page noticing. */
export function changeOrder(
  { orderId }: Pick<MockOrder, 'orderId'>,
  facts: Partial<MockOrder>,
): void {
  mockShop.change(({ orders }) => {
    for (const order of orders) if (order.orderId === orderId) Object.assign(order, facts);
  });
}
