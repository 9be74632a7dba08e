// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../test/press.ts';
import { changeItem, place } from '../fixtures/edited-item.ts';
import { expectAccessibleDialog } from '../fixtures/expect-accessible-dialog.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { api, mockShop, server } from '../../test/mock-shop.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';

const title = 'ER20 water-cooled spindle, 2.2 kW';

/** Returns the payment provider's data about the item. */
const atProvider = () => mockShop.read().publications[place];

/** Makes the item look as if it was never published. */
function unpublish() {
  mockShop.change(({ publications }) => {
    delete publications[place];
  });
}

/** Keeps the provider's product but removes its price. */
function forgetPrice() {
  mockShop.change(({ publications }) => {
    publications[place] = { Product: publications[place]?.Product ?? null, Price: null };
  });
}

async function openPublisher() {
  renderEditor({ search: '?page=publisher' });
  await screen.findByRole('region', { name: 'Product' });
}

const messageOf = async (name: string) =>
  (await screen.findByRole('alertdialog', { name })).textContent;
const factsOf = (name: string) => {
  const part = within(screen.getByRole('region', { name }));
  const values = part.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    part.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? '']),
  );
};

describe('the publisher', () => {
  it('shows all details of the product and price', async () => {
    mockShop.change(({ publications }) => {
      const { Product, Price } = publications[place] ?? {};
      const at = { created: 1793611800, updated: 1793698200 };
      Object.assign(Product ?? {}, at, { images: ['https://cdn.example/er20.webp'] });
      Object.assign(Price ?? {}, { created: at.created });
    });
    await openPublisher();
    expect(factsOf('Product')).toMatchObject({
      'Product ID': 'prod_spindles_er202k2wwater',
      Name: title,
      Description: expect.stringContaining('2.2 kW, 24,000 rpm'),
      'Tax code': 'txcd_99999999',
      Images: 'https://cdn.example/er20.webp',
      Active: 'Yes',
      'Live mode': 'No',
      Created: expect.stringContaining('Nov 2, 2026'),
      Updated: expect.stringContaining('Nov 3, 2026'),
    });
    expect(factsOf('Price')).toMatchObject({
      'Price ID': 'price_spindles_er202k2wwater',
      'Unit amount': '$389.95',
      Active: 'Yes',
      'Live mode': 'No',
      Created: expect.stringContaining('Nov 2, 2026'),
    });
    expect(screen.queryByRole('group', { name: 'Recurring' })).toBeNull();
    await expectAccessible();
  });

  it('offers to publish the price once there is a product', async () => {
    unpublish();
    await openPublisher();
    expect(screen.getByRole('button', { name: 'Publish Product' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish Price' })).toBeNull();
  });

  it("shows the provider's error", async () => {
    // A real provider sometimes rejects a read. The mock never does.
    const unwell = { Status: 'ERROR', Reason: 'No such product.' } as const;
    server.use(
      api.get('/api/catbuilder/stripe/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ ...unwell, Product: null, Price: null, OutOfStep: [] }),
      ),
    );
    await openPublisher();
    expect(screen.getByText('ERROR: No such product.')).toBeTruthy();
    expect(screen.queryByText('Not published yet.')).toBeNull();
    for (const name of ['Product', 'Price']) {
      expect(screen.getByRole('region', { name })).toHaveTextContent('returned no data');
    }
  });

  it('lists the differences between the shop and the provider', async () => {
    changeItem({ title: 'ER20 spindle', price: 379.95 });
    await openPublisher();
    expect(
      screen.getByText(
        `The payment provider's data differs from the shop's: The name is “${title}” at the provider and “ER20 spindle” in the shop. The price is $389.95 at the provider and $379.95 in the shop.`,
      ),
    ).toBeTruthy();
  });

  it('shows no notice if there are no differences', async () => {
    await openPublisher();
    expect(screen.queryByText(/SUCCESS|differ/)).toBeNull();
  });

  it('publishes the product, and shows the new state', async () => {
    unpublish();
    await openPublisher();
    await press('Publish Product');
    expect(await messageOf('Product Published')).toContain(
      `The product ${title} was successfully published.`,
    );
    await expectAccessibleDialog(screen.getByRole('alertdialog'));
    await press('OK');
    expect(await screen.findByRole('button', { name: 'Publish Price' })).toBeTruthy();
    expect(atProvider()).toMatchObject({ Product: { name: title }, Price: null });
    expect(factsOf('Product')['Product ID']).toBe(atProvider()?.Product?.id);
  });

  it('publishes a one-time price', async () => {
    forgetPrice();
    await openPublisher();
    await press('Publish Price');
    expect(await messageOf('Price Published')).toContain(
      `The price was successfully published for ${title}.`,
    );
    expect(atProvider()?.Price).toMatchObject({ unit_amount: 38995, recurring: null });
  });

  it("asks how a subscription's price recurs", async () => {
    changeItem({ subscription: true });
    forgetPrice();
    await openPublisher();
    expect(screen.getByLabelText<HTMLInputElement>('Interval count').value).toBe('1');
    const options = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Interval')).toEqual(['day', 'week', 'month', 'year']);
    expect(options('Usage type')).toEqual(['licensed', 'metered']);
    await expectAccessible();
    await userEvent.selectOptions(screen.getByLabelText('Interval'), 'year');
    await userEvent.selectOptions(screen.getByLabelText('Usage type'), 'metered');
    await press('Publish Price');
    await messageOf('Price Published');
    expect(atProvider()?.Price?.recurring).toEqual({
      interval: 'year',
      interval_count: 1,
      usage_type: 'metered',
    });
  });

  it('says why the price was rejected', async () => {
    await openPublisher();
    unpublish();
    await press('Publish Price');
    expect(await messageOf('Error Publishing Price')).toContain(
      'The payment provider has no product for this item yet. Publish the product first, then the price.',
    );
    expect(atProvider()).toBeUndefined();
  });

  it.each([
    ['Publish Product', 'Error Publishing Product', 'offline'],
    ['Publish Price', 'Error Publishing Price', '500'],
  ] as const)(
    'refers to the logs after %s, if there is no other explanation',
    async (button, name, why) => {
      await openPublisher();
      mockShop.start(why, ['publishProduct', 'publishPrice']);
      await press(button);
      expect(await messageOf(name)).toContain(
        'An unkown server side error occured. Check the server logs.',
      );
    },
  );

  it('returns to the preview', async () => {
    await openPublisher();
    await press('Cancel');
    expect(await screen.findByText('Availability')).toBeTruthy();
  });
});
