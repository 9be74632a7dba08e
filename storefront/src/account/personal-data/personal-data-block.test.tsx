import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { personOf, userOf } from '../../test/person-of.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { PersonalDataBlock } from './personal-data-block.tsx';

const { email } = firstCustomer;

beforeEach(() => {
  mockShop.signIn(email);
});

const close = async (role: 'dialog' | 'alertdialog', text: RegExp) => {
  const dialog = await screen.findByRole(role);
  expect(await within(dialog).findByText(text)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
};

test('an account is deleted only after a question, and kept at a click', async () => {
  mockShop.change(({ orders, checkouts }) => {
    orders.splice(0);
    checkouts.splice(0);
  });
  renderShop(<PersonalDataBlock />, { user: userOf(email) });
  const ask = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(personOf(email).deletion).toBeUndefined();
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  await close('dialog', /^Your account will be deleted on .* take it back/);
  expect(screen.getByText(/^Your account will be deleted on/)).toBeVisible();
  expect(personOf(email).deletion).toBeDefined();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await close('dialog', /^Your account stays as it is/);
  expect(personOf(email).deletion).toBeUndefined();
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('all data is put into a file, which can be fetched from then on', async () => {
  renderShop(<PersonalDataBlock />, { user: userOf(email) });
  await userEvent.click(await screen.findByRole('button', { name: 'Put my data together' }));
  await close('dialog', /^We put together what we know of you/);
  expect(await screen.findByText(/^Your data can be fetched until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fetch my data' })).toBeVisible();
});
