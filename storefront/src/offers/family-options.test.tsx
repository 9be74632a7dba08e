import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { page, visit } from '../test/visit.tsx';

const path = () => screen.getByTestId('path').textContent;
const lengths = () => page().findByRole('group', { name: 'Length' });

test('a card stands for a family, and a table lists its members', async () => {
  await visit('/ui/shop/linear-motion');
  const rail = 'HGR20 rails, pair with four carriages';
  const offer = await page().findByText('From $139.95 · 2 lengths');
  expect(offer.closest('li')).toHaveTextContent(rail);
  expect(page().queryByRole('link', { name: /HGR20 rails, 1,000/ })).toBeNull();
  await userEvent.click(page().getByRole('link', { name: 'Table' }));
  expect(await page().findByRole('link', { name: /HGR20 rails, 1,000/ })).toBeVisible();
  expect(page().getByRole('link', { name: /HGR20 rails, 600/ })).toBeVisible();
});

test('a search shows one card per family', async () => {
  await visit('/ui/search?q=hgr20');
  expect(await page().findByText('From $139.95 · 2 lengths')).toBeVisible();
  expect(page().getAllByRole('link', { name: /^HGR20 rails/ })).toHaveLength(1);
});

test('an option leads to another item in place', async () => {
  await visit('/ui/shop/linear-motion/hgr20-600-pair');
  await expectAccessible();
  const short = within(await lengths()).getByRole('link', { current: true });
  expect(short).toHaveTextContent('600 mm');
  const long = within(await lengths()).getByRole('link', { name: '1,000 mm' });
  long.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/ui/shop/linear-motion/hgr20-1000-pair'));
  expect(await page().findByRole('heading', { level: 1, name: /1,000 mm/ })).toBeVisible();
  expect(document.activeElement).toBe(long);
  expect(long).toHaveAttribute('aria-current', 'true');
});

test('an option marks items that are sold out', async () => {
  mockShop.change(({ items }) => {
    for (const item of items) if (item.catalogItemId === 'hgr20-1000-pair') item.inventory = 0;
  });
  await visit('/ui/shop/linear-motion/hgr20-600-pair');
  const link = within(await lengths()).getByRole('link', { name: /1,000 mm.*sold out/ });
  expect(link).toHaveAttribute('href', '/ui/shop/linear-motion/hgr20-1000-pair');
});

test('an item without a visible sibling has no options', async () => {
  mockShop.change(({ items }) => {
    for (const item of items) if (item.catalogItemId === 'hgr20-1000-pair') item.enabled = false;
  });
  await visit('/ui/shop/linear-motion/hgr20-600-pair');
  expect(await page().findByRole('heading', { level: 1 })).toBeVisible();
  expect(page().queryByRole('group', { name: 'Length' })).toBeNull();
});
