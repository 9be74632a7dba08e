import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { codeFrom } from '../../test/code-of.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { personOf } from '../../test/person-of.ts';
import { mockHumanCheck } from '../../test/mock-human-check.ts';
import { attempt, confirmAuthenticator, giveDetails, newcomer } from '../../test/registering.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { closeDialog } from './fixtures/attempts.ts';
import { RegistrationPage } from '../../pages/registration-page.tsx';

const check = mockHumanCheck();

async function submit(label: string, code: string) {
  await userEvent.type(await screen.findByLabelText(label), code);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

test('an empty authenticator code is refused in words of its own', async () => {
  await giveDetails();
  renderShop(<RegistrationPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  await closeDialog('Invalid Form', 'Auth is invalid');
  await waitFor(() => expect(screen.getByLabelText('Authenticator code')).toHaveFocus());
  expect(check.actions).toEqual([]);
});

test('the right authenticator code leads to the mailed one', async () => {
  await giveDetails();
  renderShop(<RegistrationPage />);
  const code = codeFrom(attempt().authenticator);
  await submit('Authenticator code', code.replace(/^.../, '$& '));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(check.actions).toEqual(['ACCOUNT_VALIDATION']);
  expect(mockShop.read().mails.at(-1)?.to).toBe(newcomer.email);
  expect(screen.getByText(/valid for thirty minutes/)).toHaveTextContent(newcomer.email);
  expect(screen.getByRole('button', { name: /^Send another code \((60|59) s\)$/ })).toBeVisible();
  await expectAccessible();
});

test('a wrong code is told; where the attempt has ended by it, the form begins anew', async () => {
  await confirmAuthenticator();
  renderShop(<RegistrationPage />);
  await screen.findByLabelText('Email code');
  mockShop.change((state) => {
    state.registrations = [];
  });
  await submit('Email code', '00000000');
  await closeDialog(
    'ERROR',
    'This registration has ended, or was begun in another browser. Please start again.',
  );
  expect(await screen.findByRole('heading', { name: 'Create New Account' })).toBeVisible();
});

test('another code can be asked for once the countdown is over', async () => {
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
    await screen.findByText('A code was sent moments ago. It may take a minute to arrive.'),
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

test('whoever kept their recovery codes goes on to sign in unasked', async () => {
  await becomeVerified();
  await userEvent.click(screen.getByRole('button', { name: "I've saved my codes" }));
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin');
});

test('the mailed code makes the account; its recovery codes are not left by mistake', async () => {
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
