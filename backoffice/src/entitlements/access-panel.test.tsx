// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  accessFrom,
  accessNow,
  customer,
  openAccess,
  customerHas,
} from './fixtures/open-access.tsx';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = ({ title }: { title: string }) =>
  screen.findByRole('row', { name: (name) => name.includes(title) });

describe("a customer's access", () => {
  it('shows its start, its source and its keys', async () => {
    const key = 'SPDL-7K2QX-M4WTR-9HVCD-3FJNP';
    const bought = accessFrom('ORDER', {
      licenceKeys: [{ attributeId: 'license', title: 'Personal use', key }],
    });
    const overrides = accessFrom('GRANT', { endsAt: '2100-01-01T00:00:00.000Z' });
    customerHas(bought, overrides);
    openAccess();
    const order = bought.sourceId.slice(0, 8);
    // Found by their source, because both may be for the same item.
    const boughtRow = await screen.findByRole('row', { name: new RegExp(`Order ${order}`) });
    expect(boughtRow.textContent).toMatch(new RegExp(`Active.*Order ${order}.*permanent`));
    expect(within(boughtRow).getByRole('button', { name: `Copy ${key}` })).toBeTruthy();
    expect(within(boughtRow).queryByRole('button', { name: /^Revoke/ })).toBeNull();
    const givenRow = await screen.findByRole('row', { name: /Granted by staff/ });
    // Shows the selected last day, not the midnight after it.
    expect(givenRow.textContent).toMatch(/Granted by staff.*corrected soft jaws.*Dec 31, 2099/);
    await expectAccessible();
  });

  it.each([
    ['REFUNDED', 'Refunded'],
    ['DISPUTED', 'Disputed'],
    ['PAYMENT_DUE', 'Payment due'],
    ['ENDED', 'Ended'],
    ['WITHDRAWN', 'Revoked'],
    [null, 'Ended'],
  ] as const)('says why it ended: %s', async (closedBecause, reason) => {
    const closed = accessFrom('SUBSCRIPTION', {
      closedBecause,
      endsAt: closedBecause === null ? '2020-01-01T00:00:00.000Z' : null,
    });
    customerHas(closed);
    openAccess();
    const row = await rowOf(closed);
    expect(within(row).getByText(reason)).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Subscription' })).toBeTruthy();
  });

  it('explains an empty list', async () => {
    customerHas();
    openAccess();
    expect(await screen.findByText(/Digital purchases, subscriptions/)).toBeTruthy();
    await expectAccessible();
  });

  it('says when it could not be loaded', async () => {
    mockShop.start('500', ['listAdminEntitlements']);
    openAccess();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Please try again.',
    );
  });
});

describe('revoking access', () => {
  it('asks once, then shows the result', async () => {
    const { title } = accessFrom('GRANT');
    customerHas(accessFrom('GRANT'));
    openAccess();
    await press(`Revoke… ${title}`);
    const question = await screen.findByRole('alertdialog', {
      name: `Revoke access to “${title}”?`,
    });
    expect(question.textContent).toContain(`${customer.email} loses access now`);
    await expectAccessible();
    expect(accessNow()).toMatchObject([{ closedBecause: null }]);
    await press('Revoke access');
    const note = await screen.findByText('Access revoked');
    await waitFor(() => expect(document.activeElement).toBe(note.parentElement));
    expect(accessNow()).toMatchObject([{ title, closedBecause: 'WITHDRAWN' }]);
    expect(await screen.findByText('Revoked')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  });

  it('says why it failed', async () => {
    const overrides = accessFrom('GRANT');
    customerHas(overrides);
    openAccess();
    await press(`Revoke… ${overrides.title}`);
    customerHas({ ...overrides, closedBecause: 'WITHDRAWN' });
    await press('Revoke access');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Access not revokedThis access was already revoked.');
  });
});
