import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { fillCart } from '../test/person-of.ts';
import { putOnSale } from '../test/put-on-sale.ts';
import { page, visit } from '../test/visit.tsx';

stayInShop();

const { email } = firstCustomer;
const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';
const putSpindles = () => fillCart(email, 'spindles', 'er20-2k2w-water', 2);
const findNotice = () => page().findByText('$349.00 each, was $389.95');

test('a line on sale has its regular price beside it', async () => {
  putSpindles();
  putOnSale('er20-2k2w-water', 349);
  await visit('/ui/cart', email);
  expect(await page().findByText('$389.95', { selector: 's' })).toHaveTextContent(/^Regular price/);
  expect(page().getByText('$349.00 each')).toBeVisible();
  expect(page().queryByText('Price changed')).toBeNull();
  await expectAccessible();
});

test('a line shows the previous price after a change, until it is added again', async () => {
  putSpindles();
  const list = await visit('/ui/cart', email);
  await page().findByText('$389.95 each');
  list.unmount();
  putOnSale('er20-2k2w-water', 349);
  await visit('/ui/cart', email);
  expect(await findNotice()).toBeVisible();
  await expectAccessible();
  await userEvent.click(page().getByRole('button', { name: `Increase quantity of ${SPINDLE}` }));
  await waitFor(() => expect(page().queryByText('Price changed')).toBeNull());
});

test("checkout at a price the customer hasn't seen leads to the cart, which says so; then it continues", async () => {
  putSpindles();
  await visit('/ui/address', email);
  await page().findAllByText('$779.90');
  const checkout = await page().findByRole('button', { name: 'Checkout' });
  putOnSale('er20-2k2w-water', 349);
  await userEvent.click(checkout);
  expect(await page().findByRole('alert')).toHaveTextContent(
    `The price of ${SPINDLE} has changed from $389.95 to $349.00.`,
  );
  expect(screen.getByTestId('path')).toHaveTextContent('/ui/cart');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await findNotice()).toBeVisible();
  expect(mockShop.read().checkouts).toEqual([]);
  await expectAccessible();

  await userEvent.click(page().getByRole('link', { name: 'Checkout' }));
  await userEvent.click(await page().findByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});
