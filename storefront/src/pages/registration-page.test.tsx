import { CUSTOMER_PASSWORD, firstCustomer } from '@spindle/sdk/demo/people';
import { replyOf } from '@spindle/sdk/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { shop } from '../shop/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { enterDetails } from '../test/registering.ts';
import { renderShop } from '../test/render-shop.tsx';
import { arrive } from '../test/visit.tsx';
import { closeRegistration, fillInDetails } from '../identity/registration/fixtures/attempts.ts';
import { RegistrationPage } from './registration-page.tsx';

test('while registration is closed there is no form', async () => {
  closeRegistration();
  renderShop(<RegistrationPage />);
  expect(
    await screen.findByText('Registration is closed at this time. Please try again later...'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await expectAccessible();
});

test('a registration continues where it was left', async () => {
  await enterDetails();
  renderShop(<RegistrationPage />);
  expect(await screen.findByLabelText('Authenticator code')).toBeVisible();
});

test('starting again is remembered until another registration replaces the first', async () => {
  await enterDetails();
  const first = renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('heading', { name: 'Create New Account' })).toHaveFocus();
  first.unmount();

  const second = renderShop(<RegistrationPage />);
  await fillInDetails();
  await screen.findByLabelText('Authenticator code');
  second.unmount();

  renderShop(<RegistrationPage />);
  expect(await screen.findByLabelText('Authenticator code')).toBeVisible();
});

test('a user who still has to enter the code is sent to sign in', async () => {
  const body = { username: firstCustomer.email, password: CUSTOMER_PASSWORD, rct: '' };
  await replyOf(shop.POST('/login', { body }));
  await arrive('/ui/registration');
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
});
