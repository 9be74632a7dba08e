// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePicture, dialogText, fill, findField, press, tick } from './fixtures/acts.ts';
import { sampleSection } from './fixtures/sample-content.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import type { Content } from './content-records.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => '' }),
  );
});

/** A played shop with these sections, and nothing in them. */
function shopHolds(sections: Content[]): void {
  mockShop.change((state) => {
    state.sections = sections;
    state.elements = [];
  });
}

const open = (search = '') => openApp(`/ui/creator${search}`);
const sections = () => mockShop.read().sections;

describe('a new section', () => {
  it('starts empty, with nothing ticked and order 0', async () => {
    shopHolds([]);
    open();
    await press('Add content');
    const editor = await screen.findByRole('region', { name: 'New Content' });
    for (const label of ['Title', 'Description', 'Image description', 'External Link']) {
      expect((await findField(label)).value).toBe('');
    }
    expect((await findField('Order')).value).toBe('0');
    const boxes = within(editor).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(4);
    expect(boxes.some(({ checked }) => checked)).toBe(false);
    await expectAccessible();
  });

  it('says what is missing once a field was touched, and refuses to save', async () => {
    shopHolds([]);
    open('?edit=');
    await userEvent.click(await findField('Title'));
    expect(screen.queryByText('Title is required')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Title is required')).toBeTruthy();
    await fill('Order', '');
    await press('Save');
    expect(await dialogText('Error Saving Content')).toContain(
      'You have errors in your content entries.',
    );
    expect(screen.getByText('Description is required.')).toBeTruthy();
    expect(screen.getByText('Order is required.')).toBeTruthy();
    expect(sections()).toEqual([]);
    await expectAccessible();
  });

  it('is made with every field, unticked boxes as false', async () => {
    shopHolds([]);
    open('?edit=');
    await fill('Title', ' Guides ');
    await fill('Description', 'How to start.');
    await fill('External Link', 'https://guides.example/');
    await tick('Enabled');
    await tick('External');
    await fill('Order', '30');
    await press('Save');
    const edit = await screen.findByRole('button', { name: 'Edit Guides' });
    expect(document.activeElement).toBe(edit);
    expect(sections()).toMatchObject([
      {
        category: 'guides',
        title: 'Guides',
        description: 'How to start.',
        image: null,
        imageAlt: null,
        enabled: true,
        locked: false,
        expired: false,
        external: true,
        link: 'https://guides.example/',
        listingOrderWeight: 30,
      },
    ]);
  });
});

describe('editing a section', () => {
  it('names it, and leaves on Cancel', async () => {
    shopHolds([sampleSection()]);
    open();
    await press('Edit Build logs');
    expect(await screen.findByRole('heading', { name: 'ContentBuilder: Build logs' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Sections' })).toBeNull();
    await press('Cancel');
    const edit = await screen.findByRole('button', { name: 'Edit Build logs' });
    expect(document.activeElement).toBe(edit);
  });

  it('is in the list as it was saved', async () => {
    shopHolds([sampleSection()]);
    open('?edit=build-logs');
    await fill('Title', 'Machines');
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Machines' })).toBeTruthy();
    const { dateModified: _, ...before } = sampleSection();
    expect(sections()).toMatchObject([{ ...before, title: 'Machines', version: 4 }]);
  });

  it('shows why it was refused, and stays', async () => {
    shopHolds([sampleSection()]);
    server.use(
      api.put('/api/contentbuilder/{category}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'Not that.' }),
      ),
    );
    open('?edit=build-logs');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Not that.');
    expect((await findField('Title')).value).toBe('Build logs');
    await expectAccessible();
  });

  it('puts what the shop finds wrong beside its field', async () => {
    shopHolds([sampleSection()]);
    server.use(
      api.put('/api/contentbuilder/{category}', ({ response }) =>
        response(400).json({
          Status: 'ERROR',
          Reason: 'Please mend the order.',
          Errors: [{ path: 'listingOrderWeight', message: 'must be a whole number' }],
        }),
      ),
    );
    open('?edit=build-logs');
    await fill('Order', '1.5');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Please mend the order.');
    const order = await findField('Order');
    await waitFor(() => expect(order.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('must be a whole number')).toBeTruthy();
  });
});

describe('the picture of a section', () => {
  it('is named when chosen, and sent once the section is saved', async () => {
    shopHolds([sampleSection()]);
    const uploaded: unknown[] = [];
    server.use(
      api.post('/api/contentimage/{category}', ({ response }) => {
        const [Content = sampleSection()] = sections();
        uploaded.push(Content.version);
        return response(200).json({ Status: 'SUCCESS', Reason: '', Content });
      }),
    );
    open('?edit=build-logs');
    await choosePicture('bench.jpg');
    expect(await screen.findByText(/bench\.jpg/)).toBeTruthy();
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(uploaded).toEqual([4]);
  });

  it('can be sent again where only the upload failed, without a second section', async () => {
    shopHolds([]);
    server.use(
      api.post('/api/contentimage/{category}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'No picture in it.' }),
      ),
    );
    open('?edit=');
    await fill('Title', 'Guides');
    await fill('Description', 'How to start.');
    await choosePicture();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('No picture in it.');
    expect(screen.getByRole('heading', { name: 'ContentBuilder: Guides' })).toBeTruthy();
    expect(screen.getByText(/^Everything else is saved/)).toBeTruthy();
    const uploads: string[] = [];
    server.use(
      api.post('/api/contentimage/{category}', ({ params, response }) => {
        uploads.push(String(params.category));
        return response(200).json({ Status: 'SUCCESS', Reason: '' });
      }),
    );
    await press('Save');
    await screen.findByRole('heading', { name: 'Content Builder' });
    await waitFor(() => expect(uploads).toEqual(['guides']));
    expect(sections()).toMatchObject([{ category: 'guides', version: 2 }]);
  });
});

describe('two people at one section', () => {
  const theirs = sampleSection({ title: 'Workshops', locked: true, version: 7 });

  /** Opens the editor; then somebody else saves the section. */
  async function openBeforeTheySave(): Promise<void> {
    shopHolds([sampleSection()]);
    open('?edit=build-logs');
    await findField('Title');
    shopHolds([theirs]);
  }

  it('see field by field what differs; mine can stay, on top of what only they changed', async () => {
    await openBeforeTheySave();
    await fill('Title', 'Machines');
    await fill('Order', '40');
    await press('Save');
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FieldMineTheirs',
      'TitleMachinesWorkshops',
      'Order4020',
    ]);
    await expectAccessible();
    await press('Keep mine and save');
    await screen.findByRole('list', { name: 'Sections' });
    const kept = { title: 'Machines', listingOrderWeight: 40, locked: true, version: 8 };
    expect(sections()).toMatchObject([kept]);
  });

  it('can go on from theirs', async () => {
    await openBeforeTheySave();
    await fill('Title', 'Machines');
    await press('Save');
    await press('Take theirs');
    const title = await findField('Title');
    expect(title.value).toBe('Workshops');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sections()).toMatchObject([{ title: 'Workshops', locked: true, version: 8 }]);
  });

  it('are not asked where both want the same', async () => {
    await openBeforeTheySave();
    await fill('Title', 'Workshops');
    await tick('Locked');
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sections()).toMatchObject([{ title: 'Workshops', version: 8 }]);
  });
});
