import { putIntoCart } from '../fixtures/buying.ts';
import { catalogItems } from '../fixtures/catalog-items.ts';
import { pageOf, plentifulItem } from '../fixtures/catalog.ts';
import { shopAddress } from '../fixtures/shop-address.ts';
import { expect, test } from '../fixtures/test.ts';

test('quantities change with the badge and the total, and the last removal leads to the shop', async ({
  page,
  customer: _,
}) => {
  const item = await plentifulItem();
  await putIntoCart(page, item);
  await page.goto('/ui/cart');
  const more = page.getByRole('button', { name: `One more ${item.title}` });
  const less = page.getByRole('button', { name: `One less ${item.title}` });
  await expect(less).toBeDisabled();
  await more.dblclick();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await less.click();
  const total = ((Math.round(item.price * 100) * 2) / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  });
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(total);
  await page.getByRole('button', { name: `Remove ${item.title} from the cart` }).click();
  await expect(page.getByText('Your Cart Is Empty :(')).toBeVisible();
});

test('an empty cart leads to the shop', async ({ page, customer: _ }) => {
  await page.goto('/ui/cart');
  await expect(page).toHaveURL(/\/ui\/shop$/);
});

test('something digital is bought by its price, once', async ({ page, customer: _ }) => {
  const items = await catalogItems(shopAddress.url);
  const item = items.find(
    ({ digital, subscription, locked, expired, inventory }) =>
      digital && !subscription && !locked && !expired && inventory > 0,
  );
  if (!item) throw new Error('the demo shop has nothing digital');
  await page.goto(`/ui/shop/${item.catalogId}`);
  await expect(page.getByRole('button', { name: `Add to cart: ${item.title}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Buy ${item.title} for` }).click();
  await expect(page).toHaveURL(`${pageOf(item)}/cart`);
  await expect(page.getByText('Digital, one is enough')).toBeVisible();
  await expect(page.getByRole('button', { name: `One more ${item.title}` })).toHaveCount(0);
});
