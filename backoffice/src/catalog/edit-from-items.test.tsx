// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { press } from '../test/press.ts';
import { fill } from './fixtures/open-store.tsx';

it('an item found by search is edited and saved, and the search is kept', async () => {
  const router = openApp('/ui/admin');
  const tools = await screen.findByRole('navigation', { name: 'Administrator Tools' });
  await userEvent.click(within(tools).getByRole('link', { name: 'Items' }));
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'collet set');
  await waitFor(() => expect(router.state.location.search).toContain('collet'));
  const item = 'ER20 collet set, ten pieces, 0.008 mm';
  await userEvent.click(await screen.findByRole('link', { name: item }));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit item' }));
  await fill('Price', '119.5');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Enabled' }));
  await press('Save');
  await screen.findByText(`${item} is now hidden from customers.`);
  await press('Undo');
  expect(await screen.findByText(`${item} saved. The price is now $119.50.`)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: item })).toBeInTheDocument();
  expect(await screen.findByText('$119.50')).toBeInTheDocument();
  const isEnabled = () => mockShop.read().items.find(({ title }) => title === item)?.enabled;
  await waitFor(() => expect(isEnabled()).toBe(true));

  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await userEvent.click(crumbs.getByRole('link', { name: 'Items' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('collet set');
});

it('an item can be created from any screen with the keyboard', async () => {
  openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find' }), 'new item');
  await userEvent.click(await screen.findByRole('option', { name: /^New item/ }));
  await screen.findByText('Select a catalog for the new item.');
  await userEvent.click(await screen.findByRole('link', { name: 'End Mills & Tooling' }));
  expect(await screen.findByRole('heading', { name: 'New Catalog Item' })).toBeInTheDocument();
  await press('Cancel');
  expect(await screen.findByRole('heading', { level: 1, name: 'Items' })).toBeInTheDocument();
});

it("an item's edit URL opens its editor, and a code's create URL opens its dialog", async () => {
  const router = openApp('/ui/admin/items/collets_er20-collet-set');
  await waitFor(() => expect(router.state.location.search).toContain('edit=er20-collet-set'));
  await router.navigate('/ui/admin/codes/create');
  expect(await screen.findByRole('dialog', { name: /code/i })).toBeInTheDocument();
});
