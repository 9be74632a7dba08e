// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Person } from '@spindle/sdk/mocks/state';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff, openApp } from '../test/open-app.ts';

const screenOf = ({ userId }: Person) => `/ui/admin/customers/${userId}/show`;
const personNow = ({ userId }: Person) =>
  firstOf(mockShop.read().people, (one) => one.userId === userId);

function change({ userId }: Person, facts: Partial<Person>): void {
  mockShop.change(({ people }) => {
    Object.assign(
      firstOf(people, (one) => one.userId === userId),
      facts,
    );
  });
}

/** Opens the account of a customer without purchases or roles, changed by the given values. */
function open(facts: Partial<Person> = {}) {
  const person = firstOf(mockShop.read().people);
  change(person, facts);
  openApp(screenOf(person));
  return { person, name: `${person.firstName} ${person.lastName}` };
}

/** Opens the administrator's own account, whose email has changed since the page loaded. */
async function openOwn(email: string): Promise<Person> {
  const own = firstOf(mockShop.read().people, (one) => one.email === demoStaff.administrator);
  const router = openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  change(own, { email });
  await act(() => router.navigate(screenOf(own)));
  await screen.findByRole('link', { name: email });
  return own;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const note = async (title: string) => (await screen.findByText(title)).parentElement;

it('adds the Warehouse role right away and reports the result', async () => {
  const { person } = open();
  await press('Add Warehouse role');
  const notice = await note('Role changed');
  expect(notice).toHaveAttribute('role', 'status');
  expect(notice).toHaveTextContent(/^Role changedRoles updated\.$/);
  expect(personNow(person)).toMatchObject({ warehouse: true, extended: false });
  expect(await screen.findByRole('button', { name: 'Remove Warehouse role' })).toBeTruthy();
  await expectAccessible();
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Add Warehouse role' })).toBeTruthy();
  expect(personNow(person)).toMatchObject({ warehouse: false, extended: false });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('gives several roles, each without taking another', async () => {
  const { person } = open({ roles: ['Support'] });
  await press('Add Catalog role');
  await screen.findByRole('button', { name: 'Remove Catalog role' });
  expect(personNow(person).roles).toEqual(['Catalog', 'Support']);
  await press('Remove Support role');
  await screen.findByRole('button', { name: 'Add Support role' });
  expect(personNow(person).roles).toEqual(['Catalog']);
});

it.each([
  [false, 'Make administrator…', 'Make NAME an administrator'],
  [true, 'Remove administrator role…', 'Remove administrator role'],
])(
  'asks once before changing the administrator role: from %s',
  async (extended, button, confirm) => {
    const { person, name } = open({ extended });
    await press(button);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(person.email);
    expect(personNow(person).extended).toBe(extended);
    await expectAccessible();
    await press(confirm.replace('NAME', name));
    await screen.findByText('Role changed');
    expect(personNow(person)).toMatchObject({ extended: !extended, warehouse: false });
  },
);

it('lists what a reset deletes, then reports what was done', async () => {
  const { person, name } = open();
  await press('Reset authenticator…');
  const question = await screen.findByRole('alertdialog', {
    name: `Reset ${name}'s authenticator?`,
  });
  expect(question.textContent).toMatch(
    /authenticator, recovery codes and password.*signed out everywhere.*can't be undone/,
  );
  expect(personNow(person).authenticator).not.toBeNull();
  await press('Reset authenticator');
  expect(await note('Authenticator reset')).toHaveTextContent(
    'Authenticator reset. We asked the account owner by email to reset their password and set up a new authenticator.',
  );
  expect(personNow(person)).toMatchObject({
    authenticator: null,
    recoveryCodes: [],
    password: null,
  });
});

it('says why the shop rejected a change', async () => {
  const own = await openOwn('ines@example.com');
  await press('Reset authenticator…');
  await press('Reset authenticator');
  expect((await screen.findByRole('alert')).textContent).toBe(
    "Authenticator not resetYou can't reset your own authenticator here. Change it on your account page.",
  );
  expect(personNow(own).authenticator).toBe(own.authenticator);
});

it('keeps people from locking themselves out', async () => {
  await openOwn(demoStaff.administrator.toUpperCase());
  const rights = within(await screen.findByRole('region', { name: 'Roles and sign-in' }));
  expect(rights.getByText(/Only another administrator can remove your role/)).toBeTruthy();
  expect(rights.getByText(/Change your own authenticator/)).toBeTruthy();
  const buttons = rights.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual([
    'Add Warehouse role',
    'Add Fulfillment role',
    'Add Catalog role',
    'Add Support role',
    'Add Accounting role',
  ]);
  await expectAccessible();
});

it('reports a server error', async () => {
  const { person } = open();
  mockShop.start('500', ['changeRoles']);
  await press('Add Warehouse role');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Role not changedSomething went wrong on our side/,
  );
  expect(personNow(person).warehouse).toBe(false);
  mockShop.calm();
  await press('Add Warehouse role');
  expect(await screen.findByText('Role changed')).toBeTruthy();
});
