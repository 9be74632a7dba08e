// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { filterOf, pageOf } from '../providers/fixtures/page-of.ts';
import { renderRecords } from '../providers/fixtures/render-records.tsx';
import type { AdminTicket } from '../providers/records.ts';
import { sampleTicket } from './fixtures/sample-ticket.ts';
import { tickets } from './resource.ts';
import { TicketList } from './ticket-list.tsx';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

interface Asked {
  filter: unknown;
  sort: unknown;
}

/** What the list was asked for, and then answers. */
function ticketsAre(...found: AdminTicket[]): Asked[] {
  const asked: Asked[] = [];
  server.use(
    api.get('/api/admin/tickets', ({ query, response }) => {
      asked.push({ filter: filterOf(query), sort: JSON.parse(query.get('sort') ?? 'null') });
      return response(200).json(found, pageOf('tickets', found));
    }),
  );
  return asked;
}

const open = () =>
  renderRecords(
    [
      {
        path: '/tickets',
        element: (
          <ResourceContextProvider value="tickets">
            <TicketList />
          </ResourceContextProvider>
        ),
      },
    ],
    { address: '/tickets' },
  );

it('starts with the open ones, who waits longest first', async () => {
  const asked = ticketsAre(sampleTicket(), sampleTicket({ id: 'b', number: 1043, name: null }));
  open();
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/#1042.*Open.*Runout & noise.*ada@example\.com/);
  expect(rows).toHaveLength(2);
  expect(asked[0]).toEqual({ filter: { status: 'OPEN' }, sort: ['dateCreated', 'ASC'] });
  await expectAccessible();
});

it('finds what is typed, in any state', async () => {
  const asked = ticketsAre(sampleTicket({ status: 'CLOSED' }));
  open();
  await screen.findByText('Closed');
  await userEvent.type(screen.getByRole('searchbox'), '#1042');
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ status: 'OPEN', q: '#1042' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Any' }));
  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ q: '#1042' }));
});

it('says that nobody waits', async () => {
  ticketsAre();
  open();
  expect(await screen.findByText('Nobody waits for an answer')).toBeTruthy();
  await expectAccessible();
});

it('says when it cannot be loaded', async () => {
  server.use(
    api.untyped.get('*/api/admin/tickets', () =>
      HttpResponse.json({ Status: 'ERROR', Reason: 'Away.' }, { status: 503 }),
    ),
  );
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Away.');
});

it('is a resource with a list and a screen of each', () => {
  expect(tickets).toMatchObject({ name: 'tickets', list: expect.anything() });
});
