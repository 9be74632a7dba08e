import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { itemQuery } from '../catalog/queries.ts';
import { api, mockShop, server } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { goTo } from '../test/leaving.ts';
import {
  addressOnRecord,
  setUpTwoSpindles,
  button,
  fillIn,
  clearAddress,
  form,
  open,
  paymentPages,
} from './fixtures/address-screen.tsx';

setUpTwoSpindles();

const SUGGESTED = '417 MONTGOMERY ST';

async function expectToPay() {
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  const [page] = paymentPages();
  expect(goTo).toHaveBeenCalledWith(expect.stringContaining(page ?? 'nowhere'));
}

test('the suggested address is confirmed, saved, and paid for', async () => {
  clearAddress();
  open();
  await fillIn();
  const question = await screen.findByRole('heading', {
    name: 'Is the following address accurate?',
  });
  expect(question).toHaveFocus();
  expect(screen.getByText(SUGGESTED)).toBeVisible();
  expect(addressOnRecord()).toBeNull();
  await expectAccessible();

  await userEvent.click(await button('Checkout'));
  await expectToPay();
  expect(addressOnRecord()).toMatchObject({ address: SUGGESTED, city: 'SAN FRANCISCO' });
});

test('the stored address starts checkout right away, and only once', async () => {
  const before = addressOnRecord();
  const starts: string[] = [];
  server.use(
    api.get('/api/cart/checkout', () => {
      starts.push('started');
      // The mock shop responds.
    }),
  );
  open();
  expect(await screen.findByText('Do you want to ship to this address?')).toBeVisible();
  expect(screen.getByText('San Francisco, CA 94104')).toBeVisible();
  await userEvent.dblClick(await button('Checkout'));
  await expectToPay();
  await userEvent.click(await button('Checkout'));
  expect(starts).toHaveLength(1);
  expect(addressOnRecord()).toEqual(before);
});

test('rejecting the stored address asks for a new one, which is saved', async () => {
  open();
  await userEvent.click(await button('Cancel'));
  expect(await form()).toHaveValue('');
  await fillIn();
  await userEvent.click(await button('Checkout'));
  await expectToPay();
  expect(addressOnRecord()).toMatchObject({ address: SUGGESTED });
});

test('an address that cannot be saved says why and does not continue', async () => {
  clearAddress();
  open();
  await fillIn();
  const checkout = await button('Checkout');
  mockShop.change(({ sessions }) => {
    for (const session of Object.values(sessions)) session.pendingAddress = undefined;
  });
  await userEvent.click(checkout);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enter the address again so we can check it.',
  );
  expect(goTo).not.toHaveBeenCalled();
});

test('a rejected checkout says why, and shows how many of the item are left', async () => {
  const { client } = open();
  const item = itemQuery('spindles', 'er20-2k2w-water', 'public');
  expect((await client.query(item))?.inventory).toBeGreaterThan(0);
  const checkout = await button('Checkout');
  mockShop.change(({ items }) => {
    for (const one of items) one.inventory = 0;
  });
  await userEvent.click(checkout);

  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(
    'Checkout Error: ER20 water-cooled spindle, 2.2 kW is out of stock. Remove it from your cart.',
  );
  expect(await screen.findByRole('link', { name: 'Change your cart' })).toBeVisible();
  expect(client.getQueryData(item.queryKey)?.inventory).toBe(0);
  await expectAccessible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(await button('Checkout')).toBeDisabled();
});

test('a saved address is not saved again when checkout is retried', async () => {
  clearAddress();
  mockShop.start('offline', ['startCheckout']);
  open();
  await fillIn();
  await userEvent.click(await button('Checkout'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Checkout Error: The shop could not be reached.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(addressOnRecord()).toMatchObject({ address: SUGGESTED });

  // The mock shop now rejects saving twice, so this proves that nothing is saved again.
  mockShop.calm();
  await userEvent.click(await button('Checkout'));
  await expectToPay();
});
