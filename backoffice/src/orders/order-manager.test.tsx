// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from './fixtures/render-screen.tsx';
import { pendingAre } from './fixtures/list-answers.ts';
import { sampleOrder, sampleReturn } from './fixtures/sample-order.ts';
import { OrderManager } from './order-manager.tsx';
import type { StaffOrder } from './staff-order.ts';
import { api, server } from '../test/mock-shop.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

/** What was sent to change orders. */
function editAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string): string[] {
  const sent: string[] = [];
  server.use(
    api.post('/api/orderManager/edit/state', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json({ Status, Reason });
    }),
  );
  return sent;
}

function open(order: StaffOrder) {
  pendingAre(order);
  renderScreen(<OrderManager />, {
    path: `/?order=${order.orderId}&customer=${order.customerId ?? ''}`,
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('changing an order', () => {
  it('lists all eight states and lets only the allowed ones be chosen', async () => {
    open(sampleOrder());
    const states = await screen.findByRole('combobox', { name: 'State' });
    const options = within(states).getAllByRole<HTMLOptionElement>('option');
    expect(options).toHaveLength(8);
    expect(options.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual([
      'PENDING',
      'CANCELLED',
      'PROCESSING',
      'PICKED',
    ]);
    await expectAccessible();
  });

  it.each([
    ['SUCCESS', 'Edit Order Success', 'status'],
    ['ERROR', 'Error During Edit Order Success', 'alert'],
  ] as const)('says how saving went: %s', async (Status, title, role) => {
    const sent = editAnswers(Status, 'The reason.');
    open(sampleOrder());
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'State' }),
      'PROCESSING',
    );
    await press('Save');
    expect((await screen.findByRole(role)).textContent).toBe(`${title}The reason.`);
    expect(sent).toEqual([
      'orderState=PROCESSING&trackingNumber=&orderId=6f0c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3d&customerId=cus_Q1&version=1',
    ]);
  });

  it('refuses to save an order without its customer', async () => {
    open(sampleOrder({ customerId: null }));
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Form Validation FailedCheck the form and try again.',
    );
  });

  it('asks once before it cancels, naming order and amount', async () => {
    const sent = editAnswers('SUCCESS', 'Cancelled.');
    open(sampleOrder());
    const states = await screen.findByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(states, 'CANCELLED');
    await press('Save');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel order 6f0c1f3a?' });
    expect(question.textContent).toContain('$431.15 goes back to ada@example.com');
    await expectAccessible();
    await press('Dismiss');
    expect(sent).toEqual([]);
    await press('Save');
    await press('Cancel order and refund $431.15');
    expect(await screen.findByText('Edit Order Success')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('keeps shipping when it refunds what was shipped', async () => {
    open(sampleOrder({ state: 'SHIPPED', orderState: 'SHIPPED', allowedStates: ['REFUNDED'] }));
    const states = await screen.findByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(states, 'REFUNDED');
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Refund $421.15' })).toBeTruthy();
  });

  it('tells failed refunds and disputes before anything else', async () => {
    const failed = {
      refundId: '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6080',
      amount: 1200,
      state: 'FAILED',
      origin: 'SHOP',
      reason: 'Return received',
      failure: 'The card was closed.',
      dateCreated: '2026-11-12T09:30:00.000Z',
      dateSettled: null,
    } as const;
    const dispute = {
      disputeId: 'dp_1N',
      amount: 43115,
      reason: 'fraudulent',
      status: 'needs_response',
      dateCreated: '2026-11-13T09:30:00.000Z',
    };
    open(sampleOrder({ refunds: [failed], disputes: [dispute] }));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'A refund of $12.00 failedThe card was closed.',
      '$431.15 of this payment is disputed: do not shipfraudulent, needs response',
    ]);
    expect(screen.getByRole('list', { name: 'Refunds' }).textContent).toContain('Failed');
    expect(screen.getByRole('list', { name: 'Timeline' }).textContent).toContain('PendingPaid');
    await expectAccessible();
  });
});

describe('a return', () => {
  it('shows its state as text instead of a choice', async () => {
    open(sampleReturn());
    expect(await screen.findByRole('button', { name: 'Received' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull();
    await expectAccessible();
  });

  it.each([
    ['back on the shelf', 'restock=true'],
    ['to scrap', 'restock=false'],
  ])('is received, its units %s', async (fate, field) => {
    const sent = editAnswers('SUCCESS', 'Received.');
    open(sampleReturn());
    await userEvent.click(await screen.findByRole('radio', { name: fate }));
    await press('Received');
    await screen.findByText('Edit Order Success');
    expect(sent[0]).toContain('orderState=RETURNED');
    expect(sent[0]).toContain(field);
  });

  it.each([
    ['Refund…', 'Refund $421.15', 'REFUNDED'],
    ['Deny…', 'Deny return', 'CANCELLED'],
  ])('asks once: %s', async (button, confirm, state) => {
    const sent = editAnswers('SUCCESS', 'Done.');
    open(sampleReturn());
    await press(button);
    expect(sent).toEqual([]);
    await press(confirm);
    await screen.findByText('Edit Order Success');
    expect(sent[0]).toContain(`orderState=${state}`);
  });
});
