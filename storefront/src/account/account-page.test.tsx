import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, server } from '../test/api.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { renderShop } from '../test/render-shop.tsx';
import { customer } from '../test/samples.ts';
import { AccountPage } from './account-page.tsx';

vi.mock('../app/human-check.ts', () => ({
  humanCheck: (action: string) => Promise.resolve(`sandbox:${action}`),
}));

let left = 7;

beforeEach(() => {
  left = 7;
  server.use(
    api.get('/api/user/recoveryCodes', ({ response }) => response(200).json({ Left: left })),
    api.get('/api/user/discord', ({ response }) =>
      response(200).json({ DiscordUsername: null, DiscordAvatar: null }),
    ),
  );
});

function block(title: string) {
  return within(screen.getByRole('region', { name: title }));
}

async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

async function findDialog(role: 'dialog' | 'alertdialog', title: string, message: string | RegExp) {
  const dialog = await screen.findByRole(role, { name: title });
  expect(within(dialog).getByText(message)).toBeVisible();
  return dialog;
}

async function fillPasswords(old: string, password: string, repeat: string) {
  const form = block('Password');
  await fill(form.getByLabelText('Current password'), old);
  await fill(form.getByLabelText('New password'), password);
  await fill(form.getByLabelText('Repeat new password'), repeat);
  await userEvent.click(form.getByRole('button', { name: 'Change password' }));
}

test('the account shows its five parts', async () => {
  renderShop(<AccountPage />, { user: customer });
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(await block('Chat community').findByText('/meld')).toBeVisible();
  expect(block('Name').getByLabelText('First name')).toHaveValue('Ada');
  expect(await block('Recovery codes').findByText('7 of 10 left')).toBeVisible();
  await expectAccessible();
});

test('a changed name is sent, told, and known everywhere', async () => {
  const sent: string[] = [];
  server.use(
    api.post('/api/user/changeName', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status: 'SUCCESS', Reason: 'Your name was changed.' });
    }),
    api.get('/api/user', ({ response }) => response(200).json({ ...customer, LastName: 'Byron' })),
  );
  const { client } = renderShop(<AccountPage />, { user: customer });
  await fill(block('Name').getByLabelText('Last name'), 'Byron');
  await userEvent.click(block('Name').getByRole('button', { name: 'Change name' }));
  await findDialog('dialog', 'SUCCESS', 'Your name was changed.');
  expect(sent).toEqual(['firstName=Ada&lastName=Byron&rct=sandbox%3ANAME_CHANGE']);
  expect(client.getQueryData(['user'])).toMatchObject({ LastName: 'Byron' });
});

