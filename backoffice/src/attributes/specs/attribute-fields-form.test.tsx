// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { openApp } from '../../test/open-app.ts';
import { press } from '../../test/press.ts';
import { attributeNow, changeAttribute, setAttributes, place } from '../fixtures/edited-item.ts';

async function openFields() {
  mockShop.change(({ catalogs }) => {
    for (const catalog of catalogs) {
      catalog.specSheet = [
        { name: 'Spindle power', unit: 'kW', facet: true, column: true },
        { name: 'Spindle collet', facet: true, column: true },
      ];
    }
  });
  openApp(`/ui/admin/storeBuilder/${place}?page=attributes`);
  return within(await screen.findByRole('form', { name: 'Specifications' }));
}

describe("an item's specifications", () => {
  it('are fields with units, saved together and deleted by clearing', async () => {
    setAttributes('weight');
    const form = await openFields();
    expect(form.getByText('kW')).toBeTruthy();
    await userEvent.click(form.getByRole('textbox', { name: 'Spindle power' }));
    await userEvent.paste('2.2');
    await userEvent.click(form.getByRole('textbox', { name: 'Spindle collet' }));
    await userEvent.paste('ER20');
    await press('Save specifications');
    expect(await form.findByText('Specifications saved')).toBeTruthy();
    expect(attributeNow('Spindle power')).toMatchObject({ type: 'SPEC', value: '2.2 kW' });
    expect(attributeNow('Spindle collet')).toMatchObject({ type: 'SPEC', value: 'ER20' });
    await expectAccessible();
    await userEvent.clear(form.getByRole('textbox', { name: 'Spindle collet' }));
    await press('Save specifications');
    await waitFor(() => expect(attributeNow('Spindle collet')).toBeUndefined());
  });

  it('include one weight with its unit, wherever it was stored before', async () => {
    setAttributes('weight');
    const form = await openFields();
    const weight = form.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
    expect(weight.value).toMatch(/ oz$/);
    expect(form.getByText(/^Ships as /)).toBeTruthy();
    await userEvent.clear(weight);
    await userEvent.paste('2 lb');
    await press('Save specifications');
    expect(await form.findByText('Ships as 2 lb')).toBeTruthy();
    expect(attributeNow('Weight')).toMatchObject({ type: 'SPEC', value: '2 lb' });
    expect(attributeNow('weight')).toBeUndefined();
  });

  it("don't overwrite someone else's changes", async () => {
    setAttributes('weight');
    const form = await openFields();
    const power = form.getByRole('textbox', { name: 'Spindle power' });
    await userEvent.click(power);
    await userEvent.paste('2.2');
    await press('Save specifications');
    await form.findByText('Specifications saved');
    changeAttribute('Spindle power', { value: '3 kW' });
    await userEvent.clear(power);
    await userEvent.paste('1.5');
    await press('Save specifications');
    expect(await form.findByText("Some changes weren't saved")).toBeTruthy();
    expect(attributeNow('Spindle power')).toMatchObject({ value: '3 kW' });
  });
});
