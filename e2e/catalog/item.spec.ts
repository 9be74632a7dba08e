import { catalogItems } from '../fixtures/catalog-items.ts';
import { pageOf } from '../fixtures/catalog.ts';
import { shopAddress } from '../fixtures/shop-address.ts';
import { expect, test } from '../fixtures/test.ts';

// Checks animations while they run.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('pictures take turns, stop under the pointer, and open large', async ({ page }) => {
  const items = await catalogItems(shopAddress.url);
  const item = items.find(
    ({ attributes }) => attributes.filter(({ type }) => type === 'IMAGE').length > 1,
  );
  if (!item) throw new Error('no item has several pictures');
  await page.goto(pageOf(item));
  const carousel = page.getByRole('region', { name: `Pictures of ${item.title}` });
  const current = carousel
    .getByRole('button', { name: /^Picture \d$/ })
    .and(carousel.locator('[aria-current="true"]'));
  await expect(current).toHaveAccessibleName('Picture 1');
  const enlarge = carousel.getByRole('button', { name: /^Enlarge: / });
  await enlarge.focus();
  await expect(current).toHaveAccessibleName('Picture 2');
  await expect(enlarge, 'keeps the keyboard when the pictures advance').toBeFocused();

  await enlarge.click();
  const large = page.getByRole('dialog');
  await expect(large.getByText('2 of')).toBeVisible();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

// An item that can't be bought today can still be put on a list for later.
const notToList = /^(?!Add to parts list|Notify me)/;

test('an out-of-stock item says so, and sends a notification when it is back', async ({
  page,
  customer: _,
}) => {
  const items = await catalogItems(shopAddress.url);
  const item = items.find(({ locked, expired, inventory }) => !locked && !expired && inventory < 1);
  if (!item) throw new Error('the demo shop has none');
  await page.goto(`/ui/shop/${item.catalogId}`);
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: item.title, exact: true }),
  });
  await expect(card.getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: notToList })).toHaveCount(0);
  await card.getByRole('link').click();
  const box = page.getByRole('region', { name: 'Buy' });
  await expect(box.getByText('Out of stock', { exact: true })).toBeVisible();
  await expect(box.getByRole('button', { name: notToList })).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/catalog/notice/')) calls.push(request.method());
  });
  await box.getByRole('button', { name: /^Notify me/ }).dblclick();
  await expect(box.getByText("We'll email you")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/ui\/shop\/[^/]+$/);
  await page.goForward();
  await expect(box.getByText("We'll email you")).toBeVisible();
  expect(calls.filter((method) => method !== 'GET')).toEqual(['POST']);
});
