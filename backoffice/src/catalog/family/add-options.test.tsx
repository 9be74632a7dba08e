// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { press } from '../../test/press.ts';
import { openItems, removeAllButOneSpindle, spindle } from '../fixtures/open-store.tsx';

const section = async () => within(await screen.findByRole('region', { name: 'Options' }));
const typed = (at: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(at).getByLabelText(label), { target: { value } });

it('creates the members of a family from one item, then edits, leaves and joins it', async () => {
  removeAllButOneSpindle();
  openItems('?edit=er20-2k2w-water');
  await press('Add options…');
  const dialog = await screen.findByRole('dialog', { name: `Options of ${spindle}` });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Power' }));
  typed(dialog, 'Power values *', '1.5 kW; 2.2 kW; 3 kW');
  const row = await within(dialog).findByRole('group', { name: '3 kW' });
  expect(within(dialog).queryByRole('group', { name: '2.2 kW' })).toBeNull();
  typed(row, 'Price *', '499.95');
  typed(row, 'Inventory *', '7');
  typed(row, 'Part number', 'SP-3');
  await expectAccessible();
  await press('Create 2 items');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('2 items created.')).toBeTruthy();
  const { items, families } = mockShop.read();
  expect(items).toHaveLength(3);
  expect(items.find(({ externalId }) => externalId === 'SP-3')).toMatchObject({
    title: `${spindle}, 3 kW`,
    price: 499.95,
    inventory: 7,
    familyId: families.at(-1)?.familyId,
  });
  expect(await (await section()).findByRole('link', { name: `${spindle}, 3 kW` })).toBeTruthy();
  await press('Edit family…');
  const edited = await screen.findByRole('dialog', { name: `Family ${spindle}` });
  typed(edited, 'Options *', 'Collet');
  await press('Save family');
  expect(await within(edited).findByRole('alert')).toBeVisible();
  typed(edited, 'Options *', 'Power');
  typed(edited, 'Family title *', 'Water-cooled spindles');
  await expectAccessible();
  await press('Save family');
  await waitFor(() => expect(edited).not.toBeInTheDocument());
  expect(mockShop.read().families.at(-1)?.title).toBe('Water-cooled spindles');
  await press('Leave family');
  await press('Join a family…');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Water-cooled spindles' }));
  expect(await (await section()).findByRole('button', { name: 'Leave family' })).toBeTruthy();
});
