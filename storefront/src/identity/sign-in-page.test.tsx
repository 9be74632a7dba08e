import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../app/session.ts';
import { api, server } from '../test/api.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderApp, renderShop } from '../test/render-shop.tsx';
import { customer, pendingUser } from '../test/samples.ts';
import { PagesContext } from '../app/pages-context.ts';
import { SignInPage } from './sign-in-page.tsx';

const actions: string[] = [];
vi.mock('../app/human-check.ts', () => ({
  humanCheck: (action: string) => {
    actions.push(action);
    return Promise.resolve(`sandbox:${action}`);
  },
}));

beforeEach(() => void actions.splice(0));

const newcomer: User = { ...pendingUser, MFAToken: false };
const enrolment = {
  Status: 'SUCCESS',
  Reason: '',
  MFAQR: 'otpauth://totp/x',
  MFALINK: 'otpauth://totp/link',
} as const;

function userIs(user: User) {
  server.use(api.get('/api/user', ({ response }) => response(200).json(user)));
}

function loginAnswers(Status: 'SUCCESS' | 'ERROR') {
  const sent: string[] = [];
  server.use(
    api.post('/login', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status, Reason: 'As it is.' });
    }),
  );
  return sent;
}

function codeAnswers(Status: 'SUCCESS' | 'ERROR', Reason = '') {
  const sent: string[] = [];
  server.use(
    api.post('/api/user/mfa', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status, Reason, RecoveryCodes: null });
    }),
  );
  return sent;
}

