// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KindOfShop } from '@spindle/sdk/demo/mock-shop/kinds-of-shop';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { recordCalls } from '../test/record-calls.ts';
import { renderApp } from '../test/render-app.tsx';

function open(email = 'admin@example.com', kind: KindOfShop = 'standard') {
  mockShop.open(kind);
  mockShop.signIn(email);
  renderApp('/ui/admin');
}

const figures = () => screen.findByRole('region', { name: 'Needs attention' });

describe('the Administrator Tools', () => {
  it('include every tool for administrators', async () => {
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

  it("are those of a picker's role", async () => {
    open('picker@example.com');
    await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Picking Manager',
      'Packing',
      'Store Builder',
      'Content Builder',
    ]);
    await expectAccessible();
  });

  it('count open tasks', async () => {
    open();
    const waiting = mockShop.read().orders.filter(({ orderState }) => orderState === 'PICKED');
    await within(await figures()).findByRole('link', { name: `${waiting.length} to ship` });
    const tickets = mockShop.read().tickets.filter(({ status }) => status === 'OPEN');
    const main = within(screen.getByRole('main'));
    const row = main.getByRole('link', { name: 'Tickets' }).closest('li');
    expect(row).toHaveTextContent(new RegExp(`${tickets.length} open$`));
  });

  it('say how many records there are, rounded if there are many', async () => {
    const { items, audit } = mockShop.read();
    const [entry] = audit;
    if (!entry) throw new Error('Nobody did anything.');
    const many = Array.from({ length: 10_500 }, () => ({ ...entry, id: mockShop.newId() }));
    mockShop.change((state) => {
      state.audit = many;
    });
    mockShop.signIn('admin@example.com');
    renderApp('/ui/admin');
    await within(await figures()).findByRole('link', { name: /^\d+ to ship$/ });
    const main = within(screen.getByRole('main'));
    const rowOf = (name: string) => main.getByRole('link', { name }).closest('li');
    expect(rowOf('Audit')).toHaveTextContent(/10,000\+$/);
    expect(rowOf('Items')).toHaveTextContent(new RegExp(`[^\\d]${items.length}$`));
  });

  it('take three calls for administrators and two for pickers', async () => {
    const calls = recordCalls();
    open();
    await within(await figures()).findByRole('link', { name: /^\d+ to ship$/ });
    expect(calls).toEqual(['/api/user', '/api/config', '/api/admin/summary']);
    calls.length = 0;
    cleanup();
    open('picker@example.com');
    await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
    await within(screen.getByRole('main')).findByRole('link', { name: 'Picking Manager' });
    expect(calls).toEqual(['/api/user', '/api/config']);
  });

  it('reserve the space of the figures while they load', async () => {
    mockShop.start('slow', ['getAdminSummary']);
    mockShop.signIn('admin@example.com');
    renderApp('/ui/admin');
    expect(within(await figures()).getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expectAccessible();
  });

  it('stay usable if the figures failed to load, and can load them again', async () => {
    mockShop.start('500', ['getAdminSummary']);
    mockShop.signIn('admin@example.com');
    renderApp('/ui/admin');
    const alert = within(await figures()).findByRole('alert');
    expect(await alert).toHaveTextContent("Couldn't load these figures.");
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
