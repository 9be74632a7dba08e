// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../test/open-app.ts';
import { changeOrder, nameOf, oldestOrder } from '../test/orders.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

async function clickTool(name: string) {
  openApp('/ui/admin');
  const tools = await screen.findByRole('navigation', { name: 'Administrator Tools' });
  await userEvent.click(within(tools).getByRole('link', { name }));
  await heading(name);
}

it('an opened order gets the focus, and its row gets the focus on return', async () => {
  await clickTool('Order Manager');
  const order = oldestOrder('PENDING');
  const details = `Details of order ${nameOf(order)}`;
  await userEvent.click(await screen.findByRole('button', { name: details }));
  const title = await heading(`Order ${nameOf(order)}`);
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  const back = await screen.findByRole('button', { name: details });
  await waitFor(() => expect(back).toHaveFocus());
});

it('the list gets the focus if the order is no longer in it', async () => {
  await clickTool('Order Manager');
  const order = oldestOrder('PENDING');
  await userEvent.click(
    await screen.findByRole('button', { name: `Details of order ${nameOf(order)}` }),
  );
  await heading(`Order ${nameOf(order)}`);
  changeOrder(order, { orderState: 'PICKED' });
  await userEvent.click(await screen.findByRole('button', { name: 'Return to Search' }));
  const title = await heading('Order Manager');
  await waitFor(() => expect(title).toHaveFocus());
});

it('a link to another screen moves the focus to that screen', async () => {
  await clickTool('Order Manager');
  const [row] = await screen.findAllByRole('link', { name: /^[0-9a-f]{8}$/ });
  if (!row) throw new Error('The list is empty.');
  await userEvent.click(row);
  const title = await heading(`Order ${row.textContent}`);
  await waitFor(() => expect(title).toHaveFocus());
});
