// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePicture, dialogText, fill, findField, tick } from './fixtures/acts.ts';
import { press } from '../test/press.ts';
import { elementsNow, shopHolds } from './fixtures/content-shop.ts';
import { openContent } from './fixtures/open-content.ts';
import { sampleElement, sampleSection } from './fixtures/sample-content.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => '' }),
  );
  shopHolds({ sections: [sampleSection()], elements: [sampleElement()] });
});

const open = (search = '') => openContent(`/ui/creator/build-logs${search}`);

it("edits the text of an element's page", async () => {
  open('?edit=plywood-router');
  const form = within(await screen.findByRole('form', { name: 'Text' }));
  await userEvent.click(await form.findByRole('button', { name: 'HTML source' }));
  fireEvent.change(await form.findByRole('textbox', { name: 'Text' }), {
    target: { value: '<p>Built in a garage.</p>' },
  });
  await press('Save text');
  expect(await form.findByText('Text saved')).toBeTruthy();
  const saved = elementsNow()[0]?.attributes.filter(({ type }) => type === 'HTML');
  expect(saved?.[0]?.value).toContain('Built in a garage.');
  await expectAccessible();
});

describe('a new element', () => {
  it('starts empty, with nothing checked and order 0', async () => {
    open();
    await press('Add content element');
    const editor = await screen.findByRole('region', { name: 'New Content Element' });
    for (const name of ['Title', 'Description', 'Image description', 'Subscription Link']) {
      expect((await findField(name)).value).toBe('');
    }
    expect((await findField('Order')).value).toBe('0');
    const boxes = within(editor).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(5);
    expect(boxes.some(({ checked }) => checked)).toBe(false);
  });

  it("says what is missing, and doesn't save", async () => {
    open('?edit=');
    await fill('Order', '');
    await press('Save');
    expect(await dialogText('Form Validation Error')).toContain(
      'You have errors in the content form. Please fix them and submit again.',
    );
    expect(screen.getByText('Title is required')).toBeTruthy();
    expect(screen.getByText('Description is required.')).toBeTruthy();
    expect(screen.getByText('Order is required.')).toBeTruthy();
    expect(elementsNow()).toEqual([sampleElement()]);
  });

  it('is created with every field, and with unchecked boxes as false', async () => {
    open('?edit=');
    await fill('Title', 'Plans');
    await fill('Description', 'All drawings.');
    await fill('Subscription Link', 'https://plans.example/');
    await tick('Digital');
    await press('Save');
    await screen.findByRole('list', { name: 'Elements' });
    expect(elementsNow()).toMatchObject([
      sampleElement(),
      {
        category: 'build-logs',
        elementId: 'plans',
        title: 'Plans',
        description: 'All drawings.',
        image: null,
        imageAlt: null,
        enabled: false,
        locked: false,
        expired: false,
        subscription: false,
        digital: true,
        subscriptionLink: 'https://plans.example/',
        listingOrderWeight: 0,
      },
    ]);
  });
});

describe('editing an element', () => {
  it('shows its id, and is saved with its current version', async () => {
    open();
    await press('Edit Router table from plywood');
    expect(await screen.findByRole('heading', { name: 'plywood-router' })).toBeTruthy();
    await expectAccessible();
    await press('Save');
    const edit = await screen.findByRole('button', { name: 'Edit Router table from plywood' });
    expect(document.activeElement).toBe(edit);
    expect(elementsNow()).toMatchObject([{ title: 'Router table from plywood', version: 3 }]);
  });

  it('says why it was rejected, and stays open', async () => {
    open('?edit=plywood-router');
    await findField('Title');
    shopHolds({ sections: [sampleSection()] });
    await press('Save');
    expect(await dialogText('Error Saving Content')).toContain('Element not found.');
    await expectAccessible();
    await press('OK');
    expect((await findField('Title')).value).toBe('Router table from plywood');
  });

  it('says why its picture was rejected, and stays open with the rest saved', async () => {
    open('?edit=plywood-router');
    await fill('Title', 'Router table');
    await choosePicture(new File(['words'], 'bench.jpg', { type: 'image/jpeg' }));
    await press('Save');
    expect(await dialogText('Error Uploading Image')).toContain(
      'The picture must be a JPEG, PNG, WebP or AVIF.',
    );
    await press('OK');
    expect(screen.getByText(/^Everything else is saved/)).toBeTruthy();
    expect(screen.getByText(/bench\.jpg/)).toBeTruthy();
    expect(elementsNow()).toMatchObject([{ title: 'Router table', image: null }]);
  });

  it("shows someone else's changes, field by field", async () => {
    open('?edit=plywood-router');
    await findField('Title');
    const theirs = sampleElement({ title: 'Plywood router', version: 5 });
    shopHolds({ sections: [sampleSection()], elements: [theirs] });
    await fill('Title', 'Router table');
    await press('Save');
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FieldMineTheirs',
      'TitleRouter tablePlywood router',
    ]);
    await press('Keep mine and save');
    await screen.findByRole('list', { name: 'Elements' });
    expect(elementsNow()).toMatchObject([{ title: 'Router table', version: 6 }]);
  });
});
