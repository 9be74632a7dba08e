// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectAccessibleDialog } from '../fixtures/expect-accessible-dialog.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { sampleAttribute, sampleItem, sheet } from '../fixtures/sample-item.ts';
import { shopHas } from '../fixtures/shop-has.ts';
import { api, server } from '../../test/mock-shop.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
const front = sampleAttribute({
  attributeId: 'front',
  type: 'IMAGE',
  value: 'catalog/spindles/er20-front.webp',
  description: 'Seen from the front',
});
const video = sampleAttribute({
  attributeId: 'run-in',
  type: 'VIDEO',
  value: 'https://www.youtube-nocookie.com/embed/abc',
  description: 'Running in',
});
const play = () => screen.findByRole('button', { name: /^Play video: Running in/ });
const badges = ['Out of stock', 'Coming Soon!', 'Discontinued'];

describe('the product preview', () => {
  it('shows an item with the way that leads to it', async () => {
    shopHas(sampleItem({ attributes: [sheet] }));
    renderEditor();
    expect(await screen.findByRole('heading', { level: 1, name: 'ER20 spindle' })).toBeTruthy();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await within(trail).findByText('Spindles and motors');
    const links = within(trail).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Administration Panel', '/ui/admin'],
      ['Store Builder', '/ui/admin/storeBuilder'],
      ['Spindles and motors', '/ui/admin/storeBuilder/spindles'],
    ]);
    expect(screen.getByText('Availability').nextElementSibling?.textContent).toBe('7');
    expect(screen.getByText('Water-cooled.')).toBeTruthy();
    expect(await screen.findByText('Runout 0.003 mm')).toBeTruthy();
    await expectAccessible();
  });

  it.each([[{ digital: true }], [{ subscription: true }], [{ locked: true }]])(
    'tells no count of %j, and never that it is out of stock',
    async (facts) => {
      shopHas(sampleItem({ ...facts, inventory: 0 }));
      renderEditor();
      await screen.findByText('Water-cooled.');
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
  ])('has for %j the badges %j', async (facts, shown) => {
    shopHas(sampleItem(facts));
    renderEditor();
    await screen.findByText('Water-cooled.');
    expect(badges.filter((badge) => screen.queryByText(badge))).toEqual(shown);
  });

  it('shows a single picture, and opens it large', async () => {
    shopHas(sampleItem());
    renderEditor();
    const button = await screen.findByRole('button', { name: 'Enlarge: ER20 spindle' });
    expect(within(button).getByRole('img').getAttribute('width')).toBe('375');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await userEvent.click(button);
    const modal = await screen.findByRole('dialog', { name: 'ER20 spindle' });
    await expectAccessibleDialog(modal);
    await userEvent.click(within(modal).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows several pictures in turn, which can be paused', async () => {
    shopHas(sampleItem({ attributes: [front] }));
    renderEditor({ calm: false });
    const pictures = await screen.findByRole('region', { name: 'Pictures of ER20 spindle' });
    expect(within(pictures).getByText('1 of 2')).toBeTruthy();
    await userEvent.click(within(pictures).getByRole('button', { name: 'Next picture' }));
    expect(await within(pictures).findByText('2 of 2')).toBeTruthy();
    await userEvent.click(within(pictures).getByRole('button', { name: 'Pause' }));
    expect(within(pictures).getByRole('button', { name: 'Play' })).toBeTruthy();
    await expectAccessible();
  });

  it('moves nothing for people who asked for less motion', async () => {
    shopHas(sampleItem({ attributes: [front] }));
    renderEditor({ calm: true });
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('asks nobody for a video until it is wanted', async () => {
    shopHas(sampleItem({ attributes: [video] }));
    renderEditor();
    const button = await play();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(button);
    const frame = screen.getByTitle('Running in');
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc');
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['480', '270']);
  });

  it('frames no video of another host', async () => {
    shopHas(sampleItem({ attributes: [{ ...video, value: 'https://evil.example/embed/abc' }] }));
    renderEditor();
    expect(await screen.findByRole('link', { name: 'Running in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Play video/ })).toBeNull();
  });

  it('runs nothing of the markup', async () => {
    const value = '<p onclick="x()">Text</p><img src="x" onerror="x()"><script>x()</script>';
    shopHas(sampleItem({ attributes: [{ ...sheet, value }] }));
    renderEditor();
    const text = await screen.findByText('Text');
    expect(text.parentElement?.innerHTML).not.toMatch(/onclick|onerror|script/);
  });

  it('leads administrators to the attributes and the publisher', async () => {
    shopHas(sampleItem());
    const router = renderEditor();
    await userEvent.click(await screen.findByRole('button', { name: 'Attributes' }));
    expect(router.state.location.search).toBe('?page=attributes');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const button = await screen.findByRole('button', { name: 'Attributes' });
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Payment provider publisher' })).toBeTruthy();
  });

  it('is all that others see, from what the shop shows to everybody', async () => {
    const { asked } = shopHas(sampleItem());
    renderEditor({ who: 'customer', search: '?page=attributes' });
    expect(await screen.findByText('Water-cooled.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Attributes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Payment provider publisher' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Attribute' })).toBeNull();
    expect(asked).toEqual(['/api/catalog/spindles/er20']);
  });

  it('says when there is no such item', async () => {
    shopHas(sampleItem({ catalogItemId: 'other' }));
    renderEditor();
    expect(await screen.findByText('There is no such item in this catalogue')).toBeTruthy();
  });

  it('says when the item could not be loaded, and tries again', async () => {
    shopHas(sampleItem());
    server.use(
      api.get(
        '/api/catbuilder/{catalogId}',
        ({ response }) =>
          response.untyped(
            HttpResponse.json({ Status: 'ERROR', Reason: 'Busy.' }, { status: 503 }),
          ),
        { once: true },
      ),
    );
    renderEditor();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Water-cooled.')).toBeTruthy();
  });
});
