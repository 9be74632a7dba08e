// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../test/open-app.ts';
import {
  attributeNow,
  changeItem,
  editor,
  itemNow,
  setAttributes,
} from '../fixtures/edited-item.ts';
import { pictureCalled } from '../../test/picture.ts';
import { unusedName } from './unused-name.ts';

beforeEach(() => setAttributes());

async function openSection(name: string) {
  openApp(editor);
  return within(await screen.findByRole('region', { name }));
}

it('adds several pictures in one go, and says which ones could not be added', async () => {
  const section = await openSection('Pictures');
  const files = [pictureCalled('Side view.png'), pictureCalled('side-view.png')];
  await userEvent.upload(section.getByLabelText('Add pictures: files'), files);
  expect(await section.findByText('2 pictures added')).toBeTruthy();
  expect(attributeNow('side-view')).toMatchObject({ type: 'IMAGE', description: itemNow().title });
  expect(attributeNow('side-view-2')?.value).toMatch(/^uploads\//);
  const area = section.getByRole('button', { name: 'Add pictures' });
  const dropped = [new File(['MZ'], 'run.exe'), pictureCalled('top.png')];
  fireEvent.drop(area, { dataTransfer: { files: dropped } });
  expect(await section.findByText('1 picture added')).toBeTruthy();
  expect(section.getByRole('alert')).toHaveTextContent("run.exe isn't a JPEG, PNG, WebP or AVIF");
  expect(attributeNow('top')).toBeTruthy();
});

it("makes the first picture the item's own if the item has none", async () => {
  changeItem({ image: null });
  const section = await openSection('Pictures');
  const files = [pictureCalled('front.png'), pictureCalled('back.png')];
  await userEvent.upload(section.getByLabelText('Add pictures: files'), files);
  expect(await section.findByText('2 pictures added')).toBeTruthy();
  expect(itemNow().image).toMatch(/^uploads\//);
  expect(itemNow().attributes.map(({ attributeId }) => attributeId)).toEqual(['back']);
});

it('adds data sheets for everyone, and keeps their names', async () => {
  const section = await openSection('Files and other attributes');
  const file = new File(['%PDF-1.4'], 'Data sheet.pdf', { type: 'application/pdf' });
  await userEvent.upload(section.getByLabelText('Add data sheets and drawings: files'), file);
  expect(await section.findByText('1 file added')).toBeTruthy();
  expect(attributeNow('data-sheet')).toMatchObject({
    type: 'FILE',
    value: 'Data sheet.pdf',
    description: 'Data sheet',
  });
});

it('names a picture after its file', () => {
  const taken = new Set(['side', 'side-2']);
  expect(
    ['Top View (1).png', 'side.jpg', '日本.webp', `${'x'.repeat(90)}.png`].map((name) =>
      unusedName(name, taken),
    ),
  ).toEqual(['top-view-1', 'side-3', 'picture', 'x'.repeat(60)]);
});
