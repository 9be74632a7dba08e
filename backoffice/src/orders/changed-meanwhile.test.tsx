// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  api,
  bodyText,
  expectAccessible,
  playTheShop,
  renderScreen,
  server,
} from './fixtures/render-screen.tsx';
import { pendingAre } from './fixtures/list-answers.ts';
import { sampleOrder } from './fixtures/sample-order.ts';
import { OrderManager } from './order-manager.tsx';
import type { StaffOrder } from './staff-order.ts';

playTheShop();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const seen = sampleOrder();
const present = (facts: Partial<StaffOrder> = {}) =>
  sampleOrder({
    orderState: 'PICKED',
    state: 'PICKED',
    version: 4,
    allowedStates: ['SHIPPED', 'PROCESSING', 'CANCELLED'],
    ...facts,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stateField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' });
const numberField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Tracking number' });

/** Opens an order that is another one by the time it is saved; answers what is sent. */
function openChanged(now: StaffOrder): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  pendingAre(seen);
  server.use(
    api.post('/api/orderManager/edit/state', async ({ request, response }) => {
      const form = new URLSearchParams(await bodyText(request));
      sent.push(form);
      if (form.get('version') !== String(now.version)) {
        const Reason = 'Somebody has changed this order meanwhile.';
        return response(409).json({ Status: 'ERROR', Reason, Order: now });
      }
      return response(200).json({ Status: 'SUCCESS', Reason: 'Saved.' });
    }),
  );
  renderScreen(<OrderManager />, { path: `/?order=${seen.orderId}&customer=${seen.customerId}` });
  return sent;
}

it('says what somebody else changed before it saves anything', async () => {
  const sent = openChanged(present({ trackingNumber: '9400' }));
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  await press('Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Somebody changed this order meanwhileNothing of yours is saved yet. Its state went from Pending to Picked. Its tracking number went from none to 9400.',
  );
  expect(document.activeElement).toBe(alert);
  expect(sent.map((form) => form.get('version'))).toEqual(['1']);
  await expectAccessible();
});

it('shows theirs to those who look at it again', async () => {
  const sent = openChanged(present({ trackingNumber: '9400' }));
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  await press('Save');
  await press('Look at it again');
  expect((await stateField()).value).toBe('PICKED');
  expect(numberField().value).toBe('9400');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toHaveLength(1);
});

it('saves mine anyway, for the order as it is now', async () => {
  const sent = openChanged(present());
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  await press('Save');
  await press('Save mine anyway');
  expect(await screen.findByText('Edit Order Success')).toBeTruthy();
  expect(sent[1]?.get('version')).toBe('4');
  expect(sent[1]?.get('orderState')).toBe('PROCESSING');
});

it('saves no more of mine than I changed', async () => {
  const sent = openChanged(present());
  await stateField();
  await userEvent.type(numberField(), '1Z9');
  await press('Save');
  await press('Save mine anyway');
  expect(await screen.findByText('Edit Order Success')).toBeTruthy();
  expect(sent[1]?.get('orderState')).toBe('PICKED');
  expect(sent[1]?.get('trackingNumber')).toBe('1Z9');
});

it('asks again before money moves, with the amount of now', async () => {
  const sent = openChanged(present({ total_refunded: 10_000 }));
  await userEvent.selectOptions(await stateField(), 'CANCELLED');
  await press('Save');
  await press('Cancel order and refund $431.15');
  await press('Save mine anyway');
  await press('Cancel order and refund $331.15');
  expect(await screen.findByText('Edit Order Success')).toBeTruthy();
  expect(sent.map((form) => form.get('version'))).toEqual(['1', '4']);
});

it('keeps what is typed when the order is read anew meanwhile', async () => {
  const sent = openChanged(present());
  await userEvent.selectOptions(await stateField(), 'PROCESSING');
  server.use(
    api.post('/api/orderManager/refresh', ({ response }) =>
      response(200).json([present({ email: 'ada@new.example' })]),
    ),
  );
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('r');
  await screen.findByText('ada@new.example');
  expect((await stateField()).value).toBe('PROCESSING');
  await press('Save');
  await screen.findByText('Somebody changed this order meanwhile');
  expect(sent.map((form) => form.get('version'))).toEqual(['1']);
});
