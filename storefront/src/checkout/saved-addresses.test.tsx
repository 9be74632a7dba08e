import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
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
} from './fixtures/address-screen.tsx';

setUpTwoSpindles();

const workshop = {
  company: 'Moss Tools',
  address: '20 N MAIN ST',
  city: 'SPRINGFIELD',
  state: 'IL',
  zip: '62701-0001',
  country: 'US',
};

const keep = (address: typeof workshop) =>
  mockShop.change(({ people }) => {
    for (const person of people) person.addressBook = [{ id: 'kept', default: true, ...address }];
  });

test('a saved address can be used with one click', async () => {
  clearAddress();
  keep(workshop);
  open();
  await userEvent.click(await button(/Moss Tools.*20 N MAIN ST/));
  expect(await screen.findByText('Is the following address accurate?')).toBeVisible();
  expect(screen.getByText('We can deliver to this address.')).toBeVisible();
  await expectAccessible();
  await userEvent.click(await button('Checkout'));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  expect(addressOnRecord()).toMatchObject(workshop);
});

test('an address can be kept as typed even if the carrier writes it differently', async () => {
  clearAddress();
  open();
  await userEvent.type(await form(), ' ');
  await userEvent.type(screen.getByLabelText('Company (optional)'), 'Moss Tools');
  await fillIn();
  expect(await screen.findByText('417 MONTGOMERY ST')).toBeVisible();
  await userEvent.click(await button('Use the address as I typed it'));
  expect(screen.getByText('417 Montgomery Street')).toBeVisible();
  expect(await button("Use the carrier's version")).toBeVisible();
  await userEvent.click(await button('Save this address'));
  expect(await screen.findByText('Saved to your address book.')).toBeVisible();
  await expectAccessible();
  await userEvent.click(await button('Checkout'));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  expect(addressOnRecord()).toMatchObject({
    company: 'Moss Tools',
    address: '417 Montgomery Street',
    asTyped: true,
  });
});

test('other countries have their own labels for State and ZIP; an invalid phone is reported at its field', async () => {
  clearAddress();
  open();
  await form();
  await userEvent.type(screen.getByLabelText('Phone (optional)'), 'by bell');
  await fillIn({ country: 'DE' });
  expect(await screen.findByText('has the wrong format')).toBeVisible();
  expect(screen.getByLabelText('Phone (optional)')).toHaveFocus();
  expect(screen.getByLabelText('ZIP')).toHaveAccessibleDescription(
    expect.stringContaining('PLZ. Example: 10117'),
  );
  await expectAccessible();
});
