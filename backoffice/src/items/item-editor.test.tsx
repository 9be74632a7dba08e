// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { choosePicture, damaged } from '../catalog/fixtures/choose-picture.ts';
import {
  changeItem,
  dialogText,
  fill,
  removeAllButOneSpindle,
  openItems,
  removeItems,
  spindle,
} from '../catalog/fixtures/open-store.tsx';
import { press } from '../test/press.ts';
import type { ItemRecord } from '../catalog/store-queries.ts';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

beforeEach(removeAllButOneSpindle);

const editing = '?edit=er20-2k2w-water';

const items = () => mockShop.read().items;

const listIsBack = (title = spindle) => screen.findByRole('link', { name: title });

async function chooseTaxCode(search: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tax Code' }));
  await userEvent.paste(search);
  await userEvent.click(await screen.findByRole('option'));
}

describe('a new item', () => {
  it('starts with the defaults, and is created with its tax code', async () => {
    removeItems();
    openItems();
    await press('New item');
    expect(await screen.findByRole('heading', { name: 'New Catalog Item' })).toBeTruthy();
    await expectAccessible();
    await fill('Title', 'ER20 spindle');
    await fill('Description', '2.2 kW.');
    await chooseTaxCode('General - Tangible');
    await press('Save');
    await press('OK');
    expect(screen.getByText('The price must be above $0.00.')).toBeVisible();
    await fill('Price', '389.95');
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'er20-spindle' })).toBeTruthy();
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
        price: 389.95,
        inventory: 0,
        listingOrderWeight: 0,
        taxCode: 'txcd_99999999',
        externalId: null,
        subscriptionLink: null,
        couponId: null,
      },
    ]);
  });

  it('is not created while fields are invalid', async () => {
    const before = items();
    openItems('?edit=');
    await fill('Price', '');
    await fill('Inventory', '');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Order' }));
    await press('Save');
    expect(await dialogText()).toBe(
      'Form Validation ErrorYou have error in the catalog form. Please fix them and submit again.OK',
    );
    await press('OK');
    for (const message of [
      'Title is required',
      'Description is required.',
      'Price is required.',
      'Inventory is required.',
      'Tax Code is required.',
      'Order is required.',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    await expectAccessible();
    expect(items()).toEqual(before);
  });

  it.each([
    ['Price', '12,50', 'Enter an amount in dollars. Example: 129.95'],
    ['Price', '12.505', 'Enter an amount in dollars. Example: 129.95'],
    ['Inventory', '-1', 'Enter a whole number, 0 or more.'],
    ['Inventory', '1000001', 'An item can have at most 1,000,000 units.'],
    ['Subscription Link', 'tools.example', 'Enter a full URL. Example: https://example.com'],
  ])('says what is wrong: %s %s', async (field, text, message) => {
    openItems('?edit=');
    await fill(field, text);
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it("works while the tax codes can't be loaded", async () => {
    mockShop.start('500', ['listTaxCodes']);
    openItems('?edit=');
    expect(await screen.findByText("Couldn't load the tax codes.")).toBeTruthy();
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
    const [before] = items();
    openItems();
    await press(`Edit ${spindle}`);
    expect(await screen.findByRole('heading', { name: 'er20-2k2w-water' })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Tax Code' })).toHaveValue(
        'General - Tangible Goods (txcd_99999999)',
      ),
    );
    await fill('Inventory', '12');
    await press('Save');
    await listIsBack();
    expect(items()).toEqual([
      { ...before, inventory: 12, version: 2, dateModified: expect.any(String) },
    ]);
  });

  it('asks before the price changes by more than a factor of five', async () => {
    openItems(editing);
    await fill('Price', '38.99');
    await press('Save');
    await screen.findByText('Change the price from $389.95 to $38.99?');
    await expectAccessible();
    await press('Dismiss');
    expect(items()).toMatchObject([{ price: 389.95, version: 1 }]);
    expect(screen.getByLabelText('Price *')).toHaveProperty('value', '38.99');
    await press('Save');
    await press('Change Price');
    await listIsBack();
    expect(items()).toMatchObject([{ price: 38.99, version: 2 }]);
  });

  it('stays open and says why it was not saved', async () => {
    openItems(editing);
    await fill('Price', '400');
    await fill('Inventory', '4');
    changeItem({ inventory: 3 });
    await press('Save');
    const reason =
      "Customers bought or reserved units while you were editing. Only 3 are left, so you can't remove 10. Enter the count again.";
    await screen.findByText(reason);
    expect(await dialogText()).toBe(`Error Saving Catalog${reason}OK`);
    await press('OK');
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveProperty('value', '400');
    expect(items()).toMatchObject([{ price: 389.95, inventory: 3, version: 1 }]);
  });

  it('reports a failed picture upload, and stays on the saved record', async () => {
    openItems(editing);
    await choosePicture(damaged);
    await press('Save');
    const reason = 'The picture must be a JPEG, PNG, WebP or AVIF.';
    await waitFor(async () => expect(await dialogText()).toBe(`Error Uploading Image${reason}OK`));
    await press('OK');
    expect(items()).toMatchObject([{ version: 2 }]);
    await choosePicture();
    await press('Save');
    await listIsBack();
    expect(items()).toMatchObject([{ image: expect.stringMatching(/^uploads\//), version: 4 }]);
  });

  it("lists the differences in the payment provider's data", async () => {
    changeItem({ price: 379.95 });
    openItems(editing);
    const publishing = within(await screen.findByRole('region', { name: 'Publishing' }));
    expect(await publishing.findByRole('note')).toHaveTextContent(
      'The price is $389.95 at the provider and $379.95 in the shop.',
    );
  });

  it('says when the item was deleted', async () => {
    openItems('?edit=er11');
    expect((await screen.findByRole('alert')).textContent).toContain('Item not found');
    await press('All items in this catalog');
    await listIsBack();
  });
});

/** Opens the editor, then changes the item as another staff member or as a customer buying it. */
async function openBeforeTheySave(facts: Partial<ItemRecord>): Promise<void> {
  openItems(editing);
  await screen.findByRole('textbox', { name: 'Title' });
  changeItem({ ...facts, version: 2 });
}

describe('an item that someone else saved in the meantime', () => {
  it("keeps sales and the other person's changes to other fields", async () => {
    await openBeforeTheySave({ price: 350, inventory: 3 });
    await fill('Title', 'Mine');
    await press('Save');
    await screen.findByRole('heading', { name: /^Someone else saved changes/ });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldMineTheirs', `TitleMine${spindle}`]);
    await expectAccessible();
    await press('Keep mine and save');
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
    expect(items()).toMatchObject([{ title: 'Mine', price: 350, inventory: 3, version: 3 }]);
  });

  it("can be reloaded with the other person's changes", async () => {
    await openBeforeTheySave({ price: 350 });
    await fill('Price', '400');
    await press('Save');
    await press('Use theirs');
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveProperty('value', '350.00');
  });
});
