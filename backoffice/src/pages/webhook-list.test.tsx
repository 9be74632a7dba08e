// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockWebhooks } from '@spindle/sdk/mocks/webhooks/mock-webhooks';
import { replayed } from '@spindle/sdk/domain/webhooks/replies';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { resizeWindow } from '../test/window-width.ts';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('creates a webhook, shows its secret once, sends a test, and sends it again', async () => {
  mockShop.open('empty');
  openApp('/ui/admin/webhooks');
  expect(await screen.findByText('No webhooks yet')).toBeTruthy();
  await press('New webhook…');
  await press('Create webhook');
  expect(await screen.findByText('Enter a URL.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /URL/ }), 'https://erp.example/spindle');
  await expectAccessible();
  await press('Create webhook');
  const secret = await screen.findByText(/^whsec_/);
  expect(mockShop.read().webhooks?.[0]?.secrets).toEqual([secret.textContent]);
  await press("I've copied the secret");
  await waitFor(() => expect(screen.queryByText(/^whsec_/)).toBeNull());
  await userEvent.click(await screen.findByRole('link', { name: 'https://erp.example/spindle' }));
  await press('Send test event');
  const table = await screen.findByRole('table', { name: 'Deliveries' });
  expect(within(table).getByText('webhook.test')).toBeTruthy();
  await mockWebhooks(mockShop, () => new Response(null, { status: 500 }), 'http://shop.test');
  // The webhook's own status also changes, without a reload.
  await waitFor(() => expect(screen.getAllByText('Rejected (500)')).toHaveLength(2), {
    timeout: 5_000,
  });
  expect(screen.queryByText('No deliveries yet')).toBeNull();
  expect(within(table).getByText('within a minute')).toBeTruthy();
  await press('Resend: webhook.test');
  await mockWebhooks(mockShop, () => new Response(null, { status: 204 }), 'http://shop.test');
  await waitFor(() => expect(within(table).getByText('Delivered')).toBeTruthy(), {
    timeout: 5_000,
  });
  await expectAccessible();
});

it('shows the result of a delivery and the resend button on a phone, too', async () => {
  resizeWindow(375);
  mockShop.change(({ webhooks = [] }) => {
    for (const webhook of webhooks) webhook.enabled = true;
  });
  openApp('/ui/admin/webhooks');
  await userEvent.click(await screen.findByRole('link', { name: 'https://books.example/spindle' }));
  const list = await screen.findByRole('list', { name: 'Deliveries' });
  const newest = firstOf(within(list).getAllByRole('listitem'));
  expect(newest).toHaveTextContent(/order\.paid.*Delivered.*1 attempt.*Accepted \(204\)/);
  await userEvent.click(within(newest).getByRole('button', { name: 'Resend: order.paid' }));
  expect(await within(list).findByText('Queued')).toBeTruthy();
  await expectAccessible();
});

it('resends what a URL missed in the selected period', async () => {
  const { url } = mockShop.change(({ webhooks = [], events }) => {
    const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    events.push({ id: 'missed', type: 'order.paid', at, data: { id: 'missed' } });
    return Object.assign(firstOf(webhooks), { enabled: true, events: ['order.paid'] });
  });
  openApp('/ui/admin/webhooks');
  await userEvent.click(await screen.findByRole('link', { name: url }));
  await press('Resend failed deliveries');
  expect(await screen.findByText(replayed(0))).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Resend from' }));
  await userEvent.click(await screen.findByRole('option', { name: 'the last week' }));
  await press('Resend failed deliveries');
  await waitFor(() =>
    expect(firstOf(mockShop.read().webhooks ?? []).deliveries).toContainEqual(
      expect.objectContaining({ eventId: 'missed' }),
    ),
  );
});
