import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { api, server } from '../../test/api.ts';
import { bodyText } from '../../test/body-text.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { RecoveryPage } from './recovery-page.tsx';

vi.mock('../../app/human-check.ts', () => ({
  humanCheck: (action: string) => Promise.resolve(`sandbox:${action}`),
}));

const EMAIL = 'ada@example.com';

function requestAnswers(Status: 'SUCCESS' | 'ERROR', Reason = '') {
  const sent: string[] = [];
  server.use(
    api.post('/api/user/passwordRecovery', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status, Reason });
    }),
  );
  return sent;
}

function newPasswordAnswers(Status: 'SUCCESS' | 'ERROR', Reason = '') {
  const sent: string[] = [];
  server.use(
    api.post('/api/user/passwordRecoveryStep2', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status, Reason });
    }),
  );
  return sent;
}

async function giveEmail() {
  await userEvent.type(screen.getByLabelText('Email'), EMAIL);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Choose a new password' });
}

async function giveNewPassword() {
  await userEvent.type(screen.getByLabelText('Code'), '4920 3917');
  await userEvent.type(screen.getByLabelText('Password'), 'an even better horse');
  await userEvent.type(screen.getByLabelText('Verify Password'), 'an even better horse');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

async function closeDialog(title: string, message: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(within(dialog).getByText(message)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
}

test('it asks for the address, and says what is wrong with it once it was touched', async () => {
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

test('the code and a new password end it', async () => {
  const asked = requestAnswers('SUCCESS');
  const sent = newPasswordAnswers('SUCCESS');
  renderShop(<RecoveryPage />);
  await giveEmail();
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  expect(asked).toEqual(['email=ada%40example.com&rct=sandbox%3AACCOUNT_RECOVERY']);
  await expectAccessible();

  await giveNewPassword();
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  expect(sent).toEqual([
    'email=ada%40example.com&code=49203917&password=an+even+better+horse' +
      '&vpassword=an+even+better+horse&rct=sandbox%3AACCOUNT_RECOVERY',
  ]);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/ui/signin');
  await expectAccessible();
});

test('a reload goes on with the address; starting again forgets it', async () => {
  requestAnswers('SUCCESS');
  const first = renderShop(<RecoveryPage />);
  await giveEmail();
  first.unmount();

  const second = renderShop(<RecoveryPage />);
  expect(screen.getByText(EMAIL)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('heading', { name: 'Recover your password' })).toHaveFocus();
  second.unmount();

  renderShop(<RecoveryPage />);
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('another code can be asked for, and what came of it is told', async () => {
  const asked = requestAnswers('SUCCESS', 'A code was asked for a moment ago.');
  renderShop(<RecoveryPage />);
  await giveEmail();
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(await screen.findByText('A code was asked for a moment ago.')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('whoever has a code already goes on without another', async () => {
  const asked = requestAnswers('SUCCESS');
  const sent = newPasswordAnswers('SUCCESS');
  renderShop(<RecoveryPage />);
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }));
  await closeDialog('Invalid Form', 'Please make sure everything is filled out.');
  await userEvent.type(screen.getByLabelText('Email'), EMAIL);
  await userEvent.click(screen.getByRole('button', { name: 'I have a code' }));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  await giveNewPassword();
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  expect(asked).toEqual([]);
  expect(sent).toHaveLength(1);
});

test('a refused code is told, and asked for again', async () => {
  requestAnswers('SUCCESS');
  newPasswordAnswers('ERROR', 'The code is wrong or has expired.');
  renderShop(<RecoveryPage />);
  await giveEmail();
  await giveNewPassword();
  await closeDialog('ERROR', 'The code is wrong or has expired.');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
});

test('an empty form names everything that is missing', async () => {
  requestAnswers('SUCCESS');
  renderShop(<RecoveryPage />);
  await giveEmail();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await closeDialog('Invalid Form', 'Please make sure everything is filled out.');
  expect(screen.getByText('Password required')).toBeVisible();
  expect(screen.getByText('Verify password required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
});

test('a password the shop will not take is told at its field', async () => {
  requestAnswers('SUCCESS');
  server.use(
    api.post('/api/user/passwordRecoveryStep2', ({ response }) =>
      response(400).json({
        Status: 'ERROR',
        Reason: 'Please check the form.',
        Errors: [{ path: 'password', message: 'This password is on lists of common ones' }],
      }),
    ),
  );
  renderShop(<RecoveryPage />);
  await giveEmail();
  await giveNewPassword();
  expect(await screen.findByText('This password is on lists of common ones')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});
