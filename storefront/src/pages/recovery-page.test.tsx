import { firstCustomer } from '@spindle/sdk/demo/people';
import { replyOf } from '@spindle/sdk/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { shop } from '../shop/api.ts';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { personOf } from '../test/person-of.ts';
import { mockHumanCheck } from '../test/mock-human-check.ts';
import { renderShop } from '../test/render-shop.tsx';
import { RecoveryPage } from './recovery-page.tsx';

const check = mockHumanCheck();

const { email: EMAIL } = firstCustomer;
const NEW_PASSWORD = 'an even better horse';

async function enterEmail() {
  await userEvent.type(screen.getByLabelText('Email'), EMAIL);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Choose a new password' });
}

/** Enters the emailed code, typed in two groups, and a new password. */
async function enterNewPassword({ code = mailedCode(), password = NEW_PASSWORD } = {}) {
  await userEvent.type(screen.getByLabelText('Code'), code);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Verify Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

function mailedCode(): string {
  const code = mockShop.read().recoveries.at(-1)?.code ?? '';
  expect(mockShop.read().mails.at(-1)?.text).toContain(code);
  return code.replace(/^..../, '$& ');
}

async function closeDialog(title: string, message: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(within(dialog).getByText(message)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
}

test('the form asks for the email address, and shows errors once touched', async () => {
  renderShop(<RecoveryPage />);
  await expectAccessible();
  await userEvent.type(screen.getByLabelText('Email'), 'ada');
  expect(screen.queryByText('MUST be a valid email address')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('MUST be a valid email address')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Email'));
  expect(await screen.findByText('Email address required')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await closeDialog('Invalid Form', 'Please make sure everything is filled out.');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

test('the emailed code and a new password complete the recovery', async () => {
  renderShop(<RecoveryPage />);
  await enterEmail();
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  expect(screen.getByText(/The code is valid for 10 minutes\./)).toBeVisible();
  await expectAccessible();

  await enterNewPassword();
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus();
  expect(personOf(EMAIL).password).toBe(NEW_PASSWORD);
  expect(check.actions).toEqual(['ACCOUNT_RECOVERY', 'ACCOUNT_RECOVERY']);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/ui/signin');
  await expectAccessible();
});

test('a reload continues with the address; starting again forgets it', async () => {
  const first = renderShop(<RecoveryPage />);
  await enterEmail();
  first.unmount();

  const second = renderShop(<RecoveryPage />);
  expect(screen.getByText(EMAIL)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('heading', { name: 'Recover your password' })).toHaveFocus();
  second.unmount();

  renderShop(<RecoveryPage />);
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('another code can be requested, and the result is shown', async () => {
  renderShop(<RecoveryPage />);
  await enterEmail();
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText(/^You just requested a code/)).toBeVisible();
  mockShop.change(({ recoveries }) => {
    for (const one of recoveries) one.dateCreated = new Date(Date.now() - 61_000).toISOString();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText(/emailed a code/)).toBeVisible();
  expect(mockShop.read().recoveries).toHaveLength(2);
});

test('people who already have a code continue without another', async () => {
  await replyOf(shop.POST('/api/user/passwordRecovery', { body: { email: EMAIL, rct: '' } }));
  renderShop(<RecoveryPage />);
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }));
  await closeDialog('Invalid Form', 'Please make sure everything is filled out.');
  await userEvent.type(screen.getByLabelText('Email'), EMAIL);
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  await enterNewPassword();
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus();
  expect(mockShop.read().recoveries).toHaveLength(1);
});

test('a rejected code is reported, and asked for again', async () => {
  renderShop(<RecoveryPage />);
  await enterEmail();
  await enterNewPassword({ code: '0000' });
  await closeDialog(
    'ERROR',
    'That code is wrong or has expired. Use the code in our latest email, or request a new one.',
  );
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  expect(personOf(EMAIL).password).not.toBe(NEW_PASSWORD);
});

test('an empty form names everything that is missing', async () => {
  renderShop(<RecoveryPage />);
  await enterEmail();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await closeDialog('Invalid Form', 'Please make sure everything is filled out.');
  expect(screen.getByText('Password required')).toBeVisible();
  expect(screen.getByText('Verify password required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
});

test('a password that the shop rejects is reported at its field', async () => {
  renderShop(<RecoveryPage />);
  await enterEmail();
  await enterNewPassword({ password: 'sunshine' });
  expect(await screen.findByText('is too common')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});
