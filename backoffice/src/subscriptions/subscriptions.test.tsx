// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscription } from '@spindle/sdk/mocks/state';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

/** Changes a demo subscription that has this status, and returns it. */
function seeded(
  expected: Partial<Pick<Subscription, 'status' | 'cancelled'>>,
  facts: Partial<Subscription> = {},
): Subscription {
  const found = firstOf(
    mockShop.read().subscriptions,
    ({ status, cancelled }) =>
      status === expected.status && cancelled === (expected.cancelled ?? false),
  );
  return { ...found, ...facts };
}

function shopHas(...subscriptions: Subscription[]): void {
  mockShop.change((state) => {
    state.subscriptions = subscriptions;
  });
}

const openList = () => openApp('/ui/admin/subscriptions');
const openOne = ({ id }: Subscription) => openApp(`/ui/admin/subscriptions/${id}/show`);

async function rowOf({ email }: Subscription) {
  return (await screen.findByText(email)).closest('tr');
}

describe('the list of subscriptions', () => {
  it('shows who has what, its status, and whether it renews', async () => {
    const active = seeded({ status: 'active' });
    const due = seeded({ status: 'past_due' }, { cancelled: true });
    const canceled = seeded({ status: 'active', cancelled: true });
    shopHas(active, due, canceled);
    openList();
    expect(await rowOf(active)).toHaveTextContent(active.title);
    expect((await rowOf(active))?.textContent).toMatch(/@example\.com.*Active.*Yes/);
    expect((await rowOf(due))?.textContent).toMatch(/Payment due.*Canceled.*Not paid/);
    expect(await rowOf(canceled)).toHaveTextContent('No, canceled');
    await expectAccessible();
  });

  it('is searched by email', async () => {
    const [found, other] = [seeded({ status: 'active' }), seeded({ status: 'past_due' })];
    openList();
    await rowOf(other);
    const field = await screen.findByRole('searchbox', { name: 'Exact email' });
    await userEvent.type(field, `${found.email} `);
    await waitFor(() => expect(screen.queryByText(other.email)).toBeNull());
    expect(await rowOf(found)).toHaveTextContent(found.title);
  });

  it('explains itself if there are none', async () => {
    shopHas();
    openList();
    expect(await screen.findByText('No subscriptions yet')).toBeTruthy();
    await expectAccessible();
  });

  it('shows an error when it could not be loaded', async () => {
    mockShop.start('500', ['listAdminSubscriptions']);
    openList();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Please try again.',
    );
  });
});

describe('one subscription', () => {
  it("has the provider's id to copy, and a link to its content", async () => {
    const canceled = seeded({ status: 'active', cancelled: true });
    openOne(canceled);
    const { providerId, catalogId, catalogItemId } = canceled;
    expect(await screen.findByRole('button', { name: `Copy ${providerId}` })).toBeTruthy();
    expect(screen.getByText(/Canceled\. Access ends with the paid period/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Licensed content' })).toHaveAttribute(
      'href',
      `/ui/admin/storeBuilder/content/${catalogId}/${catalogItemId}`,
    );
    await expectAccessible();
  });

  it("links to the provider's invoice", async () => {
    const active = seeded({ status: 'active' });
    openOne(active);
    const link = await screen.findByRole('link', { name: /-0001$/ });
    expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`/mock/invoice?subscription=${active.id}`),
    );
    expect(link.closest('dd')).toHaveTextContent(/, paid, /);
    await expectAccessible();
  });

  it('shows why there is no invoice', async () => {
    mockShop.start('500', ['getAdminSubscriptionInvoice']);
    openOne(seeded({ status: 'active' }));
    expect(
      await screen.findByText('Something went wrong on our side. Please try again.'),
    ).toBeTruthy();
  });

  it('shows an unknown status of the provider, and an item that no longer exists', async () => {
    const facts = { status: 'on_hold', catalogItemId: 'gone-monthly', title: '' };
    const held = seeded({ status: 'active' }, facts);
    shopHas(held);
    openOne(held);
    expect(await screen.findByRole('heading', { name: 'gone-monthly' })).toBeTruthy();
    expect(screen.getAllByText('on_hold')).toHaveLength(2);
  });
});
