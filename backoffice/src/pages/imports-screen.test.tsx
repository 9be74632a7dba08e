// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function choose(text: string | Uint8Array<ArrayBuffer>, name = 'export.csv') {
  const field = await screen.findByLabelText('File to import', { selector: 'input' });
  await userEvent.upload(field, new File([text], name, { type: 'text/csv' }));
}

async function chooseKind(name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

const lists = (name: RegExp) => screen.findByRole('list', { name });

it('shows what a product export would change, imports it and undoes it', async () => {
  openApp('/ui/admin/imports');
  expect(await screen.findByText('No imports yet.')).toBeTruthy();
  await expectAccessible();
  await choose(
    'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Tags\nnut,T-nut M5,Fasteners,TRUE,Title,Default Title,NUT-M5,7,0.35,cnc',
    'products.csv',
  );
  expect(await screen.findByText('Shopify, UTF-8')).toBeTruthy();
  expect(screen.getByText('Columns ignored: Tags.')).toBeTruthy();
  expect(within(await lists(/^Rows/)).getByText('Row 2: NUT-M5')).toBeTruthy();
  await expectAccessible();
  await press('Import 1 row');
  expect(await screen.findByText('Imported', { selector: '[role=status]' })).toBeTruthy();
  const made = () => mockShop.read().items.find(({ externalId }) => externalId === 'NUT-M5');
  expect(made()).toMatchObject({ title: 'T-nut M5', price: 0.35, inventory: 7 });
  await press('Undo import');
  expect(await screen.findByText('Undone', { selector: '[role=status]' })).toBeTruthy();
  expect(made()).toBeUndefined();
});

it('names problems by row and column, and imports nothing then', async () => {
  openApp('/ui/admin/imports');
  await chooseKind('Redirects');
  await choose('from,to\n/old?x=1,/home\n');
  const problems = await lists(/^Problems/);
  expect(within(problems).getByText('Row 2, from')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Import/ })).toBeDisabled();
  await expectAccessible();
});

it('lets staff map an unknown table and confirm its encoding', async () => {
  openApp('/ui/admin/imports');
  const text = 'Artikel;Bezeichnung;Netto\nF-1;Fräser;12,50\n';
  await choose(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  for (const [column, field] of [
    ['Artikel', 'partNumber'],
    ['Bezeichnung', 'title'],
    ['Netto', 'price'],
  ] as const) {
    await userEvent.click(await screen.findByRole('combobox', { name: column }));
    await userEvent.click(await screen.findByRole('option', { name: field }));
  }
  await press('Read with these columns');
  const button = await screen.findByRole('button', { name: 'Import 1 row' });
  expect(button).toBeDisabled();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Fräser/ }));
  await expectAccessible();
  await userEvent.click(button);
  await waitFor(() =>
    expect(mockShop.read().items.find(({ externalId }) => externalId === 'F-1')).toBeTruthy(),
  );
});

it('invites customers only if the box is checked', async () => {
  openApp('/ui/admin/imports');
  await chooseKind('Customers');
  await choose('email,firstName,lastName\nnew@moved.example,Ada,Park\n');
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Invite new customers by email' }),
  );
  await press('Import 1 row');
  await waitFor(() =>
    expect(mockShop.read().mails.some(({ to }) => to === 'new@moved.example')).toBe(true),
  );
});