async function giveCredentials() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function giveCode(code: string) {
  await userEvent.type(await screen.findByLabelText('Authenticator code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

async function findDialog(title: string, message: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(within(dialog).getByText(message)).toBeVisible();
  return dialog;
}

test('a visitor is asked for e-mail and password, and nothing else', async () => {
  renderShop(<SignInPage />);
  expect(screen.getByRole('heading', { name: 'Please sign in to continue.' })).toBeVisible();
  expect(screen.getByPlaceholderText('{email}')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByText('Multifactor Authentication Required')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create New Account!' })).toBeNull();
  await expectAccessible();
});

test('links lead to the pages that exist', () => {
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

test('an empty form is refused, and the first empty field waits for input', async () => {
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

test('a wrong password is told', async () => {
  loginAnswers('ERROR');
  renderShop(<SignInPage />);
  await giveCredentials();
  await findDialog('Login Failed', 'Please check your username and password and try again');
});

test('after too many tries it says how long to wait', async () => {
  server.use(
    api.post('/login', ({ response }) =>
      response.untyped(
        HttpResponse.json(
          { Status: 'ERROR', Reason: 'Too many tries.' },
          { status: 429, headers: { 'Retry-After': '840' } },
        ),
      ),
    ),
  );
  renderShop(<SignInPage />);
  await giveCredentials();
  await findDialog('Login Failed', 'Too many tries. Please wait 14 minutes and try again.');
});

test('the password leads on to the code field, which has the focus', async () => {
  const sent = loginAnswers('SUCCESS');
  userIs(pendingUser);
  renderShop(<SignInPage />);
  await giveCredentials();
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
  expect(actions).toEqual(['SIGNIN']);
  expect(sent).toEqual(['username=ada%40example.com&password=correct+horse&rct=sandbox%3ASIGNIN']);
  await expectAccessible();
});

test('an empty code does nothing; a refused one is told, cleared and asked for again', async () => {
  codeAnswers('ERROR', 'The code is wrong.');
  renderShop(<SignInPage />, { user: pendingUser });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(actions).toEqual([]);

  await giveCode('123 456');
  const dialog = await findDialog('Authorization Failed', 'The code is wrong.');
  expect(actions).toEqual(['ACCOUNT_VALIDATION']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
  expect(screen.getByLabelText('Authenticator code')).toHaveFocus();
});

test('the right code leads to the remembered page, and the memory is cleared', async () => {
  sessionStorage.setItem('return-address', '/ui/orders');
  server.use(
    api.get('/api/order/list/{days}', ({ response }) => response(200).json([])),
    api.get('/api/cart/list', ({ response }) => response(200).json([])),
  );
  const sent = codeAnswers('SUCCESS');
  renderApp('/ui/signin', { user: pendingUser });
  await screen.findByLabelText('Authenticator code');
  userIs(customer);
  await giveCode('123 456');
  expect(await screen.findByText('You have no orders')).toBeVisible();
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/orders');
  expect(sent).toEqual(['email=&authCode=123456&rct=sandbox%3AACCOUNT_VALIDATION']);
  expect(sessionStorage.getItem('return-address')).toBeNull();
});

test('somebody without an authenticator enrols one', async () => {
  server.use(api.get('/api/user/createMfaToken', ({ response }) => response(200).json(enrolment)));
  renderShop(<SignInPage />, { user: newcomer });
  expect(
    await screen.findByRole('heading', { name: 'Enter Authenticator Code Below:' }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute('height', '200');
  expect(screen.getByRole('link', { name: 'Mobile users click HERE' })).toHaveAttribute(
    'href',
    'otpauth://totp/link',
  );
  expect(screen.getByRole('link', { name: 'how to get it' })).toBeVisible();
  expect(screen.queryByText('Multifactor Authentication Required')).toBeNull();
  await expectAccessible();
});

test('whoever has enrolled keeps the recovery codes first, and goes on then', async () => {
  server.use(
    api.get('/api/user/createMfaToken', ({ response }) => response(200).json(enrolment)),
    api.post('/api/user/mfa', ({ response }) =>
      response(200).json({
        Status: 'SUCCESS',
        Reason: 'Keep these codes in a safe place.',
        RecoveryCodes: ['7QK4M-X2WDA', '9TRBN-5HJEC'],
      }),
    ),
    api.get('/api/cart/list', ({ response }) => response(200).json([])),
    api.get('/api/catalog/', ({ response }) => response(200).json([])),
  );
  sessionStorage.setItem('return-address', '/ui/shop');
  const { client } = renderApp('/ui/signin', { user: newcomer });
  await giveCode('123456');
  expect(await screen.findByText('7QK4M-X2WDA')).toBeVisible();
  expect(screen.getByText('9TRBN-5HJEC')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  await expectAccessible();

  // Meanwhile the page may find out by itself that this is a customer now.
  userIs(customer);
  await client.invalidateQueries({ queryKey: ['user'] });
  expect(await screen.findByRole('link', { name: 'Orders' })).toBeVisible();
  expect(screen.getByText('7QK4M-X2WDA')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('No catalogues yet')).toBeVisible();
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/shop');
});

test('a recovery code does instead of the phone', async () => {
  const sent = codeAnswers('ERROR', 'The code is wrong.');
  renderShop(<SignInPage />, { user: pendingUser });
  expect(screen.getByLabelText('Authenticator code')).toHaveAccessibleDescription(
    /^Lost your phone\? Enter one of your recovery codes instead\./,
  );
  await giveCode('7QK4M-X2WDA');
  await findDialog('Authorization Failed', 'The code is wrong.');
  expect(sent).toEqual(['email=&authCode=7QK4M-X2WDA&rct=sandbox%3AACCOUNT_VALIDATION']);
});

test('a refused enrolment says why', async () => {
  server.use(
    api.get('/api/user/createMfaToken', ({ response }) =>
      response(200).json({
        Status: 'ERROR',
        Reason: 'Enrolled already.',
        MFAQR: null,
        MFALINK: null,
      }),
    ),
  );
  renderShop(<SignInPage />, { user: newcomer });
  await findDialog('MFA Token Error', 'Enrolled already.');
});

test('an enrolment the server fails says what it answered', async () => {
  server.use(
    api.get('/api/user/createMfaToken', ({ response }) =>
      response(503).json({ Status: 'ERROR', Reason: 'Please try again in a moment.' }),
    ),
  );
  renderShop(<SignInPage />, { user: newcomer });
  await findDialog('MFA Token Error', 'Please try again in a moment.');
});

test('an enrolment without an answer says so, and can be tried again', async () => {
  server.use(api.get('/api/user/createMfaToken', () => HttpResponse.error()));
  renderShop(<SignInPage />, { user: newcomer });
  const dialog = await findDialog('MFA Token Error', 'Cannot connect to resource server.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  server.use(api.get('/api/user/createMfaToken', ({ response }) => response(200).json(enrolment)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Mobile users click HERE' })).toBeVisible();
});
