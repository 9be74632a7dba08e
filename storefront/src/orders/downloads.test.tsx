import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { api, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { renderShop } from '../test/render-shop.tsx';
import { customer, sampleItem } from '../test/samples.ts';
import { OrdersPage } from './orders-page.tsx';
import type { Order } from './queries.ts';
import { sampleDigitalLine, sampleDigitalOrder, sampleDownload } from './sample-order.ts';

const URL = '/assets/downloads/eyJ/mill-600.zip';
const FRESH = '/assets/downloads/new/mill-600.zip';
const KEY = 'SPDL-7K2QX-M4WTR-9HVCD-3FJNP';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

stayInShop();
afterEach(() => vi.useRealTimers());

/** One list an answer; the last one stays. */
function ordersAre(...answers: Order[][]): () => number {
  let asked = 0;
  server.use(
    api.get('/api/order/list/{days}', ({ response }) => {
      asked += 1;
      return response(200).json(answers[Math.min(asked, answers.length) - 1] ?? []);
    }),
    api.get('/api/catalog/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json(sampleItem()),
    ),
  );
  return () => asked;
}

async function openSheet(name = 'Downloads') {
  renderShop(<OrdersPage />, { path: '/ui/orders', user: customer });
  await userEvent.click(await screen.findByRole('button', { name: `${name} of order 9d0c1f3a` }));
}

const link = () => screen.findByRole('link', { name: 'Download mill-600.zip' });

test('an order of files offers them, with name, size, note and until when', async () => {
  ordersAre([sampleDigitalOrder()]);
  await openSheet();
  const files = within(await screen.findByRole('list', { name: 'Downloads' }));
  expect(files.getByText('mill-600.zip')).toBeVisible();
  expect(files.getByText('193 MB · ZIP, 184 MB')).toBeVisible();
  expect(screen.getByText(/^Links work until .+ can be resumed\.$/)).toBeVisible();
  expect(await link()).toHaveAttribute('href', URL);
  expect(await link()).toHaveAttribute('download');
});

test('it offers no return, whatever else', async () => {
  ordersAre([sampleDigitalOrder({ returnable: true })]);
  await openSheet();
  expect(screen.queryByRole('button', { name: /^Return/ })).toBeNull();
});

test('a key is shown, copied, and said to be', async () => {
  ordersAre([sampleDigitalOrder()]);
  await openSheet();
  expect(await screen.findByText(KEY)).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy key: Personal use, one machine' }));
  expect(await navigator.clipboard.readText()).toBe(KEY);
  expect(screen.getByText('Copied.')).toHaveRole('status');
  await expectAccessible();
});

test('where the browser does not copy, it says what to do', async () => {
  ordersAre([sampleDigitalOrder()]);
  await openSheet();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await screen.findByRole('button', { name: /^Copy key/ }));
  expect(screen.getByText(/Select the key and copy it by hand/)).toBeVisible();
});

test('a file that is not there yet says so', async () => {
  const none = sampleDownload({ url: null, size: null, expiresAt: null });
  ordersAre([sampleDigitalOrder({ items: [sampleDigitalLine({ downloads: [none] })] })]);
  await openSheet();
  expect(await screen.findByText('Not ready yet. It will appear here.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  expect(screen.queryByText(/^Links work until/)).toBeNull();
  await expectAccessible();
});

test.each([
  ['SHIPPED REFUNDED', /^This order was refunded/],
  ['CANCELLED REFUNDED', /^This order was refunded/],
  ['CANCELLED', /^This order was cancelled/],
  ['SHIPPED', /went back or is in dispute with your bank/],
])('closed access of an order that is %s says why', async (state, words) => {
  const closed = sampleDigitalLine({ access: 'CLOSED', downloads: [], licenceKeys: [] });
  ordersAre([sampleDigitalOrder({ state, items: [closed] })]);
  await openSheet('Details');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  await expectAccessible();
});

test('links that expire are renewed by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const old = sampleDigitalOrder({
    items: [sampleDigitalLine({ downloads: [sampleDownload({ expiresAt: hours(1) })] })],
  });
  const renewed = sampleDigitalOrder({
    items: [
      sampleDigitalLine({ downloads: [sampleDownload({ url: FRESH, expiresAt: hours(2) })] }),
    ],
  });
  const asked = ordersAre([old], [renewed]);
  await openSheet();
  expect(await link()).toHaveAttribute('href', URL);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await waitFor(async () => expect(await link()).toHaveAttribute('href', FRESH));
});

const expired = () =>
  sampleDigitalOrder({
    items: [sampleDigitalLine({ downloads: [sampleDownload({ expiresAt: hours(-1) })] })],
  });

test('a click on an expired link downloads from the new address', async () => {
  const renewed = sampleDigitalLine({ downloads: [sampleDownload({ url: FRESH })] });
  ordersAre([expired()], [sampleDigitalOrder({ items: [renewed] })]);
  await openSheet();
  await userEvent.click(await link());
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(FRESH));
});

test('a click on an expired link of what was closed meanwhile says so', async () => {
  const closed = sampleDigitalLine({ access: 'CLOSED', downloads: [], licenceKeys: [] });
  ordersAre([expired()], [sampleDigitalOrder({ items: [closed], state: 'SHIPPED REFUNDED' })]);
  await openSheet();
  await userEvent.click(await link());
  expect(
    await screen.findByRole('alertdialog', { name: 'The download did not start' }),
  ).toHaveTextContent('no longer open to you');
  expect(await screen.findByText(/^This order was refunded/)).toBeInTheDocument();
  expect(goTo).not.toHaveBeenCalled();
});

test('an expired link that cannot be renewed says why', async () => {
  ordersAre([expired()]);
  await openSheet();
  server.use(api.get('/api/order/list/{days}', () => HttpResponse.error()));
  await userEvent.click(await link());
  expect(
    await screen.findByRole('alertdialog', { name: 'The download did not start' }),
  ).toHaveTextContent('The shop could not be reached.');
});
