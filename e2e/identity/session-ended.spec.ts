import { putIntoCart } from '../fixtures/buying.ts';
import { plentifulItem } from '../fixtures/catalog.ts';
import { completeSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedProblems: [/status of 401/] });

test('changes of cart and session in one tab appear in the others, and sign-in leads back', async ({
  page,
  customer,
  context,
}) => {
  const item = await plentifulItem();
  await putIntoCart(page, item);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const desk = await context.newPage();
  await desk.goto('/ui/admin');
  await expect(desk.getByRole('button', { name: /^Account menu for/ })).toBeVisible();

  await page.goto('/ui/cart');
  await page.getByRole('button', { name: `Increase quantity of ${item.title}` }).click();
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(desk).toHaveURL(/\/ui\/signin$/);
  await expect(page).toHaveURL(/\/ui\/signin$/);
  await completeSignIn(page, customer);
  await expect(page).toHaveURL(/\/ui\/cart$/);
  await expect(page.getByRole('heading', { name: item.title })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('going back to a page seen while signed in shows nothing of it', async ({
  page,
  customer: _,
}) => {
  await page.goto('/ui/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/ui\/signin$/);
});
