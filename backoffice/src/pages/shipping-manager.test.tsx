// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { changeOrder, clearCustomer, nameOf, oldestOrder, orderNow } from '../test/orders.ts';
import { parcelPath } from '../shipping/parcel-address.ts';

const manager = '/ui/admin/adminShipping';

async function openFromList(order = oldestOrder('PICKED')) {
  openApp(manager);
  const details = await screen.findByRole('button', { name: `Details of order ${nameOf(order)}` });
  await userEvent.click(details);
  await screen.findByRole('heading', { level: 1, name: `Order ${nameOf(order)}` });
  return order;
}

const choose = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Buy Label' }));
const confirm = () => screen.findByRole('button', { name: /^Buy USPS .+ for \$/ });

/** Buys the label at the preselected rate. */
async function buy() {
  await choose();
  await userEvent.click(await confirm());
}

describe('the Shipping Manager', () => {
  it('lists picked orders, oldest first', async () => {
    openApp(manager);
    const table = await screen.findByRole('table', { name: 'Picked orders' });
    const [, first, ...others] = within(table).getAllByRole('row');
    const { orders } = mockShop.read();
    expect(first?.textContent).toContain(nameOf(oldestOrder('PICKED')));
    expect(others).toHaveLength(
      orders.filter(({ orderState }) => orderState === 'PICKED').length - 1,
    );
  });

  it('shows everything known about an order', async () => {
    await openFromList();
    for (const label of [
      'Order ID',
      'Date created',
      'Date modified',
      'Receipt',
      'Shipping',
      'Billing',
      'Shipping preference',
      'Shipping grouping',
      'Expected shipping date',
      'Catalog ID',
      'Catalog item ID',
      'Quantity',
      'Price',
      'Item price',
      'Tax code',
      'Coupon ID',
      'Subscription link',
      'Part number',
      'Order state',
      'Total',
      'Payment method',
      'Total refunded',
      'Shipping price',
      'Balance transaction',
      'Paid',
      'Refunded',
      'Order status',
      'Payment intent ID',
      'State',
      'Tracking number',
      'Shipping date',
    ]) {
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(label);
    }
  });

  it.each([null, '', 'null'])('offers a label while the tracking number is %j', async (none) => {
    const order = oldestOrder('PICKED');
    changeOrder(order, { trackingNumber: none });
    await openFromList(order);
    expect(await screen.findByRole('button', { name: 'Buy Label' })).toBeTruthy();
  });

  it('offers none once there is one, and opens the label', async () => {
    const order = oldestOrder('PICKED');
    changeOrder(order, { trackingNumber: '9400', labelUrl: '/api/labels/6f0c1f3a.pdf' });
    await openFromList(order);
    const [link] = await screen.findAllByRole('link', { name: 'Open the label (PDF)' });
    expect(link?.getAttribute('href')).toBe('/api/labels/6f0c1f3a.pdf');
    expect(screen.queryByRole('button', { name: 'Buy Label' })).toBeNull();
  });

  it('buys one label, however often it is clicked, and shows the updated order', async () => {
    const order = await openFromList();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Buy Label' }));
    await userEvent.dblClick(await confirm());
    const success = await screen.findByText('Buy Label Success');
    const { trackingNumber, orderState } = orderNow(order);
    expect(success.parentElement?.textContent).toBe(
      `Buy Label SuccessLabel bought. Tracking number ${trackingNumber}.`,
    );
    expect(await screen.findByText(String(trackingNumber))).toBeTruthy();
    expect(orderState).toBe('SHIPPED');
    const bought = mockShop.read().audit.filter(({ action }) => action === 'shipping.buy-label');
    expect(bought.filter(({ subject }) => subject === `order ${order.orderId}`)).toHaveLength(1);
    await expectAccessible();
  });

  it('removes an order from the list once its label is bought', async () => {
    const order = await openFromList();
    await buy();
    await screen.findByText('Buy Label Success');
    await userEvent.click(screen.getByRole('button', { name: 'Return to Search' }));
    const table = await screen.findByRole('table', { name: 'Picked orders' });
    expect(within(table).queryByText(nameOf(order))).toBeNull();
  });

  it('voids the label after asking, keeps its number visible, and buys another', async () => {
    const order = await openFromList();
    await buy();
    await screen.findByText('Buy Label Success');
    const first = String(orderNow(order).trackingNumber);
    await userEvent.click(await screen.findByRole('button', { name: 'Void label' }));
    const question = await screen.findByRole('alertdialog', { name: `Void label ${first}?` });
    expect(question).toHaveAccessibleDescription(
      /the order returned to Picked\. We'll tell the customer/,
    );
    await userEvent.keyboard('{Escape}');
    expect(orderNow(order).orderState).toBe('SHIPPED');
    await userEvent.click(await screen.findByRole('button', { name: 'Void label' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void label' }));
    expect(await screen.findByText('Void Label Success')).toBeTruthy();
    expect(orderNow(order).orderState).toBe('PICKED');
    const labels = await screen.findByRole('list', { name: 'Labels' });
    expect(labels.textContent).toContain('Void requested');
    expect(labels.textContent).toContain(first);
    await expectAccessible();
    await buy();
    await screen.findByText('Buy Label Success');
    expect(orderNow(order).trackingNumber).not.toBe(first);
    expect(orderNow(order).labels.map(({ state }) => state)).toEqual(['VOID_REQUESTED', 'IN_USE']);
  });

  it('voids the label of the selected parcel', async () => {
    const order = oldestOrder('PICKED');
    const labels = ['1', '2'].map((parcelId) => ({
      parcelId,
      trackingNumber: `9400-${parcelId}`,
      labelUrl: '/mock/label/one.pdf',
      amount: 593,
      dateBought: order.dateModified,
      state: 'IN_USE' as const,
      dateVoided: null,
    }));
    changeOrder(order, { orderState: 'SHIPPED', trackingNumber: '9400-1', labels });
    openApp(parcelPath(order));
    await userEvent.click(await screen.findByRole('button', { name: 'Void label for parcel 1' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleName('Void label 9400-1?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Void label' }));
    await screen.findByText('Void Label Success');
    expect(orderNow(order).labels.map(({ state }) => state)).toEqual(['VOID_REQUESTED', 'IN_USE']);
  });

  it('shows why a label could not be bought', async () => {
    const order = await openFromList();
    await choose();
    await confirm();
    changeOrder(order, { orderState: 'PROCESSING' });
    await userEvent.click(await confirm());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error During Buying Label.This order is still being picked.',
    );
    expect(orderNow(order).trackingNumber).toBeNull();
  });

  it('does not buy for an order without its customer', async () => {
    const order = oldestOrder('PICKED');
    clearCustomer(order);
    await openFromList(order);
    await choose();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Order values are incorrect or corrupted.')).toBeTruthy();
    expect(orderNow(order).trackingNumber).toBeNull();
  });

  it('shows an error when the order cannot be reloaded', async () => {
    await openFromList();
    await screen.findByRole('button', { name: 'Buy Label' });
    mockShop.start('500', ['refreshOrder']);
    await buy();
    expect(await screen.findByText('Error while loading orders...')).toBeTruthy();
  });

  it('says when the order no longer exists', async () => {
    await openFromList();
    await screen.findByRole('button', { name: 'Buy Label' });
    // The contract allows this response, although our server returns 404 for a missing order.
    server.use(api.post('/api/orderManager/refresh', ({ response }) => response(200).json([])));
    await buy();
    expect(await screen.findByText('You have no orders')).toBeTruthy();
  });
});
