// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Attribute } from '../attribute-calls.ts';
import { press } from '../../test/press.ts';
import {
  attributeNow,
  changeAttribute,
  changeItem,
  itemNow,
  setAttributes,
} from '../fixtures/edited-item.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { api, mockShop, server } from '../../test/mock-shop.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
const search = '?page=attributes';

/** Opens the list, runs `before`, then asks to delete the body diameter. */
async function deleteDiameter(before: () => void) {
  setAttributes('diameter', 'finish');
  renderEditor({ search });
  await press('Delete diameter');
  before();
  await press('Delete Attribute');
  return screen.findByRole('alert');
}

describe('the attribute list', () => {
  it.each<[type: Attribute['type'], value: string, text: string]>([
    ['EXTERNAL', 'https://example.com/manual', 'https://example.com/manual'],
    ['TAX_CATEGORY_CODE', 'txcd_1', 'TAX CODE == txcd_1'],
    ['COLOR', 'graphite', 'COLOR == graphite'],
    ['WEIGHT', '148', 'WEIGHT == 148'],
    ['IMAGE', 'catalog/a.webp', 'catalog/a.webp'],
    ['IMAGE', 'catalog/a.webp', 'Body diameter'],
    ['HTML', '<h3>Specification</h3><p>Runout 0.003 mm</p>', 'Runout 0.003 mm'],
  ])('shows %s %s as %s', async (type, value, text) => {
    setAttributes('diameter');
    changeAttribute('diameter', { type, value });
    renderEditor({ search });
    expect(await screen.findByRole('heading', { name: `${type} / diameter` })).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'Attributes' }));
    expect(await list.findByText(text)).toBeTruthy();
  });

  it('plays a video on request only', async () => {
    const value = 'https://player.vimeo.com/video/1';
    changeAttribute('video', { value, description: 'Running in' });
    renderEditor({ search });
    await userEvent.click(await screen.findByRole('button', { name: /^Play video/ }));
    expect(screen.getByTitle('Running in').getAttribute('src')).toBe(value);
  });

  it('is readable by everyone', async () => {
    renderEditor({ search });
    await screen.findByText(/6,000 – 24,000 rpm/);
    await expectAccessible();
  });

  it('explains attributes if there are none', async () => {
    changeItem({ attributes: [] });
    renderEditor({ search });
    expect(await screen.findByText('No attributes yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Attribute' })).toBeTruthy();
  });

  it('deletes the requested attribute after a confirmation', async () => {
    setAttributes('diameter', 'details');
    const before = itemNow();
    const deleted: string[] = [];
    server.use(
      api.delete(
        '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}',
        ({ params: { attributeId } }) => {
          deleted.push(attributeId);
        },
      ),
    );
    renderEditor({ search });
    await press('Delete diameter');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Attribute?' });
    expect(question.textContent).toContain("Are you sure you want to delete 'SIZE / diameter'?");
    await userEvent.click(within(question).getByRole('button', { name: 'Dismiss' }));
    expect(itemNow()).toEqual(before);
    await press('Delete diameter');
    await press('Delete Attribute');
    expect(await screen.findByText('Attribute Deleted')).toBeTruthy();
    expect(deleted).toEqual(['diameter']);
    expect(itemNow().attributes).toEqual(
      before.attributes.filter(({ attributeId }) => attributeId !== 'diameter'),
    );
    expect(screen.queryByRole('heading', { name: 'SIZE / diameter' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'HTML / details' })).toBeTruthy();
  });

  it('reports a failed deletion, and keeps the attribute', async () => {
    const dialog = await deleteDiameter(() => mockShop.start('500', ['deleteItemAttribute']));
    expect(dialog.textContent).toBe(
      'Error Deleting AttributeSomething went wrong on our side. Please try again.',
    );
    expect(screen.getByRole('heading', { name: 'SIZE / diameter' })).toBeTruthy();
    expect(attributeNow('diameter')).toBeTruthy();
  });

  it('says why the shop rejected a deletion', async () => {
    // The contract allows this response; the current server never rejects an existing attribute.
    const rejection = { Status: 'ERROR', Reason: 'It is needed.' } as const;
    server.use(
      api.delete('/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}', ({ response }) =>
        response(200).json(rejection),
      ),
    );
    const dialog = await deleteDiameter(() => undefined);
    expect(dialog.textContent).toBe('Error Deleting AttributeIt is needed.');
    expect(screen.getByRole('heading', { name: 'SIZE / diameter' })).toBeTruthy();
  });

  it('shows the remaining attributes if someone else deleted the attribute first', async () => {
    const dialog = await deleteDiameter(() => setAttributes('finish'));
    expect(dialog.textContent).toBe(
      'Error Deleting AttributeThe item has no attribute with that name.',
    );
    expect(screen.queryByRole('heading', { name: 'SIZE / diameter' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'COLOR / finish' })).toBeTruthy();
  });
});
