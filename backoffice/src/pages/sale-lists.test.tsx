// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const [past, future] = ['2026-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
const spindle = 'ER20 water-cooled spindle, 2.2 kW';

function sell(saleStarts: string, saleEnds: string) {
  mockShop.change(({ items }) => {
    const item = firstOf(items, ({ catalogItemId }) => catalogItemId === 'er20-2k2w-water');
    Object.assign(item, { salePrice: 300, saleStarts, saleEnds });
  });
}

/** Navigates from the landing page to the discount codes, and from there to the sales. */
async function open(sales: string) {
  openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  const main = within(screen.getByRole('main'));
  await userEvent.click(await main.findByRole('link', { name: 'Prices and codes' }));
  const ways = within(await screen.findByRole('navigation', { name: 'Prices and codes' }));
  await userEvent.click(ways.getByRole('link', { name: sales }));
  await screen.findByRole('heading', { level: 1, name: sales });
}

it('lists current sales, with links to change each and back', async () => {
  sell(past, future);
  await open('Active sales');
  const row = (await screen.findByRole('link', { name: spindle })).closest('tr');
  expect(row).toHaveTextContent('$300.00$389.95');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: `Edit ${spindle}` }));
  const sale = within(await screen.findByRole('region', { name: 'Sale' }));
  expect(sale.getByText(/^\$300\.00 instead of \$389\.95/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Active sales' })).toBeTruthy();
});

it.each([
  ['Scheduled sales', future, '2099-01-02T00:00:00.000Z'],
  ['Ended sales', past, '2026-01-02T00:00:00.000Z'],
])('lists the %s', async (sales, starts, ends) => {
  sell(starts, ends);
  await open(sales);
  expect(await screen.findByRole('link', { name: spindle })).toBeTruthy();
});

it.each([
  ['Active sales', 'No active sales'],
  ['Scheduled sales', 'No scheduled sales'],
  ['Ended sales', 'No ended sales'],
])('explains sales if there are none: %s', async (sales, none) => {
  await open(sales);
  expect(await screen.findByText(none)).toBeTruthy();
  await expectAccessible();
});
