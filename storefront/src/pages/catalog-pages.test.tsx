import { administrator } from '@spindle/sdk/demo/people';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mockShop } from '../test/api.ts';
import { page, visit } from '../test/visit.tsx';

const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';

test('a catalog leads to its items, and an external one to a new window', async () => {
  const surplus = mockShop.read().catalogs.find(({ catalogId }) => catalogId === 'surplus');
  await visit('/ui/shop');
  const partner = await screen.findByRole('link', { name: new RegExp(surplus?.title ?? 'none') });
  expect(partner).toHaveAttribute('href', surplus?.link);
  expect(partner).toHaveAttribute('target', 'catalog-surplus');

  await userEvent.click(screen.getByRole('link', { name: 'Spindles & Inverters' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Spindles & Inverters' }),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: SPINDLE }));
  expect(await screen.findByRole('heading', { level: 1, name: SPINDLE })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${SPINDLE} · Spindle`));
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent(`ShopSpindles & Inverters${SPINDLE}`);
});

test.each([
  ['/ui/shop/brass-knobs', 'Catalog not found', 'brass knobs'],
  ['/ui/shop/spindles/er8-0k5', 'Item not found', 'er8 0k5'],
  ['/ui/pages/old-news', 'Page not found', 'old news'],
])('%s says that it is gone, and offers a search', async (path, title, q) => {
  await visit(path);
  expect(await page().findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page().getByRole('link', { name: `Search for “${q}”` })).toHaveAttribute(
    'href',
    `/ui/search?${new URLSearchParams({ q })}`,
  );
});

test('an administrator sees what is disabled, and the tax code of each item', async () => {
  mockShop.change((state) => {
    state.items = state.items.filter(({ catalogItemId }) => catalogItemId === 'er20-2k2w-water');
    for (const item of state.items) Object.assign(item, { enabled: false });
  });
  await visit('/ui/shop/spindles', administrator.email);
  expect(await screen.findByText('Disabled')).toBeVisible();
  expect(await screen.findByText(/^Tax code: .*Tangible Goods/)).toBeVisible();
});

test('an administrator can expire the cached catalogs', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const before = mockShop.read().audit.length;
  await visit('/ui/shop', administrator.email);
  await userEvent.click(await screen.findByRole('button', { name: /Expire/ }));
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(mockShop.read().audit.slice(before)).toMatchObject([
    { action: 'cdn.expire-cache', subject: 'cache /catalog/*', actorEmail: administrator.email },
  ]);
});
