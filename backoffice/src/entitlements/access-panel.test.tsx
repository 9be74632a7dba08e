// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleSubscription } from '../subscriptions/fixtures/sample-subscription.ts';
import { openAccess, shopHas } from './fixtures/open-access.tsx';
import { ada, sampleEntitlement, sampleGrant } from './fixtures/sample-access.ts';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('what somebody may open', () => {
  it('says since when, what it follows from, and its keys', async () => {
    const asked = shopHas([
      sampleEntitlement({
        licenceKeys: [
          { attributeId: 'licence', title: 'Personal use', key: 'SPDL-7K2QX-M4WTR-9HVCD-3FJNP' },
        ],
      }),
      sampleGrant(),
    ]);
    openAccess();
    const bought = await screen.findByRole('row', { name: /Desktop mill 600/ });
    expect(bought.textContent).toMatch(/Open.*Order 6f0c1f3a.*for good/);
    expect(
      within(bought).getByRole('button', { name: 'Copy SPDL-7K2QX-M4WTR-9HVCD-3FJNP' }),
    ).toBeTruthy();
    expect(within(bought).queryByRole('button', { name: /^Take back/ })).toBeNull();
    const given = screen.getByRole('row', { name: /Workshop Pro/ });
    // The day that was chosen, not the moment after it.
    expect(given.textContent).toMatch(/Given by staff.*damaged sheets.*Dec 31, 2026/);
    expect(asked).toContainEqual({ userId: ada.id });
    await expectAccessible();
  });

  it.each([
    ['REFUNDED', 'Refunded'],
    ['DISPUTED', 'Disputed'],
    ['PAYMENT_DUE', 'Payment due'],
    ['ENDED', 'Ended'],
    ['WITHDRAWN', 'Taken back'],
    [null, 'Ended'],
  ] as const)('says why it is closed: %s', async (closedBecause, words) => {
    shopHas([
      sampleEntitlement({
        open: false,
        closedBecause,
        source: 'SUBSCRIPTION',
        sourceId: sampleSubscription().id,
        endsAt: '2026-11-10T09:30:00.000Z',
      }),
    ]);
    openAccess();
    const row = await screen.findByRole('row', { name: /Desktop mill 600/ });
    expect(within(row).getByText(words)).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Subscription' })).toBeTruthy();
  });

  it('teaches while there is nothing', async () => {
    shopHas([]);
    openAccess();
    expect(await screen.findByText(/Digital items they buy, subscriptions/)).toBeTruthy();
    await expectAccessible();
  });

  it('says when it could not be had', async () => {
    server.use(
      api.get('/api/admin/entitlements', ({ response }) =>
        response(503).json({ Status: 'ERROR', Reason: 'The shop is busy.' }),
      ),
    );
    openAccess();
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
  });
});

describe('taking back', () => {
  function withdrawals(Status: 'SUCCESS' | 'ERROR') {
    const taken: string[] = [];
    server.use(
      api.post('/api/admin/entitlements/{id}/withdraw', ({ params, response }) => {
        taken.push(params.id);
        return response(200).json({ Status, Reason: 'The reason.' });
      }),
    );
    return taken;
  }

  it('is asked for once, then shown', async () => {
    shopHas([sampleGrant()]);
    const taken = withdrawals('SUCCESS');
    openAccess();
    await press('Take back… Workshop Pro, yearly');
    const question = await screen.findByRole('alertdialog', {
      name: 'Take back “Workshop Pro, yearly”?',
    });
    expect(question.textContent).toContain('ada@example.com loses it at once');
    await expectAccessible();
    expect(taken).toEqual([]);
    shopHas([sampleGrant({ open: false, closedBecause: 'WITHDRAWN' })]);
    await press('Take back');
    const note = await screen.findByText('Access taken back');
    await waitFor(() => expect(document.activeElement).toBe(note.parentElement));
    expect(taken).toEqual([sampleGrant().id]);
    expect(await screen.findByText('Taken back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  it('says why not', async () => {
    shopHas([sampleGrant()]);
    withdrawals('ERROR');
    openAccess();
    await press('Take back… Workshop Pro, yearly');
    await press('Take back');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The access could not be taken backThe reason.');
  });
});
