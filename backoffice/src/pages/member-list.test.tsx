// @vitest-environment jsdom
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const { members } = mockShop.read();
const memberWithProblem = firstOf(members, ({ problem }) => problem !== null);
const linked = firstOf(
  members,
  ({ problem, rolesGranted }) => problem === null && rolesGranted.length > 0,
);

const open = () => openApp('/ui/admin/members');

async function rowOf({ email }: typeof linked) {
  const row = (await screen.findByText(email)).closest('tr');
  if (row === null) throw new Error(`${email} is in no row`);
  return within(row);
}

it('shows who is linked and their roles, and links to the customer', async () => {
  open();
  const row = await rowOf(linked);
  expect(row.getByText(linked.discordUsername)).toBeTruthy();
  for (const role of linked.rolesGranted) expect(row.getByText(role)).toBeTruthy();
  const person = firstOf(mockShop.read().people, ({ userId }) => userId === linked.userId);
  expect(row.getByRole('link', { name: fullName(person) }).getAttribute('href')).toContain(
    `customers/${linked.userId}`,
  );
  await expectAccessible();
});

it('shows which roles are missing, which are extra, and why', async () => {
  mockShop.change((state) => {
    const member = firstOf(state.members, ({ id }) => id === memberWithProblem.id);
    Object.assign(member, { rolesGranted: ['moderator'], dateChecked: null });
  });
  open();
  const row = await rowOf(memberWithProblem);
  for (const role of memberWithProblem.rolesWanted) {
    expect(row.getByText(`${role}: not assigned`)).toBeTruthy();
  }
  expect(memberWithProblem.rolesWanted).not.toEqual([]);
  expect(row.getByText('moderator: removal pending')).toBeTruthy();
  expect(row.getByText(/isn't in the community/)).toBeTruthy();
  expect(row.getByText('Not yet')).toBeTruthy();
});

it('finds members with a problem', async () => {
  open();
  await rowOf(linked);
  await userEvent.click(screen.getByRole('combobox', { name: 'Problem' }));
  await userEvent.click(screen.getByRole('option', { name: 'Has a problem' }));
  await waitFor(() => expect(screen.queryByText(linked.email)).toBeNull());
  await rowOf(memberWithProblem);
});

it('explains how accounts are linked if there are none', async () => {
  mockShop.change((state) => {
    state.members = [];
  });
  open();
  expect(await screen.findByText(/run \/meld in the community/)).toBeTruthy();
  await expectAccessible();
});

it('shows an error when it could not be loaded', async () => {
  mockShop.start('500', ['listAdminMembers']);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Something went wrong on our side. Please try again.',
  );
});
