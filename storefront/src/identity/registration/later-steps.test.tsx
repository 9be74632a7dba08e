import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, server } from '../../test/api.ts';
import { bodyText } from '../../test/body-text.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderShop } from '../../test/render-shop.tsx';
import {
  EMAIL,
  nothing,
  enrolling,
  mailed,
  registrationIs,
  attemptIs,
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

test('an empty authenticator code is refused in words of its own', async () => {
  attemptIs(enrolling);
  renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  await closeDialog('Invalid Form', 'Auth is invalid');
  await waitFor(() => expect(screen.getByLabelText('Authenticator code')).toHaveFocus());
});

test('the right authenticator code leads to the mailed one', async () => {
  attemptIs(enrolling);
  const sent: string[] = [];
  server.use(
    api.post('/api/user/mfa', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status: 'SUCCESS', Reason: '', RecoveryCodes: null });
    }),
  );
  renderShop(<RegistrationPage />);
  await userEvent.type(await screen.findByLabelText('Authenticator code'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(sent).toEqual([
    'email=ada%40example.com&authCode=123456&rct=sandbox%3AACCOUNT_VALIDATION',
  ]);
  expect(screen.getByText(/valid for thirty minutes/)).toHaveTextContent(EMAIL);
  expect(screen.getByRole('button', { name: /^Send another code \((60|59) s\)$/ })).toBeVisible();
  await expectAccessible();
});

test('a wrong code is told; where the attempt has ended by it, the form begins anew', async () => {
  attemptIs(mailed);
  server.use(
    api.post('/api/user/verifyAccountByEmail', ({ response }) => {
      attemptIs(nothing);
      return response(200).json({
        Status: 'ERROR',
        Reason: 'Please start again.',
        RecoveryCodes: null,
      });
    }),
  );
  renderShop(<RegistrationPage />);
  await userEvent.type(await screen.findByLabelText('Email code'), '00000000');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await closeDialog('ERROR', 'Please start again.');
  expect(await screen.findByRole('heading', { name: 'Create New Account' })).toBeVisible();
});

test('another code can be asked for once the countdown is over', async () => {
  attemptIs({ ...mailed, ResendSeconds: 1 });
  const sent: string[] = [];
  server.use(
    api.post('/api/user/resendEmailCode', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status: 'SUCCESS', Reason: 'A code was sent moments ago.' });
    }),
  );
  renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send another code (1 s)' }));
  expect(sent).toEqual([]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Send another code' }, { timeout: 3000 }),
  );
  expect(await screen.findByText('A code was sent moments ago.')).toBeVisible();
  expect(sent).toEqual(['email=ada%40example.com&rct=sandbox%3AACCOUNT_EMAIL_VALIDATION']);
  expect(screen.getByRole('button', { name: /\d\d s\)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

async function becomeVerified() {
  attemptIs(mailed);
  server.use(
    api.post('/api/user/verifyAccountByEmail', ({ response }) =>
      response(200).json({
        Status: 'SUCCESS',
        Reason: '',
        RecoveryCodes: ['7QK4M-X2WDA', '9TRBN-5HJEC'],
      }),
    ),
  );
  renderShop(<RegistrationPage />);
  await userEvent.type(await screen.findByLabelText('Email code'), '49203917');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

test('whoever kept their recovery codes goes on to sign in unasked', async () => {
  await becomeVerified();
  await userEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin');
});

test('the mailed code makes the account; its recovery codes are not left by mistake', async () => {
  await becomeVerified();
  expect(await screen.findByRole('heading', { name: 'Your account is verified' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  expect(screen.getByText('7QK4M-X2WDA')).toBeVisible();
  expect(screen.getByText(/make new ones on your account page/)).toBeVisible();
  await expectAccessible();

  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Leave without your recovery codes?',
  });
  expect(screen.getByText('9TRBN-5HJEC')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
});
