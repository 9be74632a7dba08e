// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { recordListRequests } from '../test/list-requests.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const open = () => openApp('/ui/admin/tickets');

const ticketsIn = (state: 'OPEN' | 'CLOSED') =>
  mockShop
    .read()
    .tickets.filter(({ status }) => status === state)
    .toSorted((a, b) => a.dateMessage.localeCompare(b.dateMessage));

async function shownNumbers() {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.slice(1).map((row) => row.textContent.match(/#\d+/)?.[0]);
}

it('starts with open tickets, those waiting longest first', async () => {
  mockShop.change((state) => state.tickets.toReversed());
  const requests = recordListRequests('tickets');
  open();
  const table = await screen.findByRole('table');
  const waiting = ticketsIn('OPEN');
  expect(await shownNumbers()).toEqual(waiting.map(({ number }) => `#${number}`));
  const [longest] = waiting;
  const [, first] = within(table).getAllByRole('row');
  for (const displayed of [`#${longest?.number}`, 'Open', longest?.issue, longest?.email]) {
    expect(first).toHaveTextContent(displayed ?? '');
  }
  expect(requests[0]).toMatchObject({ filter: { status: 'OPEN' }, sort: ['dateMessage', 'ASC'] });
  await expectAccessible();
});

it('moves between rows with keys', async () => {
  open();
  await screen.findByRole('table');
  const [first, second] = ticketsIn('OPEN');
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: `#${first?.number}` })).toHaveFocus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: `#${second?.number}` })).toHaveFocus();
  await userEvent.keyboard('kk');
  expect(screen.getByRole('link', { name: `#${first?.number}` })).toHaveFocus();
});

it('finds what is typed, in any state', async () => {
  const closed = firstOf(ticketsIn('CLOSED'));
  const requests = recordListRequests('tickets');
  open();
  await screen.findByRole('table');
  await userEvent.type(screen.getByRole('searchbox'), `#${closed.number}`);
  await waitFor(() =>
    expect(requests.at(-1)?.filter).toEqual({ status: 'OPEN', q: `#${closed.number}` }),
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Any' }));
  await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ q: `#${closed.number}` }));
  expect(await screen.findByText(closed.issue)).toBeTruthy();
  expect(await shownNumbers()).toEqual([`#${closed.number}`]);
});

it('shows that nobody is waiting', async () => {
  mockShop.change((state) => {
    state.tickets = state.tickets.filter(({ status }) => status === 'CLOSED');
  });
  open();
  expect(await screen.findByText('No open tickets')).toBeTruthy();
  await expectAccessible();
});

it('shows an error when it cannot be loaded', async () => {
  mockShop.start('500', ['listAdminTickets']);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Something went wrong on our side',
  );
});
