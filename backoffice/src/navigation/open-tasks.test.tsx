// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@spindle/sdk/mocks/state';
import { expect, it } from 'vitest';
import { renderScreen } from '../orders/fixtures/render-screen.tsx';
import { OpenTasks } from './open-tasks.tsx';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';
import { failedRefund, oldestOrder } from '../test/orders.ts';

function open() {
  mockShop.signIn(demoStaff.administrator);
  renderScreen(<OpenTasks />);
}

/** Removes all other orders from the mock shop. */
function soldAre(...sold: [count: number, facts: Partial<Order>][]): void {
  const pending = oldestOrder('PENDING');
  mockShop.change((state) => {
    state.orders = sold.flatMap(([count, facts]) =>
      Array.from({ length: count }, () => ({ ...pending, orderId: mockShop.newId(), ...facts })),
    );
  });
}

it('counts open tasks, and links to their screens', async () => {
  const at = new Date().toISOString();
  soldAre(
    [12, { orderState: 'PENDING' }],
    [3, { orderState: 'PICKED' }],
    [2, { orderState: 'RETURN_REQUESTED' }],
    [1, { orderState: 'SHIPPED', refunds: [failedRefund()] }],
    [
      4,
      {
        orderState: 'CANCELLED',
        dateCreated: at,
        timeline: [{ at, actor: null, from: null, to: 'CANCELLED', why: 'Nothing left' }],
      },
    ],
  );
  open();
  await screen.findByRole('link', { name: '12 to pick' });
  const links = screen.getAllByRole('link').map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test');
    return [link.textContent, pathname, searchParams.get('filter')];
  });
  expect(links).toEqual([
    ['12 to pick', '/ui/admin/adminPicking', null],
    ['3 to ship', '/ui/admin/adminShipping', null],
    ['2 open returns', '/ui/admin/orderManager', '{"trouble":"openReturn"}'],
    ['1 failed refunds', '/ui/admin/orderManager', '{"trouble":"failedRefund"}'],
    ['0 disputes', '/ui/admin/orderManager', '{"trouble":"openDispute"}'],
    ['0 lost disputes', '/ui/admin/orderManager', '{"trouble":"lostDispute"}'],
    ['0 unassigned refunds', '/ui/admin/orderManager', '{"trouble":"unassignedRefund"}'],
    ['0 alerts', '/ui/admin/orderManager', '{"trouble":"alert"}'],
    ['4 unmatched payments', '/ui/admin/orderManager', '{"trouble":"nothingDelivered"}'],
  ]);
  await expectAccessible();
});

it('offers to try again if the figures could not be loaded', async () => {
  soldAre([12, { orderState: 'PENDING' }]);
  mockShop.start('500', ['getAdminSummary']);
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('load these figures');
  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '12 to pick' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
