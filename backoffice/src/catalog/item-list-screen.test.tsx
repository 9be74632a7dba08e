// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { dialogText, openItems, press, storeHas } from './fixtures/open-store.tsx';
import { sampleCatalog, sampleItem } from './fixtures/sample-store.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const row = link.closest('li');
  if (!row) throw new Error(`There is no row of ${title}.`);
  return within(row);
};

describe('the items of a catalogue', () => {
  it('each lead to what is said about them', async () => {
    storeHas();
    openItems();
    const row = await rowOf('ER20 spindle');
    const more = row.getByRole('link', { name: 'Click to read more...' });
    expect(more.getAttribute('href')).toBe('/ui/admin/storeBuilder/spindles/er20');
    expect(row.getByText('2.2 kW, water-cooled.')).toBeTruthy();
    await expectAccessible();
  });

  it('stand below their catalogue', async () => {
    storeHas();
    openItems();
    expect(await screen.findByRole('heading', { name: 'Spindles' })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Administration Panel/',
      'Store Builder/',
      'Spindles',
    ]);
  });

  const labels = ['Out of Stock', 'Coming Soon!', 'Discontinued'];
  it.each([
    [{ inventory: 0 }, ['Out of Stock']],
    [{ inventory: 1 }, []],
    [{ inventory: 0, locked: true }, ['Coming Soon!']],
    [{ inventory: 0, expired: true }, ['Discontinued']],
    [{ inventory: 0, locked: true, expired: true }, []],
  ])('are labelled by how they can be bought: %o', async (facts, shown) => {
    storeHas([sampleCatalog()], [sampleItem(facts)]);
    openItems();
    const row = await rowOf('ER20 spindle');
    expect(labels.filter((label) => row.queryByText(label))).toEqual(shown);
  });

  it.each([
    [{}, 1],
    [{ digital: true }, 0],
    [{ subscription: true }, 0],
  ])('can be put into the cart where they are shipped: %o', async (facts, buttons) => {
    storeHas([sampleCatalog()], [sampleItem(facts)]);
    openItems();
    const row = await rowOf('ER20 spindle');
    expect(row.queryAllByRole('button', { name: /^Add to cart/ })).toHaveLength(buttons);
  });

  it('are shown as customers see them, with the way to the cart, to everybody else', async () => {
    storeHas();
    openItems('?edit=er20', 'customer');
    await screen.findByRole('link', { name: 'ER20 spindle' });
    expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(1);
    await press('Add to cart: ER20 spindle');
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeTruthy();
    await expectAccessible();
  });

  it('say why they could not be put into the cart', async () => {
    storeHas();
    const reply = { Status: 'ERROR', Reason: 'It has just been sold.' } as const;
    server.use(
      api.get('/api/cart/add/{catalogId}/{catalogItemId}', () =>
        HttpResponse.json(reply, { status: 409 }),
      ),
    );
    openItems();
    await press('Add to cart: ER20 spindle');
    expect((await screen.findByRole('alert')).textContent).toBe('It has just been sold.');
  });

  it('are none of a catalogue there is not', async () => {
    storeHas([], []);
    openItems();
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such catalogue.');
    expect(screen.queryByRole('button', { name: 'New item' })).toBeNull();
  });
});

describe('deleting an item', () => {
  it('asks first, then says that it is gone', async () => {
    storeHas();
    openItems();
    await press('Delete ER20 spindle');
    expect(await dialogText()).toBe(
      "Deleting Catalog ItemAre you sure you want to delete 'ER20 spindle'?DismissDelete Item",
    );
    expect(mockShop.read().items).toHaveLength(1);
    await press('Delete Item');
    await screen.findByText('The catalog item was deleted successfully.');
    expect(await dialogText()).toBe('Item DeletedThe catalog item was deleted successfully.OK');
    await waitFor(() => expect(screen.queryByText('2.2 kW, water-cooled.')).toBeNull());
  });

  it('says why not', async () => {
    storeHas();
    server.use(
      api.delete('/api/catbuilder/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'The reason.' }),
      ),
    );
    openItems();
    await press('Delete ER20 spindle');
    await press('Delete Item');
    await screen.findByText('The reason.');
    expect(await dialogText()).toBe('Error Deleting ItemThe reason.OK');
  });
});
