import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { takeReturnAddress } from '../app/return-address.ts';
import { api, server } from '../test/api.ts';
import { renderShop } from '../test/render-shop.tsx';
import { customer, sampleItem } from '../test/samples.ts';
import { BuyBox } from './buy-box.tsx';
import { ItemCard } from './item-card.tsx';

const cases = [
  ['is out of stock', { inventory: 0 }, 'Out of Stock', 'Out of stock'],
  ['is locked', { locked: true }, 'Coming Soon!', 'Coming Soon!'],
  ['is expired', { expired: true }, 'Discontinued', 'Discontinued'],
] as const;

test.each(cases)('an item that %s cannot be bought', async (_, facts, inList, onPage) => {
  const item = sampleItem(facts);
  const list = renderShop(<ItemCard item={item} />, { user: customer });
  expect(screen.getByText(inList)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  list.unmount();

  renderShop(<BuyBox item={item} />, { user: customer });
  expect(screen.getByText(onPage)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a signed-in customer buys by the price, or adds goods that are shipped to the cart', async () => {
  renderShop(<ItemCard item={sampleItem()} />, { user: customer });
  expect(
    await screen.findByRole('button', { name: /^Buy ER20 spindle for ?\$389\.95$/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /Add to cart/ })).toBeVisible();
  expect(screen.getByText('Click to read more...')).toBeVisible();
});

test.each([{ digital: true }, { subscription: true }])(
  '%o has no cart button in the list',
  async (facts) => {
    renderShop(<ItemCard item={sampleItem(facts)} />, { user: customer });
    expect(await screen.findByRole('button', { name: /^Buy/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  },
);

test('a visitor sees the price, and is led to sign-in and back', async () => {
  renderShop(<BuyBox item={sampleItem()} />);
  expect(screen.getByText('$389.95')).toBeVisible();
  expect(screen.getByText('7 units')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin');
  expect(takeReturnAddress()).toBe('/ui/shop/spindles/er20');
});

test.each([{ digital: true }, { subscription: true }, { locked: true }])(
  'no number of units is told of an item that is %o',
  (facts) => {
    renderShop(<BuyBox item={sampleItem(facts)} />);
    expect(screen.queryByText('7 units')).toBeNull();
  },
);

test('adding an item leads to its cart', async () => {
  server.use(
    api.get('/api/cart/add/{catalogId}/{catalogItemId}', ({ response }) => response(200).json([])),
  );
  renderShop(<BuyBox item={sampleItem()} />, { user: customer });
  await userEvent.click(await screen.findByRole('button', { name: /Add to cart/ }));
  expect(await screen.findByText('/ui/shop/spindles/er20/cart')).toBeVisible();
});

test('a second subscription in a catalogue is refused with the way to change level', async () => {
  server.use(
    api.get('/api/cart/subscribe/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json({
        Status: 'ERROR',
        Reason: 'ACTIVE GROUP',
        RedirectUrl: null,
        catalogId: null,
        catalogItemId: null,
      }),
    ),
  );
  const terms = {
    attributeId: 'TERMS',
    type: 'SUBSCRIPTION',
    value: 'per month',
    description: null,
    version: 1,
  } as const;
  renderShop(<BuyBox item={sampleItem({ subscription: true, attributes: [terms] })} />, {
    user: customer,
  });
  await userEvent.click(await screen.findByRole('button', { name: /\$389.95 per month/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Subscription Error' })).toHaveTextContent(
    'It would appear that you are already subscribed.',
  );
});
