// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

it('is filtered by an item found by part of its title', async () => {
  openApp('/ui/admin/stock');
  const { items, stock } = mockShop.read();
  const moved = firstOf(stock).catalogItemId;
  const { title } = firstOf(items, ({ catalogItemId }) => catalogItemId === moved);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Item' }));
  await userEvent.paste(title);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${title}`) }));
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  await waitFor(() =>
    expect(rows().every((row) => within(row).queryByRole('link', { name: title }))).toBe(true),
  );
  await expectAccessible();
});
