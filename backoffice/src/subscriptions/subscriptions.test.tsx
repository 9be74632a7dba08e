// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { filterOf, pageOf } from '../providers/fixtures/page-of.ts';
import { renderRecords } from '../providers/fixtures/render-records.tsx';
import type { AdminSubscription } from '../providers/records.ts';
import { sampleSubscription } from './fixtures/sample-subscription.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { SubscriptionShow } from './subscription-show.tsx';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const ofResource = (screenOf: ReactNode) => (
  <ResourceContextProvider value="subscriptions">{screenOf}</ResourceContextProvider>
);

/** By what they were searched. */
function shopHas(subscriptions: readonly AdminSubscription[]): unknown[] {
  const asked: unknown[] = [];
  server.use(
    api.get('/api/admin/catalogs', ({ response }) =>
      response(200).json([], pageOf('catalogs', [])),
    ),
    api.get('/api/admin/subscriptions', ({ query, response }) => {
      asked.push(filterOf(query));
      return response(200).json([...subscriptions], pageOf('subscriptions', subscriptions));
    }),
    api.get('/api/admin/subscriptions/{id}', ({ params, response }) => {
      const found = subscriptions.find(({ id }) => id === params.id);
      return found
        ? response(200).json(found)
        : response(404).json({ Status: 'ERROR', Reason: 'There is no such subscription.' });
    }),
  );
  return asked;
}

function openList() {
  renderRecords([{ path: '/subscriptions', element: ofResource(<SubscriptionList />) }], {
    address: '/subscriptions',
  });
}

function openOne(id: string) {
  renderRecords([{ path: '/subscriptions/:id/show', element: ofResource(<SubscriptionShow />) }], {
    address: `/subscriptions/${id}/show`,
  });
}

describe('the list of subscriptions', () => {
  it('says who has what, how it stands, and whether it goes on', async () => {
    shopHas([
      sampleSubscription(),
      sampleSubscription({ id: 'b', title: 'Workshop Pro', status: 'past_due', cancelled: true }),
      sampleSubscription({ id: 'c', title: 'Maker', cancelled: true }),
    ]);
    openList();
    const row = await screen.findByRole('row', { name: /Foundations, monthly/ });
    expect(row.textContent).toMatch(/ada@example\.com.*Active.*Yes/);
    const other = screen.getByRole('row', { name: /Workshop Pro/ });
    expect(other.textContent).toMatch(/Payment due.*Cancelled.*Not paid/);
    expect(screen.getByRole('row', { name: /Maker/ }).textContent).toContain('No, cancelled');
    await expectAccessible();
  });

  it('is searched by email', async () => {
    const asked = shopHas([sampleSubscription()]);
    openList();
    const field = await screen.findByRole('searchbox', { name: 'Customer’s whole email' });
    await userEvent.type(field, 'ada@example.com ');
    await waitFor(() => expect(asked).toContainEqual({ email: 'ada@example.com' }));
  });

  it('teaches while there are none', async () => {
    shopHas([]);
    openList();
    expect(await screen.findByText('No subscriptions yet')).toBeTruthy();
    await expectAccessible();
  });

  it('says when it could not be had', async () => {
    shopHas([]);
    server.use(
      api.get('/api/admin/subscriptions', ({ response }) =>
        response(503).json({ Status: 'ERROR', Reason: 'The shop is busy.' }),
      ),
    );
    openList();
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
  });
});

describe('one subscription', () => {
  it('has the provider’s id to take along, and the way to what it opens', async () => {
    const { id } = sampleSubscription();
    shopHas([sampleSubscription({ cancelled: true })]);
    openOne(id);
    expect(await screen.findByRole('button', { name: 'Copy sub_1Q' })).toBeTruthy();
    expect(screen.getByText(/ends with the paid period, and is not renewed/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Licensed content' }).getAttribute('href')).toBe(
      '/ui/admin/storeBuilder/content/cam-academy/foundations-monthly',
    );
    await expectAccessible();
  });

  it('shows a word of the provider that nobody knew of', async () => {
    shopHas([sampleSubscription({ status: 'on_hold', title: '' })]);
    openOne(sampleSubscription().id);
    expect(await screen.findByRole('heading', { name: 'foundations-monthly' })).toBeTruthy();
    expect(screen.getAllByText('on_hold')).toHaveLength(2);
  });
});
