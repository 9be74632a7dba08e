// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const tagsOf = (id: string) => mockShop.read().tags[id] ?? [];

function tag(id: string, ...tags: string[]) {
  mockShop.change((shop) => {
    shop.tags[id] = tags;
  });
}

function openOrder() {
  const { orderId } = firstOf(mockShop.read().orders, ({ parentId }) => parentId === null);
  openApp(`/ui/admin/orders/${orderId}/show`);
  return orderId;
}

const field = () => screen.findByRole('combobox', { name: 'Add a tag' });

it('adds a tag to an order, in its usual spelling, and removes it again', async () => {
  const orderId = openOrder();
  await userEvent.type(await field(), 'Call  BACK{Enter}');
  await waitFor(() => expect(tagsOf(orderId)).toEqual(['call back']));
  expect(await screen.findByText('Tagged “call back”')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'call back' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tagsOf(orderId)).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'call back' })).toBeNull());
  await expectAccessible();
});

it('suggests the tags in use, and removes one with the keyboard', async () => {
  const [first, other] = mockShop.read().orders;
  tag(first?.orderId ?? '', 'fragile');
  tag(other?.orderId ?? '', 'call back');
  openApp(`/ui/admin/orders/${first?.orderId}/show`);
  await userEvent.click(await field());
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['call back']);
  await userEvent.keyboard('{Escape}{Backspace}');
  await waitFor(() => expect(tagsOf(first?.orderId ?? '')).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tagsOf(first?.orderId ?? '')).toEqual(['fragile']));
});

it('shows why a tag was not added, and shows the existing ones', async () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at + 10}`);
  const { orderId } = firstOf(mockShop.read().orders, ({ parentId }) => parentId === null);
  tag(orderId, ...twenty);
  openApp(`/ui/admin/orders/${orderId}/show`);
  await userEvent.type(await field(), 'more{Enter}');
  expect(await screen.findByText(/20 tags/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'more' })).toBeNull());
  expect(tagsOf(orderId)).toEqual(twenty);
});

it('finds customers by a tag selected in their list, and shows it in the row', async () => {
  const { people } = mockShop.read();
  const [person, other] = people.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated));
  tag(person?.userId ?? '', 'vip');
  openApp('/ui/admin/customers');
  await screen.findByText(other?.email ?? '');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tag' }));
  await userEvent.click(await screen.findByRole('option', { name: 'vip' }));
  await waitFor(() => expect(screen.queryByText(other?.email ?? '')).toBeNull());
  const row = within(await screen.findByRole('row', { name: new RegExp(person?.email ?? '') }));
  expect(row.getByText('vip')).toBeTruthy();
  await userEvent.click(row.getByRole('link'));
  expect(await screen.findByRole('button', { name: 'vip' })).toBeTruthy();
});
