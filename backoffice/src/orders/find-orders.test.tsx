// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listAnswers, pendingAre } from './fixtures/list-answers.ts';
import { renderScreen } from './fixtures/render-screen.tsx';
import { listedOrder, sampleOrder, sampleReturn } from './fixtures/sample-order.ts';
import { OrderManager } from './order-manager.tsx';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

const away = () => HttpResponse.json({ Status: 'ERROR', Reason: 'Away.' }, { status: 503 });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('finding orders', () => {
  it('starts with the pending ones', async () => {
    pendingAre(sampleOrder());
    renderScreen(<OrderManager />);
    const table = await screen.findByRole('table', { name: 'Pending orders' });
    const row = within(table).getAllByRole('row')[1];
    expect(row?.textContent).toMatch(/6f0c1f3a.*ada@example\.com.*Pending.*\$431\.15.*Details/);
    await expectAccessible();
  });

  it('tells which payments are disputed and which refunds failed', async () => {
    listAnswers([{ ...listedOrder(sampleOrder()), disputed: true, refundFailed: true }]);
    renderScreen(<OrderManager />);
    const table = await screen.findByRole('table', { name: 'Pending orders' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('DisputedRefund failed');
  });

  it('says where the list comes from when there is nothing', async () => {
    pendingAre();
    renderScreen(<OrderManager />);
    expect(await screen.findByText('No pending orders')).toBeTruthy();
  });

  it('offers the four kinds of search by their names', async () => {
    pendingAre();
    renderScreen(<OrderManager />);
    const kinds = await screen.findByRole('combobox', { name: 'Searching In...' });
    expect(
      within(kinds)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order State', 'Order Status', 'User Email', 'Customer ID']);
  });

  it('refuses to search without a day', async () => {
    pendingAre();
    renderScreen(<OrderManager />);
    const from = await screen.findByLabelText('From date');
    fireEvent.change(from, { target: { value: '' } });
    await press('Search');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Form Validation FailedPlease check the fields for errors and try again.',
    );
    expect(from.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  it('asks for what was typed, a state by its shown name too', async () => {
    const asked = listAnswers([listedOrder(sampleReturn())]);
    renderScreen(<OrderManager />);
    fireEvent.change(await screen.findByLabelText('From date'), {
      target: { value: '2026-11-01' },
    });
    fireEvent.change(screen.getByLabelText('To date'), { target: { value: '2026-11-30' } });
    await userEvent.type(screen.getByLabelText('Search for'), 'return requested');
    await press('Search');
    expect(await screen.findByRole('table', { name: 'Orders found' })).toBeTruthy();
    expect(asked).toEqual([
      { sort: ['dateCreated', 'ASC'], range: [0, 49], filter: { orderState: 'PENDING' } },
      {
        sort: ['dateCreated', 'ASC'],
        range: [0, 49],
        filter: {
          dateCreated_gte: '2026-11-01T00:00:00.000Z',
          dateCreated_lte: '2026-11-30T23:59:59.999Z',
          state: 'RETURN_REQUESTED',
        },
      },
    ]);
  });

  it.each([
    ['Order Status', 'status'],
    ['User Email', 'email'],
    ['Customer ID', 'customerId'],
  ])('looks for a %s as it was typed', async (kind, filter) => {
    const asked = listAnswers([]);
    renderScreen(<OrderManager />);
    await userEvent.selectOptions(await screen.findByLabelText('Searching In...'), kind);
    await userEvent.type(screen.getByLabelText('Search for'), ' Ada ');
    await press('Search');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    expect(asked.at(-1)?.filter).toMatchObject({ [filter]: 'Ada' });
  });

  it('leafs through all there are, however many', async () => {
    const asked = listAnswers([listedOrder(sampleOrder())], 1234);
    renderScreen(<OrderManager />);
    expect(await screen.findByText('1–50 of 1,234')).toBeTruthy();
    await press('Go to next page');
    expect(await screen.findByText('51–100 of 1,234')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)?.range).toEqual([50, 99]));
    await expectAccessible();
  });

  it('turns to the last page when the one asked for is gone', async () => {
    const asked = listAnswers([listedOrder(sampleOrder())], 60);
    renderScreen(<OrderManager />, { path: '/?page=9' });
    expect(await screen.findByText('51–60 of 60')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)?.range).toEqual([50, 99]));
  });

  it('says when orders cannot be loaded', async () => {
    server.use(api.untyped.get('*/api/admin/orders', away));
    renderScreen(<OrderManager />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Order Load ErrorPlease try again later.');
  });

  it('says when the catalogue cannot be loaded, and shows the orders all the same', async () => {
    pendingAre(sampleOrder());
    server.use(api.untyped.get('*/api/catalog/', away));
    renderScreen(<OrderManager />, { catalogsKnown: false });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Catalog Load ErrorPlease try again later.');
    expect(screen.getByRole('table', { name: 'Pending orders' })).toBeTruthy();
  });

  it('leaves nothing of the search on the screen of an order it has found', async () => {
    pendingAre(sampleOrder());
    renderScreen(<OrderManager />);
    await userEvent.type(await screen.findByLabelText('Search for'), 'pending');
    await press('Search');
    expect(await screen.findByRole('table', { name: 'Orders found' })).toBeTruthy();
    expect(screen.getAllByRole('search')).toHaveLength(1);
    await press('Details of order 6f0c1f3a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 6f0c1f3a' })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('comes back from an order to its row', async () => {
    pendingAre(sampleOrder());
    renderScreen(<OrderManager />);
    await press('Details of order 6f0c1f3a');
    await press('Return to Search');
    const details = await screen.findByRole('button', { name: 'Details of order 6f0c1f3a' });
    expect(document.activeElement).toBe(details);
  });
});
