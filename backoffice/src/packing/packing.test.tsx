// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@spindle/sdk/mocks/state';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff, openApp } from '../test/open-app.ts';
import { changeOrder, nameOf, oldestOrder, orderNow } from '../test/orders.ts';
import { packingTablePath } from './packing-address.ts';

/** One unit of the first item, two of the second. */
let order: Order;
let [one, two] = ['', ''];

beforeEach(() => {
  const sold = oldestOrder('PICKED');
  const [first, second] = firstOf(
    mockShop.read().orders,
    ({ items, shippingGrouping }) => items.length === 2 && shippingGrouping !== 'DIGITAL',
  ).items;
  if (!first || !second) throw new Error('Nothing to pack.');
  const items = [
    { ...first, quantity: 1 },
    { ...second, quantity: 2 },
  ];
  changeOrder(sold, { items });
  order = orderNow(sold);
  [one, two] = [first.catalogItemId, second.catalogItemId];
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
});

const scan = (code: string) => userEvent.keyboard(`${code}{Enter}`);
const progress = () => screen.findByRole('status', { name: 'Progress' });
const shows = async (text: string) =>
  waitFor(async () => expect(await progress()).toHaveTextContent(text));

async function openBySlip() {
  openApp('/ui/admin', demoStaff.picker);
  const nav = await screen.findByRole('navigation', { name: 'Administrator Tools' });
  await userEvent.click(within(nav).getByRole('link', { name: 'Packing' }));
  await screen.findByRole('link', { name: `Pack order ${nameOf(order)}` });
  await expectAccessible();
  expect(screen.getByRole('textbox', { name: /^Order number on packing slip/ })).toHaveFocus();
  await scan(nameOf(order));
  await screen.findByRole('heading', { level: 1, name: `Pack order ${nameOf(order)}` });
  await progress();
}

describe('a packer', () => {
  it('scans the slip, then each unit; wrong or extra units are announced', async () => {
    await openBySlip();
    await scan('another-thing');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Wrong itemanother-thing isn't in this order. Set it aside.",
    );
    await shows('0 of 3');
    await scan(one.toUpperCase());
    await shows('1 of 3');
    await scan(one);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many');
    await expectAccessible();
    await userEvent.click(screen.getAllByRole('button', { name: /^Add one / })[1] ?? document.body);
    await shows('2 of 3');
    await scan(two);
    expect(await screen.findByText('Everything is packed. You can buy the label.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy Label' })).not.toBeInTheDocument();
  });

  it('hears that a unit scanned before its parcel was loaded is not counted', async () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    mockShop.start('slow', ['getPacking']);
    openApp(packingTablePath(order), demoStaff.picker);
    await screen.findAllByLabelText('Loading', { selector: 'main [role=status]' });
    await scan(nameOf(order));
    expect(vibrate).not.toHaveBeenCalled();
    await scan(one);
    expect(vibrate).toHaveBeenCalledOnce();
    mockShop.calm();
    await shows('0 of 3');
    await scan(one);
    await shows('1 of 3');
  });

  it('sees what was packed before, and continues with the next slip once everything is in', async () => {
    const next = { ...order, orderId: '0a1b2c3d-0000-4000-8000-000000000000', packing: null };
    mockShop.change(({ orders }) => orders.push(next));
    await openBySlip();
    for (const code of [two, one, two]) await scan(code);
    await shows('3 of 3');
    await scan('0A1B2C3D');
    await screen.findByRole('heading', { level: 1, name: 'Pack order 0a1b2c3d' });
    await shows('0 of 3');
    await scan(one);
    await shows('1 of 3');
    await scan(nameOf(order));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong item');
  });

  it('sends a scan again that got no response', async () => {
    await openBySlip();
    mockShop.start('offline', ['packUnit']);
    await scan(one);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not counted yet');
    mockShop.calm();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shows('1 of 3');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('starts over', async () => {
    await openBySlip();
    await scan(one);
    await shows('1 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Start over?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start over' }));
    await shows('0 of 3');
  });
});

describe('an administrator', () => {
  async function openFromShipping() {
    openApp('/ui/admin/adminShipping');
    const details = `Details of order ${nameOf(order)}`;
    await userEvent.click(await screen.findByRole('button', { name: details }));
    const pack = await screen.findByRole('link', { name: 'Pack' });
    pack.focus();
    await userEvent.keyboard('{Enter}');
    await progress();
  }

  it('goes from the parcel to packing to the label to the next, with scanner and Enter', async () => {
    await openFromShipping();
    for (const code of [one, two, two]) await scan(code);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buy Label' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const buy = await screen.findByRole('button', { name: /^Buy USPS .+ for \$/ });
    buy.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Buy Label Success');
    expect(orderNow(order).orderState).toBe('SHIPPED');
    const next = await screen.findByRole('link', { name: 'Next parcel' });
    expect(next.getAttribute('href')).toMatch(/^\/ui\/admin\/packing\?order=/);
  });

  it('allows a label without packing, with a reason', async () => {
    await openFromShipping();
    await scan(one);
    await shows('1 of 3');
    await userEvent.click(await screen.findByRole('button', { name: 'Skip packing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skip packing' }));
    const reason = screen.getByRole('textbox', { name: /^Reason/ });
    expect(reason).toHaveFocus();
    await userEvent.type(reason, 'The label came off.');
    await userEvent.click(screen.getByRole('button', { name: 'Skip packing' }));
    expect(await screen.findByRole('button', { name: 'Buy Label' })).toBeVisible();
    const { after } = firstOf(mockShop.read().audit, ({ action }) => action === 'packing.overrule');
    expect(after).toEqual({ packing: 'overruled', reason: 'The label came off.' });
  });
});
