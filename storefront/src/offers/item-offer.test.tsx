import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { popReturnPath } from '../session/return-address.ts';
import { mockShop } from '../test/api.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { personOf, userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { sampleItem } from '../test/samples.ts';
import { page, visit } from '../test/visit.tsx';
import { BuyBox } from './buy-box.tsx';
import { ItemCard } from './item-card.tsx';

stayInShop();

const { email } = firstCustomer;
const user = userOf(email);

const BUYS = /^(?!Add to parts list: |Notify me: )/;

const cases = [
  ['is out of stock', { inventory: 0 }, 'Out of Stock', 'Out of stock'],
  ['is locked', { locked: true }, 'Coming Soon!', 'Coming Soon!'],
  ['is expired', { expired: true }, 'Discontinued', 'Discontinued'],
] as const;

test.each(cases)('an item that %s cannot be bought', async (_, facts, inList, onPage) => {
  const item = sampleItem(facts);
  const list = renderShop(<ItemCard item={item} />, { user });
  expect(screen.getByText(inList)).toBeVisible();
  expect(screen.queryByRole('button', { name: BUYS })).toBeNull();
  list.unmount();

  renderShop(<BuyBox item={item} />, { user });
  expect(screen.getByText(onPage)).toBeVisible();
  expect(screen.queryByRole('button', { name: BUYS })).toBeNull();
});

test('a signed-in customer buys with the price button, or adds shipped items to the cart', async () => {
  renderShop(<ItemCard item={sampleItem()} />, { user });
  expect(
    await screen.findByRole('button', { name: /^Buy ER20 spindle for ?\$389\.95$/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /Add to cart/ })).toBeVisible();
  expect(screen.getByText('Click to read more...')).toBeVisible();
});

