import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../../test/api.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { personOf, userOf } from '../../test/person-of.ts';
import { renderShop } from '../../test/render-shop.tsx';
import { AddressesBlock } from './addresses-block.tsx';

const { email } = firstCustomer;
const click = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const book = () => personOf(email).addressBook ?? [];

async function type(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

test('addresses are added, changed, made the default and deleted', async () => {
  mockShop.signIn(email);
  renderShop(<AddressesBlock />, { path: '/ui/account', user: userOf(email) });
  await click('Add an address');
  await click('Save address');
  expect(await screen.findByText('Address is required')).toBeVisible();
  await type({ Address: '1 Market St', City: 'San Francisco', State: 'CA', ZIP: '94105' });
  await expectAccessible();
  await click('Save address');
  await click('Add an address');
  await type({ Address: '2 Mill Ln', City: 'Reno', State: 'NV', ZIP: '89501' });
  await type({ 'Name (optional)': 'Grace Moss' });
  await click('Save address');
  await click('Make default 2 Mill Ln');
  await waitFor(() => expect(book()).toMatchObject([{ default: false }, { default: true }]));
  await click('Edit 1 Market St');
  await type({ 'Company (optional)': 'Moss Tools' });
  await click('Save address');
  const [first] = await screen.findAllByRole('listitem');
  expect(within(first ?? document.body).getByText('Default')).toBeVisible();
  expect(await screen.findByText('Moss Tools')).toBeVisible();
  await expectAccessible();
  await click('Delete 2 Mill Ln');
  await click('Delete address');
  await waitFor(() =>
    expect(book()).toMatchObject([
      { address: '1 Market St', company: 'Moss Tools', default: true },
    ]),
  );
});
