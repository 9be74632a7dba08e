// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { openApp } from '../../test/open-app.ts';

it('goods are received by scanning: a second scan adds a unit, and receiving can be repeated and undone', async () => {
  const item = mockShop.read().items.find(({ digital, subscription }) => !digital && !subscription);
  if (!item) throw new Error('Nothing in stock.');
  const { catalogItemId, title, inventory } = item;
  openApp('/ui/admin/stock/taking');
  const field = await screen.findByLabelText('Barcode, part number, ID or title');
  for (const units of ['1', '2']) {
    await userEvent.type(field, `${catalogItemId}{Enter}`);
    const came = await screen.findByRole('textbox', { name: `Units received: ${title}` });
    await screen.findByDisplayValue(units);
    expect(came).toHaveValue(units);
  }
  await expectAccessible();
  const lines = within(screen.getByRole('list', { name: 'Scanned' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Add to stock' }));
  await screen.findByText('Goods received: 1 of 1 item');
  const unitsNow = () =>
    mockShop.read().items.find((one) => one.catalogItemId === catalogItemId)?.inventory;
  expect(unitsNow()).toBe(inventory + 2);

  await userEvent.type(field, `${catalogItemId}{Enter}`);
  await userEvent.type(field, `${catalogItemId}{Enter}`);
  await screen.findByDisplayValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'Add to stock' }));
  await waitFor(() => expect(unitsNow()).toBe(inventory + 4));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Counts restored.');
  expect(unitsNow()).toBe(inventory + 2);
});

it("removing a line keeps the other lines' input, and an invalid count is marked", async () => {
  const goods = mockShop.read().items.filter((one) => !one.digital && !one.subscription);
  openApp('/ui/admin/stock/taking');
  const field = await screen.findByLabelText('Barcode, part number, ID or title');
  for (const { catalogItemId, title } of goods.slice(0, 3)) {
    await userEvent.type(field, `${catalogItemId}{Enter}`);
    const units = await screen.findByRole('textbox', { name: `Units received: ${title}` });
    await userEvent.type(units, String(catalogItemId.length));
  }
  const [first, second, third] = goods;
  await userEvent.click(screen.getByRole('button', { name: `Remove ${second?.title}` }));
  expect(screen.queryByRole('textbox', { name: `Units received: ${second?.title}` })).toBeNull();
  for (const one of [first, third]) {
    const units = screen.getByRole('textbox', { name: `Units received: ${one?.title}` });
    expect(units).toHaveValue(`1${one?.catalogItemId.length}`);
  }
  const [units] = screen.getAllByRole('textbox', { name: /^Units received: / });
  if (!units) throw new Error('No line is left.');
  expect(units).toBeValid();
  await userEvent.type(units, 'x');
  expect(units).toBeInvalid();
});
