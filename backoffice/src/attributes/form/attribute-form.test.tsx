// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pictureCalled } from '../../test/picture.ts';
import { field, fill } from '../fixtures/acts.ts';
import { press } from '../../test/press.ts';
import { attributeNow, changeAttribute, changeItem, itemNow } from '../fixtures/edited-item.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { api, mockShop, server } from '../../test/mock-shop.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
vi.stubGlobal(
  'URL',
  Object.assign(URL, { createObjectURL: () => 'blob:nut', revokeObjectURL: () => '' }),
);

const adding = '?page=attribute';
const editing = '?page=attribute&attribute=diameter';

const choose = async (type: string) =>
  userEvent.selectOptions(await screen.findByLabelText('Type'), type);

async function chooseNut(file = pictureCalled('nut.png')) {
  await choose('IMAGE');
  await fill('Name', 'nut');
  await userEvent.upload(await screen.findByLabelText('Image file', { selector: 'input' }), file);
}

describe('a new attribute', () => {
  it('asks for its type first, and only then for the rest', async () => {
    renderEditor({ search: adding });
    expect(await screen.findByRole('region', { name: 'Add Attribute' })).toBeTruthy();
    const type = await screen.findByLabelText<HTMLSelectElement>('Type');
    expect(type.selectedOptions[0]?.textContent).toBe('SELECT TYPE');
    expect([...type.options].map(({ value }) => value).slice(1)).toEqual([
      'COLOR',
      'COMPONENT',
      'DOWNLOADABLE',
      'EXTERNAL',
      'FILE',
      'HS_CODE',
      'HTML',
      'IMAGE',
      'LINK',
      'LICENSE',
      'ORIGIN',
      'PACKAGE',
      'SIZE',
      'SPEC',
      'SHIPPING',
      'SUBSCRIPTION',
      'TAX_CATEGORY_CODE',
      'VIDEO',
      'WEIGHT',
      'DISCORD',
    ]);
    expect(screen.queryByLabelText('Name')).toBeNull();
    await choose('WEIGHT');
    expect((await field('Name')).maxLength).toBe(64);
    expect(screen.getByText('In ounces. Example: 24 or 7.5')).toBeTruthy();
    await expectAccessible();
  });

  it('is saved under its name, and appears in the list', async () => {
    const router = renderEditor({ search: adding });
    await choose('WEIGHT');
    await fill('Name', 'boxed');
    await fill('Weight', '148');
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'WEIGHT / boxed' })).toBeTruthy();
    expect(router.state.location.search).toBe('?page=attributes');
    expect(attributeNow('boxed')).toEqual({
      attributeId: 'boxed',
      type: 'WEIGHT',
      value: '148',
      description: null,
      version: 1,
    });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit boxed');
  });

  it('requires a type and a unique name', async () => {
    const before = itemNow();
    renderEditor({ search: adding });
    await press('Save');
    expect(await screen.findByText('Select a type.')).toBeTruthy();
    await choose('SIZE');
    await fill('Size', '90 mm');
    await press('Save');
    expect(await screen.findByText('Enter the attribute name.')).toBeTruthy();
    await fill('Name', 'diameter');
    expect(await screen.findByText(/^An attribute with this name already exists/)).toBeTruthy();
    await press('Save');
    expect(itemNow()).toEqual(before);
    await fill('Name', 'clamp');
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'SIZE / clamp' })).toBeTruthy();
    expect(itemNow().attributes).toMatchObject([...before.attributes, { value: '90 mm' }]);
  });

  it("accepts a video page's URL, and shows the player", async () => {
    renderEditor({ search: adding });
    await choose('VIDEO');
    const link = await field('Video link');
    expect([link.maxLength, link.size]).toEqual([255, 80]);
    await fill('Video link', 'https://www.youtube.com/watch?v=abc123');
    const embedded = 'https://www.youtube-nocookie.com/embed/abc123';
    await waitFor(() => expect(link.value).toBe(embedded));
    await press('Play video: preview from www.youtube-nocookie.com');
    expect(screen.getByTitle('preview').getAttribute('src')).toBe(embedded);
  });

  it('uploads its picture after saving', async () => {
    renderEditor({ search: adding });
    await chooseNut();
    await fill('Alternative text', 'A collet nut');
    await fill('Name', 'collet nut');
    await expectAccessible();
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'IMAGE / collet nut' })).toBeTruthy();
    expect(attributeNow('collet nut')).toMatchObject({
      value: expect.stringMatching(/^uploads\//),
      description: 'A collet nut',
      version: 2,
    });
  });

  it('reports a failed picture upload, and lets the user try again', async () => {
    mockShop.start('500', ['uploadAttributeImage']);
    renderEditor({ search: adding });
    await chooseNut();
    await press('Save');
    const reason = 'Something went wrong on our side. Please try again.';
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText('nut.png uploads when you save.')).toBeTruthy();
    expect(attributeNow('nut')).toMatchObject({ value: '', version: 1 });
    mockShop.calm();
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'IMAGE / nut' })).toBeTruthy();
    expect(attributeNow('nut')).toMatchObject({
      value: expect.stringMatching(/^uploads\//),
      version: 3,
    });
  });

  it('says why the shop rejects the picture', async () => {
    renderEditor({ search: adding });
    await chooseNut(new File(['words'], 'nut.jpg', { type: 'image/jpeg' }));
    await press('Save');
    const reason = 'The picture must be a JPEG, PNG, WebP or AVIF.';
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText('nut.jpg uploads when you save.')).toBeTruthy();
  });

  it('says that there is no space left for its picture', async () => {
    server.use(
      api.post('/api/catimage/{catalogId}/{catalogItemId}/{attributeId}', () => {
        // Another staff member changes the type and value in the meantime.
        changeAttribute('nut', { type: 'SIZE', value: 'M22' });
      }),
    );
    renderEditor({ search: adding });
    await chooseNut();
    await press('Save');
    const reason = "This attribute's type is SIZE. Only IMAGE attributes can have a picture.";
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(attributeNow('nut')).toMatchObject({ value: 'M22' });
  });
});

