import { firstCustomer } from '@spindle/sdk/demo/people';
import { replyOf } from '@spindle/sdk/errors';
import { savedIntent } from '@spindle/sdk/react/intent-key';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockDevice } from '../../../sdk/test/mock-device.ts';
import { mockShop } from '../test/api.ts';
import { codeOf } from '../test/code-of.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { shop } from '../shop/api.ts';
import { ProofDialog } from './proof-dialog.tsx';

const { email } = firstCustomer;
const made = () => mockShop.read().tokens.find(({ name }) => name === 'Books');

/** Makes a call that needs fresh proof, as a user who signed in too long ago. */
async function callForMuch({ withPasskey = false } = {}) {
  mockShop.signIn(email);
  if (withPasskey) await mockDevice(shop);
  renderShop(<ProofDialog />, { user: userOf(email) });
  mockShop.change(({ people, sessions }) => {
    for (const person of people) if (person.email === email) person.extended = true;
    for (const session of Object.values(sessions)) session.provenAt = null;
  });
  const body = { name: 'Books', scope: 'warehouse', days: 30 } as const;
  const params = { header: savedIntent(crypto.randomUUID()) };
  const outcome = replyOf(shop.POST('/api/admin/tokens', { body, params })).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  return { outcome, dialog: within(await screen.findByRole('dialog')) };
}

test('a code is asked for in place, also after a wrong one, and the call continues', async () => {
  const { outcome, dialog } = await callForMuch();
  await expectAccessible();
  expect(dialog.getByRole('heading', { name: 'Confirm your identity' })).toBeVisible();
  const field = dialog.getByLabelText('Authenticator code');
  expect(field).toHaveFocus();
  await userEvent.type(field, '12345{Enter}');
  expect(
    await dialog.findByText('Enter the 6-digit code from your authenticator app.'),
  ).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, `${codeOf(email) === '000000' ? '111111' : '000000'}{Enter}`);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^That code is wrong/);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(made()).toBeUndefined();
  await userEvent.type(field, codeOf(email).replace(/^.../, '$& '));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await outcome).toBe('done');
  expect(made()).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('canceling changes nothing', async () => {
  const { outcome, dialog } = await callForMuch();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await outcome).toMatch(/^Confirm your identity with/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(made()).toBeUndefined();
});

test('a rejected passkey is reported, even after part of a code was entered', async () => {
  const { outcome, dialog } = await callForMuch({ withPasskey: true });
  await userEvent.type(dialog.getByLabelText('Authenticator code'), '123{Enter}');
  expect(
    await dialog.findByText('Enter the 6-digit code from your authenticator app.'),
  ).toBeVisible();
  mockShop.change(({ people }) => {
    for (const person of people) if (person.email === email) person.passkeys = [];
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent("That passkey wasn't accepted.");
  expect(dialog.queryByText('Enter the 6-digit code from your authenticator app.')).toBeNull();
  expect(made()).toBeUndefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await outcome).toMatch(/^Confirm your identity with/);
});
