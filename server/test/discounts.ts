import { z } from 'zod';
import type { components } from '@spindle/sdk/schema';
import { query } from '../src/database/query.ts';
import type { TestItem } from './factories/catalog.ts';
import type { ShopUnderTest, SignedIn } from './sign-in.ts';

type Schemas = components['schemas'];

type NewCode = Partial<Schemas['DiscountCode']> & { code: string };

const json = { 'Content-Type': 'application/json' };

/** Creates a code as staff do. Omits null fields. */
export async function makeCode(
  staff: SignedIn,
  overrides: NewCode,
): Promise<Schemas['DiscountCode']> {
  const reply = await tryToMakeCode(staff, overrides);
  if (reply.DiscountCode === null) throw new Error(reply.Reason);
  return reply.DiscountCode;
}

export const tryToMakeCode = (
  staff: SignedIn,
  overrides: NewCode,
): Promise<Schemas['DiscountCodeReply']> =>
  read(staff.send('POST', '/api/admin/codes', { body: JSON.stringify(overrides), headers: json }));

export const setCodeActive = (
  staff: SignedIn,
  id: string,
  active: boolean,
  version?: number,
): Promise<Schemas['Result']> =>
  read(
    staff.send('POST', `/api/admin/codes/${id}/active`, {
      body: JSON.stringify({ active, version }),
      headers: json,
    }),
  );

export const enterCode = (buyer: SignedIn, code: string): Promise<Schemas['Result']> =>
  read(buyer.send('POST', '/api/cart/code', { body: JSON.stringify({ code }), headers: json }));

export const removeCode = (buyer: SignedIn): Promise<Schemas['Result']> =>
  read(buyer.send('DELETE', '/api/cart/code'));

export const summaryOf = (buyer: SignedIn): Promise<Schemas['CartSummary']> =>
  read(buyer.get('/api/cart/summary'));

/** Adds a coupon and a product at the provider to an item. */
export async function setCoupon(
  shop: ShopUnderTest,
  { catalogId, itemId }: TestItem,
  couponId: string,
): Promise<void> {
  await query(
    shop.orm.em.fork(),
    'update catalog_items set coupon_id = $3 where catalog_id = $1 and item_id = $2',
    [catalogId, itemId, couponId],
  );
}

/** The response was checked against the contract when it was sent, so its type is assumed here. */
async function read<T>(pending: Promise<{ status: number; text: string }>): Promise<T> {
  const { status, text } = await pending;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return z.custom<T>().parse(JSON.parse(text));
}
