// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  attributeNow,
  changeAttribute,
  editor,
  itemNow,
  setAttributes,
  place,
} from '../attributes/fixtures/edited-item.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { press } from '../test/press.ts';
import { inputs, labeled } from './fixtures/labeled.ts';

const [catalogId, catalogItemId] = place.split('/');

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(labeled(name), inputs);

async function type(name: string, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } });
}

async function save(): Promise<void> {
  await press('Save');
  await screen.findByRole('link', { name: itemNow().title });
}

beforeEach(() => {
  mockShop.change((state) => {
    state.items = state.items.filter((item) => item.catalogItemId === catalogItemId);
    for (const catalog of state.catalogs) {
      catalog.specSheet = [
        { name: 'Spindle power', unit: 'kW', facet: true, column: true },
        { name: 'Spindle collet', facet: true, column: true },
      ];
    }
  });
  setAttributes('weight');
});

describe("an item's specifications", () => {
  it('are fields with units, saved together and deleted by clearing', async () => {
    openApp(editor);
    await type('Spindle power', '2.2');
    await type('Spindle collet', 'ER20');
    expect(screen.getByText('kW')).toBeTruthy();
    await expectAccessible();
    await save();
    expect(attributeNow('Spindle power')).toMatchObject({ type: 'SPEC', value: '2.2 kW' });
    expect(attributeNow('Spindle collet')).toMatchObject({ type: 'SPEC', value: 'ER20' });
    await press(`Edit ${itemNow().title}`);
    await type('Spindle collet', '');
    await save();
    expect(attributeNow('Spindle collet')).toBeUndefined();
  });

  it('include one weight with its unit, wherever it was stored before', async () => {
    openApp(editor);
    expect((await field('Weight')).value).toMatch(/ oz$/);
    expect(screen.getByText(/^Ships as /)).toBeTruthy();
    await type('Weight', '2 lb');
    await save();
    expect(attributeNow('Weight')).toMatchObject({ type: 'SPEC', value: '2 lb' });
    expect(attributeNow('weight')).toBeUndefined();
  });

  it("don't overwrite someone else's changes", async () => {
    setAttributes();
    openApp(editor);
    await type('Spindle power', '2.2');
    await save();
    await press(`Edit ${itemNow().title}`);
    await type('Spindle power', '1.5');
    changeAttribute('Spindle power', { value: '3 kW' });
    await press('Save');
    await press('OK');
    expect(attributeNow('Spindle power')).toMatchObject({ value: '3 kW' });
    expect((await field('Spindle power')).value).toBe('1.5');
  });
});

it('leads from what is missing before publishing to its field', async () => {
  setAttributes();
  mockShop.change(({ catalogs }) => {
    for (const catalog of catalogs) catalog.specSheet = [];
  });
  openApp(`/ui/admin/storeBuilder/${place}`);
  const note = await screen.findByRole('note', { name: 'Missing before publishing' });
  expect(note).toHaveTextContent('weight; HS code; country of origin.');
  fireEvent.click(await screen.findByRole('link', { name: 'HS code' }));
  await waitFor(async () => expect(await field('HS code')).toHaveFocus());
  await type('HS code', '8501.52');
  await type('Country of origin', 'Atlantis');
  await press('Save');
  await press('OK');
  expect(await screen.findByText(/^must be a two-letter country code/)).toBeTruthy();
  expect(attributeNow('hs-code')).toMatchObject({ type: 'HS_CODE', value: '8501.52' });
  fireEvent.click(await screen.findByRole('link', { name: 'country of origin' }));
  expect(await field('Country of origin')).toHaveFocus();
  await type('Country of origin', 'de');
  await save();
  expect(attributeNow('origin')?.value).toBe('DE');
});

it('creates an item with its specifications, customs data and details in one go', async () => {
  mockShop.change((state) => {
    state.items = [];
  });
  openApp(`/ui/admin/storeBuilder/${catalogId}?edit=`);
  await type('Title', 'Edge finder');
  await type('Description', 'Finds an edge.');
  await type('Spindle power', '2.2');
  await type('HS code', '9031.80');
  await type('Price', '49.95');
  await type('GTIN', '4006381333931');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Tax Code' }), {
    target: { value: 'General - Tangible' },
  });
  fireEvent.click(await screen.findByRole('option'));
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'edge-finder' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Pictures' })).toBeTruthy();
  expect(await field('HS code')).toHaveValue('9031.80');
  const [item] = mockShop.read().items;
  expect(item).toMatchObject({ title: 'Edge finder', details: { gtin: '4006381333931' } });
  expect(item?.attributes.map(({ type: kind, value }) => [kind, value])).toEqual([
    ['SPEC', '2.2 kW'],
    ['HS_CODE', '9031.80'],
  ]);
});
