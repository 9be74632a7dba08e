import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, server } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderApp, renderShop } from '../../test/render-shop.tsx';
import { pendingUser } from '../../test/samples.ts';
import {
  nothing,
  enrolling,
  registrationIs,
  attemptIs,
  detailsAnswer,
  giveDetails,
} from './fixtures/attempts.ts';
import { RegistrationPage } from './registration-page.tsx';

vi.mock('../../app/human-check.ts', () => ({
  humanCheck: (action: string) => Promise.resolve(`sandbox:${action}`),
}));

beforeEach(() => {
  registrationIs(true);
  attemptIs(nothing);
});

test('while registration is closed there is no form', async () => {
  registrationIs(false);
  renderShop(<RegistrationPage />);
  expect(
    await screen.findByText('Registration is closed at this time. Please try again later...'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await expectAccessible();
});

test('a shop that does not answer can be asked again', async () => {
  server.use(api.get('/api/user/canRegister', () => HttpResponse.error()));
  renderShop(<RegistrationPage />);
  await screen.findByText('Registration could not be opened');
  registrationIs(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

test('an attempt that was begun goes on where it was', async () => {
  attemptIs(enrolling);
  renderShop(<RegistrationPage />);
  expect(await screen.findByLabelText('Authenticator code')).toBeVisible();
});

test('starting again is remembered until another attempt replaces the first', async () => {
  attemptIs(enrolling);
  detailsAnswer('SUCCESS');
  const first = renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('heading', { name: 'Create New Account' })).toHaveFocus();
  first.unmount();

  const second = renderShop(<RegistrationPage />);
  await giveDetails();
  await screen.findByLabelText('Authenticator code');
  second.unmount();

  renderShop(<RegistrationPage />);
  expect(await screen.findByLabelText('Authenticator code')).toBeVisible();
});

test('whoever only owes the code is sent to sign in', async () => {
  renderApp('/ui/registration', { user: pendingUser });
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
});
