// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KindOfShop } from '@spindle/sdk/mocks/panel/kinds-of-shop';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { renderApp } from '../test/render-app.tsx';

function open(email = 'admin@example.com', kind: KindOfShop = 'as usual') {
  mockShop.open(kind);
  mockShop.signIn(email);
  renderApp('/ui/admin');
}

const figures = () => screen.findByRole('region', { name: 'What needs you now' });

describe('the Administrator Tools', () => {
  it('lead administrators to every tool', async () => {
    open();
    await figures();
    const main = within(screen.getByRole('main'));
    for (const [name, address] of [
      ['Order Manager', '/ui/admin/orderManager'],
      ['Store Builder', '/ui/admin/storeBuilder'],
      ['Shipping Manager', '/ui/admin/adminShipping'],
      ['Picking Manager', '/ui/admin/adminPicking'],
      ['Content Builder', '/ui/creator'],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await expectAccessible();
  });

  it('are those of their role for whoever picks', async () => {
    open('picker@example.com');
    await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Picking Manager',
      'Store Builder',
      'Content Builder',
    ]);
    await expectAccessible();
  });

  it('count what waits', async () => {
    open();
    const waiting = mockShop.read().orders.filter(({ orderState }) => orderState === 'PICKED');
    await within(await figures()).findByRole('link', { name: `${waiting.length} to ship` });
    const tickets = mockShop.read().tickets.filter(({ status }) => status === 'OPEN');
    expect(await screen.findByText(`${tickets.length} open`)).toBeInTheDocument();
  });

  it('keep the room of the figures while those are on their way', async () => {
    mockShop.start('slow', ['getAdminSummary', 'listAdminTickets']);
    mockShop.signIn('admin@example.com');
    renderApp('/ui/admin');
    expect(within(await figures()).getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expectAccessible();
  });

  it('stand where the figures could not be had, which can be asked for again', async () => {
    mockShop.start('500', ['getAdminSummary', 'listAdminTickets', 'listAdminOrders']);
    mockShop.signIn('admin@example.com');
    renderApp('/ui/admin');
    const alert = within(await figures()).findByRole('alert');
    expect(await alert).toHaveTextContent('These figures could not be loaded.');
    await expectAccessible();
    mockShop.calm();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await within(await figures()).findByRole('link', { name: /^\d+ to ship$/ });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('have nothing to count in a shop on its first day', async () => {
    open('admin@example.com', 'empty');
    await within(await figures()).findByRole('link', { name: '0 to pick' });
    await expectAccessible();
  });
});
