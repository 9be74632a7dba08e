import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstCustomer } from '@spindle/sdk/demo/people';
import { beforeEach, expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { fillCart, personOf, userOf } from '../test/person-of.ts';
import { renderShop } from '../test/render-shop.tsx';
import { CartPage } from '../pages/cart-page.tsx';

const { email } = firstCustomer;
const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';

beforeEach(() => {
  mockShop.signIn(email);
  fillCart(email, 'spindles', 'er20-2k2w-water', 2);
});

/** Creates a 10% discount code. */
function offer(
  code: string,
  overrides: Partial<ReturnType<typeof mockShop.read>['discountCodes'][number]> = {},
) {
  mockShop.change(({ discountCodes }) => {
    discountCodes.push({
      id: crypto.randomUUID(),
      code,
      percent: 10,
      amount: null,
      freeShipping: false,
      items: [],
      families: [],
      catalogs: [],
      customerTags: [],
      starts: null,
      ends: null,
      uses: null,
      usesPerCustomer: null,
      leastSum: null,
      active: true,
      used: 0,
      version: 1,
      state: 'READY',
      problem: null,
      dateCreated: new Date().toISOString(),
      ...overrides,
    });
  });
}

const openCart = () =>
  renderShop(<CartPage />, { path: '/ui/cart', route: '/ui/cart', user: userOf(email) });

const field = () => screen.findByRole('textbox', { name: 'Discount code' });

async function enter(code: string) {
  const input = await field();
  await userEvent.clear(input);
  await userEvent.type(input, `${code}{Enter}`);
}

/** Returns the totals on the page: label and amount. */
function sums() {
  const total = within(screen.getByRole('region', { name: 'Total' }));
  const names = total.getAllByRole('term').map(({ textContent }) => textContent);
  return total.getAllByRole('definition').map(({ textContent }, at) => [names[at], textContent]);
}

const entered = () => mockShop.read().cartCodes[personOf(email).userId];

test('a code reduces the total under its name, and can be removed again', async () => {
  offer('SPRING');
  openCart();
  await enter('spring');
  expect(await screen.findByText('Code SPRING takes $77.99 off.')).toHaveFocus();
  await screen.findByText(/^Standard \$/);
  expect(sums()).toEqual([
    ['2 items', '$779.90'],
    ['Discount SPRING', '−$77.99'],
    ['Shipping', expect.stringMatching(/^Standard \$/)],
    ['Tax', 'calculated on the payment page'],
    ['Cart total', '$701.91'],
    ['With shipping, before tax', expect.stringMatching(/^\$7\d\d\.\d\d$/)],
  ]);
  expect(screen.queryByRole('textbox', { name: 'Discount code' })).toBeNull();
  await expectAccessible();

  await userEvent.click(screen.getByRole('button', { name: 'Remove code SPRING' }));
  expect(await screen.findByText('Code SPRING removed.')).toHaveFocus();
  expect(await field()).toHaveValue('');
  expect(sums()).toContainEqual(['Cart total', '$779.90']);
  expect(entered()).toBeUndefined();
});

test('a free shipping code makes every option free', async () => {
  offer('SHIP', { percent: null, freeShipping: true });
  openCart();
  await enter('ship');
  expect(await screen.findByText('Code SHIP makes shipping free.')).toHaveFocus();
  await screen.findByText('Standard $0.00');
  expect(sums()).toEqual([
    ['2 items', '$779.90'],
    ['Discount SHIP', 'Free shipping'],
    ['Shipping', 'Standard $0.00'],
    ['Tax', 'calculated on the payment page'],
    ['Cart total', '$779.90'],
    ['With shipping, before tax', '$779.90'],
  ]);
  const options = within(screen.getByRole('region', { name: 'Shipping' })).getAllByRole('listitem');
  expect(options.map(({ textContent }) => textContent?.endsWith('$0.00'))).toEqual([true, true]);
});

test('a free shipping code is certain before the address is known', async () => {
  offer('SHIP', { percent: null, freeShipping: true });
  mockShop.change(() => {
    const person = personOf(email);
    person.address = null;
    person.addressBook = [];
  });
  openCart();
  await enter('SHIP');
  await screen.findByText('Code SHIP makes shipping free.');
  expect(sums()).toContainEqual(['Shipping', '$0.00']);
});

test('the discount follows the cart', async () => {
  offer('SPRING');
  openCart();
  await enter('SPRING');
  await screen.findByText('Code SPRING takes $77.99 off.');
  await userEvent.click(screen.getByRole('button', { name: `Decrease quantity of ${SPINDLE}` }));
  await waitFor(() => expect(sums()).toContainEqual(['Discount SPRING', '−$39.00']));
  expect(sums()).toContainEqual(['Cart total', '$350.95']);
});

test('a code that gives no discount is rejected at its field, with the reason', async () => {
  offer('LARGE', { leastSum: 100_000 });
  openCart();
  await enter('NOSUCH');
  const reason = 'Code NOSUCH not found. Check the spelling.';
  expect(await screen.findByText(reason)).toBeVisible();
  const input = await field();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(reason);
  await expectAccessible();

  await enter('LARGE');
  expect(
    await screen.findByText(
      'Code LARGE requires a minimum order of $1,000.00. Add $220.10 more to your cart.',
    ),
  ).toBeVisible();
  expect(entered()).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
});

test('nothing is sent without input', async () => {
  openCart();
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Enter a code.')).toBeVisible();
});

test('if the shop cannot be reached, the code stays typed and the reason is shown', async () => {
  offer('SPRING');
  mockShop.start('offline', ['enterDiscountCode']);
  openCart();
  await enter('SPRING');
  expect(await screen.findByText(/^The shop could not be reached/)).toBeVisible();
  expect(await field()).toHaveValue('SPRING');
});

test('a code that has ended since blocks the checkout until it is removed', async () => {
  offer('SPRING', { ends: new Date(Date.now() - 1000).toISOString() });
  mockShop.change(({ cartCodes }) => {
    cartCodes[personOf(email).userId] = 'SPRING';
  });
  openCart();
  expect(await screen.findByText(/^Code SPRING has expired\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove code SPRING' }));
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
});
