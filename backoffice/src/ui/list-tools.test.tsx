// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { recordListRequests } from '../test/list-requests.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { openApp } from '../test/open-app.ts';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('keeps a search under a name, and goes back to it', async () => {
  const requests = recordListRequests('orders');
  openApp('/ui/admin/orderManager?filter=%7B%22orderState%22%3A%22PICKED%22%7D');
  await press('Views');
  const views = await screen.findByRole('dialog', { name: 'Saved views' });
  await userEvent.click(within(views).getByRole('button', { name: /save current query/i }));
  await expectAccessible();
  await userEvent.type(await screen.findByLabelText(/query name/i), 'To ship');
  await press('Save');
  await userEvent.click(await screen.findByText('To ship'));
  await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ orderState: 'PICKED' }));
});
