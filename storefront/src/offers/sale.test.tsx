import { administrator, firstCustomer } from '@spindle/sdk/demo/people';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveParts } from '../partslist/own-parts.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { userOf } from '../test/person-of.ts';
import { putOnSale, SALE_END } from '../test/put-on-sale.ts';
import { renderShop } from '../test/render-shop.tsx';
import { sampleItem } from '../test/samples.ts';
import { page, visit } from '../test/visit.tsx';
import { ItemCard } from './item-card.tsx';

const SPINDLE = 'er20-2k2w-water';
const onSale = sampleItem({
  price: 349,
  regularPrice: 389.95,
  priceValidUntil: '2099-12-01T00:00:00.000Z',
});

const List = () => (
  <ul>
    <ItemCard item={onSale} />
  </ul>
);

test('a card on sale has both prices, marks the regular one, and says until when', async () => {
  renderShop(<List />);
  expect(screen.getByText('$349.00')).toBeVisible();
  expect(screen.getByText('$389.95', { selector: 's' })).toHaveTextContent(/^Regular price/);
  expect(screen.getByText(SALE_END)).toBeVisible();
  await expectAccessible();
});

test('a price button shows what is paid, with the sale beside it', async () => {
  renderShop(<List />, { user: userOf(firstCustomer.email) });
  expect(
    await screen.findByRole('button', { name: /^Buy ER20 spindle for ?\$349\.00$/ }),
  ).toBeVisible();
  expect(screen.getByText('$389.95', { selector: 's' })).toBeVisible();
  expect(screen.getAllByText(SALE_END)).toHaveLength(1);
  await expectAccessible();
});

test('nothing is struck through without a sale', () => {
  renderShop(<ItemCard item={sampleItem()} />);
  expect(screen.getByText('$389.95')).toBeVisible();
  expect(screen.queryByText(/Regular price|Sale/)).toBeNull();
});

test.each([
  ['customers', null],
  ['staff, whose items have the regular price and the current one,', administrator.email],
])('%s see the current and the regular price of an item on sale', async (_, email) => {
  putOnSale(SPINDLE, 349);
  await visit(`/ui/shop/spindles/${SPINDLE}`, email);
  expect(await page().findByText(SALE_END)).toBeVisible();
  expect(page().getByText('$349.00')).toBeVisible();
  expect(page().getByText('$389.95', { selector: 's' })).toBeVisible();
  await expectAccessible();
});

test.each([
  '/ui/shop/spindles?show=table',
  '/ui/search?q=ER20+water-cooled',
  '/ui/shop/spindles/vfd-2k2w-220v',
  `/ui/compare?item=spindles/${SPINDLE}`,
  '/ui/build',
])('%s strikes through the regular price', async (path) => {
  putOnSale(SPINDLE, 349);
  saveParts({ title: '', items: [{ catalogId: 'spindles', catalogItemId: SPINDLE, quantity: 1 }] });
  await visit(path);
  const [regular] = await page().findAllByText('$389.95', { selector: 's' });
  expect(regular).toHaveTextContent(/^Regular price/);
  expect(page().getAllByText('$349.00')).not.toEqual([]);
});
