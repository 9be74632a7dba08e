import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo, stayInShop } from '../test/leaving.ts';
import { fillCart } from '../test/person-of.ts';
import { page, visit } from '../test/visit.tsx';

const { email } = firstCustomer;
const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';

stayInShop();
beforeEach(() => {
  mockShop.change(({ people }) => {
    for (const person of people) person.address = null;
  });
});

const heading = (name: string) => page().findByRole('heading', { name });
const expectNoForm = () => expect(screen.queryByLabelText('Address')).toBeNull();
const setInventory = (count: number) =>
  mockShop.change(({ items }) => {
    for (const item of items) item.inventory = count;
  });

test('a cart of digital items asks for no address, and mentions no shipping', async () => {
  fillCart(email, 'plans-pack', 'mill-600-plans');
  await visit('/ui/cart', email);
  expect(await page().findByText('none (digital)')).toBeVisible();
  expect(page().getByText(/review your order/)).toBeVisible();
  await userEvent.click(page().getByRole('link', { name: 'Checkout' }));
  expect(await heading('No shipping needed')).toBeVisible();
  expect(await heading('Checkout')).toBeVisible();
  expectNoForm();
  expect(page().queryByText(/confirm the shipping address|choose shipping/)).toBeNull();
  await expectAccessible();
  await userEvent.click(page().getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test('one shipped item among digital ones needs an address', async () => {
  fillCart(email, 'plans-pack', 'mill-600-plans');
  fillCart(email, 'spindles', 'er20-2k2w-water');
  await visit('/ui/address', email);
  expect(await heading('Please enter a shipping address below.')).toBeVisible();
});

test('an empty cart is reported before anything is asked', async () => {
  await visit('/ui/address', email);
  expect(await heading('Your Cart Is Empty :(')).toBeVisible();
  expectNoForm();
  expect(page().getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/ui/shop');
  await expectAccessible();
});

test('a cart with more than is in stock says so, and blocks until it is corrected', async () => {
  setInventory(2);
  fillCart(email, 'spindles', 'er20-2k2w-water', 3);
  await visit('/ui/cart', email);
  expect(await page().findByRole('alert')).toHaveTextContent(
    `We have only 2 of ${SPINDLE} left. Reduce the quantity.`,
  );
  expect(page().queryByRole('link', { name: 'Checkout' })).toBeNull();
  expect(page().getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectAccessible();
  await userEvent.click(page().getByRole('button', { name: `Decrease quantity of ${SPINDLE}` }));
  expect(await page().findByRole('link', { name: 'Checkout' })).toBeVisible();
  expect(page().queryByRole('alert')).toBeNull();
});

test('the last step blocks, too', async () => {
  setInventory(2);
  mockShop.change(({ people }) => {
    const address = {
      address: '1 Main St',
      city: 'Reno',
      state: 'NV',
      zip: '89501',
      country: 'US',
    };
    for (const person of people) person.address = address;
  });
  fillCart(email, 'spindles', 'er20-2k2w-water', 3);
  await visit('/ui/address', email);
  expect(await heading('Do you want to ship to this address?')).toBeVisible();
  expect(page().getByRole('alert')).toHaveTextContent(/^We have only 2 of/);
  expect(page().getByRole('button', { name: 'Checkout' })).toBeDisabled();
  expect(page().getByRole('link', { name: 'Change your cart' })).toHaveAttribute(
    'href',
    '/ui/cart',
  );
});

test.each(['0', 'two', '1.5', '2000000', ''])(
  '%j is no quantity, and is not dropped silently',
  async (typed) => {
    fillCart(email, 'spindles', 'er20-2k2w-water', 2);
    await visit('/ui/cart', email);
    const quantity = await page().findByRole('textbox', { name: `Quantity of ${SPINDLE}` });
    await userEvent.clear(quantity);
    if (typed !== '') await userEvent.type(quantity, typed);
    await userEvent.tab();
    expect(quantity).toHaveValue('2');
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription(
      "Enter a whole number from 1 to 1,000,000. The quantity is still 2. If you don't want any, remove the item.",
    );
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3{Enter}');
    await waitFor(() => expect(quantity).toHaveValue('3'));
    expect(page().queryByRole('alert')).toBeNull();
  },
);
