import { expect, it } from 'vitest';
import { scopesOf, type StaffRole } from '@spindle/sdk/domain/identity/staff-roles';
import { hasAccess } from '../providers/access.ts';
import { toolsFor } from './tools.ts';

const labels = (...roles: StaffRole[]) => {
  const user = { Extended: roles.includes('Extended'), Scopes: scopesOf(roles) };
  return toolsFor((name) => hasAccess(user, 'list', name)).map(({ label }) => label);
};

it('gives administrators the managers first, in the order of the landing page', () => {
  expect(labels('Extended').slice(0, 5)).toEqual([
    'Order Manager',
    'Store Builder',
    'Shipping Manager',
    'Picking Manager',
    'Content Builder',
  ]);
});

it('gives all signed-in users the tools they may read, and warehouse staff picking', () => {
  expect(labels()).toEqual(['Store Builder', 'Content Builder']);
  expect(labels('Warehouse')).toEqual([
    'Picking Manager',
    'Packing',
    'Store Builder',
    'Content Builder',
  ]);
});

it.each([
  [
    'Fulfillment',
    [
      'Order Manager',
      'Store Builder',
      'Shipping Manager',
      'Picking Manager',
      'Content Builder',
      'Packing',
      'Returns',
      'Invoices',
      'Stock',
      'Audit',
    ],
  ],
  [
    'Catalog',
    [
      'Store Builder',
      'Items',
      'Stock',
      'Prices and codes',
      'Content Builder',
      'Redirects',
      'Audit',
      'Search words',
    ],
  ],
  [
    'Support',
    [
      'Order Manager',
      'Returns',
      'Invoices',
      'Store Builder',
      'Customers',
      'Tickets',
      'Community members',
      'Content Builder',
      'Audit',
    ],
  ],
  ['Accounting', ['Invoices', 'Store Builder', 'Content Builder', 'Insights', 'Accounting']],
] as const)('gives %s the tools of its job', (role, tools) => {
  expect(labels(role)).toEqual(tools);
});
