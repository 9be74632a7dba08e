// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noDetails } from '@spindle/sdk/domain/catalog/item-details';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { press } from '../test/press.ts';
import { openItems, spindle } from './fixtures/open-store.tsx';

const isSpindle = ({ catalogItemId }: { catalogItemId: string }) =>
  catalogItemId === 'er20-2k2w-water';
const isOther = ({ catalogItemId }: { catalogItemId: string }) =>
  catalogItemId === 'trim-router-710w';

beforeEach(() => {
  mockShop.change((state) => {
    state.items = state.items.filter((item) => isSpindle(item) || isOther(item));
    for (const item of state.items) item.details = noDetails;
  });
});

const stored = () => mockShop.read().items.find(isSpindle);
const section = async () => within(await screen.findByRole('region', { name: 'Details' }));
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

async function openDetails() {
  openItems('?edit=er20-2k2w-water');
  await press('Edit details…');
  return screen.findByRole('dialog', { name: `Details of ${spindle}` });
}

it("edits an item's details and shows them in its editor", async () => {
  const dialog = await openDetails();
  await expectAccessible();
  type('GTIN', '4006381333931');
  type('Shelf location', 'A-03-2');
  type('Cost price', '212.5');
  type('Supplier', 'Hartmann Precision');
  type('Expected back', '2099-12-12');
  type('Search engine title', 'Quiet CNC spindle');
  type('Search engine description', 'Water-cooled, 24,000 rpm.');
  await userEvent.type(field('Replaced by'), 'router');
  await userEvent.click(await screen.findByRole('option', { name: /router/i }));
  await press('Save details');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Details saved.')).toBeTruthy();
  expect(stored()).toMatchObject({
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
  for (const shown of ['A-03-2', '$212.50', 'Dec 12, 2099'])
    expect(await (await section()).findByText(shown)).toBeTruthy();
});

it('says that a GTIN has a wrong digit before anything is sent', async () => {
  const dialog = await openDetails();
  type('GTIN', '4006381333932');
  await press('Save details');
  expect(await within(dialog).findByText(/The last one must match the others/)).toBeTruthy();
  expect(stored()?.details).toEqual(noDetails);
});

it('shows what a colleague saved in the meantime, and keeps both edits', async () => {
  const dialog = await openDetails();
  type('Supplier', 'Hartmann');
  mockShop.change(({ items }) => {
    for (const item of items.filter(isSpindle)) {
      item.details = { ...noDetails, bin: 'B-01-1' };
      item.version++;
    }
  });
  await press('Save details');
  await press('Keep mine and save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(stored()).toMatchObject({ details: { supplier: 'Hartmann', bin: 'B-01-1' } });
});
