// @vitest-environment jsdom
import type { Order } from '@spindle/sdk/mocks/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { changeOrder, nameOf, oldestOrder, orderNow } from '../test/orders.ts';
import { resizeWindow } from '../test/window-width.ts';

/** Removes all orders but these, one in each state. */
function ordersAre(...states: Order['orderState'][]): Order[] {
  const order = oldestOrder('PENDING');
  return mockShop.change((state) => {
    state.orders = states.map((orderState, at) => ({
      ...structuredClone(order),
      orderId: `${String(at).padStart(8, '0')}-5a0e-4a5f-9c0e-0d6a0b1f2c3d`,
      orderState,
      dateCreated: new Date(Date.parse('2026-01-09T00:00:00Z') - at * 60_000).toISOString(),
    }));
    return state.orders;
  });
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Selects all orders in the list and presses a toolbar button. */
async function chooseAll(action: string) {
  openApp('/ui/admin/orders');
  await userEvent.click(await screen.findByLabelText('Select all'));
  await press(action);
}

const dialogOf = (name: string) => screen.findByRole('dialog', { name });

describe('selected orders in the list', () => {
  it('can be selected on a phone', async () => {
    const orders = ordersAre('PENDING', 'PENDING', 'PENDING');
    resizeWindow(375);
    openApp('/ui/admin/orders');
    const [first] = await screen.findAllByLabelText('Select this row');
    if (!first) throw new Error('no row');
    await userEvent.click(first);
    const bar = screen.getByRole('region', { name: 'Selected' });
    expect(within(bar).getByText('1 selected')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('All on this page'));
    expect(within(bar).getByText('3 selected')).toBeTruthy();
    await press('Pick…');
    const dialog = await dialogOf('Pick 3 orders');
    await within(dialog).findByText('Ready: 3 orders');
    await expectAccessible();
    await press('Mark 3 orders as picked');
    await within(dialog).findByText('3 orders picked.');
    expect(orders.map((one) => orderNow(one).orderState)).toEqual(orders.map(() => 'PICKED'));
  });

  it('can be selected and picked with only the keyboard', async () => {
    const orders = ordersAre('PENDING', 'PENDING', 'PENDING');
    openApp('/ui/admin/orders');
    await screen.findAllByLabelText('Select this row');
    await userEvent.keyboard('jxjjxkx');
    expect(
      screen.getAllByRole('checkbox', { name: 'Select this row', checked: true }),
    ).toHaveLength(3);
    await userEvent.keyboard('xa');
    expect(screen.getByRole('button', { name: 'Pick…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await dialogOf('Pick 2 orders');
    const mark = await screen.findByRole('button', { name: 'Mark 2 orders as picked' });
    while (document.activeElement !== mark) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('2 orders picked.');
    expect(orders.map((one) => orderNow(one).orderState)).toEqual(['PICKED', 'PENDING', 'PICKED']);
  });

  it('are picked, then get their labels at the quoted price', async () => {
    const orders = ordersAre('PENDING', 'PENDING', 'PENDING', 'PENDING', 'PENDING', 'PENDING');
    await chooseAll('Pick…');
    const dialog = await dialogOf('Pick 6 orders');
    await within(dialog).findByText('Ready: 6 orders');
    await expectAccessible();
    expect(orderNow(firstIn(orders)).orderState).toBe('PENDING');
    await press('Mark 6 orders as picked');
    expect(await within(dialog).findByText('6 orders picked.')).toBeTruthy();
    expect(orders.map((one) => orderNow(one).orderState)).toEqual(orders.map(() => 'PICKED'));

    await press('Buy labels');
    await dialogOf('Buy labels for 6 orders');
    await press(/^Buy 6 labels for \$\d+\.\d\d$/);
    expect(await within(dialog).findByText('6 labels bought.')).toBeTruthy();
    for (const order of orders) {
      expect(orderNow(order)).toMatchObject({
        orderState: 'SHIPPED',
        labelUrl: expect.any(String),
      });
    }
    await press('Print labels and slips');
    await press('Print labels and slips for 6 orders');
    expect(await within(dialog).findByText('Labels and slips ready for 6 orders.')).toBeTruthy();
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('link', { name: 'Labels and packing slips (PDF)' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    mockShop.change((shop) => {
      const last = shop.orders.find(({ orderId }) => orderId === orders.at(-1)?.orderId);
      if (last) last.orderState = 'RETURNED';
    });
    await userEvent.click(screen.getByRole('link', { name: 'Labels and packing slips (PDF)' }));
    expect(await screen.findByRole('list', { name: 'Failed: 1 order' })).toBeTruthy();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    const table = within(await screen.findByRole('table', { name: 'All orders' }));
    expect(await table.findAllByText('Shipped')).toHaveLength(5);
  });

  it("are skipped with a reason if they can't be changed", async () => {
    const [waiting, canceled] = ordersAre('PENDING', 'CANCELLED');
    await chooseAll('Pick…');
    const left = await screen.findByRole('list', { name: 'Skipped: 1 order' });
    expect(left.textContent).toBe(
      `${nameOf(firstIn([canceled]))}This order was canceled. Put its items back on the shelf.`,
    );
    await press('Mark 1 order as picked');
    await screen.findByText('1 order picked.');
    expect(orderNow(firstIn([waiting])).orderState).toBe('PICKED');
    expect(orderNow(firstIn([canceled])).orderState).toBe('CANCELLED');
  });

  it('stay unchanged if none can be processed', async () => {
    const orders = ordersAre('SHIPPED', 'SHIPPED');
    await chooseAll('Buy labels…');
    expect(await screen.findByText('None of these can be processed')).toBeTruthy();
    const skipped = screen.getByRole('list', { name: 'Skipped: 2 orders' });
    expect(within(skipped).getByRole('listitem')).toHaveTextContent(nameOf(firstIn(orders)));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await press('Dismiss');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed if they failed, and can be retried', async () => {
    const orders = ordersAre(...Array.from({ length: 6 }, () => 'PENDING' as const));
    const last = firstIn(orders.slice(5));
    await chooseAll('Pick…');
    await press('Mark 6 orders as picked');
    await screen.findByText('5 of 6 done');
    // Someone else claims the order before the job reaches it.
    const until = new Date(Date.now() + 60_000).toISOString();
    changeOrder(last, { claim: { userId: mockShop.newId(), until } });
    const failed = await screen.findByRole('list', { name: 'Failed: 1 order' }, { timeout: 9_000 });
    expect(failed.textContent).toContain('Someone else is picking this order until');
    changeOrder(last, { claim: null });
    await press('Retry failed');
    await press('Mark 1 order as picked');
    expect(await screen.findByText('1 order picked.')).toBeTruthy();
    expect(orderNow(last).orderState).toBe('PICKED');
  });

  it('can be stopped between two orders', async () => {
    const orders = ordersAre(...Array.from({ length: 20 }, () => 'PENDING' as const));
    await chooseAll('Pick…');
    await press('Mark 20 orders as picked');
    await screen.findByText('5 of 20 done');
    await userEvent.click(screen.getByText('Stop'));
    expect(await screen.findByText(/^Stopped\. \d+ not processed\.$/)).toBeTruthy();
    expect(orders.filter((one) => orderNow(one).orderState === 'PENDING').length).toBeGreaterThan(
      0,
    );
  });
});

function firstIn([order]: readonly (Order | undefined)[]): Order {
  if (!order) throw new Error('There is no such order.');
  return order;
}
