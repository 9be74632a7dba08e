import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { OrdersPage } from '../pages/orders-page.tsx';

afterEach(() => vi.restoreAllMocks());

/** Records the files that the browser is given to save, by name. */
function savedFiles(): Map<string, Blob> {
  const saved = new Map<string, Blob>();
  let latest = new Blob();
  const createObjectURL = (file: Blob) => {
    latest = file;
    return 'blob:kept';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    saved.set(this.download, latest);
  });
  return saved;
}

async function openRefunded() {
  const refunded = mockShop
    .read()
    .orders.find(({ refunds, parentId }) => refunds.length > 0 && parentId === null);
  if (refunded === undefined) throw new Error('Nothing was refunded.');
  mockShop.signIn(refunded.email);
  renderShop(<OrdersPage />, { path: '/ui/orders', user: userOf(refunded.email) });
  const sheet = new RegExp(`^(Details|Downloads) of order ${shortId(refunded.orderId)}$`);
  const button = await screen.findByRole('button', { name: sheet });
  await userEvent.click(button);
  const row = button.closest('li');
  if (row === null) throw new Error('The order is in no list.');
  return within(row);
}

test('an order has its invoice and, beside what was refunded, the credit note, as files', async () => {
  const saved = savedFiles();
  const row = await openRefunded();
  await expectAccessible();
  const links = row.getAllByRole('link', { name: /^(INV|CN)-\d{6} \(PDF\)$/ });
  expect(links.map(({ textContent }) => textContent.slice(0, 3))).toEqual(['INV', 'CN-']);
  for (const link of links) await userEvent.click(link);
  const names = links.map(({ textContent }) => textContent.replace(' (PDF)', '.pdf'));
  await vi.waitFor(() => expect([...saved.keys()]).toEqual(names));
  for (const file of saved.values()) expect(await file.slice(0, 5).text()).toBe('%PDF-');
});

test('an invoice that cannot be loaded says so in its place', async () => {
  const row = await openRefunded();
  mockShop.start('500', ['getOrderInvoice']);
  await userEvent.click(row.getByRole('link', { name: /^INV-/ }));
  expect(await row.findByRole('alert')).toBeVisible();
});
