import type { BodyOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { listQuery } from './list-query.ts';

type Schemas = components['schemas'];

interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

export const GRANT_NOTE = 'Replaces damaged sheets.';

/** Grants an item to an account, as an administrator. */
export async function grantAccess(
  shop: ConformingShop,
  userId: string,
  { catalogId, catalogItemId }: ItemKey,
  options: Partial<BodyOf<'grantAccess'>> = {},
): Promise<Schemas['Result']> {
  const { shop: staff } = await administratorOf(shop);
  return replyOf(
    staff.POST('/api/admin/customers/{id}/grants', {
      params: { path: { id: userId } },
      body: { catalogId, catalogItemId, note: GRANT_NOTE, ...options },
    }),
  );
}

/** Revokes a grant, as an administrator. */
export async function revokeGrant(shop: ConformingShop, id: string): Promise<Schemas['Result']> {
  const { shop: staff } = await administratorOf(shop);
  const params = { path: { id } };
  return replyOf(staff.POST('/api/admin/entitlements/{id}/withdraw', { params }));
}

/**
 * Lists an account's current and former entitlements as staff see them, newest first by default.
 */
export async function entitlementsOf(
  shop: ConformingShop,
  userId: string,
  { filter, ...options }: Parameters<typeof listQuery>[0] = {},
): Promise<Schemas['AdminEntitlement'][]> {
  const { shop: staff } = await administratorOf(shop);
  const params = listQuery({ ...options, filter: { userId, ...filter } });
  return replyOf(staff.GET('/api/admin/entitlements', { params }));
}

/** Returns the UTC date in this many days: `2026-12-31`. */
export function dayIn(shop: ConformingShop, days: number): string {
  return new Date(shop.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
