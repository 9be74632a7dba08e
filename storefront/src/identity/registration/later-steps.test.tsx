import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { codeFrom } from '../../test/code-of.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { personOf } from '../../test/person-of.ts';
import { mockHumanCheck } from '../../test/mock-human-check.ts';
import { attempt, confirmAuthenticator, enterDetails, newcomer } from '../../test/registering.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { closeDialog } from './fixtures/attempts.ts';
import { RegistrationPage } from '../../pages/registration-page.tsx';

const check = mockHumanCheck();

async function submit(label: string, code: string) {
  await userEvent.type(await screen.findByLabelText(label), code);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

test('an empty authenticator code has its own error', async () => {
  await enterDetails();
  renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  await closeDialog('Invalid Form', 'Auth is invalid');
  await waitFor(() => expect(screen.getByLabelText('Authenticator code')).toHaveFocus());
  expect(check.actions).toEqual([]);
});

test('the right authenticator code leads to the emailed one', async () => {
  await enterDetails();
  renderShop(<RegistrationPage />);
  const code = codeFrom(attempt().authenticator);
  await submit('Authenticator code', code.replace(/^.../, '$& '));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(check.actions).toEqual(['ACCOUNT_VALIDATION']);
  expect(mockShop.read().mails.at(-1)?.to).toBe(newcomer.email);
  expect(screen.getByText(/valid for 30 minutes/)).toHaveTextContent(newcomer.email);
  expect(screen.getByRole('button', { name: /^Send another code \((60|59) s\)$/ })).toBeVisible();
  await expectAccessible();
});

test('a wrong code is reported; if it ended the registration, the form starts again', async () => {
  await confirmAuthenticator();
  renderShop(<RegistrationPage />);
  await screen.findByLabelText('Email code');
  mockShop.change((state) => {
    state.registrations = [];
  });
  await submit('Email code', '00000000');
  await closeDialog(
    'ERROR',
    'This registration has expired or was started in another browser. Start over.',
  );
  expect(await screen.findByRole('heading', { name: 'Create New Account' })).toBeVisible();
});

test('another code can be requested once the countdown has ended', async () => {
  await confirmAuthenticator();
  const [first] = [attempt().code];
  mockShop.change(({ registrations }) => {
    for (const one of registrations) {
      one.codeSent = new Date(Date.now() - 58_000).toISOString();
    }
  });
  renderShop(<RegistrationPage />);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Send another code \(\d s\)$/ }),
  );
  expect(check.actions).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
  expect(
    await screen.findByText('We just sent a code. It may take a minute to arrive.'),
  ).toBeVisible();
  expect(check.actions).toEqual(['ACCOUNT_EMAIL_VALIDATION']);
  expect(attempt().code).not.toBe(first);
  expect(screen.getByRole('button', { name: /\d\d s\)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

async function becomeVerified() {
  await confirmAuthenticator();
  renderShop(<RegistrationPage />);
  await submit('Email code', attempt().code ?? '');
  await screen.findByRole('heading', { name: 'Your account is verified' });
}

test('a user who saved the recovery codes continues to sign-in without a question', async () => {
  await becomeVerified();
  await userEvent.click(screen.getByRole('button', { name: "I've saved my codes" }));
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin');
});

test("the emailed code creates the account; its recovery codes can't be left by mistake", async () => {
  await becomeVerified();
  const { recoveryCodes } = personOf(newcomer.email);
  expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  for (const code of recoveryCodes) expect(screen.getByText(code)).toBeVisible();
  expect(screen.getByText(/create new codes on your account page/)).toBeVisible();
  await expectAccessible();

  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Leave without your recovery codes?',
  });
  expect(screen.getByText(recoveryCodes[0] ?? 'none')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
});
