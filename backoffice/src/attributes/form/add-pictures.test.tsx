// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { mockShop } from '../../test/mock-shop.ts';
import { openApp } from '../../test/open-app.ts';
import { attributeNow, itemNow, place, setAttributes } from '../fixtures/edited-item.ts';
import { pictureCalled } from '../../test/picture.ts';
import { unusedName } from './unused-name.ts';

beforeEach(() => setAttributes());

async function openPictures() {
  openApp(`/ui/admin/storeBuilder/${place}?page=attributes`);
  return within(await screen.findByRole('region', { name: 'Pictures' }));
}

it('adds several pictures in one go, and says which ones could not be added', async () => {
  const section = await openPictures();
  const files = [pictureCalled('Side view.png'), pictureCalled('side-view.png')];
  await userEvent.upload(section.getByLabelText('Picture files'), files);
  expect(await section.findByText('2 pictures added')).toBeTruthy();
  expect(attributeNow('side-view')).toMatchObject({ type: 'IMAGE', description: itemNow().title });
  expect(attributeNow('side-view-2')?.value).toMatch(/^uploads\//);
  await expectAccessible();
  const area = section.getByRole('button', { name: 'Add pictures' });
  const dropped = [new File(['MZ'], 'run.exe'), pictureCalled('top.png')];
  fireEvent.drop(area, { dataTransfer: { files: dropped } });
  expect(await section.findByText('1 picture added')).toBeTruthy();
  expect(section.getByRole('alert')).toHaveTextContent("run.exe isn't a JPEG, PNG, WebP or AVIF");
  expect(attributeNow('top')).toBeTruthy();
});

it('lists what is missing before publishing, until it is there', async () => {
  mockShop.change(({ catalogs }) => {
    for (const catalog of catalogs) catalog.specSheet = [];
  });
  openApp(`/ui/admin/storeBuilder/${place}`);
  const note = within(await screen.findByRole('note', { name: 'Missing before publishing' }));
  expect(note.getByText(/weight; HS code; country of origin\./)).toBeTruthy();
  await userEvent.click(note.getByRole('link', { name: 'Edit attributes' }));
  const form = within(await screen.findByRole('form', { name: 'Shipping and customs' }));
  await userEvent.type(form.getByRole('textbox', { name: 'HS code' }), '8501.52');
  await userEvent.type(form.getByRole('textbox', { name: 'Country of origin' }), 'Atlantis');
  await userEvent.click(form.getByRole('button', { name: 'Save shipping and customs' }));
  expect(await form.findByText(/^must be a two-letter country code/)).toBeTruthy();
  expect(attributeNow('hs-code')).toMatchObject({ type: 'HS_CODE', value: '8501.52' });
  await userEvent.clear(form.getByRole('textbox', { name: 'Country of origin' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Country of origin' }), 'de');
  await userEvent.click(form.getByRole('button', { name: 'Save shipping and customs' }));
  await waitFor(() => expect(attributeNow('origin')?.value).toBe('DE'));
  await waitFor(() => expect(screen.getByText(/Missing before publishing: weight\./)).toBeTruthy());
});

it('names a picture after its file', () => {
  const taken = new Set(['side', 'side-2']);
  expect(
    ['Top View (1).png', 'side.jpg', '日本.webp', `${'x'.repeat(90)}.png`].map((name) =>
      unusedName(name, taken),
    ),
  ).toEqual(['top-view-1', 'side-3', 'picture', 'x'.repeat(60)]);
});
