// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  changeAttribute,
  changeItem,
  itemNow,
  setAttributes,
  place,
} from '../fixtures/edited-item.ts';
import { expectAccessibleDialog } from '../fixtures/expect-accessible-dialog.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { api, mockShop, server } from '../../test/mock-shop.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';

const title = 'ER20 water-cooled spindle, 2.2 kW';
const description = /^2\.2 kW, 24,000 rpm, runout below/;
const embedded = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const running = 'Plumbing and running in a water-cooled spindle';
const play = () => screen.findByRole('button', { name: /^Play video: Plumbing and running in/ });
const badges = ['Out of stock', 'Coming Soon!', 'Discontinued'];

describe('the product preview', () => {
  it('shows an item with its breadcrumbs', async () => {
    renderEditor();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await within(trail).findByText('Spindles & Inverters');
    const links = within(trail).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Administration Panel', '/ui/admin'],
      ['Store Builder', '/ui/admin/storeBuilder'],
      ['Spindles & Inverters', '/ui/admin/storeBuilder/spindles'],
    ]);
    expect(screen.getByText('Availability').nextElementSibling?.textContent).toBe(
      String(itemNow().inventory),
    );
    expect(screen.getByText(description)).toBeTruthy();
    expect(await screen.findByText('ER20 nut and 6 mm collet')).toBeTruthy();
    await expectAccessible();
  });

  it.each([[{ digital: true }], [{ subscription: true }], [{ locked: true }]])(
    'shows neither a count nor Out of stock for %j',
    async (facts) => {
      changeItem({ ...facts, inventory: 0 });
      renderEditor();
      await screen.findByText(description);
      expect(screen.queryByText('Availability')).toBeNull();
      expect(screen.queryByText('Out of stock')).toBeNull();
    },
  );

  it.each([
    [{ inventory: 1 }, []],
    [{ inventory: 0 }, ['Out of stock']],
    [{ inventory: 0, expired: true }, ['Out of stock', 'Discontinued']],
    [{ locked: true }, ['Coming Soon!']],
    [{ expired: true }, ['Discontinued']],
    [{ locked: true, expired: true }, []],
  ])('shows for %j the badges %j', async (facts, displayed) => {
    changeItem(facts);
    renderEditor();
    await screen.findByText(description);
    expect(badges.filter((badge) => screen.queryByText(badge))).toEqual(displayed);
  });

  it('shows a single picture, and enlarges it', async () => {
    setAttributes();
    renderEditor();
    const button = await screen.findByRole('button', { name: `Enlarge: ${title}` });
    expect((await within(button).findByRole('img')).getAttribute('width')).toBe('375');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await userEvent.click(button);
    const modal = await screen.findByRole('dialog', { name: title });
    await expectAccessibleDialog(modal);
    await userEvent.click(within(modal).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows several pictures in turn, which can be paused', async () => {
    setAttributes('back');
    renderEditor({ calm: false });
    const pictures = await screen.findByRole('region', { name: `Pictures of ${title}` });
    expect(within(pictures).getByText('1 of 2')).toBeTruthy();
    await userEvent.click(within(pictures).getByRole('button', { name: 'Next picture' }));
    expect(await within(pictures).findByText('2 of 2')).toBeTruthy();
    await userEvent.click(within(pictures).getByRole('button', { name: 'Pause' }));
    expect(within(pictures).getByRole('button', { name: 'Play' })).toBeTruthy();
    await expectAccessible();
  });

  it("doesn't move for people who prefer reduced motion", async () => {
    setAttributes('back');
    renderEditor({ calm: true });
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('loads no video before it is played', async () => {
    renderEditor();
    const button = await play();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(button);
    const frame = screen.getByTitle(running);
    expect(frame.getAttribute('src')).toBe(embedded);
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['480', '270']);
  });

  it('embeds no video from another host', async () => {
    changeAttribute('video', { value: 'https://evil.example/embed/abc' });
    renderEditor();
    expect(await screen.findByRole('link', { name: running })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Play video/ })).toBeNull();
  });

  it('runs no script in the markup', async () => {
    const value = '<p onclick="x()">Text</p><img src="x" onerror="x()"><script>x()</script>';
    changeAttribute('details', { value });
    renderEditor();
    const text = await screen.findByText('Text');
    expect(text.parentElement?.innerHTML).not.toMatch(/onclick|onerror|script/);
  });

  it('links administrators to the attributes and the publisher', async () => {
    const router = renderEditor();
    await userEvent.click(await screen.findByRole('button', { name: 'Attributes' }));
    expect(router.state.location.search).toBe('?page=attributes');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const button = await screen.findByRole('button', { name: 'Attributes' });
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Payment provider publisher' })).toBeTruthy();
  });

  it('is all that other users see, with only public data', async () => {
    const requests: string[] = [];
    const note = ({ request }: { request: Request }) => {
      requests.push(new URL(request.url).pathname);
    };
    server.use(
      api.get('/api/catbuilder/', note),
      api.get('/api/catbuilder/{catalogId}', note),
      api.get('/api/catalog/{catalogId}/{catalogItemId}', note),
    );
    renderEditor({ who: 'customer', search: '?page=attributes' });
    expect(await screen.findByText(description)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Attributes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Payment provider publisher' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Attribute' })).toBeNull();
    expect(requests).toEqual([`/api/catalog/${place}`]);
  });

  it("says when the item doesn't exist", async () => {
    changeItem({ catalogItemId: 'other' });
    renderEditor();
    expect(await screen.findByText('Item not found in this catalog')).toBeTruthy();
  });

  it('says when the item could not be loaded, and tries again', async () => {
    mockShop.start('500', ['listBuilderCatalogItems']);
    renderEditor();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something went wrong on our side. Please try again.',
    );
    mockShop.calm();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(description)).toBeTruthy();
  });
});
