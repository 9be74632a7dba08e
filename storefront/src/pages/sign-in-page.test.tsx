import { CUSTOMER_PASSWORD, firstCustomer } from '@spindle/sdk/demo/people';
import { replyOf } from '@spindle/sdk/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { shop } from '../shop/api.ts';
import type { User } from '../session/session.ts';
import { mockShop } from '../test/api.ts';
import { codeFrom, codeOf } from '../test/code-of.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { personOf, userOf } from '../test/person-of.ts';
import { mockHumanCheck } from '../test/mock-human-check.ts';
import { renderApp, renderShop } from '../test/render-shop.tsx';
import { PagesContext } from '../page-parts/pages-context.ts';
import { SignInPage } from './sign-in-page.tsx';

const check = mockHumanCheck();

const { email } = firstCustomer;
/** A user who has entered the password, and what is still missing. */
const halfIn: User = { ...userOf(email), MFA: false };
const newcomer: User = { ...halfIn, MFAToken: false };
const WRONG_CODE = 'That code is wrong or was already used. Wait for the next code and try again.';

async function enterCredentials(password = CUSTOMER_PASSWORD) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** Signs in with the password, as if on another visit to the page. */
async function passwordIsGiven() {
  const body = { username: email, password: CUSTOMER_PASSWORD, rct: '' };
  await replyOf(shop.POST('/login', { body }));
}

async function authenticatorIsMissing() {
  mockShop.change(({ people }) => {
    for (const person of people) if (person.email === email) person.authenticator = null;
  });
  await passwordIsGiven();
}

