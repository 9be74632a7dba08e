// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { press } from '../test/press.ts';
import { changeCatalog, removeAllButOneSpindle, openItems } from './fixtures/open-store.tsx';

const power = { name: 'Power', unit: 'kW', facet: true, column: true };
const collet = { name: 'Collet', facet: true, column: false };
const sheetNow = () => mockShop.read().catalogs[0]?.specSheet;

beforeEach(() => {
  removeAllButOneSpindle();
  changeCatalog({ specSheet: [power, collet] });
});

async function openSheet() {
  openItems();
  await press('Spec sheet');
  return within(await screen.findByRole('form', { name: 'Spec sheet' }));
}

describe("a catalog's spec sheet", () => {
  it('is sorted, extended and shortened with the keyboard, then saved', async () => {
    const sheet = await openSheet();
    await expectAccessible();
    sheet.getByRole('button', { name: 'Move Collet up' }).focus();
    await userEvent.keyboard('{Enter}');
    const down = sheet.getByRole('button', { name: 'Move Collet down' });
    await waitFor(() => expect(document.activeElement).toBe(down));
    await press('Add specification');
    const added = within(sheet.getByRole('listitem', { name: 'specification 3' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(added.getByRole('textbox', { name: 'Name' })),
    );
    await userEvent.paste('Torque');
    const torque = within(sheet.getByRole('listitem', { name: 'Torque' }));
    await userEvent.click(torque.getByRole('textbox', { name: 'Unit' }));
    await userEvent.paste('Nm');
    await userEvent.click(torque.getByRole('checkbox', { name: 'Filter' }));
    await press('Remove Power');
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Spec sheet' })).toBeTruthy();
    expect(sheetNow()).toEqual([
      collet,
      { name: 'Torque', unit: 'N m', facet: false, column: true },
    ]);
  });

  it('has a URL: Back opens the items, and Forward opens the sheet again', async () => {
    const router = openItems();
    await press('Spec sheet');
    await screen.findByRole('form', { name: 'Spec sheet' });
    await router.navigate(-1);
    expect(await screen.findByRole('button', { name: 'Spec sheet' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/ui/admin/storeBuilder/spindles');
    await router.navigate(1);
    expect(await screen.findByRole('form', { name: 'Spec sheet' })).toBeTruthy();
  });

  it('shows errors at the field, and keeps the input', async () => {
    const sheet = await openSheet();
    const row = within(sheet.getByRole('listitem', { name: 'Collet' }));
    await userEvent.click(row.getByRole('textbox', { name: 'Unit' }));
    await userEvent.paste('furlong');
    await press('Save');
    const text = 'This unit must be a unit the shop recognizes, such as kW, mm, rpm or N m.';
    expect(await row.findByText(text)).toBeTruthy();
    expect(sheetNow()).toEqual([power, collet]);
    await press('Cancel');
    await press('Leave without saving');
    expect(await screen.findByRole('button', { name: 'Spec sheet' })).toBeTruthy();
  });

  it.each([
    ['Use theirs', [collet]],
    ['Keep mine and save', [collet, power]],
  ])("asks after a conflict with someone else's changes: %s", async (choice, saved) => {
    await openSheet();
    await press('Move Collet up');
    mockShop.change((state) => {
      const [catalog] = state.catalogs;
      if (catalog !== undefined) catalog.specSheet = [collet];
      state.specVersions['spindles'] = 2;
    });
    await press('Save');
    await press(choice);
    if (choice === 'Use theirs') await press('Save');
    expect(await screen.findByRole('button', { name: 'Spec sheet' })).toBeTruthy();
    expect(sheetNow()).toEqual(saved);
  });
});
