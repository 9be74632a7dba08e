// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

/** Returns the name and lines of the last saved file. */
async function savedLines(): Promise<{ name: string; lines: string[] }> {
  const created = vi.mocked(URL.createObjectURL);
  await waitFor(() => expect(created).toHaveBeenCalled());
  const file = created.mock.lastCall?.[0];
  if (!(file instanceof Blob)) throw new Error('No file was saved.');
  const clicked = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.at(-1);
  const name = clicked instanceof HTMLAnchorElement ? clicked.download : '';
  return { name, lines: (await file.text()).split('\r\n').slice(0, -1) };
}

function watchDownloads() {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
}

it('saves everything that the filter finds, not only the page', async () => {
  watchDownloads();
  openApp('/ui/admin/tickets?perPage=25&filter=%7B%22status%22%3A%22CLOSED%22%7D');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const { name, lines } = await savedLines();
  expect(name).toMatch(/^tickets-\d{4}-\d\d-\d\d\.csv$/);
  const closed = mockShop.read().tickets.filter(({ status }) => status === 'CLOSED');
  expect(lines).toHaveLength(closed.length + 1);
  for (const { number } of closed) expect(lines.join()).toContain(`,${number},`);
});

it('shows why there is no file', async () => {
  watchDownloads();
  openApp('/ui/admin/tickets');
  const button = await screen.findByRole('button', { name: 'Export' });
  mockShop.start('500', ['listAdminTickets']);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/went wrong|error/i);
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});
