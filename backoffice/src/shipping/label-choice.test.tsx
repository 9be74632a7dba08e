// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { orderPath } from '../orders/order-address.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { changeOrder, nameOf, oldestOrder, orderNow, refundUnits } from '../test/orders.ts';

type Order = ReturnType<typeof oldestOrder>;

const addressOf = ({ orderId, customerId }: Order) =>
  `/ui/admin/adminShipping?${new URLSearchParams({ order: orderId, customer: customerId ?? '' }).toString()}`;

async function choose(order: Order, label = 'Buy Label') {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return screen.findByRole('dialog', { name: `Label for order ${nameOf(order)}` });
}

const confirmIn = (dialog: HTMLElement) =>
  within(dialog).findByRole('button', { name: /^Buy USPS .+ for \$\d+\.\d\d$/ });

describe('selecting a label', () => {
  it('shows parcel, service and price before anything is bought', async () => {
    const order = oldestOrder('PICKED');
    const [line] = order.items;
    if (line === undefined) throw new Error('Nothing was bought.');
    const items = [{ ...line, quantity: 3 }];
    changeOrder(order, { shippingPreference: 'Standard', items });
    refundUnits(order, line, 2);
    openApp(addressOf(order));
    const dialog = await choose(order);
    const confirm = await confirmIn(dialog);
    expect(dialog.textContent).toContain(order.shipping?.address.line1);
    expect(within(dialog).getByText(/^(\d+ lb|\d+ lb \d+ oz|\d+ oz), 1 unit$/)).toBeTruthy();
    expect(within(dialog).getByText(/^[\d.]+ × [\d.]+ × [\d.]+ in$/)).toBeTruthy();
    const services = within(dialog).getAllByRole('radio');
    expect(services.length).toBeGreaterThan(1);
    expect(services[0]).toHaveProperty('checked', true);
    expect(confirm.textContent).toMatch(/^Buy USPS Ground Advantage for/);
    expect(orderNow(order)).toMatchObject({ orderState: 'PICKED', trackingNumber: null });
    await expectAccessible();
  });

  it('starts with the fastest if the customer chose Express, and accepts another', async () => {
    const order = oldestOrder('PICKED');
    changeOrder(order, { shippingPreference: 'Express' });
    openApp(addressOf(order));
    const dialog = await choose(order);
    await confirmIn(dialog);
    await userEvent.click(within(dialog).getByRole('radio', { name: /Express/ }));
    expect((await confirmIn(dialog)).textContent).toMatch(/^Buy USPS Express for/);
    await userEvent.keyboard('{ArrowUp}');
    expect((await confirmIn(dialog)).textContent).toMatch(/^Buy USPS Priority for/);
    await userEvent.click(await confirmIn(dialog));
    expect(await screen.findByText('Buy Label Success')).toBeTruthy();
    const subject = `order ${order.orderId}`;
    const noted = mockShop
      .read()
      .audit.find((entry) => entry.subject === subject && entry.action === 'shipping.buy-label');
    expect(noted?.after).toMatchObject({ orderState: 'SHIPPED', service: 'USPS Priority' });
  });

  it('can be left without buying, and restores the focus', async () => {
    const order = oldestOrder('PICKED');
    openApp(addressOf(order));
    const dialog = await choose(order);
    await confirmIn(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy Label' }));
    expect(orderNow(order).trackingNumber).toBeNull();
  });

  it('buys nothing that has become more expensive', async () => {
    const order = oldestOrder('PICKED');
    openApp(addressOf(order));
    const dialog = await choose(order);
    await confirmIn(dialog);
    changeOrder(order, {
      items: order.items.map((one) => ({ ...one, quantity: one.quantity + 40 })),
    });
    await userEvent.click(await confirmIn(dialog));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Error During Buying Label\.We couldn't buy a label: /);
    expect(orderNow(order).trackingNumber).toBeNull();
  });

  it('shows why there are no prices', async () => {
    const order = oldestOrder('PICKED');
    openApp(addressOf(order));
    await screen.findByRole('button', { name: 'Buy Label' });
    changeOrder(order, { orderState: 'PROCESSING' });
    const dialog = await choose(order);
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Error During Buying Label.This order is still being picked.',
    );
    await expectAccessible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    expect((await screen.findAllByText('PROCESSING')).length).toBeGreaterThan(0);
  });

  it('shows that it waits, and asks again if the shop did not respond', async () => {
    const order = oldestOrder('PICKED');
    openApp(addressOf(order));
    await screen.findByRole('button', { name: 'Buy Label' });
    mockShop.start('500', ['listLabelRates']);
    const dialog = await choose(order);
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    expect(within(dialog).getByRole('alert').textContent).toContain('Error During Buying Label.');
    mockShop.calm();
    mockShop.start('slow', ['listLabelRates']);
    await userEvent.click(again);
    expect(
      await within(dialog).findByRole('status', { name: 'Getting carrier rates' }),
    ).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Buy' })).toHaveProperty('disabled', true);
  });
});

