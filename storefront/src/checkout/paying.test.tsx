import { firstCustomer } from '@spindle/sdk/demo/people';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mockShop } from '../test/api.ts';
import { pay, setCheckout } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { personOf } from '../test/person-of.ts';
import { page, visit } from '../test/visit.tsx';

const { email } = firstCustomer;
const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';

stayInShop();
// Each test visits several pages.
vi.setConfig({ testTimeout: 60_000 });

const press = async (name: string | RegExp) =>
  userEvent.click(await page().findByRole('button', { name }));

async function goToPay(): Promise<string> {
  await visit('/ui/shop/spindles', email);
  await press(`Add to cart: ${SPINDLE}`);
  await press(`Increase quantity of ${SPINDLE}`);
  const quantity = screen.getByRole('textbox', { name: `Quantity of ${SPINDLE}` });
  await waitFor(() => expect(quantity).toHaveValue('2'));
  await userEvent.click(page().getByRole('link', { name: 'Checkout' }));
  await press('Checkout');
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  return goTo.mock.calls[0]?.[0] ?? '';
}

test("the cart's items are paid for, confirmed, and listed among the orders", async () => {
  const paymentPage = await goToPay();
  cleanup();
  expect(pay(paymentPage)).toBe(true);

  await visit('/ui/orders/checkoutComplete', email);
  expect(await page().findByRole('heading', { name: 'Checkout Completed!' })).toBeVisible();
  expect(page().getByRole('list', { name: 'Items' })).toHaveTextContent(SPINDLE);
  await expectAccessible();
  await userEvent.click(page().getByRole('link', { name: 'Your orders' }));
  expect(await page().findByText('New')).toBeVisible();
  expect(page().getByText('Pending')).toBeVisible();
  expect(mockShop.read().carts[personOf(email).userId]).toEqual([]);
});

test('while the bank confirms, the page waits, and shows the order once it exists', async () => {
  const paymentPage = await goToPay();
  cleanup();
  setCheckout('AWAITING');
  await visit('/ui/orders/checkoutComplete', email);
  expect(await page().findByText('Your bank is confirming the payment...')).toBeVisible();
  setCheckout('OPEN');
  pay(paymentPage);
  expect(await page().findByRole('heading', { name: 'Checkout Completed!' })).toBeVisible();
});

test('a customer whose card was declined finds the cart unchanged', async () => {
  const paymentPage = await goToPay();
  cleanup();
  expect(pay(paymentPage, 'declined')).toBe(false);
  await visit('/ui/cart', email);
  expect(await page().findByRole('textbox', { name: `Quantity of ${SPINDLE}` })).toHaveValue('2');
  expect(mockShop.read().orders.filter((order) => order.email === email)).toEqual([]);
});

test('a paid subscription is open', async () => {
  await visit('/ui/shop/cam-academy', email);
  await press(/^Buy Foundations, monthly/);
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  cleanup();
  pay(goTo.mock.calls[0]?.[0] ?? '');

  await visit('/ui/subscriptions', email);
  expect(await page().findByText('Thank you. Your subscription is active.')).toBeVisible();
  await userEvent.click(page().getByText('Click to view content...'));
  expect(await page().findByTitle('CAM Academy [Foundations, monthly]')).toBeVisible();
});
