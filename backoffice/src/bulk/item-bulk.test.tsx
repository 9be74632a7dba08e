// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

type Item = ReturnType<typeof mockShop.read>['items'][number];

/** Removes all other items from the mock shop. The items belong to one catalog. */
function itemsAre(...facts: Partial<Item>[]): void {
  mockShop.change((state) => {
    const [item] = state.items;
    if (!item) throw new Error('There is no item.');
    state.publications = {};
    state.items = facts.map((fact, at) => ({
      ...structuredClone(item),
      catalogItemId: `part-${at}`,
      title: `Part ${at}`,
      price: 10,
      subscription: false,
      salePrice: null,
      saleStarts: null,
      saleEnds: null,
      ...fact,
    }));
  });
}

const pricesNow = () => mockShop.read().items.map(({ price }) => price);

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function chooseAll(action: string) {
  openApp('/ui/admin/items');
  await userEvent.click(await screen.findByLabelText('Select all'));
  await press(action);
}

const listed = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('items are hidden and shown again', async () => {
  itemsAre({ enabled: true }, { enabled: false });
  await chooseAll('Hide…');
  expect(await listed('Ready: 2 items')).toEqual([
    'Part 0Customers will no longer see this item.',
    'Part 1Already hidden.',
  ]);
  await press('Hide 2 items from customers');
  expect(await screen.findByText('2 items hidden.')).toBeTruthy();
  expect(mockShop.read().items.map(({ enabled }) => enabled)).toEqual([false, false]);
  await press('Undo…');
  expect(await listed('Skipped: 1 item')).toEqual([
    "Part 1Nothing to undo: this record wasn't changed.",
  ]);
  await press('Show 1 item to customers');
  expect(await screen.findByText('1 item shown.')).toBeTruthy();
  expect(mockShop.read().items.map(({ enabled }) => enabled)).toEqual([true, false]);
  await press('Close');
  await userEvent.click(await screen.findByLabelText('Select all'));
  await press('Show…');
  await press('Show 2 items to customers');
  expect(await screen.findByText('2 items shown.')).toBeTruthy();
  expect(mockShop.read().items.map(({ enabled }) => enabled)).toEqual([true, true]);
});

it('prices change by a percentage, after a preview', async () => {
  itemsAre({ price: 10.05 }, { price: 200 });
  await chooseAll('Change prices…');
  const preview = await screen.findByRole('button', { name: 'Preview' });
  expect(preview).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Percent' }), '-10');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  expect(await listed('Ready: 2 items')).toEqual([
    'Part 0$10.05 → $9.05',
    'Part 1$200.00 → $180.00',
  ]);
  expect(pricesNow()).toEqual([10.05, 200]);
  // The selection stays if the dialog was dismissed.
  await press('Dismiss');
  await press('Leave without saving');
  await press('Change prices…');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Percent' }), '-10{Enter}');
  await press('Change prices for 2 items');
  expect(await screen.findByText('Prices changed for 2 items.')).toBeTruthy();
  expect(pricesNow()).toEqual([9.05, 180]);
});

it("prices change by an amount or to a fixed price, and items that can't change are skipped", async () => {
  itemsAre({ price: 2 }, { price: 50 });
  await chooseAll('Change prices…');
  await userEvent.click(await screen.findByRole('radio', { name: 'By amount' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '−2');
  await press('Preview');
  expect(await listed('Skipped: 1 item')).toEqual([
    'Part 0The new price would be $0.00. Prices must be from $0.01 to $9,999,999.99.',
  ]);
  await press('Change prices for 1 item');
  await screen.findByText('Prices changed for 1 item.');
  expect(pricesNow()).toEqual([2, 48]);
  await press('Close');
  await userEvent.click(await screen.findByLabelText('Select all'));
  await press('Change prices…');
  await userEvent.click(await screen.findByRole('radio', { name: 'To a fixed price' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'New price' }), '12.50');
  await press('Preview');
  await press('Change prices for 2 items');
  await screen.findByText('Prices changed for 2 items.');
  expect(pricesNow()).toEqual([12.5, 12.5]);
});

it('items are published together, subscriptions on their own page', async () => {
  itemsAre({}, { subscription: true });
  await chooseAll('Publish…');
  expect(await listed('Skipped: 1 item')).toEqual([
    expect.stringMatching(/^Part 1This item is sold as a subscription\. /),
  ]);
  await press('Publish 1 item to the payment provider');
  expect(await screen.findByText('1 item published.')).toBeTruthy();
  const [published] = Object.values(mockShop.read().publications);
  expect(published?.Price?.unit_amount).toBe(1_000);
});
