// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { newest } from '../test/newest.ts';
import { openApp } from '../test/open-app.ts';

const textsOf = (id: string) => (mockShop.read().notes[id] ?? []).map(({ text }) => text);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const shownNotes = async () => within(await screen.findByRole('list', { name: 'Notes' }));

it('adds a note to an order, counts it in the list, and removes it unless undone', async () => {
  const { orderId } = newest(mockShop.read().orders);
  openApp('/ui/admin/orders');
  await userEvent.click(await screen.findByRole('link', { name: orderId.slice(0, 8) }));
  const field = await screen.findByRole('textbox', { name: 'Write a note' });
  await press('Save note');
  expect(await screen.findByText('Enter a note')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Call before six.');
  await press('Save note');
  const note = await (await shownNotes()).findByText('Call before six.');
  expect(note.parentElement?.textContent).toContain('admin@example.com');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(textsOf(orderId)).toEqual(['Call before six.']);
  await expectAccessible();

  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await userEvent.click(way.getByRole('link', { name: 'Order Manager' }));
  expect(await screen.findByText('1 note')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: orderId.slice(0, 8) }));
  await press(/^Remove note by admin@example\.com/);
  expect(textsOf(orderId)).toHaveLength(1);
  expect(screen.queryByText('Call before six.')).toBeNull();
  await userEvent.keyboard('z');
  expect(await screen.findByText('Call before six.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^Note of .* removed$/)).toBeNull());
  expect(textsOf(orderId)).toHaveLength(1);
  await press(/^Remove note by admin@example\.com/);
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.click(document.body);
  await waitFor(() => expect(textsOf(orderId)).toEqual([]));
  expect(screen.queryByText('Call before six.')).toBeNull();
});

it("sorts a customer's notes by time, newest first", async () => {
  const { userId } = firstOf(mockShop.read().people);
  const written = (text: string, day: string) => ({
    id: crypto.randomUUID(),
    text,
    author: 'picker@example.com',
    dateCreated: `2026-10-${day}T09:00:00.000Z`,
  });
  mockShop.change((shop) => {
    shop.notes[userId] = [written('First.', '01'), written('Second.', '02')];
  });
  openApp(`/ui/admin/customers/${userId}/show`);
  const notes = await shownNotes();
  await notes.findByText('First.');
  expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Second.'),
    expect.stringContaining('First.'),
  ]);
});

it('keeps the input if it could not be saved', async () => {
  const { userId } = firstOf(mockShop.read().people);
  openApp(`/ui/admin/customers/${userId}/show`);
  const field = await screen.findByRole('textbox', { name: 'Write a note' });
  await userEvent.type(field, 'Call them.');
  mockShop.start('500', ['addCustomerNote']);
  await press('Save note');
  expect(await screen.findByText('Note not saved')).toBeTruthy();
  expect(field).toHaveValue('Call them.');
});
