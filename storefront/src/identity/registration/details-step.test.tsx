import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockHumanCheck } from '../../test/mock-human-check.ts';
import { attempt, newcomer } from '../../test/registering.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { closeDialog, fillInDetails } from './fixtures/attempts.ts';
import { RegistrationPage } from '../../pages/registration-page.tsx';

const check = mockHumanCheck();

test('the form asks for details, and each error shows once its field was touched', async () => {
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

test('an incomplete form is rejected, and its first invalid field gets the focus', async () => {
  renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  await closeDialog('Invalid Form', 'Please make sure everything is filled out.');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await expectAccessible();
});

test('complete details lead to the authenticator, whose heading is read out', async () => {
  renderShop(<RegistrationPage />);
  expect(await screen.findByText(/^You need an authenticator app/)).toBeVisible();
  await fillInDetails();
  expect(await screen.findByRole('heading', { name: 'Set up your authenticator' })).toHaveFocus();
  expect(attempt()).toMatchObject(newcomer);
  expect(check.actions).toEqual(['ACCOUNT_REGISTER']);
  expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute('height', '200');
  expect(screen.getByRole('link', { name: 'Mobile users click HERE' })).toHaveAttribute(
    'href',
    expect.stringContaining(attempt().authenticator),
  );
  const key = screen.getByText(/^Can't scan it/).querySelector('code')?.textContent;
  expect(key?.replaceAll(' ', '')).toBe(attempt().authenticator);
  expect(screen.getByRole('heading', { name: 'Enter Authenticator Code Below:' })).toBeVisible();
  await expectAccessible();
});

test('the server reports passwords that differ, at the field', async () => {
  renderShop(<RegistrationPage />);
  await fillInDetails({ ...newcomer, password: 'something else' });
  expect(await screen.findByText("doesn't match the password")).toBeVisible();
  const field = screen.getByLabelText('Verify Password');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a rejection is shown with status and reason, and the input stays', async () => {
  check.passes = 'robot';
  renderShop(<RegistrationPage />);
  await fillInDetails();
  const reason = "We couldn't confirm that you're human. Reload the page and try again.";
  await closeDialog('ERROR', reason);
  expect(mockShop.read().registrations).toEqual([]);
  expect(screen.getByLabelText('Email')).toHaveValue(newcomer.email);
});

test('after too many attempts the form says how long to wait', async () => {
  mockShop.start('429', ['register']);
  renderShop(<RegistrationPage />);
  await fillInDetails();
  await closeDialog('ERROR', 'Too many attempts. Wait 30 seconds and try again.');
});
