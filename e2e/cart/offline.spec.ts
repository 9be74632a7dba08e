import { putIntoCart } from '../fixtures/buying.ts';
import { plentifulItem } from '../fixtures/catalog.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

test('a quantity that could not be changed is told, and can be changed once the network is back', async ({
  page,
  customer: _,
  context,
}) => {
  const item = await plentifulItem();
  await putIntoCart(page, item);
  await page.goto('/ui/cart');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${item.title}` });
  await expect(quantity).toHaveValue('1');

  await context.setOffline(true);
  await page.getByRole('button', { name: `One more ${item.title}` }).click();
  await expect(page.getByRole('alert')).toContainText(`${item.title} was not changed.`);
  await expect(quantity).toHaveValue('1');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(quantity).toHaveValue('2');
});
