// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

function itemsAre(...prices: number[]) {
  mockShop.change((state) => {
    const item = state.items.find(({ subscription, digital }) => !subscription && !digital);
    if (!item) throw new Error('There is no item.');
    state.items = prices.map((price, at) => ({
      ...structuredClone(item),
      catalogItemId: `part-${at}`,
      title: `Part ${at}`,
      salePrice: null,
      saleStarts: null,
      saleEnds: null,
      price,
    }));
  });
}

const pricesNow = () => mockShop.read().items.map(({ price }) => price);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function openSheet() {
  openApp('/ui/admin/items/sheet');
  const grid = await screen.findByRole('grid', { name: 'Items' });
  const cell = (text: string) => {
    const [first] = within(grid).getAllByRole('cell', { name: text });
    if (!first) throw new Error(`No cell says ${text}.`);
    return first;
  };
  return { grid, cell };
}

it('a sheet takes typed and pasted cells, and changes them after a preview', async () => {
  itemsAre(10, 20, 30);
  const { cell } = await openSheet();
  await userEvent.click(cell('10.00'));
  await userEvent.keyboard('11{Enter}');
  await userEvent.paste('22\n33');
  expect(cell('33')).toBeTruthy();
  await press('Preview 3 items');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Price: $20.00 → $22.00');
  await expectAccessible();
  expect(pricesNow()).toEqual([10, 20, 30]);
  await press('Change 3 items');
  await screen.findByText('3 items changed.');
  await userEvent.click(await screen.findByRole('link', { name: 'Changes' }));
  await screen.findByText('Done');
  expect(pricesNow()).toEqual([11, 22, 33]);
  mockShop.change(({ items }) => {
    for (const item of items.slice(0, 1)) Object.assign(item, { price: 15 });
  });
  await press('Undo the change to 3 items');
  expect(await screen.findByText('Price: $33.00 → $30.00')).toBeTruthy();
  const left = screen.getByRole('list', { name: 'Skipped: 1 item' });
  expect(left.textContent).toContain('Someone changed this item');
  await expectAccessible();
  await press('Change 2 items');
  await screen.findByText('2 items changed.');
  expect(pricesNow()).toEqual([15, 20, 30]);
});

it("names the column of a value that can't be read, and applies the rest", async () => {
  itemsAre(10, 20);
  const { cell } = await openSheet();
  await userEvent.click(cell('10.00'));
  await userEvent.keyboard('ten{Enter}21{Enter}');
  await press('Preview 2 items');
  const left = await screen.findByRole('list', { name: 'Skipped: 1 item' });
  expect(left.textContent).toContain('Part 0Price: Enter dollars and cents');
  expect(await screen.findByText('Price: $20.00 → $21.00')).toBeTruthy();
});

it('two people in one sheet: the second sees what the first has changed, and chooses', async () => {
  itemsAre(10, 20);
  const { cell } = await openSheet();
  mockShop.change(({ items: [first] }) => {
    if (first) Object.assign(first, { price: 15, version: first.version + 1 });
  });
  await userEvent.click(cell('10.00'));
  await userEvent.keyboard('12{Enter}');
  await press('Preview 1 item');
  await screen.findByText('Someone else changed some of these items');
  await press('Reload, keep mine');
  expect(await screen.findByText(/Price is now 15\.00/)).toBeTruthy();
  expect(await screen.findByText('Price: $15.00 → $12.00')).toBeTruthy();
  expect(pricesNow()).toEqual([15, 20]);
});

it('fills down, and undoes it', async () => {
  itemsAre(10, 20, 30);
  const { grid, cell } = await openSheet();
  await userEvent.click(cell('10.00'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(within(grid).getAllByRole('cell', { name: '10.00' })).toHaveLength(3);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cell('30.00')).toBeTruthy();
});

it('puts exactly the selected items on sale, and says how many', async () => {
  itemsAre(10, 20, 30, 40);
  mockShop.change(({ items }) => {
    for (const item of items.slice(1, 2)) Object.assign(item, { expired: true });
  });
  const { cell } = await openSheet();
  expect(await screen.findByRole('button', { name: 'Put 3 items on sale…' })).toBeTruthy();
  await userEvent.click(cell('10.00'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await press('Put 2 items on sale…');
  const dialog = await screen.findByRole('dialog', { name: 'Put 2 items on sale' });
  const inside = within(dialog);
  expect(dialog.textContent).toContain('Skipped: 1 discontinued.');
  await userEvent.type(inside.getByRole('textbox', { name: 'Percent off' }), '10');
  await userEvent.type(inside.getByLabelText('Starts'), '2027-01-01T10:00');
  await userEvent.type(inside.getByLabelText('Ends'), '2027-01-02T10:00');
  await press('Fill in 2 items');
  await press('Preview 2 items');
  await press('Change 2 items');
  await screen.findByText('2 items changed.');
  expect(mockShop.read().items.map(({ salePrice }) => salePrice)).toEqual([9, null, 27, null]);
});
