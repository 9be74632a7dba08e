// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  onlyOrderToPick,
  openDetails,
  renderPicking,
  scanLabel,
  claimAsSomeoneElse,
} from './fixtures/render-picking.tsx';
import { mockShop } from '../test/mock-shop.ts';
import { nameOf, oldestFirst, oldestOrder } from '../test/orders.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
});

describe('the orders to pick', () => {
  it('show that they are loading', async () => {
    mockShop.start('slow', ['listOrdersToPick']);
    renderPicking();
    expect(await screen.findByText('Loading, please wait...')).toBeInTheDocument();
  });

  it('signal a label scanned before the open order was loaded again', async () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    const { order, single } = onlyOrderToPick();
    mockShop.start('slow', ['listOrdersToPick']);
    renderPicking(`/ui/admin/adminPicking?order=${order.orderId}`);
    await screen.findByText('Loading, please wait...');
    await scanLabel(single.catalogItemId);
    expect(vibrate).toHaveBeenCalledOnce();
    mockShop.calm();
    expect(await screen.findByRole('status', { name: 'Progress' })).toHaveTextContent('0 of 4');
    await scanLabel(single.catalogItemId);
    expect(screen.getByRole('status', { name: 'Progress' })).toHaveTextContent('1 of 4');
  });

  it('are sorted oldest first, with the way back to the panel', async () => {
    mockShop.change(({ orders }) => orders.toReversed());
    renderPicking();
    await screen.findByText('Choose an order from the list, then click the Details button.');
    const list = screen.getByRole('list', { name: 'Orders to pick' });
    const ids = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent.slice(0, 8));
    const waiting = mockShop
      .read()
      .orders.filter(({ orderState }) => orderState === 'PENDING' || orderState === 'PROCESSING');
    expect(ids).toEqual(oldestFirst(waiting).map(nameOf));
    const panel = screen.getByRole('link', { name: 'Administration Panel' });
    expect(panel).toHaveAttribute('href', '/ui/admin');
    await expectAccessible();
  });

  it('say when there are none', async () => {
    mockShop.open('empty');
    renderPicking();
    expect(await screen.findByText('No orders are ready to be processed.')).toBeInTheDocument();
  });

  it('can be picked even if the catalogs failed to load', async () => {
    mockShop.start('500', ['listCatalogs']);
    renderPicking();
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Order List Load ErrorPlease try again later.');
    expect(await openDetails()).toBeInTheDocument();
  });

  it('show why an order is rejected, and stay', async () => {
    const { order } = onlyOrderToPick();
    renderPicking();
    const [details] = await screen.findAllByRole('button', { name: /^Details/ });
    claimAsSomeoneElse(order);
    if (details) await userEvent.click(details);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`You can't pick order ${nameOf(order)}`);
    expect(alert).toHaveTextContent('Ines is picking this order until 2:05 PM UTC.');
    expect(alert).toHaveFocus();
  });

  it('say when the order in an old URL is gone', async () => {
    const { orderId } = oldestOrder('PICKED');
    renderPicking(`/ui/admin/adminPicking?order=${orderId}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer needs picking');
  });
});
