import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { fillCart } from '../../test/person-of.ts';
import { page, visit } from '../../test/visit.tsx';
import { userQuery } from '../../session/session.ts';

const customer = 'elena.berg@example.com';

test.each([
  ['The catalogs', '/ui/shop', /^Spindles/],
  ['The items', '/ui/shop/spindles', /^ER20 water-cooled spindle/],
])('%s stay if reloading them fails', async (_, path, link) => {
  const { client } = await visit(path);
  await page().findByRole('link', { name: link });
  mockShop.start('500');
  await client.invalidateQueries();
  expect(client.isFetching()).toBe(0);
  expect(page().getByRole('link', { name: link })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an item stays if reloading it fails', async () => {
  const { client } = await visit('/ui/shop/spindles/er20-2k2w-water');
  await page().findByRole('heading', { level: 1, name: /^ER20/ });
  mockShop.start('500');
  await client.invalidateQueries();
  expect(page().getByRole('heading', { level: 1, name: /^ER20/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a cart missing beside the address can be loaded again', async () => {
  fillCart(customer, 'spindles', 'er20-2k2w-water');
  mockShop.start('500', ['listCart']);
  await visit('/ui/address', customer);
  expect(await page().findByText("We couldn't load your cart.")).toBeVisible();
  expect(await page().findByText('Do you want to ship to this address?')).toBeVisible();
  await expectAccessible();
  mockShop.calm();
  await userEvent.click(page().getByRole('button', { name: 'Reload cart' }));
  expect(await page().findByText(/^ER20 water-cooled spindle/)).toBeVisible();
});

test('an expired community link can only be dismissed', async () => {
  await visit('/ui/account?meld=of-last-week', customer);
  expect(await page().findByRole('alert')).toHaveTextContent(/Type \/meld in the community/);
  await expectAccessible();
  await userEvent.click(page().getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent(/^\/ui\/account$/));
});

test('a community link that could not be checked stays valid', async () => {
  mockShop.start('500', ['previewCommunityLink']);
  await visit('/ui/account?meld=of-last-week', customer);
  await page().findByRole('button', { name: 'Try again' });
  expect(screen.getByTestId('path')).toHaveTextContent('?meld=of-last-week');
  await userEvent.click(page().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByTestId('path')).toHaveTextContent(/^\/ui\/account$/));
});

test("if the user can't be determined, a page for customers asks to sign in", async () => {
  mockShop.start('500', ['getUser']);
  const { client } = await visit('/ui/orders', customer);
  expect(await page().findByText('Please sign in to continue.')).toBeVisible();
  const { errorUpdateCount } = client.getQueryState(userQuery().queryKey) ?? {};
  expect(errorUpdateCount).toBe(1);
  expect(sessionStorage.getItem('return-address')).toBe('/ui/orders');
});

test('a session that has ended leads to sign-in, and back to the page', async () => {
  mockShop.start('session expired', ['listOrders']);
  await visit('/ui/orders', customer);
  expect(await page().findByText('Please sign in to continue.')).toBeVisible();
  expect(sessionStorage.getItem('return-address')).toBe('/ui/orders');
});

test('too many calls are reported, with how to continue', async () => {
  mockShop.start('429', ['listOrders']);
  await visit('/ui/orders', customer);
  expect(await page().findByRole('alert')).toHaveTextContent('Error while loading orders...');
  mockShop.calm();
  await userEvent.click(page().getByRole('button', { name: 'Try again' }));
  expect(await page().findByRole('list', { name: 'Your orders' })).toBeVisible();
});
