import { newCustomer } from '../fixtures/accounts.ts';
import { goToPayment, putIntoCart } from '../fixtures/buying.ts';
import { ownItem } from '../fixtures/catalog.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('two customers want the last one: the second is told, and sees it in the cart', async ({
  page,
  customer: _,
  newVisitor,
}) => {
  test.slow();
  const item = await ownItem(({ inventory }) => inventory === 1);
  await putIntoCart(page, item);
  await page.goto('/ui/address');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();

  const quicker = await newVisitor();
  await signIn(quicker, await newCustomer());
  await putIntoCart(quicker, item);
  await goToPayment(quicker);

  await page.getByRole('button', { name: 'Checkout' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Checkout Error: ');
  await expect(dialog).toContainText(item.title);
  await expectAccessible(page, 'Checkout Error');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main')).toContainText(item.title);
  await page.goto('/ui/cart');
  await expect(page.getByText('Out of stock', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a cart that cannot be bought');

  await page.getByRole('button', { name: `Remove ${item.title} from the cart` }).click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
});
