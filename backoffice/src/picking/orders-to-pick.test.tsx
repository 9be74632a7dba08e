// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from './fixtures/orders.ts';
import { openDetails, renderPicking, shopHas, theyTake } from './fixtures/render-picking.tsx';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

const older = sampleOrder();
const newer = sampleOrder({
  orderId: '7a1c1f3a-5a0e-4a5f-9c0e-0d6a0b1f2c3e',
  dateCreated: '2026-11-03T09:30:00.000Z',
});

describe('the orders to pick', () => {
  it('say that they are loading', async () => {
    mockShop.start('slow', ['listOrdersToPick']);
    renderPicking();
    expect(await screen.findByText('Loading, please wait...')).toBeInTheDocument();
  });

  it('come oldest first, with the way back to the panel', async () => {
    shopHas(newer, older);
    renderPicking();
    await screen.findByText('Choose an order from the list, then click the Details button.');
    const list = screen.getByRole('list', { name: 'Orders to pick' });
    const ids = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent.slice(0, 8));
    expect(ids).toEqual(['6f0c1f3a', '7a1c1f3a']);
    const panel = screen.getByRole('link', { name: 'Administration Panel' });
    expect(panel).toHaveAttribute('href', '/ui/admin');
    await expectAccessible();
  });

  it('say when there are none', async () => {
    shopHas();
    renderPicking();
    expect(await screen.findByText('No orders are ready to be processed.')).toBeInTheDocument();
  });

  it('can be picked though the catalogues did not come', async () => {
    shopHas(older);
    mockShop.start('500', ['listCatalogs']);
    renderPicking();
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Order List Load ErrorPlease try again later.');
    expect(await openDetails()).toBeInTheDocument();
  });

  it('tell why an order is refused, and stay', async () => {
    shopHas(older);
    renderPicking();
    const [details] = await screen.findAllByRole('button', { name: /^Details/ });
    theyTake(older);
    if (details) await userEvent.click(details);
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Order 6f0c1f3a is not yours to pick');
    expect(told).toHaveTextContent('Ines is picking this order until 14:05 UTC.');
    expect(told).toHaveFocus();
  });

  it('say when the order of an old address is gone', async () => {
    shopHas(newer);
    renderPicking(`/ui/admin/adminPicking?order=${older.orderId}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('not waiting to be picked any more');
  });
});
