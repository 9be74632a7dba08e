import type { components } from '@spindle/sdk/schema';

export type ApiToken = components['schemas']['ApiToken'];
export type Scope = ApiToken['scope'];

/** What a program with this token may do, in words. */
export const scopes: Record<Scope, { name: string; may: string }> = {
  customer: { name: 'Customer', may: 'your own cart, orders and account' },
  warehouse: { name: 'Warehouse', may: 'Customer access and picking' },
  extended: { name: 'Administrator', may: 'everything you can do' },
};

export type TokenState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** @param now milliseconds since 1970 */
export function stateOf({ revokedAt, expiresAt }: ApiToken, now: number): TokenState {
  if (revokedAt !== null) return 'REVOKED';
  return Date.parse(expiresAt) <= now ? 'EXPIRED' : 'ACTIVE';
}
