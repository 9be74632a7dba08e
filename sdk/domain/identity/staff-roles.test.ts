import { expect, it } from 'vitest';
import { rolesOf, scopesHeldBy, scopesOf, staffRoles, staffScopes } from './staff-roles.ts';

const nobody = { extended: false, warehouse: false, roles: [] };

it.each([
  ['Extended', [...staffScopes]],
  ['Warehouse', ['picking:write']],
  [
    'Fulfillment',
    ['catalog:read', 'stock:write', 'orders:read', 'orders:write', 'picking:write', 'labels:buy'],
  ],
  ['Catalog', ['catalog:read', 'catalog:write', 'content:write', 'stock:write']],
  ['Support', ['orders:read', 'refunds:write', 'customers:read', 'tickets:write']],
  ['Accounting', ['finance:read']],
] as const)('%s may do what its scopes say', (role, scopes) => {
  expect(scopesOf([role])).toEqual(scopes);
});

it('several roles add up', () => {
  const both = scopesOf(['Warehouse', 'Accounting']);
  expect(both).toEqual(['picking:write', 'finance:read']);
  expect(rolesOf({ extended: true, warehouse: true, roles: ['Catalog', 'Support'] })).toEqual(
    staffRoles.filter((role) => !['Fulfillment', 'Accounting'].includes(role)),
  );
  expect(rolesOf(nobody)).toEqual([]);
});

it('the scopes of a program limit those of its person', () => {
  const program = { scopes: ['orders:read', 'finance:read'] as const };
  expect(scopesHeldBy({ ...nobody, extended: true, program })).toEqual([
    'orders:read',
    'finance:read',
  ]);
  expect(scopesHeldBy({ ...nobody, warehouse: true, program })).toEqual([]);
  expect(scopesHeldBy({ ...nobody, warehouse: true, program: { scopes: null } })).toEqual([
    'picking:write',
  ]);
});
