import type { components } from '../../src/schema.d.ts';

export type StaffRole = components['schemas']['StaffRole'];
export type StaffScope = components['schemas']['StaffScope'];

export const staffScopes = [
  'catalog:read',
  'catalog:write',
  'content:write',
  'stock:write',
  'orders:read',
  'orders:write',
  'picking:write',
  'labels:buy',
  'refunds:write',
  'finance:read',
  'customers:read',
  'subscriptions:read',
  'tickets:write',
  'reviews:write',
  'quotes:write',
  'webhooks:write',
  'settings:write',
] as const satisfies readonly StaffScope[];

/** The roles beside `Extended` and `Warehouse`, as stored with an account. */
export const jobRoles = ['Fulfillment', 'Catalog', 'Support', 'Accounting'] as const;
export type JobRole = (typeof jobRoles)[number];

export const staffRoles = [
  'Extended',
  'Warehouse',
  ...jobRoles,
] as const satisfies readonly StaffRole[];

const scopesOfRole: Record<StaffRole, readonly StaffScope[]> = {
  Extended: staffScopes,
  Warehouse: ['picking:write'],
  // Whoever receives goods looks items up.
  Fulfillment: [
    'catalog:read',
    'stock:write',
    'orders:read',
    'orders:write',
    'picking:write',
    'labels:buy',
  ],
  Catalog: ['catalog:read', 'catalog:write', 'content:write', 'stock:write'],
  Support: ['orders:read', 'refunds:write', 'customers:read', 'tickets:write'],
  Accounting: ['finance:read'],
};

export interface RoleHolder {
  extended: boolean;
  warehouse: boolean;
  roles: readonly JobRole[];
}

export const rolesOf = ({ extended, warehouse, roles }: RoleHolder): StaffRole[] =>
  staffRoles.filter((role) => {
    if (role === 'Extended') return extended;
    return role === 'Warehouse' ? warehouse : roles.includes(role);
  });

/** Returns what the holders of these roles may do. */
export function scopesOf(roles: readonly StaffRole[]): StaffScope[] {
  const held = new Set(roles.flatMap((role) => scopesOfRole[role]));
  return staffScopes.filter((scope) => held.has(scope));
}

/** A caller. Programs can have scopes of their own, which limit those of their role. */
export interface ScopeHolder extends RoleHolder {
  program?: { scopes: readonly StaffScope[] | null } | undefined;
}

/** Returns what a caller may do. */
export function scopesHeldBy({ program, ...user }: ScopeHolder): StaffScope[] {
  const held = scopesOf(rolesOf(user));
  const own = program?.scopes ?? null;
  return own === null ? held : held.filter((scope) => own.includes(scope));
}

/** Returns whether a caller has at least one of the scopes. */
export const holdsAny = (user: ScopeHolder, scopes: readonly StaffScope[]): boolean => {
  const held = scopesHeldBy(user);
  return scopes.some((scope) => held.includes(scope));
};

/** Returns whether a person's refunds have a daily limit. */
export const isCapped = ({ extended, roles }: RoleHolder): boolean =>
  !extended && roles.includes('Support');
