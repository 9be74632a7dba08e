import { putIntoCart } from '../fixtures/buying.ts';
import { plentifulItem } from '../fixtures/catalog.ts';
import { completeSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedProblems: [/status of 401/] });

test('a session ended in another tab leads to sign-in, and back to the page', async ({
  page,
  customer,
  context,
}) => {
  const item = await plentifulItem();
  await putIntoCart(page, item);
  await page.goto('/ui/cart');
  const more = page.getByRole('button', { name: `One more ${item.title}` });
  await expect(more).toBeVisible();

  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();

  await more.click();
  await expect(page).toHaveURL(/\/ui\/signin$/);
  await completeSignIn(page, customer);
  await expect(page).toHaveURL(/\/ui\/cart$/);
  await expect(page.getByRole('heading', { name: item.title })).toBeVisible();
});
