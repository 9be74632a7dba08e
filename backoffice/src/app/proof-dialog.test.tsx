// @vitest-environment jsdom
import { presentCode } from '@spindle/sdk/mocks/visitor';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { mockDevice } from '../../../sdk/test/mock-device.ts';
import { shop } from '../providers/shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff, openApp } from '../test/open-app.ts';
import { press } from '../test/press.ts';

/**
 * Creates a token as a user who must prove their identity again because they signed in too long
 * ago.
 */
async function makeToken() {
  openApp('/ui/admin/tokens');
  mockShop.change(({ sessions }) => {
    for (const session of Object.values(sessions)) session.provenAt = null;
  });
  await press('New token…');
  await userEvent.type(screen.getByRole('textbox', { name: /Token name/ }), 'Books');
  await press('Create token');
  return within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
}

function currentCode(): string {
  const { people } = mockShop.read();
  const { authenticator } = firstOf(people, ({ email }) => email === demoStaff.administrator);
  return presentCode(authenticator ?? '');
}

const made = () => mockShop.read().tokens.find(({ name }) => name === 'Books');

it('asks for a code without leaving the screen, then continues the call', async () => {
  const dialog = await makeToken();
  await expectAccessible();
  expect(made()).toBeUndefined();
  const field = dialog.getByRole('textbox', { name: /Authenticator code/ });
  expect(field).toHaveFocus();
  const code = currentCode();
  await userEvent.type(field, `${code.slice(0, 3)} ${code.slice(3)}`);
  await press('Confirm');
  expect(await screen.findByText("I've copied the token")).toBeTruthy();
  expect(screen.queryByText('Confirm your identity')).toBeNull();
  expect(screen.getByText(String(made()?.secret))).toBeTruthy();
});

it('explains what is wrong with a code, and allows another attempt', async () => {
  const dialog = await makeToken();
  const field = dialog.getByRole('textbox', { name: /Authenticator code/ });
  await userEvent.type(field, '12345');
  await press('Confirm');
  expect(
    await dialog.findByText('Enter the 6-digit code from your authenticator app.'),
  ).toBeTruthy();
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, currentCode() === '000000' ? '111111' : '000000');
  await press('Confirm');
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(/^That code is wrong or was already used/);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await expectAccessible();
  await userEvent.type(field, `${currentCode()}{Enter}`);
  await waitFor(() => expect(made()).toBeDefined());
});

it('changes nothing when canceled', async () => {
  const dialog = await makeToken();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(
    await screen.findByText('Confirm your identity with an authenticator code or a passkey.'),
  ).toBeTruthy();
  expect(screen.getByDisplayValue('Books')).toBeTruthy();
  expect(made()).toBeUndefined();
});

it('accepts a passkey instead, and stays open if the prompt is canceled', async () => {
  mockShop.signIn(demoStaff.administrator);
  const owner = await mockDevice(shop);
  const dialog = await makeToken();
  const instead = await dialog.findByRole('button', { name: 'Use a passkey instead' });
  await expectAccessible();
  owner.continues = false;
  await userEvent.click(instead);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled());
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(made()).toBeUndefined();
  owner.continues = true;
  await userEvent.click(instead);
  await waitFor(() => expect(made()).toBeDefined());
  expect(screen.queryByText('Confirm your identity')).toBeNull();
});

it("doesn't offer a passkey to a user without any", async () => {
  const dialog = await makeToken();
  expect(dialog.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull();
});
