// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  api,
  expectAccessible,
  playTheShop,
  renderScreen,
  server,
} from '../orders/fixtures/render-screen.tsx';
import { sampleOrder } from '../orders/fixtures/sample-order.ts';
import type { StaffOrder } from '../orders/staff-order.ts';
import { ShippingManager } from './shipping-manager.tsx';

playTheShop();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const picked = (facts: Partial<StaffOrder> = {}) =>
  sampleOrder({ state: 'PICKED', orderState: 'PICKED', allowedStates: ['SHIPPED'], ...facts });

const shipped = picked({
  state: 'SHIPPED',
  orderState: 'SHIPPED',
  trackingNumber: '9400100000000000000000',
  labelUrl: '/api/labels/6f0c1f3a.pdf',
  version: 2,
});

const away = () => HttpResponse.json({ Status: 'ERROR', Reason: 'Away.' }, { status: 503 });

function refreshAnswers(...orders: StaffOrder[]) {
  server.use(api.post('/api/orderManager/refresh', ({ response }) => response(200).json(orders)));
}

/** How many labels were asked for. */
function buyingAnswers(Status: 'SUCCESS' | 'ERROR', then: () => void = () => undefined) {
  const bought = { times: 0 };
  server.use(
    api.post('/api/orderManager/buy/label', ({ response }) => {
      bought.times += 1;
      then();
      return response(200).json({ Status, Reason: 'The reason.' });
    }),
  );
  return bought;
}

async function openFromList(order: StaffOrder) {
  server.use(
    api.post('/api/orderManager/list/picked', ({ response }) => response(200).json([order])),
  );
  refreshAnswers(order);
  renderScreen(<ShippingManager />);
  await userEvent.click(await screen.findByRole('button', { name: 'Details of order 6f0c1f3a' }));
}

const buy = async () => userEvent.click(await screen.findByRole('button', { name: 'Buy Label' }));

describe('the Shipping Manager', () => {
  it('lists what was picked', async () => {
    server.use(
      api.post('/api/orderManager/list/picked', ({ response }) => response(200).json([picked()])),
    );
    renderScreen(<ShippingManager />);
    const table = await screen.findByRole('table', { name: 'Picked orders' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
      /6f0c1f3a.*Picked.*\$431\.15.*Details/,
    );
    await expectAccessible();
  });

  it('shows everything known of an order', async () => {
    await openFromList(picked());
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
      'External ID',
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
    await expectAccessible();
  });

  it.each([null, '', 'null'])('offers a label while the tracking number is %j', async (none) => {
    await openFromList(picked({ trackingNumber: none }));
    expect(await screen.findByRole('button', { name: 'Buy Label' })).toBeTruthy();
  });

  it('offers none once there is one, and opens the label', async () => {
    await openFromList(shipped);
    expect(screen.queryByRole('button', { name: 'Buy Label' })).toBeNull();
    const [link] = await screen.findAllByRole('link', { name: 'Open the label (PDF)' });
    expect(link?.getAttribute('href')).toBe('/api/labels/6f0c1f3a.pdf');
  });

  it('buys one label, however often it is clicked, and shows the order as it is then', async () => {
    const bought = buyingAnswers('SUCCESS', () => refreshAnswers(shipped));
    await openFromList(picked());
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Buy Label' }));
    const success = await screen.findByText('Buy Label Success');
    expect(success.parentElement?.textContent).toBe('Buy Label SuccessThe reason.');
    expect(await screen.findByText('9400100000000000000000')).toBeTruthy();
    expect(bought.times).toBe(1);
  });

  it('says why a label could not be bought', async () => {
    buyingAnswers('ERROR');
    await openFromList(picked());
    await buy();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error During Buying Label.The reason.',
    );
  });

  it('does not buy for an order without its customer', async () => {
    const bought = buyingAnswers('SUCCESS');
    await openFromList(picked({ customerId: null }));
    await buy();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Form Validation FailedOrder values are incorrect or corrupted.',
    );
    expect(bought.times).toBe(0);
  });

  it('says when the order cannot be loaded again', async () => {
    buyingAnswers('SUCCESS', () =>
      server.use(api.untyped.post('*/api/orderManager/refresh', away)),
    );
    await openFromList(picked());
    await buy();
    expect(await screen.findByText('Error while loading orders...')).toBeTruthy();
  });

  it('says when the order is not there any more', async () => {
    buyingAnswers('SUCCESS', () => refreshAnswers());
    await openFromList(picked());
    await buy();
    expect(await screen.findByText('You have no orders')).toBeTruthy();
  });

  it('says when the list cannot be loaded', async () => {
    server.use(api.untyped.post('*/api/orderManager/list/picked', away));
    renderScreen(<ShippingManager />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Order Load ErrorPlease try again later.',
    );
  });
});
