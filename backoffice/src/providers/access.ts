import type { StaffScope } from '@spindle/sdk/domain/identity/staff-roles';
import type { User } from './session.ts';

/** What a user may do. The server checks it on every call. */
export type Permissions = Pick<User, 'Extended' | 'Scopes'>;

/** What every signed-in user may see. */
const forEveryUser = new Set(['storeBuilder', 'creator']);

/** The scopes that open a tool, or a list and its records. Any of them is enough. */
const opening: Readonly<Record<string, readonly StaffScope[]>> = {
  orderManager: ['orders:read'],
  orders: ['orders:read'],
  returns: ['orders:read'],
  adminPicking: ['picking:write'],
  packing: ['picking:write'],
  adminShipping: ['labels:buy'],
  invoices: ['orders:read', 'finance:read'],
  // Those who only look for an item find it in the Store Builder.
  items: ['catalog:write'],
  stock: ['stock:write'],
  codes: ['catalog:write'],
  searchWords: ['catalog:write'],
  customers: ['customers:read'],
  members: ['customers:read'],
  subscriptions: ['subscriptions:read'],
  tickets: ['tickets:write'],
  redirects: ['content:write'],
  insights: ['finance:read'],
  accounting: ['finance:read'],
  webhooks: ['webhooks:write'],
  audit: ['orders:read', 'catalog:read', 'content:write', 'customers:read', 'tickets:write'],
  summary: ['orders:read', 'catalog:read', 'customers:read', 'tickets:write', 'finance:read'],
  imports: ['settings:write'],
  settings: ['settings:write'],
  emails: ['settings:write'],
  securityEvents: ['settings:write'],
  jobs: ['settings:write'],
};

/** The scope for changing records. */
const changing: Readonly<Record<string, StaffScope>> = {
  catalogs: 'catalog:write',
  items: 'catalog:write',
  codes: 'catalog:write',
  releases: 'catalog:write',
  sections: 'content:write',
  elements: 'content:write',
  redirects: 'content:write',
  stock: 'stock:write',
  webhooks: 'webhooks:write',
};

const seeing = new Set(['list', 'show', 'export']);

/**
 * Returns whether the user may do this, or use the tool of that name. The action `use` names a
 * scope instead of a resource. The server rejects everything else.
 */
export function hasAccess({ Extended, Scopes }: Permissions, action: string, resource: string) {
  if (Extended) return true;
  if (action === 'use') return Scopes.some((scope) => scope === resource);
  if (action === 'list' && forEveryUser.has(resource)) return true;
  const needed = seeing.has(action) ? opening[resource] : [changing[resource]];
  return needed?.some((scope) => scope !== undefined && Scopes.includes(scope)) ?? false;
}