async function enterCode(code: string) {
  await userEvent.type(await screen.findByLabelText('Authenticator code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

async function findDialog(title: string, message: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(within(dialog).getByText(message)).toBeVisible();
  return dialog;
}

test('a visitor is asked for email and password, and nothing else', async () => {
  renderShop(<SignInPage />);
  expect(screen.getByRole('heading', { name: 'Please sign in to continue.' })).toBeVisible();
  expect(screen.getByPlaceholderText('ada@example.com')).toHaveAttribute(
    'autocomplete',
    'username',
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText('Multifactor Authentication Required')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create New Account!' })).toBeNull();
  await expectAccessible();
});

test('links lead to existing pages', () => {
  const pages = { NotFoundPage: () => null, preload: () => undefined, hasRoute: () => true };
  renderShop(
    <PagesContext value={pages}>
      <SignInPage />
    </PagesContext>,
  );
  expect(screen.getByRole('link', { name: 'Create New Account!' })).toHaveAttribute(
    'href',
    '/ui/registration',
  );
  expect(screen.getByRole('link', { name: 'Forgot Your Password?' })).toHaveAttribute(
    'href',
    '/ui/passwordRecovery',
  );
});

test('an empty form is rejected, and the first empty field gets the focus', async () => {
  renderShop(<SignInPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  const dialog = await findDialog(
    'Login Failed',
    'The login form is invalid. Please fill out the Email and Password fields.',
  );
  await expectAccessible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a wrong password is reported', async () => {
  renderShop(<SignInPage />);
  await enterCredentials('correct horse');
  await findDialog('Login Failed', 'Please check your username and password and try again');
});

test('after too many attempts the page says how long to wait', async () => {
  mockShop.start('429', ['signIn']);
  renderShop(<SignInPage />);
  await enterCredentials();
  await findDialog('Login Failed', 'Too many attempts. Wait 30 seconds and try again.');
});

test('the password leads to the code field, which has the focus', async () => {
  renderShop(<SignInPage />);
  await enterCredentials();
  expect(
    await screen.findByRole('heading', { name: 'Multifactor Authentication Required' }),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Use your authenticator app and enter your code below to verify your account:',
    ),
  ).toBeVisible();
  const field = screen.getByLabelText('Authenticator code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'text');
  expect(check.actions).toEqual(['SIGNIN']);
  await expectAccessible();
});

test('an empty code does nothing; a rejected one is reported, cleared and asked for again', async () => {
  await passwordIsGiven();
  renderShop(<SignInPage />, { user: halfIn });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(check.actions).toEqual([]);

  await enterCode('123 45');
  const dialog = await findDialog('Authorization Failed', WRONG_CODE);
  expect(check.actions).toEqual(['ACCOUNT_VALIDATION']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
  expect(screen.getByLabelText('Authenticator code')).toHaveFocus();
});

test('the right code leads to the remembered page, and it is forgotten', async () => {
  sessionStorage.setItem('return-address', '/ui/orders');
  await passwordIsGiven();
  renderApp('/ui/signin', { user: 'unknown' });
  await enterCode(codeOf(email).replace(/^.../, '$& '));
  expect(await screen.findByText('You have no orders')).toBeVisible();
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/orders');
  expect(sessionStorage.getItem('return-address')).toBeNull();
});

test('a user without an authenticator enrolls one', async () => {
  await authenticatorIsMissing();
  renderShop(<SignInPage />, { user: newcomer });
  expect(
    await screen.findByRole('heading', { name: 'Enter Authenticator Code Below:' }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute('height', '200');
  expect(screen.getByRole('link', { name: 'Mobile users click HERE' })).toHaveAttribute(
    'href',
    expect.stringContaining('otpauth://totp/'),
  );
  expect(screen.getByRole('link', { name: 'how to get it' })).toBeVisible();
  expect(screen.queryByText('Multifactor Authentication Required')).toBeNull();
  await expectAccessible();
});

test('a user who has enrolled saves the recovery codes before continuing', async () => {
  sessionStorage.setItem('return-address', '/ui/orders');
  await authenticatorIsMissing();
  const { client } = renderApp('/ui/signin', { user: 'unknown' });
  const link = await screen.findByRole('link', { name: 'Mobile users click HERE' });
  const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
  await enterCode(codeFrom(secret));
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  const { recoveryCodes } = personOf(email);
  for (const code of recoveryCodes) expect(screen.getByText(code)).toBeVisible();
  await expectAccessible();

  // In the meantime the page may notice that the user is now a customer.
  await client.invalidateQueries({ queryKey: ['user'] });
  expect(await screen.findByRole('link', { name: 'Orders' })).toBeVisible();
  expect(screen.getByText(recoveryCodes[0] ?? 'none')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: "I've saved my codes" }));
  expect(await screen.findByText('You have no orders')).toBeVisible();
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/orders');
});

test('a recovery code replaces the phone, once', async () => {
  const [code = ''] = personOf(email).recoveryCodes;
  await passwordIsGiven();
  const { client } = renderShop(<SignInPage />, { user: halfIn });
  expect(screen.getByLabelText('Authenticator code')).toHaveAccessibleDescription(
    /^Lost your phone\? Enter one of your recovery codes instead\./,
  );
  await enterCode(code);
  await waitFor(() => expect(client.getQueryData(['user'])).toMatchObject({ MFA: true }));
  expect(personOf(email).recoveryCodes).not.toContain(code);
});

test('an authenticator already set up elsewhere is not set up again', async () => {
  await passwordIsGiven();
  renderShop(<SignInPage />, { user: newcomer });
  await findDialog('MFA Token Error', 'Your account already has an authenticator or a passkey.');
});

test("an enrollment that fails shows the server's message", async () => {
  await authenticatorIsMissing();
  mockShop.start('500', ['createMfaToken']);
  renderShop(<SignInPage />, { user: newcomer });
  await findDialog('MFA Token Error', 'Something went wrong on our side. Please try again.');
});

test('an enrollment without a response says so, and can be tried again', async () => {
  await authenticatorIsMissing();
  mockShop.start('offline', ['createMfaToken']);
  renderShop(<SignInPage />, { user: newcomer });
  const dialog = await findDialog('MFA Token Error', 'Cannot connect to resource server.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Mobile users click HERE' })).toBeVisible();
});
