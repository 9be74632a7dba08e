// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function openTagging(list: string) {
  openApp(`/ui/admin/${list}`);
  await userEvent.click(await screen.findByLabelText('Select all'));
  await press('Tag…');
}

it('orders are tagged, and tags in use can be removed', async () => {
  const ids = mockShop.change((state) => {
    state.orders = state.orders.slice(0, 2);
    const [first, second] = state.orders.map(({ orderId }) => orderId);
    if (!first || !second) throw new Error('There are no orders.');
    state.tags = { [first]: ['fragile'] };
    return [first, second];
  });
  await openTagging('orders');
  await screen.findByRole('dialog', { name: 'Tag 2 orders' });
  expect(screen.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags to add' }), 'Rush');
  await userEvent.click(screen.getByRole('combobox', { name: 'Tags to remove' }));
  await userEvent.click(await screen.findByRole('option', { name: 'fragile' }));
  await expectAccessible();
  await press('Preview');
  expect(await screen.findByText('Tags after this change: rush.')).toBeTruthy();
  await press('Save tags for 2 orders');
  expect(await screen.findByText('Tags saved for 2 orders.')).toBeTruthy();
  expect(ids.map((id) => mockShop.read().tags[id])).toEqual([['rush'], ['rush']]);

  await press('Undo…');
  await screen.findByRole('dialog', { name: 'Undo: Tag 2 orders' });
  expect(await screen.findByText('Tags after this change: fragile.')).toBeTruthy();
  await press('Save tags for 2 orders');
  expect(await screen.findByText('Tags saved for 2 orders.')).toBeTruthy();
  expect(ids.map((id) => mockShop.read().tags[id])).toEqual([['fragile'], []]);
  await press('Undo…');
  await press('Save tags for 2 orders');
  expect(await screen.findByText('Tags saved for 2 orders.')).toBeTruthy();
  await press('Close');
  expect(await screen.findAllByText('rush')).toHaveLength(2);
});

it('customers are tagged', async () => {
  const { email, userId } = mockShop.change((state) => {
    const [person] = state.people.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated));
    if (!person) throw new Error('There is nobody.');
    state.tags = {};
    return person;
  });
  openApp('/ui/admin/customers');
  const row = await screen.findByRole('row', { name: new RegExp(email) });
  await userEvent.click(within(row).getByRole('checkbox'));
  await press('Tag…');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tags to add' }), 'vip{Enter}');
  await press('Preview');
  await press('Save tags for 1 customer');
  expect(await screen.findByText('Tags saved for 1 customer.')).toBeTruthy();
  expect(mockShop.read().tags).toEqual({ [userId]: ['vip'] });
});
