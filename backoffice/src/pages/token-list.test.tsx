// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const open = () => openApp('/ui/admin/tokens');

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function rowOf(name: string) {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
}

async function makeToken(name: string): Promise<void> {
  await press('New token…');
  await userEvent.type(screen.getByRole('textbox', { name: /Token name/ }), name);
  await press('Create token');
}

it('lists who has access, when it was last used, and what has expired', async () => {
  mockShop.change(({ tokens }) => {
    for (const token of tokens) {
      if (token.name === 'Label printer') token.expiresAt = '2020-01-01T00:00:00.000Z';
      if (token.name === 'Stock display') token.lastUsedAt = null;
    }
  });
  open();
  expect((await rowOf('Label printer')).getByText('Expired')).toBeTruthy();
  expect((await rowOf('Stock display')).getByText('Active')).toBeTruthy();
  expect((await rowOf('Stock display')).getByText('never')).toBeTruthy();
  expect((await rowOf('Bookkeeping, old')).getByText('Revoked')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Revoke / })).toHaveLength(1);
  await expectAccessible();
});

it('explains tokens if there are none', async () => {
  mockShop.open('empty');
  open();
  expect(await screen.findByText('No API tokens yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'API reference' })).toBeTruthy();
});

it('shows a new token once, then only its beginning', async () => {
  open();
  await makeToken('Books');
  const made = mockShop.read().tokens.at(-1);
  expect(made).toMatchObject({ name: 'Books', scope: 'warehouse' });
  expect(await screen.findByText(String(made?.secret))).toBeTruthy();
  await press("I've copied the token");
  await waitFor(() => expect(screen.queryByText(String(made?.secret))).toBeNull());
  expect((await rowOf('Books')).getByText(`${made?.prefix}…`)).toBeTruthy();
});

it('creates a token with the selected rights and a cap on its refunds', async () => {
  open();
  await press('New token…');
  await userEvent.type(screen.getByRole('textbox', { name: /Token name/ }), 'Returns desk');
  await userEvent.click(screen.getByRole('radio', { name: 'Selected scopes' }));
  const selected = screen.getByRole('group', { name: 'Scopes' });
  expect(within(selected).getByText('Scopes').className).not.toContain('Mui-error');
  await press('Create token');
  expect(await screen.findByText('Select at least one scope.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'issue refunds' }));
  await press('Create token');
  expect(await screen.findByText('Enter an amount. Example: 200')).toBeTruthy();
  await expectAccessible();
  await userEvent.type(screen.getByRole('textbox', { name: /Daily refund limit/ }), '200');
  await press('Create token');
  await press("I've copied the token");
  expect(mockShop.read().tokens.at(-1)).toMatchObject({
    scopes: ['refunds:write'],
    dailyRefundCap: 20_000,
  });
  const row = await rowOf('Returns desk');
  expect(row.getByText('issue refunds ($200.00 a day)')).toBeTruthy();
});

it("creates an administrator's token with the shop's cap, or a custom one", async () => {
  open();
  for (const [name, cap] of [
    ['Books', ''],
    ['Refund desk', '500'],
  ] as const) {
    await press('New token…');
    await userEvent.type(screen.getByRole('textbox', { name: /Token name/ }), name);
    await userEvent.click(screen.getByRole('radio', { name: /^Administrator/ }));
    const field = screen.getByRole('textbox', { name: /Daily refund limit/ });
    if (cap !== '') await userEvent.type(field, cap);
    await press('Create token');
    await press("I've copied the token");
  }
  const rights = (amount: string) => `Administrator (refunds up to ${amount} a day)`;
  expect((await rowOf('Books')).getByText(rights('$200.00'))).toBeTruthy();
  expect((await rowOf('Refund desk')).getByText(rights('$500.00'))).toBeTruthy();
});

it('creates no token without scopes', async () => {
  open();
  await press('New token…');
  await expectAccessible();
  await press('Create token');
  expect(await screen.findByText('Enter a token name.')).toBeTruthy();
  expect(mockShop.read().tokens).toHaveLength(3);
});

it('keeps the input if the shop fails', async () => {
  mockShop.start('500', ['createToken']);
  open();
  await makeToken('Books');
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeTruthy();
  expect(screen.getByDisplayValue('Books')).toBeTruthy();
});

it('revokes a token after a confirmation that names the consequences', async () => {
  open();
  await press('Revoke Label printer…');
  const printer = mockShop.read().tokens.find(({ name }) => name === 'Label printer');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(String(printer?.prefix));
  expect(printer?.revokedAt).toBeNull();
  await press('Revoke token');
  const row = await rowOf('Label printer');
  expect(await row.findByText('Revoked')).toBeTruthy();
});
