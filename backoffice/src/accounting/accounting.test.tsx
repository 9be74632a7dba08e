// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { api, server } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const cents = ({ textContent }: Element) =>
  Math.round(Number((textContent ?? '').replaceAll(/[$,]/g, '')) * 100);

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

it("the month's totals add up, and their export is one click away", async () => {
  openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  const main = within(screen.getByRole('main'));
  await userEvent.click(await main.findByRole('link', { name: 'Accounting' }));
  const month = within(await screen.findByRole('region', { name: 'Summary' }));
  const amounts = month.getAllByRole('definition').map(cents);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  expect(screen.getByRole('button', { name: 'Export for accountant' })).toBeEnabled();
  await expectAccessible();
});

it("a payout's transactions add up to the cent, and link back to the month", async () => {
  openApp('/ui/admin/accounting');
  const [payout = document.body] = rowsOf(
    await screen.findByRole('table', { name: 'Payouts for the month' }),
  );
  const [count, amount] = within(payout).getAllByRole('cell').slice(-2);
  await userEvent.click(within(payout).getByRole('link'));
  const parts = within(await screen.findByRole('region', { name: 'Payout transactions' }));
  await parts.findByText('Payouts');
  const nets = rowsOf(parts.getByRole('table')).map(
    (row) => within(row).getAllByRole('cell').map(cents)[5] ?? 0,
  );
  // The payout itself is one of the transactions, so all of them add up to zero.
  expect(nets).toHaveLength(Number(count?.textContent) + 1);
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
  expect(Math.max(...nets.map(Math.abs))).toBe(cents(amount ?? payout));
  await userEvent.click(screen.getByRole('link', { name: 'All transactions for the month' }));
  expect(await screen.findByRole('region', { name: 'Transactions' })).toBeVisible();
});

it('explains the missing export until the provider first responds', async () => {
  const nothing = { opening: 0, categories: [], payouts: [], paidOut: 0, tax: 0, closing: 0 };
  const waiting = { transactions: 0, net: 0 };
  const month = { month: '2026-10', timeZone: 'America/Los_Angeles', copiedAt: null };
  server.use(
    api.get('/api/admin/accounting', ({ response }) =>
      response(200).json({ ...month, ...nothing, waiting }),
    ),
  );
  openApp('/ui/admin/accounting');
  const file = await screen.findByRole('button', { name: 'Export for accountant' });
  expect(file).toBeDisabled();
  expect(file).toHaveAccessibleDescription(/Getting data from the payment provider/);
});
