import type { components } from '../../src/schema.d.ts';
import { namesOf } from '../fields.ts';
import type { InvalidField } from '../invalid-field.ts';

export type TokenScope = components['schemas']['TokenScope'];

/**
 * Describes each scope, in the order of the form, as the rest of a sentence with "may" or "can".
 */
export const scopeWords: Record<TokenScope, string> = {
  'catalog:read': 'read catalogs, items and stock',
  'catalog:write': 'edit catalogs, items, prices and codes',
  'content:write': 'read and edit content',
  'stock:write': 'count stock',
  'orders:read': 'read orders, invoices and reports',
  'orders:write': 'move, pick and pack orders',
  'picking:write': 'pick and pack orders',
  'labels:buy': 'buy and void labels',
  'refunds:write': 'issue refunds',
  'finance:read': 'read invoices, refunds and reports',
  'customers:read': 'read customers',
  'subscriptions:read': 'read subscriptions',
  'tickets:write': 'read and reply to tickets',
  'webhooks:write': 'read, test and resend webhooks',
};

export const tokenScopes = namesOf(scopeWords);

export interface RequestedRights {
  scope?: 'customer' | 'warehouse' | 'extended';
  scopes?: readonly TokenScope[];
  /** Cents. */
  dailyRefundCap?: number;
}

/** Returns the error in a token's requested permissions, or null. */
export function invalidRights({
  scope,
  scopes,
  dailyRefundCap,
}: RequestedRights): InvalidField | null {
  if (scope === undefined && scopes === undefined) {
    return { path: 'scopes', subject: 'scopes', message: 'is required if scope is omitted' };
  }
  const refunds = scopes?.includes('refunds:write') ?? false;
  const unscoped = scopes === undefined && scope === 'extended';
  if (unscoped || refunds === (dailyRefundCap !== undefined)) return null;
  const message = refunds ? 'is required with refunds:write' : 'is only allowed with refunds:write';
  return { path: 'dailyRefundCap', subject: 'dailyRefundCap', message };
}

/** Returns a token's role. Without a role, only its scopes and its owner's roles limit it. */
export const roleOfToken = ({ scope }: RequestedRights) => scope ?? 'extended';
