import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstCustomer } from '@spindle/sdk/demo/people';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { personOf } from '../test/person-of.ts';
import { arrive, page, visit } from '../test/visit.tsx';
import { saveParts, ownParts } from './own-parts.ts';

const SPINDLE = 'ER20 water-cooled spindle, 2.2 kW';
const spindle = { catalogId: 'spindles', catalogItemId: 'er20-2k2w-water' };
const mount = { catalogId: 'spindles', catalogItemId: 'spindle-mount-80' };
const { email } = firstCustomer;

const gathered = (...items: { catalogId: string; catalogItemId: string; quantity: number }[]) =>
  saveParts({ title: '', items });
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const changeItem = (catalogItemId: string, facts: { enabled?: boolean; inventory?: number }) =>
  mockShop.change(({ items }) => {
    for (const item of items) if (item.catalogItemId === catalogItemId) Object.assign(item, facts);
  });

/** Shares the user's own list and opens the page of the shared one. */
async function share(): Promise<void> {
  await click('Share this list');
  await userEvent.click(await screen.findByRole('link', { name: 'Your list is shared' }));
}

test('a part is added in place, and the list is a click away', async () => {
  await visit('/ui/shop/spindles/er20-2k2w-water');
  await click(`Add to parts list: ${SPINDLE}`);
  await click(`Add to parts list: ${SPINDLE}`);
  expect(page().getByText(/2 in your/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Parts list 1' }));
  expect(await screen.findByRole('heading', { name: 'Your parts list' })).toBeVisible();
  expect(await screen.findAllByText('$779.90')).toHaveLength(2);
  await expectAccessible();
});

test('an empty list explains how to fill it', async () => {
  await visit('/ui/build');
  expect(await screen.findByText('No parts yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/ui/shop');
});

test("another tab's changes to the list appear in this one", async () => {
  await visit('/ui/build');
  await screen.findByText('No parts yet');
  const saved = JSON.stringify({ title: '', items: [{ ...spindle, quantity: 4 }] });
  localStorage.setItem('parts-list', saved);
  window.dispatchEvent(new StorageEvent('storage', { key: 'parts-list', newValue: saved }));
  expect(await screen.findByRole('textbox', { name: `Quantity of ${SPINDLE}` })).toHaveValue('4');
});

test('invalid data in the browser counts as empty', async () => {
  localStorage.setItem('parts-list', '{"items":[{"catalogId":"../x"},7,null],"title":5}');
  await visit('/ui/build');
  expect(await screen.findByText('No parts yet')).toBeVisible();
});

test('quantities change, lines are removed, and unavailable items say so', async () => {
  gathered({ ...spindle, quantity: 1 }, { ...mount, quantity: 2 });
  changeItem(mount.catalogItemId, { inventory: 0 });
  await visit('/ui/build');
  expect(await screen.findByText('Out of stock')).toBeVisible();
  await click(`Increase quantity of ${SPINDLE}`);
  expect(ownParts().items[0]).toMatchObject({ quantity: 2 });
  await click(`Remove ${SPINDLE} from the list`);
  expect(ownParts().items).toEqual([{ ...mount, quantity: 2 }]);
});

test('a shared list can be read, copied and changed, and is not changed itself', async () => {
  gathered({ ...spindle, quantity: 1 }, { ...mount, quantity: 2 });
  await visit('/ui/build');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Small mill');
  await share();
  expect(await screen.findByText(/^Shared on/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Small mill' })).toBeVisible();
  await expectAccessible();
  expect(page().queryByRole('textbox')).toBeNull();
  saveParts({ title: '', items: [] });
  await click('Copy to my list');
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Small mill');
  await click(`Increase quantity of ${SPINDLE}`);
  const [saved] = mockShop.read().partsLists;
  expect(saved?.items).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
});

test('a user with a list of their own is asked before it is replaced', async () => {
  gathered({ ...spindle, quantity: 1 });
  await visit('/ui/build');
  await share();
  gathered({ ...mount, quantity: 2 });
  await click('Copy to my list');
  await click('Add to my list');
  await waitFor(() =>
    expect(ownParts().items).toEqual([
      { ...mount, quantity: 2 },
      { ...spindle, quantity: 1 },
    ]),
  );
});

test('a whole list is added to the cart, and what was not added is listed line by line', async () => {
  gathered({ ...spindle, quantity: 3 }, { ...mount, quantity: 2 });
  changeItem(spindle.catalogItemId, { inventory: 2 });
  changeItem(mount.catalogItemId, { inventory: 0 });
  await visit('/ui/build', email);
  await screen.findByRole('button', { name: 'Sign out' });
  await screen.findByText('Out of stock');
  await click('Add all to cart');
  const outcome = await screen.findByText('1 part added to your cart.', { exact: false });
  // The second click of a double click, which counts as one intent.
  const all = screen.getByRole('button', { name: 'Add all to cart' });
  fireEvent.click(all, { detail: 2 });
  await userEvent.hover(all);
  expect(all).not.toHaveAttribute('aria-busy');
  expect(within(outcome).getByRole('link', { name: 'Go to the cart' })).toBeVisible();
  // Next to it is a list of what the parts need.
  expect(
    within(outcome.parentElement ?? outcome)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    `${SPINDLE}: Only 2 of 3 added: no more in stock.`,
    expect.stringMatching(/: Out of stock\.$/),
  ]);
  expect(mockShop.read().carts[personOf(email).userId]).toMatchObject([
    { ...spindle, quantity: 2 },
  ]);
});

test('a visitor signs in first, then the list is added', async () => {
  gathered({ ...spindle, quantity: 2 });
  const { unmount } = await visit('/ui/build');
  await screen.findAllByText('$779.90');
  await click('Add all to cart');
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent('/ui/signin'));
  unmount();
  mockShop.signIn(email);
  await arrive('/ui/build');
  expect(await screen.findByText('1 part added to your cart.', { exact: false })).toBeVisible();
  expect(mockShop.read().carts[personOf(email).userId]).toMatchObject([
    { ...spindle, quantity: 2 },
  ]);
});
