// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noDetails } from '@spindle/sdk/domain/catalog/item-details';
import { beforeEach, expect, it } from 'vitest';
import { openItems, spindle } from '../catalog/fixtures/open-store.tsx';
import { mockShop } from '../test/mock-shop.ts';
import { press } from '../test/press.ts';
import { inputs, labeled } from './fixtures/labeled.ts';

const isSpindle = ({ catalogItemId }: { catalogItemId: string }) =>
  catalogItemId === 'er20-2k2w-water';
const isOther = ({ catalogItemId }: { catalogItemId: string }) =>
  catalogItemId === 'trim-router-710w';

beforeEach(() => {
  mockShop.change((state) => {
    state.items = state.items.filter((item) => isSpindle(item) || isOther(item));
    for (const item of state.items) item.details = noDetails;
  });
  openItems('?edit=er20-2k2w-water');
});

const stored = () => mockShop.read().items.find(isSpindle);
const listIsBack = () => screen.findByRole('link', { name: spindle });

async function type(label: string, value: string): Promise<void> {
  const field = await screen.findByLabelText(labeled(label), inputs);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it("saves an item's details with its other fields", async () => {
  await type('Title', 'Quiet spindle');
  await type('GTIN', '4006381333931');
  await type('Shelf location', 'A-03-2');
  await type('Cost price', '212.5');
  await type('Supplier', 'Hartmann Precision');
  await type('Expected back', '2099-12-12');
  await type('Search engine title', 'Quiet CNC spindle');
  await type('Search engine description', 'Water-cooled, 24,000 rpm.');
  await userEvent.type(screen.getByLabelText('Replaced by'), 'router');
  await userEvent.click(await screen.findByRole('option', { name: /router/i }));
  await press('Save');
  await screen.findByRole('link', { name: 'Quiet spindle' });
  expect(stored()).toMatchObject({
    title: 'Quiet spindle',
    details: {
      gtin: '4006381333931',
      bin: 'A-03-2',
      costPriceCents: 21_250,
      supplier: 'Hartmann Precision',
      expectedAt: '2099-12-12',
      replacedByItemId: 'trim-router-710w',
      seoTitle: 'Quiet CNC spindle',
      seoDescription: 'Water-cooled, 24,000 rpm.',
    },
  });
});

it('says that a GTIN has a wrong digit before anything is sent', async () => {
  await type('GTIN', '4006381333932');
  expect(await screen.findByText(/its check digit/)).toBeTruthy();
  await press('Save');
  await press('OK');
  expect(stored()).toMatchObject({ details: noDetails, version: 1 });
});

it('keeps what was saved if the details are rejected, and saves the rest once they are right', async () => {
  await type('Title', 'Quiet spindle');
  await type('Price', '20');
  await type('Quantity prices', '10:25');
  await press('Save');
  await press('Change Price');
  await press('OK');
  expect(stored()).toMatchObject({ title: 'Quiet spindle', price: 20, details: noDetails });
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await type('Quantity prices', '10:15');
  await press('Save');
  await screen.findByRole('link', { name: 'Quiet spindle' });
  expect(stored()?.details.breakPricesCents).toEqual([1500]);
});

it('says which quantity prices a lower price removes, and keeps the others', async () => {
  cleanup();
  const breaks = { breakQuantities: [10, 50], breakPricesCents: [2500, 1500] };
  mockShop.change(({ items }) => {
    for (const item of items.filter(isSpindle)) item.details = { ...noDetails, ...breaks };
  });
  openItems('?edit=er20-2k2w-water');
  await type('Price', '25');
  expect(await screen.findByText(/removes the quantity prices .* 10:25.00\.$/)).toBeTruthy();
  await type('Supplier', 'Hartmann');
  await press('Save');
  await press('Change Price');
  await listIsBack();
  await waitFor(() =>
    expect(stored()).toMatchObject({
      price: 25,
      details: { supplier: 'Hartmann', breakQuantities: [50], breakPricesCents: [1500] },
    }),
  );
});

it('shows what a colleague saved in the meantime, and keeps both edits', async () => {
  await type('Supplier', 'Hartmann');
  mockShop.change(({ items }) => {
    for (const item of items.filter(isSpindle)) {
      item.details = { ...noDetails, bin: 'B-01-1' };
      item.version++;
    }
  });
  await press('Save');
  await press('Keep mine and save');
  await listIsBack();
  await waitFor(() =>
    expect(stored()).toMatchObject({ details: { supplier: 'Hartmann', bin: 'B-01-1' } }),
  );
});

it('stays open after saving while another section has unsaved input', async () => {
  await type('Reason', 'holds the tool');
  await type('Title', 'Quiet spindle');
  await press('Save');
  await screen.findByText(/Other sections still have unsaved changes\.$/);
  expect(stored()?.title).toBe('Quiet spindle');
  expect(await screen.findByLabelText('Reason')).toHaveValue('holds the tool');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});