test('names that are missing or too short are not sent', async () => {
  renderShop(<AccountPage />, { user: customer });
  await fill(block('Name').getByLabelText('First name'), '');
  await fill(block('Name').getByLabelText('Last name'), 'P');
  await userEvent.click(block('Name').getByRole('button', { name: 'Change name' }));
  const dialog = await findDialog(
    'alertdialog',
    'Invalid Form',
    'Please make sure everything is filled out.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(block('Name').getByText('First name is required')).toBeVisible();
  expect(block('Name').getByText('Last name must be 2 characters long.')).toBeVisible();
});

test('passwords that are missing or too short are not sent', async () => {
  renderShop(<AccountPage />, { user: customer });
  await fillPasswords('', 'short', '');
  const form = block('Password');
  await findDialog('alertdialog', 'Error In Password Change Form', /blank fields/);
  expect(form.getByText('Current password is required')).toBeVisible();
  expect(form.getByText('Password must be 8 characters long')).toBeVisible();
  expect(form.getByText('Please repeat your password')).toBeVisible();
});

test('a changed password is told, and the fields are empty again', async () => {
  const sent: string[] = [];
  server.use(
    api.post('/api/user/changePassword', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status: 'SUCCESS', Reason: 'Your password was changed.' });
    }),
  );
  renderShop(<AccountPage />, { user: customer });
  await fillPasswords('correct horse', 'an even better horse', 'an even better horse');
  await findDialog('dialog', 'SUCCESS', 'Your password was changed.');
  expect(sent).toEqual([
    'oldPassword=correct+horse&password=an+even+better+horse&vpassword=an+even+better+horse',
  ]);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('what the shop finds wrong with a password stands at its field', async () => {
  server.use(
    api.post('/api/user/changePassword', ({ response }) =>
      response(400).json({
        Status: 'ERROR',
        Reason: 'Please mend the marked fields.',
        Errors: [{ path: 'vpassword', message: 'The passwords do not match' }],
      }),
    ),
  );
  renderShop(<AccountPage />, { user: customer });
  await fillPasswords('correct horse', 'an even better horse', 'an even better house');
  expect(await screen.findByText('The passwords do not match')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Repeat new password')).toHaveFocus());
});

test('a refused password change is told with status and reason', async () => {
  server.use(
    api.post('/api/user/changePassword', ({ response }) =>
      response(200).json({ Status: 'ERROR', Reason: 'Your current password is wrong.' }),
    ),
  );
  renderShop(<AccountPage />, { user: customer });
  await fillPasswords('wrong horse', 'an even better horse', 'an even better horse');
  await findDialog('alertdialog', 'ERROR', 'Your current password is wrong.');
});

test('new recovery codes are made against a code, shown once, and counted', async () => {
  const person = userEvent.setup();
  const sent: string[] = [];
  server.use(
    api.post('/api/user/recoveryCodes', async ({ request, response }) => {
      sent.push(await bodyText(request));
      left = 10;
      return response(200).json({
        Status: 'SUCCESS',
        Reason: 'Keep them.',
        RecoveryCodes: ['7QK4M-X2WDA', '9TRBN-5HJEC'],
      });
    }),
  );
  renderShop(<AccountPage />, { user: customer });
  const part = block('Recovery codes');
  await userEvent.type(part.getByLabelText('Current authenticator code'), '123 456');
  await userEvent.click(part.getByRole('button', { name: 'Make new recovery codes' }));
  expect(await part.findByText('9TRBN-5HJEC')).toBeVisible();
  expect(sent).toEqual(['authCode=123456']);
  expect(part.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    expect.stringContaining('7QK4M-X2WDA'),
  );
  await person.click(part.getByRole('button', { name: 'Copy' }));
  expect(await part.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('7QK4M-X2WDA\n9TRBN-5HJEC');

  await userEvent.click(part.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText('9TRBN-5HJEC')).toBeNull();
  expect(await part.findByText('10 of 10 left')).toBeVisible();
});

test('a wrong code makes no recovery codes; it is told and asked for again', async () => {
  server.use(
    api.post('/api/user/recoveryCodes', ({ response }) =>
      response(200).json({ Status: 'ERROR', Reason: 'The code is wrong.', RecoveryCodes: null }),
    ),
  );
  renderShop(<AccountPage />, { user: customer });
  const field = block('Recovery codes').getByLabelText('Current authenticator code');
  await userEvent.type(field, '000000{Enter}');
  const dialog = await findDialog('alertdialog', 'ERROR', 'The code is wrong.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('another authenticator is scanned and confirmed with its first code', async () => {
  const sent: string[] = [];
  server.use(
    api.post('/api/user/authenticator', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({
        Status: 'SUCCESS',
        Reason: '',
        MFAQR: 'otpauth://totp/new',
        MFALINK: 'otpauth://totp/link',
      });
    }),
    api.post('/api/user/authenticator/confirm', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status: 'SUCCESS', Reason: 'Your authenticator was changed.' });
    }),
  );
  renderShop(<AccountPage />, { user: customer });
  const part = block('Authenticator');
  await userEvent.type(part.getByLabelText('Current authenticator code'), '123456{Enter}');
  expect(await part.findByRole('img', { name: /QR code/ })).toHaveAttribute('height', '200');
  expect(part.getByRole('link', { name: 'Mobile users click HERE' })).toHaveAttribute(
    'href',
    'otpauth://totp/link',
  );
  await userEvent.type(part.getByLabelText('Code of the new authenticator'), '654 321{Enter}');
  await findDialog('dialog', 'SUCCESS', 'Your authenticator was changed.');
  expect(sent).toEqual(['authCode=123456', 'authCode=654321']);
  expect(part.queryByRole('img', { name: /QR code/ })).toBeNull();
});