/** Leaves the shop with only these picked orders, oldest first. */
function pickedAre(...facts: Partial<Order>[]): Order[] {
  const order = oldestOrder('PICKED');
  return mockShop.change((state) => {
    state.orders = facts.map((fact, at) => ({
      ...structuredClone(order),
      orderId: `${String(at).padStart(8, '0')}-5a0e-4a5f-9c0e-0d6a0b1f2c3d`,
      dateCreated: new Date(Date.now() - (60 - at) * 60_000).toISOString(),
      ...fact,
    }));
    return state.orders;
  });
}

const headingOf = (order: Order) =>
  screen.findByRole('heading', { level: 1, name: `Order ${nameOf(order)}` });

describe('after a label', () => {
  it('the next parcel in the list is one key away, until none is left', async () => {
    const [first, second, , , last] = pickedAre(
      {},
      {},
      { trackingNumber: 'TYPED-1' },
      { shippingGrouping: 'DIGITAL' },
      {},
    );
    if (!first || !second || !last) throw new Error('They were not made.');
    openApp(addressOf(second));
    (await screen.findByRole('button', { name: 'Buy Label' })).focus();
    for (const [bought, next] of [
      [second, last],
      // At its end, the list starts over, because one order was skipped.
      [last, first],
    ] as const) {
      await userEvent.keyboard('{Enter}');
      await confirmIn(await screen.findByRole('dialog'));
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('link', { name: 'Next parcel' });
      expect(orderNow(bought).orderState).toBe('SHIPPED');
      await userEvent.keyboard('n');
      await headingOf(next);
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy Label' })),
      );
    }
    await userEvent.keyboard('{Enter}');
    await confirmIn(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('No more parcels need a label.')).toBeTruthy();
    expect(orderNow(first).orderState).toBe('SHIPPED');
  });

  it('the Order Manager continues in the same search', async () => {
    const { userId } = oldestOrder('PICKED');
    const other = mockShop
      .read()
      .people.find((one) => one.userId !== userId && one.customerId !== null);
    if (!other) throw new Error('There is one customer only.');
    const { customerId, email } = other;
    const [bought, others, next] = pickedAre({}, { userId: other.userId, customerId, email }, {});
    if (!bought || !others || !next) throw new Error('They were not made.');
    const search = {
      searchType: 'Email',
      searchValue: bought.email,
      startDate: '2020-01-01',
      endDate: '2099-12-31',
      order: bought.orderId,
      customer: bought.customerId ?? '',
    };
    openApp(`/ui/admin/orderManager?${new URLSearchParams(search).toString()}`);
    await userEvent.click(await confirmIn(await choose(bought, 'Buy')));
    expect(await screen.findByText('Buy Label Success')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Next parcel' });
    await expectAccessible();
    await userEvent.click(link);
    await headingOf(next);
    await userEvent.click(await confirmIn(await choose(next, 'Buy')));
    expect(await screen.findByText('No more parcels need a label.')).toBeTruthy();
    expect(orderNow(others).orderState).toBe('PICKED');
    await userEvent.click(screen.getByRole('button', { name: 'Return to Search' }));
    expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy();
    expect(screen.getByDisplayValue(bought.email)).toBeTruthy();
  });

  it('the Order Manager asks like the Shipping Manager', async () => {
    const order = oldestOrder('PICKED');
    openApp(orderPath(order.orderId));
    await userEvent.click(await confirmIn(await choose(order, 'Buy')));
    expect(await screen.findByText('Buy Label Success')).toBeTruthy();
    expect(orderNow(order).orderState).toBe('SHIPPED');
    expect(await screen.findByRole('link', { name: 'Next parcel' })).toBeTruthy();
  });
});
