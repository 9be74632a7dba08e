// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { press } from '../../test/press.ts';
import { attributeNow, changeAttribute, setAttributes } from '../fixtures/edited-item.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
// Loads the editor before the first test needs it.
import './html-editor.tsx';
import { expectAccessible } from '../../test/expect-accessible.ts';
async function openSheet(value: string) {
  setAttributes('details');
  changeAttribute('details', { value, version: 1 });
  renderEditor({ search: '?page=attribute&attribute=details' });
  return screen.findByRole('textbox', { name: 'HTML' });
}

/** Presses Save and returns the stored markup. */
async function save() {
  await press('Save');
  await screen.findByRole('heading', { name: 'HTML / details' });
  expect(attributeNow('details')).toMatchObject({ version: 2 });
  return attributeNow('details')?.value ?? '';
}
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

describe('the HTML editor', () => {
  it('opens supported markup in visual mode', async () => {
    const text = await openSheet('<h3>Size</h3><p>65 mm</p>');
    expect(text.getAttribute('contenteditable')).toBe('true');
    expect(within(text).getByRole('heading', { level: 3, name: 'Size' })).toBeTruthy();
    expect(preview().getByText('65 mm')).toBeTruthy();
    await expectAccessible();
  });

  it('saves unchanged markup exactly as it was', async () => {
    const value =
      '<h3>Size</h3><table><tbody><tr><th scope="row">Nut</th><td>ER20</td></tr></tbody></table>';
    await openSheet(value);
    expect(await save()).toBe(value);
  });

  it('opens unsupported markup as source, and says why', async () => {
    const value = '<table><caption>Sizes</caption><tbody><tr><td>65</td></tr></tbody></table>';
    const text = await openSheet(value);
    expect(text.tagName).toBe('TEXTAREA');
    expect(
      screen.getByText(/doesn't support <caption>, so you're editing the HTML source/),
    ).toBeTruthy();
    await press('Visual');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' }).value).toBe(value);
    await expectAccessible();
  });

  it('shows a preview beside the source', async () => {
    await openSheet('<p>65 mm</p>');
    await press('HTML source');
    const source = await screen.findByRole('textbox', { name: 'HTML' });
    const value = '<p onclick="x()">80 mm</p><script>x()</script>';
    fireEvent.change(source, { target: { value } });
    const displayed = await preview().findByText('80 mm');
    expect(displayed.outerHTML).toBe('<p>80 mm</p>');
    expect(await preview().findByText('Removed when you save: <script>')).toBeTruthy();
  });

  it('adds a table, and rows and columns to it', async () => {
    const text = await openSheet('<p>Sizes</p>');
    await press('Insert table');
    await waitFor(() => expect(within(text).getAllByRole('row')).toHaveLength(3));
    await press('Add row');
    await press('Add column');
    await waitFor(() => expect(within(text).getAllByRole('row')).toHaveLength(4));
    expect(within(text).getAllByRole('columnheader')).toHaveLength(3);
    await press('Remove row');
    await press('Remove column');
    expect(within(text).queryAllByRole('columnheader')).toEqual([]);
    await press('Heading row');
    const saved = document.createElement('div');
    saved.innerHTML = await save();
    expect([...saved.querySelectorAll('tr')].map(({ cells }) => cells.length)).toEqual([2, 2, 2]);
    expect(saved.querySelectorAll('thead th[scope=col]')).toHaveLength(2);
  });

  it('adds headings, lists and links', async () => {
    await openSheet('<p>Manual</p>');
    await press('Heading 3');
    expect(isOn('Heading 3')).toBe('true');
    await press('Heading 3');
    await press('List');
    await press('Link');
    const address = screen.getByLabelText('URL');
    await userEvent.type(address, 'javascript:x{Enter}');
    expect(screen.getByText('Enter an http or https URL.')).toBeTruthy();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.com/manual{Enter}');
    expect(await save()).toMatch(
      /^<ul><li>.*<a [^>]*href="https:\/\/example\.com\/manual".*<\/li><\/ul>$/,
    );
  });
});
