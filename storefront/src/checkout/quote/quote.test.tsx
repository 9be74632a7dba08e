import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { goTo, stayInShop } from '../../test/leaving.ts';
import { fillCart } from '../../test/person-of.ts';
import { page, visit } from '../../test/visit.tsx';

stayInShop();

const { email } = firstCustomer;
const SPINDLE = '/ui/shop/spindles/er20-2k2w-water';
const NAME = 'ER20 water-cooled spindle, 2.2 kW';
const putSpindles = () => fillCart(email, 'spindles', 'er20-2k2w-water', 2);
const box = async () => within(await page().findByRole('region', { name: 'Shipping' }));
const ways = async () =>
  (await (await box()).findAllByRole('listitem')).map(({ textContent }) => textContent);
const BY_DAY = /^Standardby \w{3}, \w{3} \d+\$\d+\.\d\d$/;

test('a visitor enters a place once, and sees price and day for it with each item', async () => {
  const first = await visit(SPINDLE);
  await userEvent.click(await page().findByRole('button', { name: 'Get shipping cost and date' }));
  const shipping = await box();
  await userEvent.type(shipping.getByLabelText('ZIP'), '1234');
  await userEvent.click(shipping.getByRole('button', { name: 'Show cost and date' }));
  expect(shipping.getByText(/5 digits, such as 94104/)).toBeVisible();
  await userEvent.type(shipping.getByLabelText('ZIP'), '5');
  await userEvent.click(shipping.getByRole('button', { name: 'Show cost and date' }));
  expect((await ways())[0]).toMatch(BY_DAY);
  expect(shipping.getByText('Shipping to 12345, United States')).toBeVisible();
  await expectAccessible();

  const [one = ''] = await ways();
  await userEvent.click(
    await page().findByRole('button', { name: `Increase quantity of ${NAME}` }),
  );
  expect(await shipping.findByText('Shipping for 2 units to 12345, United States')).toBeVisible();
  await waitFor(async () => expect((await ways())[0]).not.toBe(one));
  expect((await ways())[0]).toMatch(BY_DAY);
  first.unmount();

  await visit('/ui/shop/motors/nema17-59ncm');
  expect((await ways())[0]).toMatch(BY_DAY);
  const other = await box();
  await userEvent.click(other.getByRole('button', { name: 'Change' }));
  expect(other.getByLabelText('ZIP')).toHaveValue('12345');
  await other.findByRole('option', { name: 'Germany' });
  await userEvent.selectOptions(other.getByLabelText('Country'), 'DE');
  await userEvent.click(other.getByRole('button', { name: 'Show cost and date' }));
  expect(await other.findByText('Shipping to 12345, Germany')).toBeVisible();
});

test('too many requests for a quote are reported, with where shipping is shown anyway', async () => {
  localStorage.setItem('ship-to', 'US 94104');
  mockShop.start('429', ['quoteShipping']);
  await visit(SPINDLE);
  expect(
    await page().findByText(/The payment page shows the shipping cost before you pay\./),
  ).toBeVisible();
  mockShop.calm();
  await userEvent.click(page().getByRole('button', { name: 'Try again' }));
  expect((await ways())[0]).toMatch(BY_DAY);
});

test('the cart shows the shipping cost to the saved address, and the total', async () => {
  putSpindles();
  await visit('/ui/cart', email);
  const [standard = ''] = await ways();
  expect(standard).toMatch(BY_DAY);
  const cents = (text: string) => Math.round(Number(text.replaceAll(/[^.\d]/g, '')) * 100);
  const one = cents(standard.slice(standard.indexOf('$')));
  const whole = page().getByText('With shipping, before tax').nextElementSibling;
  expect(cents(whole?.textContent ?? '')).toBe(77_990 + one);
  await expectAccessible();
  await userEvent.click(page().getByRole('button', { name: `Increase quantity of ${NAME}` }));
  await waitFor(async () => expect((await ways())[0]).not.toBe(standard));
});

test('a changed shipping cost is shown, old and new, before continuing', async () => {
  putSpindles();
  await visit('/ui/address', email);
  await ways();
  mockShop.change(({ shownQuotes, items }) => {
    for (const quotes of Object.values(shownQuotes)) {
      for (const quote of Object.values(quotes)) quote.validUntil = new Date(0).toISOString();
    }
    for (const attribute of items.flatMap(({ attributes }) => attributes)) {
      if (attribute.type === 'WEIGHT') attribute.value = '800';
    }
  });
  const checkout = await page().findByRole('button', { name: 'Checkout' });
  await userEvent.click(checkout);
  expect(await page().findByRole('alert')).toHaveTextContent(
    /^The shipping cost has changed\. .* Standard \$\d+\.\d\d \(was \$/,
  );
  expect(goTo).not.toHaveBeenCalled();
  await userEvent.click(checkout);
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test('no shipping is quoted for out-of-stock or digital items', async () => {
  mockShop.change(({ items }) => {
    for (const item of items) if (item.catalogItemId === 'er20-2k2w-water') item.inventory = 0;
  });
  const item = await visit(SPINDLE);
  expect(await page().findByRole('heading', { level: 1, name: NAME })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get shipping cost and date' })).toBeNull();
  item.unmount();
});