test.each([{ digital: true }, { subscription: true }])(
  '%o has no cart button in the list',
  async (facts) => {
    renderShop(<ItemCard item={sampleItem(facts)} />, { user });
    expect(await screen.findByRole('button', { name: /^Buy/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  },
);

test('the part number is shown if there is one, with nothing in its place otherwise', () => {
  const { unmount } = renderShop(<BuyBox item={sampleItem({ externalId: 'SP80W-22-ER20' })} />);
  expect(screen.getByText('SP80W-22-ER20')).toBeVisible();
  unmount();
  renderShop(<BuyBox item={sampleItem({ externalId: null })} />);
  expect(screen.queryByText('Part number')).toBeNull();
});

test('a visitor sees the price, and is sent to sign-in and back', async () => {
  renderShop(<BuyBox item={sampleItem()} />);
  expect(screen.getByText('$389.95')).toBeVisible();
  expect(screen.getByText('7 units')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin');
  expect(popReturnPath()).toBe('/ui/shop/spindles/er20');
});

test.each(['Add to cart', 'Buy'])('on a card, %s shows that it is busy', async (name) => {
  mockShop.start('slow', ['addToCart']);
  renderShop(<ItemCard item={sampleItem()} />, { user });
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  const other = screen.getAllByRole('button').find((one) => one !== button);
  expect(other).not.toHaveAttribute('aria-busy');
  expect(other).toBeDisabled();
});

test.each([{ digital: true }, { subscription: true }])('no stock is shown for %o', (facts) => {
  renderShop(<BuyBox item={sampleItem(facts)} />);
  expect(screen.queryByText('In stock')).toBeNull();
});

test('an item that is out of stock says when it is expected back, until that day has passed', () => {
  const { unmount } = renderShop(
    <BuyBox item={sampleItem({ inventory: 0, expectedAt: '2099-12-12' })} />,
  );
  expect(screen.getByText('Expected back by Dec 12')).toBeVisible();
  unmount();
  renderShop(<BuyBox item={sampleItem({ inventory: 0, expectedAt: '2020-12-12' })} />);
  renderShop(<BuyBox item={sampleItem({ expectedAt: '2099-12-12' })} />);
  expect(screen.queryByText(/^Expected back/)).toBeNull();
});

test('a discontinued item links to its replacement', () => {
  const replacedBy = { catalogId: 'spindles', catalogItemId: 'er25', title: 'ER25 spindle' };
  const { unmount } = renderShop(<BuyBox item={sampleItem({ expired: true, replacedBy })} />);
  expect(screen.getByRole('link', { name: 'ER25 spindle' })).toHaveAttribute(
    'href',
    '/ui/shop/spindles/er25',
  );
  unmount();
  renderShop(<BuyBox item={sampleItem({ replacedBy })} />);
  expect(screen.queryByRole('link', { name: 'ER25 spindle' })).toBeNull();
});

test('a discontinued item shows how many units there are', () => {
  renderShop(<BuyBox item={sampleItem({ expired: true })} />);
  expect(screen.getByText('7 units')).toBeVisible();
});

test.each([{ digital: true }, { subscription: true }, { locked: true }])(
  'no number of units is shown for an item that is %o',
  (facts) => {
    renderShop(<BuyBox item={sampleItem(facts)} />);
    expect(screen.queryByText('7 units')).toBeNull();
  },
);

/** Other items on the page have such a button, too. */
async function buyBoxButton() {
  const box = await page().findByRole('region', { name: 'Buy' });
  return within(box).findByRole('button', { name: /Add to cart/ });
}

test('adding an item leads to its cart', async () => {
  await visit('/ui/shop/spindles/er20-2k2w-water', email);
  await userEvent.click(await buyBoxButton());
  await waitFor(() =>
    expect(screen.getByTestId('path')).toHaveTextContent('/ui/shop/spindles/er20-2k2w-water/cart'),
  );
  expect(mockShop.read().carts[personOf(email).userId]).toMatchObject([
    { catalogId: 'spindles', catalogItemId: 'er20-2k2w-water', quantity: 1 },
  ]);
});

test('an item that has sold out is reported and not added', async () => {
  await visit('/ui/shop/spindles/er20-2k2w-water', email);
  const add = await buyBoxButton();
  mockShop.change(({ items }) => {
    for (const item of items) item.inventory = 0;
  });
  await userEvent.click(add);
  expect(
    await screen.findByRole('alertdialog', { name: 'Not added to the cart' }),
  ).toHaveTextContent('ER20 water-cooled spindle, 2.2 kW is out of stock.');
  expect(screen.getByTestId('path')).toHaveTextContent(/er20-2k2w-water$/);
});

const subscriber = 'priya.bianchi@example.com';

test('a subscriber is offered a change of plan instead of a second subscription', async () => {
  await visit('/ui/shop/cam-academy/foundations-yearly', subscriber);
  expect(await page().findByRole('button', { name: 'Change plan' })).toBeVisible();
  expect(page().getByText(/^You're subscribed to Foundations, monthly\./)).toBeVisible();
  expect(page().queryByRole('button', { name: /^Subscribe/ })).toBeNull();
  await userEvent.click(page().getByRole('button', { name: 'Change plan' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringContaining('/mock/portal')));
});

test('a subscriber finds their plan among the others', async () => {
  await visit('/ui/shop/cam-academy', subscriber);
  expect(await page().findByText('Your plan')).toBeVisible();
  expect(page().getByRole('button', { name: 'Change plan to Foundations, yearly' })).toBeVisible();
  expect(page().queryByRole('button', { name: /^Buy/ })).toBeNull();
});

test('a customer with granted access may subscribe', async () => {
  mockShop.change(({ entitlements, subscriptions }) => {
    const { userId } = personOf(subscriber);
    for (const one of entitlements) if (one.userId === userId) one.source = 'GRANT';
    for (const one of subscriptions) one.endedAt ??= one.dateCreated;
  });
  await visit('/ui/shop/cam-academy/foundations-yearly', subscriber);
  expect(await page().findByRole('button', { name: /^Subscribe/ })).toBeVisible();
});

test('a second subscription in a catalog is rejected, with how to change the level', async () => {
  mockShop.start('500', ['listSubscriptions']);
  await visit('/ui/shop/cam-academy/foundations-yearly', subscriber);
  await userEvent.click(
    await page().findByRole('button', { name: /^Subscribe · \$120\.00 \/ year$/ }),
  );
  expect(await screen.findByRole('alertdialog', { name: 'Subscription Error' })).toHaveTextContent(
    'It would appear that you are already subscribed.',
  );
  mockShop.calm();
});
