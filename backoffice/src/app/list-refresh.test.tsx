// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { queryClient, summaryKey } from '../providers/query-client.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { nameOf, oldestOrder } from '../test/orders.ts';

/** Places an order as a customer, then advances the clock until the badges reload. */
async function somebodyBuys(): Promise<void> {
  mockShop.change((state) => {
    const pending = oldestOrder('PENDING');
    state.orders.push({
      ...pending,
      orderId: mockShop.newId(),
      dateCreated: new Date().toISOString(),
    });
  });
  await act(() => queryClient.refetchQueries({ queryKey: summaryKey }));
}

it('an open list is refreshed when its badge changes, and keeps its selection', async () => {
  openApp('/ui/admin/orderManager');
  const table = within(await screen.findByRole('table', { name: 'Pending orders' }));
  const order = oldestOrder('PENDING');
  await table.findByRole('link', { name: nameOf(order) });
  const rows = () => table.getAllByRole('row').length;
  const before = rows();
  const [, first] = table.getAllByRole('checkbox');
  if (first) await userEvent.click(first);

  await somebodyBuys();
  await waitFor(() => expect(rows()).toBe(before + 1));
  expect(table.getAllByRole('checkbox')[1]).toBeChecked();
});
