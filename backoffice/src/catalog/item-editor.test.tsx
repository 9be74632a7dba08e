// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { choosePicture } from './fixtures/choose-picture.ts';
import { dialogText, fill, openItems, press, storeHas } from './fixtures/open-store.tsx';
import { sampleCatalog, sampleItem, sampleProduct } from './fixtures/sample-store.ts';
import type { ItemRecord } from './store-queries.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

beforeEach(() => {
  storeHas();
});

const items = () => mockShop.read().items;

const listIsBack = () => screen.findByRole('link', { name: 'ER20 spindle' });

async function chooseTaxCode(search: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tax Code' }));
  await userEvent.paste(search);
  await userEvent.click(await screen.findByRole('option'));
}

describe('a new item', () => {
  it('begins with the defaults, and is made with its tax code', async () => {
    storeHas([sampleCatalog()], []);
    openItems();
    await press('New item');
    expect(await screen.findByRole('heading', { name: 'New Catalog Item' })).toBeTruthy();
    await expectAccessible();
    await fill('Title', 'ER20 spindle');
    await fill('Description', '2.2 kW.');
    await chooseTaxCode('General - Tangible');
    await press('Save');
    await listIsBack();
    expect(items()).toMatchObject([
      {
        catalogId: 'spindles',
        title: 'ER20 spindle',
        description: '2.2 kW.',
        image: null,
        subscription: false,
        digital: false,
        enabled: false,
        expired: false,
        locked: false,
        price: 0,
        inventory: 0,
        listingOrderWeight: 0,
        taxCode: 'txcd_99999999',
        externalId: null,
        subscriptionLink: null,
        couponId: null,
      },
    ]);
  });

  it('is not made while fields are wrong', async () => {
    openItems('?edit=');
    await fill('Price', '');
    await fill('Inventory', '');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Order' }));
    await press('Save');
    expect(await dialogText()).toBe(
      'Form Validation ErrorYou have error in the catalog form. Please fix them and submit again.OK',
    );
    await press('OK');
    for (const words of [
      'Title is required',
      'Description is required.',
      'Price is required.',
      'Inventory is required.',
      'Tax Code is required.',
      'Order is required.',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    await expectAccessible();
    expect(items()).toEqual([sampleItem()]);
  });

  it.each([
    ['Price', '12,50', 'Enter dollars with at most two decimals, such as 129.95.'],
    ['Price', '12.505', 'Enter dollars with at most two decimals, such as 129.95.'],
    ['Inventory', '-1', 'Enter a whole number, 0 or more.'],
    ['Inventory', '1000001', 'There can be at most 1,000,000 units of an item.'],
    [
      'Subscription Link',
      'tools.example',
      'Enter a full web address, beginning with https:// or http://.',
    ],
  ])('says what is wrong: %s %s', async (field, text, words) => {
    openItems('?edit=');
    await fill(field, text);
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('can do without tax codes for a while', async () => {
    mockShop.start('500', ['listTaxCodes']);
    openItems('?edit=');
    expect(await screen.findByText('The tax codes could not be loaded.')).toBeTruthy();
    mockShop.calm();
    await press('Try again');
    await chooseTaxCode('Electronically Supplied');
    expect(screen.getByRole('combobox', { name: 'Tax Code' })).toHaveProperty(
      'value',
      'General - Electronically Supplied Services (txcd_10000000)',
    );
  });
});

describe('editing an item', () => {
  it('saves what was changed, and nothing else', async () => {
    openItems();
    await press('Edit ER20 spindle');
    expect(await screen.findByRole('heading', { name: 'er20' })).toBeTruthy();
    await fill('Inventory', '12');
    await press('Save');
    await listIsBack();
    const { dateModified: _, ...before } = sampleItem();
    expect(items()).toMatchObject([{ ...before, inventory: 12, version: 5 }]);
  });

  it('stays open and says why it was not saved', async () => {
    server.use(
      api.put('/api/catbuilder/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'The reason.' }),
      ),
    );
    openItems('?edit=er20');
    await fill('Price', '400');
    await press('Save');
    await screen.findByText('The reason.');
    expect(await dialogText()).toBe('Error Saving CatalogThe reason.OK');
    await press('OK');
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveProperty('value', '400');
  });

  it('says that its picture failed, and stays on what was saved', async () => {
    server.use(
      api.post('/api/catimage/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'The picture is damaged.' }),
      ),
    );
    openItems('?edit=er20');
    await choosePicture();
    await press('Save');
    await waitFor(async () =>
      expect(await dialogText()).toBe('Error Uploading ImageThe picture is damaged.OK'),
    );
    await press('OK');
    await press('Save');
    await waitFor(() => expect(items()).toMatchObject([{ version: 6 }]));
  });

  it('tells where the payment provider is out of step', async () => {
    server.use(
      api.get('/api/catbuilder/stripe/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({
          Status: 'SUCCESS',
          Reason: 'Published.',
          Product: sampleProduct,
          Price: null,
          OutOfStep: ['The price is 379.95 there.'],
        }),
      ),
    );
    openItems('?edit=er20');
    expect((await screen.findByRole('note')).textContent).toContain('The price is 379.95 there.');
    expect(screen.getByRole('link', { name: 'Publish' }).getAttribute('href')).toBe(
      '/ui/admin/storeBuilder/spindles/er20?page=publisher',
    );
  });

  it('tells when the item is gone', async () => {
    openItems('?edit=er11');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is no such item any more',
    );
    await press('All items of this catalogue');
    await listIsBack();
  });
});

/** Opens the editor; then somebody else saves the item, or buys of it. */
async function openBeforeTheySave(facts: Partial<ItemRecord>): Promise<void> {
  openItems('?edit=er20');
  await screen.findByRole('textbox', { name: 'Title' });
  mockShop.change((state) => {
    state.items = [sampleItem({ ...facts, version: 5 })];
  });
}

describe('an item somebody else saved meanwhile', () => {
  it('keeps what was sold and what they changed, where only mine differs', async () => {
    await openBeforeTheySave({ price: 350, inventory: 3 });
    await fill('Title', 'Mine');
    await press('Save');
    await screen.findByRole('heading', { name: /^Somebody else saved this/ });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldMineTheirs', 'TitleMineER20 spindle']);
    await expectAccessible();
    await press('Keep mine and save');
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
    expect(items()).toMatchObject([{ title: 'Mine', price: 350, inventory: 3, version: 6 }]);
  });

  it('can be taken as it is now', async () => {
    await openBeforeTheySave({ price: 350 });
    await fill('Price', '400');
    await press('Save');
    await press('Take theirs');
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveProperty('value', '350.00');
  });
});
