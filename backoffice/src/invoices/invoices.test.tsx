// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('credit notes are found by kind, name their invoice, and can be downloaded', async () => {
  openApp('/ui/admin/invoices');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Type' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Credit note' }));
  await waitFor(() =>
    expect(rows().every((row) => within(row).queryByText('Credit note'))).toBe(true),
  );
  const { invoices } = mockShop.read();
  const { id, document } = firstOf(invoices, (one) => one.document.kind === 'CREDIT_NOTE');
  const { number, cancels } = document;
  const row = within(firstOf(rows(), (one) => within(one).queryByText(number) !== null));
  expect(row.getByText(cancels?.number ?? '')).toBeVisible();
  expect(row.getByRole('link', { name: `${number} (PDF)` })).toHaveAttribute(
    'href',
    `/api/admin/invoices/${id}/pdf`,
  );
  await expectAccessible();
});

it('an invoice is found by its number and leads to its order', async () => {
  const { number, orders } = firstOf(mockShop.read().invoices).document;
  openApp('/ui/admin/invoices');
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Number, name or email' }));
  await userEvent.paste(number);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: number }));
  const opened = await screen.findByRole('heading', { level: 1, name: new RegExp(number) });
  expect(opened).toBeVisible();
  const [orderId = ''] = orders;
  const links = screen.getAllByRole('link', { name: orderId.slice(0, 8) });
  expect(links.at(-1)).toHaveAttribute('href', expect.stringContaining(orderId));
});
