import { CUSTOMER_PASSWORD, firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { codeFrom, codeOf } from '../test/code-of.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { personOf, userOf } from '../test/person-of.ts';
import { mockHumanCheck } from '../test/mock-human-check.ts';
import { renderShop } from '../test/render-shop.tsx';
import { AccountPage } from './account-page.tsx';

const check = mockHumanCheck();

const { email } = firstCustomer;
const NEW_PASSWORD = 'an even better horse';

beforeEach(() => {
  mockShop.signIn(email);
});

const open = () => renderShop(<AccountPage />, { user: userOf(email) });

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

test('the account shows its sections', async () => {
  mockShop.change(({ people }) => {
    for (const person of people) person.recoveryCodes.splice(7);
  });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(screen.getByText(email)).toBeVisible();
  expect(await block('Chat community').findByText('/meld')).toBeVisible();
  expect(block('Name').getByLabelText('First name')).toHaveValue('Ada');
  expect(await block('Recovery codes').findByText('7 of 10 left')).toBeVisible();
  expect(await block("Where you're signed in").findByText('This browser')).toBeVisible();
  await expectAccessible();
});

test('a changed name is saved, confirmed, and shown everywhere', async () => {
  const { client } = open();
  await fill(block('Name').getByLabelText('Last name'), 'Byron');
  await userEvent.click(block('Name').getByRole('button', { name: 'Change name' }));
  await findDialog('dialog', 'SUCCESS', 'Name changed.');
  expect(personOf(email)).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
  expect(check.actions).toEqual(['NAME_CHANGE']);
  expect(client.getQueryData(['user'])).toMatchObject({ LastName: 'Byron' });
});

test('names that are missing or too short are not sent', async () => {
  open();
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
  expect(check.actions).toEqual([]);
});

test('passwords that are missing or too short are not sent', async () => {
  open();
  await fillPasswords('', 'short', '');
  const form = block('Password');
  await findDialog('alertdialog', 'Error In Password Change Form', /blank fields/);
  expect(form.getByText('Current password is required')).toBeVisible();
  expect(form.getByText('Password must be 8 characters long')).toBeVisible();
  expect(form.getByText('Please repeat your password')).toBeVisible();
});

test('a changed password works, is confirmed, and the fields are empty again', async () => {
  open();
  await fillPasswords(CUSTOMER_PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
  await findDialog('dialog', 'SUCCESS', 'Password changed. We signed out your other devices.');
  expect(personOf(email).password).toBe(NEW_PASSWORD);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test("the server's errors about a password appear at its field", async () => {
  open();
  await fillPasswords(CUSTOMER_PASSWORD, NEW_PASSWORD, 'an even better house');
  expect(await screen.findByText("doesn't match the password")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Repeat new password')).toHaveFocus());
});

test('a rejected password change is shown with status and reason', async () => {
  open();
  await fillPasswords('wrong horse', NEW_PASSWORD, NEW_PASSWORD);
  await findDialog(
    'alertdialog',
    'ERROR',
    'Your current password is wrong. Check it and try again.',
  );
  expect(personOf(email).password).toBe(CUSTOMER_PASSWORD);
});

test('new recovery codes are created with a code, shown once, and counted', async () => {
  mockShop.change(({ people }) => {
    for (const person of people) person.recoveryCodes.splice(0);
  });
  const person = userEvent.setup();
  open();
  const part = block('Recovery codes');
  expect(await part.findByText('0 of 10 left')).toBeVisible();
  await userEvent.type(part.getByLabelText('Current authenticator code'), codeOf(email));
  await userEvent.click(part.getByRole('button', { name: 'Create new recovery codes' }));
  await part.findByRole('link', { name: 'Download' });
  const { recoveryCodes } = personOf(email);
  expect(recoveryCodes).toHaveLength(10);
  for (const code of recoveryCodes) expect(part.getByText(code)).toBeVisible();
  expect(part.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    expect.stringContaining(recoveryCodes[0] ?? 'none'),
  );
  await person.click(part.getByRole('button', { name: 'Copy' }));
  expect(await part.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));

  await userEvent.click(part.getByRole('button', { name: "I've saved my codes" }));
  expect(screen.queryByText(recoveryCodes[0] ?? 'none')).toBeNull();
  expect(await part.findByText('10 of 10 left')).toBeVisible();
});

test('a wrong code creates no recovery codes; it is reported and asked for again', async () => {
  const { recoveryCodes } = personOf(email);
  open();
  const field = block('Recovery codes').getByLabelText('Current authenticator code');
  await userEvent.type(field, '12345{Enter}');
  const dialog = await findDialog('alertdialog', 'ERROR', /^That code is wrong/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(personOf(email).recoveryCodes).toEqual(recoveryCodes);
});

test('another authenticator is scanned and confirmed with its first code', async () => {
  const { authenticator } = personOf(email);
  open();
  const part = block('Authenticator');
  const field = part.getByLabelText('Current authenticator code');
  await userEvent.type(field, `${codeOf(email)}{Enter}`);
  expect(await part.findByRole('img', { name: /QR code/ })).toHaveAttribute('height', '200');
  const link = part.getByRole('link', { name: 'Mobile users click HERE' });
  const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
  expect(personOf(email).authenticator).toBe(authenticator);

  // Apps show it in groups, so people often type it like this.
  const code = codeFrom(secret).replace(/^.../, '$& ');
  await userEvent.type(part.getByLabelText('Code from the new authenticator'), `${code}{Enter}`);
  await findDialog('dialog', 'SUCCESS', 'Authenticator changed. We signed out your other devices.');
  expect(personOf(email).authenticator).toBe(secret);
  expect(part.queryByRole('img', { name: /QR code/ })).toBeNull();
});
