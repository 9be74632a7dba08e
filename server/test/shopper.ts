import { z } from 'zod';
import type { components } from '@spindle/sdk/schema';
import type { TestItem } from './factories/catalog.ts';

import { signInAs, signInWith, type ShopUnderTest, type SignedIn } from './sign-in.ts';
import type { TestUser } from './factories/user.ts';

type Schemas = components['schemas'];

interface Sold {
  orderId: string;
  items: readonly Pick<Schemas['OrderLine'], 'catalogId' | 'catalogItemId' | 'quantity'>[];
}

/** A customer with an address, with the calls that their browser makes. */
export interface Shopper extends SignedIn {
  add(item: TestItem, quantity?: number): Promise<void>;
  cart(): Promise<Schemas['CartLine'][]>;
  /** @param quoteId the shipping quote to use; defaults to the last one shown */
  startCheckout(quoteId?: string): Promise<Schemas['CheckoutReply']>;
  /** Starts checkout and returns the session's id. Throws if the shop rejects it. */
  payable(): Promise<string>;
  orders(): Promise<Schemas['Order'][]>;
  completed(): Promise<Schemas['Order'][]>;
  cancel(orderId: string): Promise<Schemas['Result']>;
  sendBack(order: Sold, quantities: number[]): Promise<Schemas['Result']>;
}

export const shopperAddress = {
  address: '417 MONTGOMERY ST FL 5',
  city: 'SAN FRANCISCO',
  state: 'CA',
  zip: '94104-1129',
  country: 'US',
};

export async function newShopper(shop: ShopUnderTest, account?: TestUser): Promise<Shopper> {
  const client = account ? await signInWith(shop, account) : await signInAs(shop, 'customer');
  await expectOk(client.post('/api/cart/address', shopperAddress));
  await expectOk(client.post('/api/cart/address/save'));
  return asShopper(client);
}

/** Adds a customer's actions to a signed-in client. */
export function asShopper(client: SignedIn): Shopper {
  async function startCheckout(quoteId?: string): Promise<Schemas['CheckoutReply']> {
    const by = quoteId === undefined ? '' : `?quoteId=${quoteId}`;
    return read<Schemas['CheckoutReply']>(client.get(`/api/cart/checkout${by}`));
  }
  return {
    ...client,
    async add({ catalogId, itemId }, quantity = 1) {
      await expectOk(client.get(`/api/cart/add/${catalogId}/${itemId}`));
      if (quantity > 1) {
        await expectOk(client.get(`/api/cart/quantity/${catalogId}/${itemId}/${quantity}`));
      }
    },
    cart: () => read(client.get('/api/cart/list')),
    startCheckout,
    async payable() {
      const reply = await startCheckout();
      return sessionOf(reply);
    },
    orders: () => read(client.get('/api/order/list/90')),
    completed: () => read(client.get('/api/order/checkoutComplete')),
    cancel: (orderId) => read(client.post('/api/order/cancel', { orderId })),
    sendBack(order, quantities) {
      const items = order.items.map((item, at) => ({ ...item, quantity: quantities[at] ?? 0 }));
      return read(
        client.send('POST', '/api/order/return', {
          body: JSON.stringify({ ...order, items }),
          headers: { 'Content-Type': 'application/json' },
        }),
      );
    },
  };
}

/** Returns the provider's session id from a hosted page's URL. */
export function sessionOf(reply: Schemas['CheckoutReply']): string {
  const id = /cs_\w+/.exec(reply.RedirectUrl ?? '')?.[0];
  if (id === undefined) throw new Error(`no payment page: ${reply.Reason}`);
  return id;
}

type PendingReply = Promise<{ status: number; text: string }>;

async function expectOk(pending: PendingReply): Promise<void> {
  const { status, text } = await pending;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
}

/** The response was checked against the contract when it was sent, so its type is assumed here. */
async function read<T>(pending: PendingReply): Promise<T> {
  const { status, text } = await pending;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return z.custom<T>().parse(JSON.parse(text));
}
