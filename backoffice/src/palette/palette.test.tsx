// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { demoStaff, openApp } from '../test/open-app.ts';
import { nameOf, oldestOrder } from '../test/orders.ts';
import { resizeWindow } from '../test/window-width.ts';

async function openPalette(who = demoStaff.administrator) {
  const router = openApp('/ui/admin', who);
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Find' }));
  return { router, palette, field: palette.getByRole('combobox', { name: 'Find' }) };
}

const buyerOf = ({ userId }: { userId: string }) => {
  const buyer = mockShop.read().people.find((one) => one.userId === userId);
  if (!buyer) throw new Error('Nobody bought that.');
  return buyer;
};

describe('the palette', () => {
  it('opens by its button, has all tools and actions, and returns the focus', async () => {
    openApp('/ui/admin');
    const button = await screen.findByRole('button', { name: /^Find/ });
    await userEvent.click(button);
    const palette = within(await screen.findByRole('dialog', { name: 'Find' }));
    await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
    const tools = within(palette.getByRole('group', { name: 'Tools' }));
    expect(tools.getByRole('option', { name: /^Shipping Manager/ })).toBeInTheDocument();
    const actions = within(palette.getByRole('group', { name: 'Actions' }));
    expect(actions.getByRole('option', { name: /^Sign out/ })).toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it("finds an order by its customer's name, and opens it with the keyboard only", async () => {
    const order = oldestOrder('PICKED');
    const { firstName, lastName } = buyerOf(order);
    const { field, palette } = await openPalette();
    await userEvent.type(field, `${lastName} ${firstName}`);
    const label = new RegExp(`^#${order.orderId.slice(0, 8)} · ${firstName} ${lastName} `);
    const orders = await palette.findByRole('group', { name: 'Orders' });
    expect(palette.getByRole('group', { name: 'Customers' })).toHaveTextContent(lastName);
    await expectAccessible();
    const newest = within(orders).getAllByRole('option');
    const at = newest.findIndex((option) => label.test(option.textContent));
    expect(at).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(at)}{Enter}`);
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: `Order ${nameOf(order)}`,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('shows that it is searching, and when nothing matches', async () => {
    mockShop.start('slow', ['searchBackOffice']);
    const { field, palette } = await openPalette();
    await userEvent.type(field, 'qqqq');
    expect(palette.getByRole('status')).toHaveTextContent('Searching…');
    await expectAccessible();
    mockShop.calm();
    await userEvent.type(field, 'q');
    await waitFor(() =>
      expect(palette.getByRole('status')).toHaveTextContent('No results for “qqqqq”.'),
    );
    expect(palette.queryByRole('option')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('shows the results for the current text, whatever arrives late', async () => {
    const late = Promise.withResolvers<void>();
    const queries: string[] = [];
    const abandoned: string[] = [];
    server.use(
      api.untyped.get('*/api/admin/search', async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        queries.push(q);
        request.signal.addEventListener('abort', () => abandoned.push(q));
        if (queries.length === 1) await late.promise;
      }),
    );
    const { field, palette } = await openPalette();
    await userEvent.click(field);
    await userEvent.paste('coll');
    await waitFor(() => expect(queries).toEqual(['coll']));
    await userEvent.clear(field);
    await userEvent.paste('nadia doyle');
    const customers = await palette.findByRole('group', { name: 'Customers' });
    late.resolve();
    expect(abandoned).toContain('coll');
    await waitFor(() => expect(palette.getByRole('status')).toBeEmptyDOMElement());
    expect(customers).toHaveTextContent('Nadia Doyle');
    expect(palette.queryByRole('group', { name: 'Items' })).not.toBeInTheDocument();
  });

  it('shows that a search failed, and searches again', async () => {
    const [ticket] = mockShop.read().tickets;
    if (!ticket) throw new Error('Nobody wrote.');
    mockShop.start('500', ['searchBackOffice']);
    const { field, palette } = await openPalette();
    await userEvent.type(field, ticket.issue);
    const again = await palette.findByRole('button', { name: 'Try again' });
    await expectAccessible();
    mockShop.calm();
    await userEvent.click(again);
    const tickets = await palette.findByRole('group', { name: 'Tickets' });
    expect(tickets).toHaveTextContent(`#${ticket.number} ${ticket.issue}`);
  });

  it('shows pickers what they may open', async () => {
    const { orderId } = oldestOrder('PENDING');
    const { router, field, palette } = await openPalette(demoStaff.picker);
    await userEvent.type(field, 'spindle');
    await palette.findByRole('group', { name: 'Items' });
    expect(palette.queryByRole('group', { name: /Customers|Tickets/ })).not.toBeInTheDocument();
    expect(palette.queryByRole('option', { name: /Order Manager/ })).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, orderId.slice(0, 8));
    await userEvent.click(await palette.findByRole('option', { name: /^#/ }));
    await waitFor(() => expect(router.state.location.search).toBe(`?order=${orderId}`));
    expect(router.state.location.pathname).toBe('/ui/admin/adminPicking');
  });

  it("fills a phone's screen, with a button to close it", async () => {
    resizeWindow(375);
    openApp('/ui/admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
    const palette = within(await screen.findByRole('dialog', { name: 'Find' }));
    await expectAccessible();
    await userEvent.click(palette.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
