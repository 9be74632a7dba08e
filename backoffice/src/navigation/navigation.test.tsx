// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff, openApp } from '../test/open-app.ts';
import { resizeWindow } from '../test/window-width.ts';

async function toolsOf(email: string): Promise<HTMLElement> {
  openApp('/ui/admin', email);
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  return screen.findByRole('navigation', { name: 'Administrator Tools' });
}

const grouped = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('list')
    .map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);

describe('the navigation', () => {
  it('has every administrator tool, by topic', async () => {
    expect(grouped(await toolsOf(demoStaff.administrator))).toEqual([
      [
        'Orders',
        'Order Manager',
        'Picking Manager',
        'Packing',
        'Shipping Manager',
        'Returns',
        'Invoices',
      ],
      ['Products', 'Store Builder', 'Items', 'Stock', 'Prices and codes', 'Import'],
      ['Customers', 'Customers', 'Subscriptions', 'Tickets', 'Community members'],
      ['Content', 'Content Builder', 'Redirects'],
      ['Insights', 'Insights', 'Accounting'],
      [
        'Settings',
        'Settings',
        'Emails',
        'API tokens',
        'Webhooks',
        'Audit',
        'Security events',
        'Search words',
        'Jobs',
      ],
    ]);
  });

  it('has the tools for pickers', async () => {
    expect(grouped(await toolsOf(demoStaff.picker))).toEqual([
      ['Orders', 'Picking Manager', 'Packing'],
      ['Products', 'Store Builder'],
      ['Content', 'Content Builder'],
    ]);
  });

  it('shows open tasks beside a tool', async () => {
    const nav = await toolsOf(demoStaff.administrator);
    const { length } = mockShop.read().tickets.filter(({ status }) => status === 'OPEN');
    const tickets = within(nav).getByRole('link', { name: 'Tickets' }).parentElement;
    await waitFor(() => expect(tickets).toHaveTextContent(`Tickets${length} open`));
    await expectAccessible();
  });

  it('collapses group by group, and keeps the group of the current tool open', async () => {
    const nav = await toolsOf(demoStaff.administrator);
    const header = (name: string) => within(nav).getByRole('button', { name: `${name} tools` });
    for (const group of ['Orders', 'Customers', 'Settings']) await userEvent.click(header(group));
    expect(within(nav).queryByRole('link', { name: 'Tickets' })).toBeNull();
    expect(header('Orders')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(header('Customers').parentElement).toHaveTextContent(/\d waiting$/));
    await expectAccessible();

    const main = screen.getByRole('main');
    await userEvent.click(await within(main).findByRole('link', { name: 'Customers' }));
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    expect(header('Customers')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(header('Products'));
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Customers');
    cleanup();

    openApp('/ui/admin/tickets');
    await screen.findByRole('heading', { level: 1, name: 'Tickets' });
    const other = await screen.findByRole('navigation', { name: 'Administrator Tools' });
    expect(within(other).getByRole('link', { name: 'Subscriptions' })).toBeVisible();
    expect(within(other).queryByRole('link', { name: 'Audit' })).toBeNull();
  });

  it('marks the returns, not the Order Manager that contains them', async () => {
    const nav = await toolsOf(demoStaff.administrator);
    await userEvent.click(within(nav).getByRole('link', { name: 'Returns' }));
    await screen.findByRole('heading', { level: 2, name: 'Open returns' });
    const marked = within(nav).getAllByRole('link', { current: 'page' });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Returns']);
  });

  it('keeps the focus and marks the current tool when switching areas', async () => {
    const nav = await toolsOf(demoStaff.administrator);
    for (const tool of ['Content Builder', 'Store Builder']) {
      const link = within(nav).getByRole('link', { name: tool });
      await userEvent.click(link);
      await screen.findByRole('heading', { level: 1, name: tool });
      expect(link).toHaveFocus();
      expect(link).toHaveAttribute('aria-current', 'page');
    }
    expect(within(nav).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });
});

describe('the Content Builder', () => {
  it('opens from the landing page, and Back returns there', async () => {
    const router = openApp('/ui/admin');
    await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
    const main = screen.getByRole('main');
    await userEvent.click(await within(main).findByRole('link', { name: 'Content Builder' }));
    await screen.findByRole('heading', { level: 1, name: 'Content Builder' });
    expect(router.state.location.pathname).toBe('/ui/creator');

    await router.navigate(-1);
    await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
    expect(router.state.location.pathname).toBe('/ui/admin');

    await router.navigate(1);
    await screen.findByRole('heading', { level: 1, name: 'Content Builder' });
    expect(router.state.location.pathname).toBe('/ui/creator');
  });
});

describe('on narrow screens', () => {
  it('the navigation is behind a button, and closes after navigating', async () => {
    resizeWindow(375);
    openApp('/ui/admin');
    await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
    expect(screen.queryByRole('navigation', { name: 'Administrator Tools' })).toBeNull();

    const button = screen.getByRole('button', { name: 'Tools' });
    await userEvent.click(button);
    const menu = await screen.findByRole('dialog', { name: 'Tools' });
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(button).toHaveFocus();

    await userEvent.click(button);
    const nav = await screen.findByRole('navigation', { name: 'Administrator Tools' });
    await userEvent.click(within(nav).getByRole('link', { name: 'Content Builder' }));
    await screen.findByRole('heading', { level: 1, name: 'Content Builder' });
    await waitFor(() => expect(nav).not.toBeInTheDocument());
  });
});
