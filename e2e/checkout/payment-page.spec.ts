import { buySomething, expectCompleted, goToPayment, putIntoCart } from '../fixtures/buying.ts';
import { plentifulItem } from '../fixtures/catalog.ts';
import { CARD_THAT_IS_DECLINED, expectPaymentPage, pay } from '../fixtures/payment-page.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a declined card', () => {
  test.use({ expectedProblems: [/status of 402/] });

  test('can be followed by one that pays', async ({ page, customer }) => {
    expect(customer.email).toBeTruthy();
    await putIntoCart(page, await plentifulItem());
    await goToPayment(page);
    await pay(page, { card: CARD_THAT_IS_DECLINED });
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await pay(page);
    await expectCompleted(page);
  });
});

test('going back and changing the cart creates a new payment page and closes the old one', async ({
  page,
  customer: _,
  context,
}) => {
  const item = await plentifulItem();
  await putIntoCart(page, item);
  await goToPayment(page);
  const before = page.url();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.goto('/ui/cart');
  await page.getByRole('button', { name: `Increase quantity of ${item.title}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expectPaymentPage(page);
  expect(page.url()).not.toBe(before);
  await expect(page.getByText('Quantity 2')).toBeVisible();

  const old = await context.newPage();
  await old.goto(before);
  await expect(old.getByRole('heading', { name: 'This page has expired' })).toBeVisible();
});

test("the browser's back button leads to an address page that works", async ({
  page,
  customer: _,
}) => {
  await putIntoCart(page, await plentifulItem());
  await goToPayment(page);
  const address = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expectPaymentPage(page);
  expect(page.url()).toBe(address);
});

test('two tabs lead to the same payment, which can be paid once', async ({
  page,
  customer: _,
  context,
}) => {
  await putIntoCart(page, await plentifulItem());
  const second = await context.newPage();
  await goToPayment(page);
  await goToPayment(second);
  expect(second.url()).toBe(page.url());
  await pay(page);
  await expectCompleted(page);
  await second.reload();
  await expect(second.getByRole('heading', { name: 'This payment is complete' })).toBeVisible();
});

test('going back after paying cannot pay again', async ({ page, customer: _ }) => {
  await buySomething(page);
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This payment is complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to the shop' }).click();
  await expectCompleted(page);
});

test('every step can be reloaded', async ({ page, customer: _ }) => {
  const item = await plentifulItem();
  await putIntoCart(page, item);
  await page.goto('/ui/cart');
  await page.reload();
  await expect(page.getByRole('heading', { name: item.title })).toBeVisible();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expectPaymentPage(page);
  await page.reload();
  await pay(page);
  await expectCompleted(page);
  await page.reload();
  await expectCompleted(page);
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your orders' })).toContainText('Pending');
});
