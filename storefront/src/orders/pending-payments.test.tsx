import { settleBankPayment } from '@spindle/sdk/mocks/checkout/bank-payment';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CartPage } from '../pages/cart-page.tsx';
import { AddressPage } from '../pages/address-page.tsx';
import { mockShop } from '../test/api.ts';
import { buyer } from '../test/buyer.ts';
import { goToPay, pay } from '../test/buying.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { fillCart, userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { OrdersPage } from '../pages/orders-page.tsx';

const ITEM = 'spindles/er20-2k2w-water';

async function payByBank(): Promise<string> {
  mockShop.signIn(buyer);
  const page = await goToPay(buyer, [ITEM, 2]);
  expect(pay(page, 'bank')).toBe(true);
  return page.split('/').at(-1) ?? '';
}

function decide(checkoutId: string, succeeded: boolean): void {
  const { now, newId } = mockShop;
  mockShop.change((state) =>
    settleBankPayment({ state, now: now(), newId }, { checkoutId, succeeded, origin: '' }),
  );
}

test('a payment that a bank is confirming is listed with the orders, until it is declined', async () => {
  const checkoutId = await payByBank();
  renderShop(<OrdersPage />, { path: '/ui/orders', user: userOf(buyer) });
  const list = await screen.findByRole('list', { name: 'Pending payments' });
  expect(within(list).getByText('Payment pending')).toBeVisible();
  expect(list).toHaveTextContent('2 ×');
  await expectAccessible();

  decide(checkoutId, false);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(list).toHaveTextContent('Payment failed'));
  expect(within(list).getByRole('link', { name: 'Go to your cart' })).toBeVisible();
});

test('the cart says where its items are, and that they came back', async () => {
  const checkoutId = await payByBank();
  const { unmount } = renderShop(<CartPage />, { path: '/ui/cart', user: userOf(buyer) });
  expect(await screen.findByRole('alert')).toHaveTextContent('still confirming your payment of $');
  expect(screen.getByText('Your Cart Is Empty :(')).toBeVisible();
  unmount();

  decide(checkoutId, false);
  renderShop(<CartPage />, { path: '/ui/cart', user: userOf(buyer) });
  expect(await screen.findByText(/declined your payment of \$/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Items in your cart' })).toHaveTextContent('kW');
});

test('more of an item with a pending payment is bought only after a confirmation', async () => {
  await payByBank();
  const [catalogId = '', catalogItemId = ''] = ITEM.split('/');
  fillCart(buyer, catalogId, catalogItemId, 1);
  renderShop(<AddressPage />, { path: '/ui/address', user: userOf(buyer) });
  const before = mockShop.read().checkouts.length;
  const checkout = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Checkout' }));
  await checkout();
  const question = await screen.findByRole('alertdialog', { name: 'Payment pending' });
  expect(question).toHaveTextContent('You already paid for 2 ×');
  await userEvent.click(within(question).getByRole('button', { name: 'Dismiss' }));
  expect(mockShop.read().checkouts).toHaveLength(before);

  await checkout();
  await userEvent.click(await screen.findByRole('button', { name: 'Buy More' }));
  await waitFor(() => expect(mockShop.read().checkouts).toHaveLength(before + 1));
});
