// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { components } from '@spindle/sdk/schema';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectAccessibleDialog } from '../fixtures/expect-accessible-dialog.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { price, product, sampleItem, samplePublication } from '../fixtures/sample-item.ts';
import { shopHas } from '../fixtures/shop-has.ts';
import { api, server } from '../../test/mock-shop.ts';
import { bodyText } from '../../test/body-text.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';

type Publication = components['schemas']['Publication'];
const publish = '/api/catbuilder/stripe/publish/{catalogId}/{catalogItemId}';
const both = samplePublication({ Product: product, Price: price });

function providerHas(publication: Publication) {
  server.use(
    api.get('/api/catbuilder/stripe/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json(publication),
    ),
  );
}

async function openPublisher(publication: Publication, facts = {}) {
  shopHas(sampleItem(facts));
  providerHas(publication);
  renderEditor({ search: '?page=publisher' });
  await screen.findByRole('region', { name: 'Product' });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
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
  it('shows every detail of product and price', async () => {
    await openPublisher(both);
    expect(factsOf('Product')).toMatchObject({
      'Product ID': 'prod_Rt5',
      Name: 'ER20 spindle',
      Description: 'Water-cooled.',
      'Tax code': 'txcd_99999999',
      Images: 'https://cdn.example/er20.webp',
      Active: 'Yes',
      'Live mode': 'No',
      Created: expect.stringContaining('Nov 2, 2026'),
      Updated: expect.stringContaining('Nov 2, 2026'),
    });
    expect(factsOf('Price')).toMatchObject({
      'Price ID': 'price_1N',
      'Unit amount': '$389.95',
      Active: 'Yes',
      'Live mode': 'No',
      Created: expect.stringContaining('Nov 2, 2026'),
    });
    expect(screen.queryByRole('group', { name: 'Recurring' })).toBeNull();
    await expectAccessible();
  });

  it('offers to publish the price once there is a product', async () => {
    await openPublisher(samplePublication());
    expect(screen.getByRole('button', { name: 'Publish Product' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish Price' })).toBeNull();
  });

  it('says what the provider says where it is not well', async () => {
    await openPublisher(samplePublication({ Status: 'ERROR', Reason: 'No such product.' }));
    expect(screen.getByText('ERROR: No such product.')).toBeTruthy();
  });

  it('says where shop and provider differ', async () => {
    await openPublisher({ ...both, OutOfStep: ['The name differs.', 'The price differs.'] });
    expect(
      screen.getByText('Shop and provider differ: The name differs. The price differs.'),
    ).toBeTruthy();
  });

  it('says nothing of it where all is well', async () => {
    await openPublisher(both);
    expect(screen.queryByText(/SUCCESS|differ/)).toBeNull();
  });

  it('publishes the product, and shows it as it is then', async () => {
    await openPublisher(samplePublication());
    server.use(
      api.get(publish, ({ response }) => {
        providerHas(samplePublication({ Product: product }));
        return response(200).json({ Status: 'SUCCESS', Reason: 'Done.' });
      }),
    );
    await press('Publish Product');
    expect(await messageOf('Product Published')).toContain(
      'The product ER20 spindle was successfully published.',
    );
    await expectAccessibleDialog(screen.getByRole('alertdialog'));
    await press('OK');
    expect(await screen.findByRole('button', { name: 'Publish Price' })).toBeTruthy();
    expect(factsOf('Product')['Product ID']).toBe('prod_Rt5');
  });

  it('publishes the price, with nothing on how it would recur', async () => {
    await openPublisher(samplePublication({ Product: product }));
    let body = 'nothing sent';
    server.use(
      api.post(publish, async ({ request, response }) => {
        body = await bodyText(request);
        return response(200).json({ Status: 'SUCCESS', Reason: 'Done.' });
      }),
    );
    await press('Publish Price');
    expect(await messageOf('Price Published')).toContain(
      'The price was successfully published for ER20 spindle.',
    );
    expect(body).toBe('');
  });

  it('asks of a subscription how its price recurs', async () => {
    await openPublisher(samplePublication({ Product: product }), { subscription: true });
    expect(screen.getByLabelText<HTMLInputElement>('Interval count').value).toBe('1');
    const options = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Interval')).toEqual(['day', 'week', 'month', 'year']);
    expect(options('Usage type')).toEqual(['licensed', 'metered']);
    await expectAccessible();
    let body = '';
    server.use(
      api.post(publish, async ({ request, response }) => {
        body = await bodyText(request);
        return response(200).json({ Status: 'SUCCESS', Reason: 'Done.' });
      }),
    );
    await userEvent.selectOptions(screen.getByLabelText('Interval'), 'year');
    await press('Publish Price');
    await messageOf('Price Published');
    expect(body).toBe('interval=year&intervalCount=1&usageType=licensed');
  });

  it.each([
    ['Publish Product', 'Error Publishing Product'],
    ['Publish Price', 'Error Publishing Price'],
  ])('says after %s why it was refused', async (button, title) => {
    await openPublisher(both);
    const refusal = { Status: 'ERROR', Reason: 'The name is empty.' } as const;
    server.use(
      api.get(publish, ({ response }) => response(200).json(refusal)),
      api.post(publish, ({ response }) => response(200).json(refusal)),
    );
    await press(button);
    expect(await messageOf(title)).toContain('The name is empty.');
  });

  it.each([
    ['Publish Product', 'Error Publishing Product', HttpResponse.error()],
    [
      'Publish Price',
      'Error Publishing Price',
      HttpResponse.json({ Status: 'ERROR', Reason: 'Away.' }, { status: 503 }),
    ],
  ])('sends after %s to the logs where nobody can say more', async (button, title, answer) => {
    await openPublisher(both);
    server.use(
      api.untyped.get('*/api/catbuilder/stripe/publish/*/*', () => answer),
      api.untyped.post('*/api/catbuilder/stripe/publish/*/*', () => answer),
    );
    await press(button);
    expect(await messageOf(title)).toContain(
      'An unkown server side error occured. Check the server logs.',
    );
  });

  it('can be left for the preview', async () => {
    await openPublisher(both);
    await press('Cancel');
    expect(await screen.findByText('Availability')).toBeTruthy();
  });
});
