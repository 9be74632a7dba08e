// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { recordListRequests } from '../test/list-requests.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('saves a search under a name, and returns to it', async () => {
  const requests = recordListRequests('orders');
  openApp('/ui/admin/orderManager?filter=%7B%22orderState%22%3A%22PICKED%22%7D');
  await press('Views');
  const views = await screen.findByRole('dialog', { name: 'Saved views' });
  await userEvent.click(within(views).getByRole('button', { name: /save current view/i }));
  await expectAccessible();
  await userEvent.type(await screen.findByLabelText(/view name/i), 'To ship');
  await press('Save');
  cleanup();
  // Simulates another browser.
  localStorage.clear();
  openApp('/ui/admin/orderManager');
  await press('Views');
  await userEvent.click(await screen.findByText('To ship'));
  await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ orderState: 'PICKED' }));
  const remove = await screen.findByRole('button', { name: 'Remove To ship' });
  await userEvent.dblClick(remove);
  await userEvent.keyboard('{Escape}');
  await press('Undo');
  await press('Views');
  await screen.findByText('To ship');
});

it('moves searches saved only in this browser to the server, once', async () => {
  const value = {
    filter: { orderState: 'PICKED' },
    displayedFilters: {},
    sort: { field: 'dateCreated', order: 'DESC' },
    perPage: 25,
  };
  const names = ['First search', 'Second search', 'Third search'];
  const key = 'RaStorespindle-admin.orders.savedQueries';
  localStorage.setItem(key, JSON.stringify(names.map((label) => ({ label, value }))));
  openApp('/ui/admin/orderManager');
  await press('Views');
  await waitFor(() => expect(localStorage.getItem(key)).toBe('[]'));
  await userEvent.keyboard('{Escape}');
  await press('Views');
  const views = await screen.findByRole('list', { name: 'Saved views' });
  await waitFor(() =>
    expect(
      within(views)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(names),
  );
});

it('shows the selected columns, also on the next visit', async () => {
  openApp('/ui/admin/invoices');
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await screen.findByRole('columnheader', { name: 'Related document' });
  await press('Columns');
  const columns = await screen.findByRole('dialog', { name: 'Columns' });
  expect(within(columns).queryByLabelText('Number')).toBeNull();
  await userEvent.click(within(columns).getByLabelText('Related document'));
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(titles()).not.toContain('Related document'));
  cleanup();
  openApp('/ui/admin/invoices');
  await screen.findByRole('columnheader', { name: 'Total' });
  expect(titles()).not.toContain('Related document');
  await press('Columns');
  await press('Show all');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(titles()).toContain('Related document'));
});

it('shows that its rows are outdated if they could not be reloaded', async () => {
  openApp('/ui/admin/invoices');
  await screen.findByRole('columnheader', { name: 'Total' });
  mockShop.start('500', ['listAdminInvoices']);
  await userEvent.keyboard('r');
  const note = await screen.findByText(/refresh this list/);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toBeTruthy();
  mockShop.calm();
  await userEvent.click(within(note).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/refresh this list/)).toBeNull());
});