describe('an existing attribute', () => {
  it('keeps its type and its name', async () => {
    renderEditor({ search: editing });
    expect(await screen.findByRole('region', { name: 'diameter' })).toBeTruthy();
    const [type, name] = [await field('Type'), await field('Name')];
    expect([type.value, type.readOnly, name.value, name.readOnly]).toEqual([
      'SIZE',
      true,
      'diameter',
      true,
    ]);
    await expectAccessible();
  });

  it('is saved, and appears in the list', async () => {
    renderEditor({ search: editing });
    await fill('Size', '85 mm');
    await press('Save');
    expect(await screen.findByText('SIZE == 85 mm')).toBeTruthy();
    expect(attributeNow('diameter')).toEqual({
      attributeId: 'diameter',
      type: 'SIZE',
      value: '85 mm',
      description: 'Body diameter',
      version: 2,
    });
  });

  it.each<[reason: string, happens: () => void]>([
    [
      'The item already has an attribute “diameter” of type COLOR.',
      () => changeAttribute('diameter', { type: 'COLOR' }),
    ],
    [
      'Something went wrong on our side. Please try again.',
      () => mockShop.start('500', ['saveItemAttribute']),
    ],
  ])('keeps the input if it could not be saved: %s', async (reason, happens) => {
    renderEditor({ search: editing });
    await fill('Size', '85 mm');
    happens();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    expect((await field('Size')).value).toBe('85 mm');
    expect(attributeNow('diameter')).toMatchObject({ value: '80 mm' });
  });

  it('shows errors at the field', async () => {
    renderEditor({ search: '?page=attribute&attribute=weight' });
    await fill('Weight', 'heavy');
    await press('Save');
    const message = await screen.findByText(
      'Weight must be a weight in ounces above 0, such as 24 or 7.5.',
    );
    expect((await field('Weight')).getAttribute('aria-describedby')).toBe(message.id);
  });

  it('asks before discarding input', async () => {
    renderEditor({ search: editing });
    await fill('Size', '85 mm');
    await press('Cancel');
    await press('Leave without saving');
    expect(await screen.findByText('SIZE == 80 mm')).toBeTruthy();
  });

  it('returns to the list without a question if nothing changed', async () => {
    renderEditor({ search: editing });
    await press('Cancel');
    expect(await screen.findByText('SIZE == 80 mm')).toBeTruthy();
  });

  it('says when it no longer exists', async () => {
    changeItem({ attributes: [] });
    renderEditor({ search: editing });
    expect(await screen.findByText('Attribute “diameter” not found')).toBeTruthy();
    await press('Show all attributes');
    expect(await screen.findByText('No attributes yet')).toBeTruthy();
  });
});
