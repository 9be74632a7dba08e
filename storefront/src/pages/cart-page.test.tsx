import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstCustomer } from '@spindle/sdk/demo/people';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { fillCart, personOf, userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { CartPage } from './cart-page.tsx';

const { email } = firstCustomer;
const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';
const SPINDLE_PATH = '/ui/shop/spindles/er20-2k2w-water';

beforeEach(() => mockShop.signIn(email));
afterEach(() => vi.useRealTimers());

const put = (catalogItemId: string, quantity = 1, catalogId = 'spindles') =>
  fillCart(email, catalogId, catalogItemId, quantity);
const putSpindle = (quantity = 1) => put('er20-2k2w-water', quantity);

function openCart() {
  return renderShop(<CartPage />, { path: '/ui/cart', route: '/ui/cart', user: userOf(email) });
}

/** Returns the quantities in the shop's cart. */
const inCart = () =>
  mockShop.read().carts[personOf(email).userId]?.map(({ quantity }) => quantity) ?? [];
const quantity = () => screen.getByRole('textbox', { name: `Quantity of ${SPINDLE}` });
const findButton = (name: string) => screen.findByRole('button', { name });

test('every line, the total, and what is still to be added are shown', async () => {
  putSpindle(2);
  put('spindle-mount-80', 3);
  openCart();
  expect(await screen.findByText('$779.90')).toBeVisible();
  expect(screen.getByText('$145.50')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('$925.40')).toHaveLength(2));
  expect(await screen.findByText(/^Standard \$/)).toBeVisible();
  expect(screen.getByText('calculated on the payment page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/ui/address');
  await expectAccessible();
});

test('a cart that becomes several orders says so before payment', async () => {
  putSpindle();
  put('mill-600-plans', 1, 'plans-pack');
  openCart();
  expect(await screen.findByText('Ships as 2 orders: 1 to ship and 1 digital.')).toBeVisible();
});

test('the next quantity price is offered, and applies to the whole line', async () => {
  put('em-2f-6mm-upcut', 3, 'tooling');
  openCart();
  await userEvent.click(await findButton('Add 2 more and pay $13.63 each'));
  expect(await screen.findByText('$13.63 each')).toBeVisible();
  expect(screen.getByText('Quantity price')).toBeVisible();
  expect(await findButton('Add 5 more and pay $12.76 each')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('$68.15').length).toBeGreaterThan(1));
  await waitFor(() => expect(inCart()).toEqual([5]));
});

test("the item's own cart route leads back to catalog and item", async () => {
  putSpindle();
  renderShop(<CartPage />, {
    path: `${SPINDLE_PATH}/cart`,
    route: '/ui/shop/:catalogId/:catalogItemId/cart',
    user: userOf(email),
  });
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await within(trail).findByRole('link', { name: SPINDLE })).toHaveAttribute(
    'href',
    SPINDLE_PATH,
  );
  await waitFor(() =>
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Shop', 'Spindles & Inverters', SPINDLE, 'Shopping Cart']),
  );
});

test('two quick clicks on plus add two', async () => {
  putSpindle();
  openCart();
  await userEvent.dblClick(await findButton(`Increase quantity of ${SPINDLE}`));
  await waitFor(() => expect(quantity()).toHaveValue('3'));
  await waitFor(() => expect(inCart()).toEqual([3]));
});

test('minus stops at one', async () => {
  putSpindle(2);
  openCart();
  const minus = await findButton(`Decrease quantity of ${SPINDLE}`);
  await userEvent.click(minus);
  await waitFor(() => expect(minus).toBeDisabled());
  await waitFor(() => expect(inCart()).toEqual([1]));
});

test('a quantity can be typed; invalid input falls back to the previous one', async () => {
  putSpindle();
  openCart();
  await screen.findByRole('link', { name: SPINDLE });
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '12{Enter}');
  await waitFor(() => expect(inCart()).toEqual([12]));
  await userEvent.clear(quantity());
  await userEvent.tab();
  expect(quantity()).toHaveValue('12');
  expect(inCart()).toEqual([12]);
});

test('a digital item has no quantity controls', async () => {
  const digital = mockShop.read().items.find((one) => one.catalogId === 'plans-pack');
  put(digital?.catalogItemId ?? '', 1, 'plans-pack');
  openCart();
  expect(await screen.findByText('Digital, limit 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Increase quantity/ })).toBeNull();
});

test('a line that is out of stock says so', async () => {
  putSpindle();
  mockShop.start('out of stock');
  openCart();
  expect(await screen.findByText('Out of stock')).toBeVisible();
});

test('a line that is no longer sold says so', async () => {
  putSpindle();
  mockShop.change(({ items }) => {
    for (const item of items) item.expired = true;
  });
  openCart();
  expect(await screen.findByText('No longer available')).toBeVisible();
});

test('a line with more units than in stock says how many are left', async () => {
  put('er11-800w-water', 2);
  openCart();
  expect(await screen.findByText('Only 1 left')).toBeVisible();
});

test('a change that failed is undone, reported, and can be tried again', async () => {
  putSpindle();
  openCart();
  const plus = await findButton(`Increase quantity of ${SPINDLE}`);
  mockShop.start('offline', ['setCartQuantity']);
  await userEvent.click(plus);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${SPINDLE} wasn't changed. The shop could not be reached.`,
  );
  expect(quantity()).toHaveValue('1');
  await expectAccessible();

  mockShop.calm();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(inCart()).toEqual([2]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('removing the last line says that the cart is empty, then leads back to the shop', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  putSpindle();
  openCart();
  await user.click(await findButton(`Remove ${SPINDLE} from the cart`));
  expect(await screen.findByText('Your Cart Is Empty :(')).toBeVisible();
  await waitFor(() => expect(inCart()).toEqual([]));
  await expectAccessible();
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/shop'));
});

test('an empty cart leads to the shop', async () => {
  openCart();
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/shop'));
});
