// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ResourceContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import {
  api,
  bodyText,
  expectAccessible,
  playTheShop,
  server,
} from '../orders/fixtures/render-screen.tsx';
import { listedOrder, sampleOrder } from '../orders/fixtures/sample-order.ts';
import { filterOf, pageOf } from '../providers/fixtures/page-of.ts';
import { renderRecords } from '../providers/fixtures/render-records.tsx';
import type { AdminOrder, AdminTicket } from '../providers/records.ts';
import { sampleTicket } from './fixtures/sample-ticket.ts';
import { TicketShow } from './ticket-show.tsx';

playTheShop();

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

/** The ticket as the shop has it; what the lists beside it were asked for. */
function ticketIs(ticket: AdminTicket, orders: AdminOrder[] = []) {
  const shop = { ticket, asked: new Map<string, unknown>() };
  server.use(
    api.get('/api/admin/tickets/{id}', ({ response }) => response(200).json(shop.ticket)),
    api.get('/api/admin/orders', ({ query, response }) => {
      shop.asked.set('orders', filterOf(query));
      return response(200).json(orders, pageOf('orders', orders));
    }),
    api.get('/api/admin/subscriptions', ({ query, response }) => {
      shop.asked.set('subscriptions', filterOf(query));
      return response(200).json([], pageOf('subscriptions', []));
    }),
    api.get('/api/admin/tickets', ({ query, response }) => {
      shop.asked.set('tickets', filterOf(query));
      return response(200).json([], pageOf('tickets', []));
    }),
  );
  return shop;
}

/** How a change of state goes; what was sent for it. */
function changesAnswer(
  shop: { ticket: AdminTicket },
  Status: 'SUCCESS' | 'ERROR',
  now: AdminTicket,
) {
  const sent: string[] = [];
  server.use(
    api.post('/api/admin/tickets/{id}/status', async ({ request, response }) => {
      sent.push(await bodyText(request));
      shop.ticket = now;
      return response(200).json({ Status, Reason: 'The reason.', Ticket: now });
    }),
  );
  return sent;
}

function open({ id }: AdminTicket) {
  const element = (
    <ResourceContextProvider value="tickets">
      <TicketShow />
    </ResourceContextProvider>
  );
  renderRecords([{ path: '/tickets/:id/show', element }], { address: `/tickets/${id}/show` });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows what was written as text, and a reply by mail with the number', async () => {
  const { ticket } = ticketIs(sampleTicket(), [listedOrder(sampleOrder())]);
  open(ticket);
  expect(await screen.findByRole('heading', { name: 'Ticket #1042' })).toBeTruthy();
  expect(screen.getByText(/It runs out\./).textContent).toBe(ticket.message);
  const reply = screen.getByRole('link', { name: 'Reply by mail' });
  expect(reply.getAttribute('href')).toBe(
    'mailto:ada@example.com?subject=%5B%231042%5D%20Runout%20%26%20noise',
  );
  const orders = await screen.findByRole('region', { name: 'Their orders' });
  expect(await within(orders).findByText('6f0c1f3a')).toBeTruthy();
  await expectAccessible();
});

it('has the sender’s orders, subscriptions and tickets beside it, by their account', async () => {
  const shop = ticketIs(sampleTicket());
  open(shop.ticket);
  await screen.findByText('This account has no subscription.');
  await screen.findByText('Nothing was bought by this account.');
  await screen.findByText('Nothing.');
  const { userId } = shop.ticket;
  expect(Object.fromEntries(shop.asked)).toEqual({
    orders: { userId },
    subscriptions: { userId },
    tickets: { userId },
  });
});

it('says of a visitor that the address may be anybody’s, and looks it up', async () => {
  const shop = ticketIs(sampleTicket({ userId: null, name: null }));
  open(shop.ticket);
  expect(await screen.findByText(/anybody could have typed this address/)).toBeTruthy();
  await screen.findByText('Nothing was bought under this address.');
  await screen.findByText('Nothing.');
  const email = 'ada@example.com';
  expect(Object.fromEntries(shop.asked)).toEqual({ orders: { email }, tickets: { email } });
});

it('closes a ticket as it was looked at', async () => {
  const shop = ticketIs(sampleTicket());
  const closed = sampleTicket({
    status: 'CLOSED',
    version: 4,
    dateClosed: '2026-11-03T09:30:00.000Z',
    closedBy: 'sam@example.com',
  });
  const sent = changesAnswer(shop, 'SUCCESS', closed);
  open(shop.ticket);
  await press('Close ticket');
  expect((await screen.findByText('Ticket closed')).parentElement?.textContent).toContain(
    'The reason.',
  );
  expect(sent).toEqual(['status=CLOSED&version=3']);
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeTruthy();
  expect(screen.getByText('sam@example.com')).toBeTruthy();
  await expectAccessible();
});

it('says that a colleague was quicker, and shows what they did', async () => {
  const shop = ticketIs(sampleTicket());
  const theirs = sampleTicket({ status: 'CLOSED', version: 4, closedBy: 'sam@example.com' });
  changesAnswer(shop, 'ERROR', theirs);
  open(shop.ticket);
  await press('Close ticket');
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody was quickerThe reason.');
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeTruthy();
});

it('says when the shop is away', async () => {
  const { ticket } = ticketIs(sampleTicket({ status: 'CLOSED' }));
  server.use(
    api.untyped.post('*/api/admin/tickets/:id/status', () =>
      HttpResponse.json({ Status: 'ERROR', Reason: 'Away.' }, { status: 503 }),
    ),
  );
  open(ticket);
  await press('Open again');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The ticket could not be changedAway.',
  );
});
