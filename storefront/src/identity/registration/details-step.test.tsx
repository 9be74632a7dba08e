import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, server } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderShop } from '../../test/render-shop.tsx';
import {
  EMAIL,
  OTP,
  nothing,
  registrationIs,
  attemptIs,
  detailsAnswer,
  giveDetails,
  closeDialog,
} from './fixtures/attempts.ts';
import { RegistrationPage } from './registration-page.tsx';

vi.mock('../../app/human-check.ts', () => ({
  humanCheck: (action: string) => Promise.resolve(`sandbox:${action}`),
}));

beforeEach(() => {
  registrationIs(true);
  attemptIs(nothing);
});

test('the form asks for details, and each message shows once its field was touched', async () => {
  renderShop(<RegistrationPage />);
  await screen.findByRole('heading', { name: 'Create New Account' });
  expect(screen.queryByText('Email address required')).toBeNull();
  await expectAccessible();

  const short = {
    Email: ['Email address required', 'x', 'MUST be a valid email address'],
    Password: ['Password required', 'x', 'Password must be at least 8 characters long'],
    'Verify Password': [
      'Verify password required',
      'x',
      'Verify password must be at least 8 characters long',
    ],
    'First Name': ['First Name is required', 'x', 'First Name must be at least 2 characters long'],
    'Last Name': ['Last name is required', 'x', 'Last name must be at least 2 characters long'],
  } as const;
  for (const [label, [missing, text, wrong]] of Object.entries(short)) {
    const field = screen.getByLabelText(label);
    await userEvent.click(field);
    await userEvent.tab();
    expect(await screen.findByText(missing)).toBeVisible();
    await userEvent.type(field, text);
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(wrong));
  }
});

test('an incomplete form is refused, and its first wrong field gets the focus', async () => {
  renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  await closeDialog('Invalid Form', 'Please make sure everything is filled out.');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

test('complete details lead to the authenticator, whose heading is read out', async () => {
  const sent = detailsAnswer('SUCCESS');
  renderShop(<RegistrationPage />);
  await giveDetails();
  expect(await screen.findByRole('heading', { name: 'Set up your authenticator' })).toHaveFocus();
  expect(sent).toEqual([
    'email=ada%40example.com&password=correct+horse+battery&vpassword=correct+horse+battery' +
      '&firstName=Ada&lastName=Park&rct=sandbox%3AACCOUNT_REGISTER',
  ]);
  expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute('height', '200');
  expect(screen.getByRole('link', { name: 'Mobile users click HERE' })).toHaveAttribute(
    'href',
    OTP,
  );
  expect(screen.getByRole('heading', { name: 'Enter Authenticator Code Below:' })).toBeVisible();
  await expectAccessible();
});

test('passwords that differ are told by the shop, at the field', async () => {
  server.use(
    api.post('/api/user/registration', ({ response }) =>
      response(400).json({
        Status: 'ERROR',
        Reason: 'Please check the form.',
        Errors: [{ path: 'vpassword', message: 'The passwords are not the same' }],
      }),
    ),
  );
  renderShop(<RegistrationPage />);
  await giveDetails('something else');
  expect(await screen.findByText('The passwords are not the same')).toBeVisible();
  const field = screen.getByLabelText('Verify Password');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refusal is told with status and reason, and what was typed stays', async () => {
  detailsAnswer('ERROR', 'Choose a password that is not on lists.');
  renderShop(<RegistrationPage />);
  await giveDetails();
  await closeDialog('ERROR', 'Choose a password that is not on lists.');
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
});

test('after too many attempts it says how long to wait', async () => {
  server.use(
    api.post('/api/user/registration', ({ response }) =>
      response.untyped(
        HttpResponse.json(
          { Status: 'ERROR', Reason: 'Too many tries.' },
          { status: 429, headers: { 'Retry-After': '840' } },
        ),
      ),
    ),
  );
  renderShop(<RegistrationPage />);
  await giveDetails();
  await closeDialog('ERROR', 'Too many tries. Please wait 14 minutes and try again.');
});
