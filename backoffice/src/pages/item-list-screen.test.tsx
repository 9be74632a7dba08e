// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeItem,
  dialogText,
  removeAllButOneSpindle,
  openItems,
  removeCatalogs,
  removeItems,
  spindle,
  spindles,
} from '../catalog/fixtures/open-store.tsx';
import { press } from '../test/press.ts';
import { firstCustomer } from '@spindle/sdk/demo/people';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

beforeEach(removeAllButOneSpindle);

const description = /^2\.2 kW, 24,000 rpm, runout below/;

const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const row = link.closest('li');
  if (!row) throw new Error(`There is no row of ${title}.`);
  return within(row);
};

describe('the items of a catalog', () => {
  it('link to their descriptions', async () => {
    openItems();
    const row = await rowOf(spindle);
    const more = row.getByRole('link', { name: 'Click to read more...' });
    expect(more.getAttribute('href')).toBe('/ui/admin/storeBuilder/spindles/er20-2k2w-water');
    expect(row.getByText(description)).toBeTruthy();
    await expectAccessible();
  });

  it('are shown below their catalog', async () => {
    openItems();
    expect(await screen.findByRole('heading', { name: spindles })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Administration Panel/',
      'Store Builder/',
      spindles,
    ]);
  });

  const labels = ['Out of Stock', 'Coming Soon!', 'Discontinued'];
  it.each([
    [{ inventory: 0 }, ['Out of Stock']],
    [{ inventory: 1 }, []],
    [{ inventory: 0, locked: true }, ['Coming Soon!']],
    [{ inventory: 0, expired: true }, ['Discontinued']],
    [{ inventory: 0, locked: true, expired: true }, []],
  ])('are labeled by how they can be bought: %o', async (facts, displayed) => {
    changeItem(facts);
    openItems();
    const row = await rowOf(spindle);
    expect(labels.filter((label) => row.queryByText(label))).toEqual(displayed);
  });

  it.each([
    [{}, 1],
    [{ digital: true }, 0],
    [{ subscription: true }, 0],
  ])('can be added to the cart if they are shipped: %o', async (facts, buttons) => {
    changeItem(facts);
    openItems();
    const row = await rowOf(spindle);
    expect(row.queryAllByRole('button', { name: /^Add to cart/ })).toHaveLength(buttons);
  });

  it('are shown to other users as customers see them, with a link to the cart', async () => {
    openItems('?edit=er20-2k2w-water', 'customer');
    await screen.findByRole('link', { name: spindle });
    expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(1);
    await press(`Add to cart: ${spindle}`);
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeTruthy();
    const { carts, people } = mockShop.read();
    const { userId } = firstOf(people, ({ email }) => email === firstCustomer.email);
    expect(carts[userId]).toContainEqual(
      expect.objectContaining({ catalogItemId: 'er20-2k2w-water', quantity: 1 }),
    );
    await expectAccessible();
  });

  it('show why they could not be added to the cart', async () => {
    openItems();
    await screen.findByRole('link', { name: spindle });
    changeItem({ inventory: 0 });
    await press(`Add to cart: ${spindle}`);
    expect((await screen.findByRole('alert')).textContent).toBe(`${spindle} is out of stock.`);
  });

  it('are not shown for an unknown catalog', async () => {
    removeCatalogs();
    openItems();
    expect((await screen.findByRole('alert')).textContent).toContain('Catalog not found.');
    expect(screen.queryByRole('button', { name: 'New item' })).toBeNull();
  });
});

describe('deleting an item', () => {
  it('asks first, then says that it is gone', async () => {
    openItems();
    await press(`Delete ${spindle}`);
    expect(await dialogText()).toBe(
      `Deleting Catalog ItemAre you sure you want to delete '${spindle}'?DismissDelete Item`,
    );
    expect(mockShop.read().items).toHaveLength(1);
    await press('Delete Item');
    await screen.findByText('The catalog item was deleted successfully.');
    expect(await dialogText()).toBe('Item DeletedThe catalog item was deleted successfully.OK');
    await waitFor(() => expect(screen.queryByText(description)).toBeNull());
    expect(mockShop.read().items).toEqual([]);
  });

  it.each<[reason: string, happens: () => void]>([
    ['Item not found.', removeItems],
    [
      'Something went wrong on our side. Please try again.',
      () => mockShop.start('500', ['deleteCatalogItem']),
    ],
  ])('shows why it failed: %s', async (reason, happens) => {
    openItems();
    await press(`Delete ${spindle}`);
    happens();
    await press('Delete Item');
    await screen.findByText(reason);
    expect(await dialogText()).toBe(`Error Deleting Item${reason}OK`);
  });
});
