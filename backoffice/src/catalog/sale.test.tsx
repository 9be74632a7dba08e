// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { press } from '../test/press.ts';
import {
  changeItem,
  dialogText,
  fill,
  removeAllButOneSpindle,
  openItems,
  spindle,
  spindles,
} from './fixtures/open-store.tsx';

beforeEach(removeAllButOneSpindle);

const saleStarts = '2099-11-29T00:00:30.000Z';
const saleEnds = '2099-12-03T18:00:00.000Z';
const coming = { salePrice: 300, saleStarts, saleEnds };
const on = { ...coming, saleStarts: '2026-01-01T00:00:00.000Z' };

const item = () => mockShop.read().items[0];
const section = async () => within(await screen.findByRole('region', { name: 'Sale' }));
const field = (label: string) =>
  within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

/** Opens the item's editor and its sale dialog. */
async function openSale(button = 'Create sale…') {
  openItems('?edit=er20-2k2w-water');
  await press(button);
  return screen.findByRole('dialog', { name: `Sale: ${spindle}` });
}

describe("an item's sale", () => {
  it("is created in the item's editor, which keeps its other input", async () => {
    openApp('/ui/admin');
    await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
    const main = within(screen.getByRole('main'));
    await userEvent.click(await main.findByRole('link', { name: 'Store Builder' }));
    await userEvent.click(await screen.findByRole('link', { name: spindles }));
    await press(`Edit ${spindle}`);
    await fill('Title', 'On sale now');
    expect((await section()).getByText('Not on sale. Customers pay $389.95.')).toBeTruthy();
    await press('Create sale…');
    const dialog = await screen.findByRole('dialog', { name: `Sale: ${spindle}` });
    type('Sale price', '299.5');
    expect(screen.queryByText(/^Customers see/)).toBeNull();
    type('Ends', '2099-12-03T18:00');
    const seen = `$299.50 instead of $389.95, from now until Dec 3, 2099, 6:00:00 PM UTC.`;
    expect(await screen.findByText(`Customers see ${seen}`)).toBeTruthy();
    expect(screen.getByText('Leave blank to start now. Shop time (UTC).')).toBeTruthy();
    await expectAccessible();
    await press('Save sale');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('Sale saved.')).toBeTruthy();
    expect((await section()).getByText('Active')).toBeTruthy();
    expect(item()).toMatchObject({ salePrice: 299.5, saleEnds, version: 2, title: spindle });
    await expectAccessible();
    await press('Save');
    expect(await screen.findByRole('link', { name: 'On sale now' })).toBeTruthy();
    expect(item()).toMatchObject({ salePrice: 299.5, version: 3, title: 'On sale now' });
  });

  it('keeps the seconds of unchanged times when edited', async () => {
    changeItem(coming);
    const dialog = await openSale('Edit sale…');
    expect(field('Sale price')).toHaveValue('300.00');
    expect(field('Starts')).toHaveValue('2099-11-29T00:00');
    expect(field('Ends')).toHaveValue('2099-12-03T18:00');
    type('Sale price', '310');
    await press('Save sale');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(item()).toMatchObject({ salePrice: 310, saleStarts, saleEnds });
    expect((await section()).getByText('Scheduled')).toBeTruthy();
  });

  it('ends right away after a confirmation', async () => {
    changeItem(on);
    openItems('?edit=er20-2k2w-water');
    await press('End sale now…');
    expect(await dialogText()).toContain('The price goes back to $389.95 now.');
    await press('End sale now');
    expect(await (await section()).findByText(/^Not on sale\./)).toBeTruthy();
    expect(item()).toMatchObject({ salePrice: null, saleStarts: null, saleEnds: null });
  });

  it('is canceled before it starts', async () => {
    changeItem(coming);
    openItems('?edit=er20-2k2w-water');
    await press('Cancel sale…');
    await press('Cancel sale');
    expect(await (await section()).findByText(/^Not on sale\./)).toBeTruthy();
    expect(item()?.salePrice).toBeNull();
  });

  it('can be followed by another sale after it has ended', async () => {
    changeItem({ ...on, saleEnds: '2026-01-02T00:00:00.000Z' });
    openItems('?edit=er20-2k2w-water');
    expect((await section()).getByText('Ended')).toBeTruthy();
    await press('Create sale…');
    expect(field('Sale price')).toHaveValue('');
    expect(field('Ends')).toHaveValue('');
  });

  it("can't be created for subscriptions", async () => {
    changeItem({ subscription: true });
    openItems('?edit=er20-2k2w-water');
    const sale = await section();
    const reason = "Subscriptions can't have sales. Change the price instead.";
    expect(sale.getByText(reason)).toBeTruthy();
    expect(sale.queryByRole('button')).toBeNull();
  });
});

describe('sale errors', () => {
  it('appear at their fields before anything is sent', async () => {
    const before = item();
    await openSale();
    await press('Save sale');
    const dollars = 'Enter an amount in dollars. Example: 80.00';
    expect(await screen.findByText(dollars)).toBeTruthy();
    expect(screen.getByText('Enter an end time.')).toBeTruthy();
    await expectAccessible();
    type('Sale price', '389.95');
    type('Starts', '2099-01-02T00:00');
    type('Ends', '2099-01-01T00:00');
    expect(await screen.findByText('The end time must be later than the start.')).toBeTruthy();
    const below = 'The sale price must be below the regular price of $389.95.';
    expect(screen.getByText(below)).toBeTruthy();
    type('Starts', '');
    await waitFor(() => expect(screen.queryByText(/^The end/)).toBeNull());
    expect(item()).toEqual(before);
  });

  it('also come from the server, with a choice after a conflict', async () => {
    await openSale();
    type('Sale price', '300');
    type('Ends', '2099-12-03T18:00');
    changeItem({ price: 250, version: 2 });
    await press('Save sale');
    await screen.findByRole('heading', { name: /^Someone else saved changes/ });
    await expectAccessible();
    await press('Keep mine and save');
    const reason =
      'The sale price must be below the regular price of $250.00. Enter a lower price.';
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(item()).toMatchObject({ salePrice: null, price: 250, version: 2 });
    type('Sale price', '200');
    await press('Save sale');
    await waitFor(() => expect(item()).toMatchObject({ salePrice: 200, version: 3 }));
  });

  it("appear at the item's price if it is below the sale price", async () => {
    changeItem(on);
    openItems('?edit=er20-2k2w-water');
    await fill('Price', '299');
    await press('Save');
    expect(await dialogText()).toContain('The price must stay above the sale price of $300.00.');
    await press('OK');
    expect(await screen.findByText('must be above the sale price of $300.00')).toBeTruthy();
    expect(item()).toMatchObject({ price: 389.95 });
  });
});
