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

test('an account is deleted only after a question, and the deletion can be canceled', async () => {
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
  await close('dialog', /^Your account will be deleted on .* before then/);
  expect(screen.getByText(/^Your account will be deleted on/)).toBeVisible();
  expect(personOf(email).deletion).toBeDefined();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await close('dialog', /^Account deletion canceled/);
  expect(personOf(email).deletion).toBeUndefined();
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('all data is exported into a file, which can then be downloaded', async () => {
  renderShop(<PersonalDataBlock />, { user: userOf(email) });
  await userEvent.click(await screen.findByRole('button', { name: 'Request my data' }));
  await close('dialog', /^We're preparing your data/);
  expect(await screen.findByText(/^You can download your data until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
});
