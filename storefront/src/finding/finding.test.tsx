import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { page, visit } from '../test/visit.tsx';

afterEach(() => localStorage.clear());

const customer = 'elena.berg@example.com';
const path = () => screen.getByTestId('path').textContent;

/** Gives the mock shop's spindles a spec sheet to filter by. */
function specify() {
  mockShop.change((state) => {
    // The set has its own specifications.
    state.items = state.items.filter(({ details }) => !details.kit);
    const { catalogs, items } = state;
    for (const catalog of catalogs) {
      if (catalog.catalogId !== 'spindles') continue;
      catalog.specSheet = [
        { name: 'Power', unit: 'kW', facet: true, column: true },
        { name: 'Collet', facet: true, column: true },
      ];
    }
    for (const item of items) {
      const known: Record<string, [power: string, collet: string] | undefined> = {
        'er20-2k2w-water': ['2.2 kW', 'ER20'],
        'er20-2k2w-air': ['2200 W', 'ER20'],
        'er11-800w-water': ['0.8 kW', 'ER11'],
        'er25-3kw-water': ['3 kW', 'ER25'],
      };
      const [power, collet] = known[item.catalogItemId] ?? [];
      if (!power || !collet) continue;
      item.attributes = item.attributes.filter(({ type }) => type !== 'SPEC');
      for (const [attributeId, value] of [
        ['Power', power],
        ['Collet', collet],
      ] as const) {
        item.attributes.push({ attributeId, value, type: 'SPEC', description: null, version: 1 });
      }
    }
  });
}

const rows = () => within(page().getByRole('table')).getAllByRole('row').slice(1);

test('a catalog is filtered as cards, too, in the order of its items', async () => {
  specify();
  await visit('/ui/shop/spindles');
  const collets = await page().findByRole('list', { name: 'Collet' });
  await expectAccessible();
  await userEvent.click(within(collets).getByRole('link', { name: /^ER20/ }));
  expect(await page().findByText('2 parts')).toBeVisible();
  const titles = await page().findAllByRole('heading', { level: 2, name: /^ER/ });
  expect(titles.map(({ textContent }) => textContent?.slice(0, 10))).toEqual([
    'ER20 water',
    'ER20 air-c',
  ]);
});

test('a catalog with many items is shown a page at a time, in its order, and filtered', async () => {
  specify();
  mockShop.change(({ items }) => {
    const like = items.find(({ catalogItemId }) => catalogItemId === 'er20-2k2w-water');
    if (!like) throw new Error('The mock shop has other items.');
    for (let n = 1; n <= 205; n++) {
      items.push({
        ...like,
        catalogItemId: `part-${n}`,
        title: `Part ${n}`,
        listingOrderWeight: 1000 - n,
        attributes: [],
      });
    }
  });
  mockShop.start('500', ['listCatalogItems']);
  await visit('/ui/shop/spindles?page=2');
  const list = () =>
    page()
      .getAllByRole('heading', { level: 2, name: /^Part / })
      .map(({ textContent }) => textContent);
  const total = await page().findByText(/^2\d\d parts$/);
  expect(total).toBeVisible();
  expect(list().slice(-2)).toEqual(['Part 173', 'Part 172']);
  await userEvent.click(page().getByRole('link', { name: 'Next page' }));
  await page().findByText(/^Page 3 of/);
  await waitFor(() => expect(list()[0]).toBe('Part 171'));
  const collets = page().getByRole('list', { name: 'Collet' });
  await userEvent.click(within(collets).getByRole('link', { name: /^ER20/ }));
  expect(await page().findByText('2 parts')).toBeVisible();
});

test('a catalog is filtered and sorted as a table, all of it in the address', async () => {
  specify();
  await visit('/ui/shop/spindles');
  await userEvent.click(await page().findByRole('link', { name: 'Table' }));
  await page().findByRole('columnheader', { name: /Power ?kW/ });
  const collets = page().getByRole('list', { name: 'Collet' });
  await userEvent.click(within(collets).getByRole('link', { name: /^ER20/ }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(path()).toBe('/ui/shop/spindles?spec=Collet%3AER20&show=table');
  expect(page().getByText('2 parts')).toBeVisible();
  await expectAccessible();

  await userEvent.click(page().getByRole('link', { name: /Remove filter ?Collet: ER20/ }));
  await userEvent.click(await page().findByRole('link', { name: /^Sort by ?Power/ }));
  await userEvent.click(await page().findByRole('link', { name: /^Sort by ?Power/ }));
  await waitFor(() =>
    expect(page().getByRole('columnheader', { name: /Power/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    ),
  );
  const [max = '', next = ''] = rows().map((row) => row.querySelector('td')?.textContent);
  expect(Number.parseFloat(max)).toBeGreaterThanOrEqual(Number.parseFloat(next));
});

test('an empty result says which filters to remove', async () => {
  specify();
  await visit('/ui/shop/spindles?spec=Collet%3AER11&spec=Power%3A3+kW');
  expect(await page().findByText('No parts match all filters')).toBeVisible();
  await userEvent.click(page().getByRole('link', { name: 'Without “Collet: ER11”' }));
  expect(await page().findByText('1 part')).toBeVisible();
});

test('a row adds one to the cart, stays on the page and says so', async () => {
  specify();
  await visit('/ui/shop/spindles?show=table', customer);
  const add = await page().findByRole('button', { name: /^Add to cart: ER20 water-cooled/ });
  await userEvent.click(add);
  expect(await page().findByText(/^Added: ER20 water-cooled.* 1 in the cart/)).toBeInTheDocument();
  expect(path()).toBe('/ui/shop/spindles?show=table');
});

test('a row adds one to the parts list, without an account', async () => {
  await visit('/ui/shop/spindles?show=table');
  const add = await page().findByRole('button', { name: /^Add to parts list: ER20 water-cooled/ });
  await userEvent.click(add);
  expect(await page().findByText(/^1 in your/)).toBeVisible();
  expect(path()).toBe('/ui/shop/spindles?show=table');
  await expectAccessible();
});

test('two items are compared side by side, selected on a card and on an item, with differences marked', async () => {
  specify();
  await visit('/ui/shop/spindles');
  await userEvent.click(await page().findByRole('checkbox', { name: /^Compare ER20 water/ }));
  await userEvent.click(page().getByRole('link', { name: /^ER20 air/ }));
  await page().findByRole('heading', { level: 1, name: /^ER20 air/ });
  await userEvent.click(page().getByRole('checkbox', { name: /^Compare ER20 air/ }));
  expect(await page().findByText('2 of 4 selected')).toBeVisible();
  await userEvent.click(
    within(await page().findByRole('group', { name: 'Compare' })).getByRole('link', {
      name: 'Compare',
    }),
  );
  await page().findByRole('heading', { level: 1, name: 'Compare' });
  expect(await page().findByRole('columnheader', { name: /ER20 air/ })).toBeVisible();
  expect(path()).toBe('/ui/compare?item=spindles/er20-2k2w-water&item=spindles/er20-2k2w-air');
  await expectAccessible();
});
