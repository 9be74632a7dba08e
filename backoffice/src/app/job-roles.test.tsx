// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { jobRoles, type JobRole } from '@spindle/sdk/domain/identity/staff-roles';
import { describe, expect, it } from 'vitest';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';
import { expectVisible, openScreen } from '../test/open-screen.ts';
import { allScreens } from '../test/screens.ts';

/** The screens for each job. */
const jobs: Record<JobRole, readonly string[]> = {
  Fulfillment: [
    'Order Manager',
    'an order in the Order Manager',
    'Shipping Manager',
    'an order in the Shipping Manager',
    'an order that is picked',
    'an order that is packed',
    'an invoice',
    'stock',
    'what runs out',
  ],
  Catalog: [
    'Store Builder',
    'editor of an item',
    'attributes of an item',
    'items in all catalogs',
    'sheet of items',
    'changes of items',
    'discount codes',
    'what runs out',
    'elements of a section',
    'redirects',
    'words that mean the same',
  ],
  Support: [
    'Order Manager',
    'an order in the Order Manager',
    'an invoice',
    'customers',
    'a customer',
    'a community member',
    'tickets',
    'a ticket',
    'templates of answers',
  ],
  Accounting: ['invoices', 'an invoice', 'insights', 'accounting'],
};

/** Makes the demo's administrator a person with this role only. */
const become = (role: JobRole) =>
  mockShop.change((state) => {
    const person = firstOf(state.people, ({ email }) => email === demoStaff.administrator);
    Object.assign(person, { extended: false, roles: [role] });
    state.securityEvents = [];
  });

const rejected = () => mockShop.read().securityEvents?.map(({ operation }) => operation);

describe.each(jobRoles)('a person with the role %s', (role) => {
  it.each(allScreens.filter(({ name }) => jobs[role].includes(name)))(
    'sees all of their screen and asks for nothing else: $name',
    async (displayed) => {
      openScreen({ ...displayed, who: demoStaff.administrator }, { before: () => become(role) });
      await expectVisible(displayed.shows(mockShop.read()));
      expect(rejected()).toEqual([]);
    },
  );
});

it.each([
  ['Support', ['Refund…'], ['Save', 'Buy', 'Create return…', 'Save note']],
  ['Fulfillment', ['Save', 'Save note'], ['Refund…']],
] as const)('%s has only the actions of the job on an order', async (role, shown, hidden) => {
  const order = firstOf(allScreens, ({ name }) => name === 'an order');
  openScreen(order, { before: () => become(role) });
  for (const name of shown) await screen.findByRole('button', { name });
  for (const name of hidden) expect(screen.queryByRole('button', { name })).toBeNull();
});
