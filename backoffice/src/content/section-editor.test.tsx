// @vitest-environment jsdom
import { pictureFile } from '@spindle/sdk/conformance/makers/pictures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePicture, dialogText, fill, findField, tick } from './fixtures/acts.ts';
import { press } from '../test/press.ts';
import { sectionsNow, shopHolds } from './fixtures/content-shop.ts';
import { openContent } from './fixtures/open-content.ts';
import { sampleSection } from './fixtures/sample-content.ts';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => '' }),
  );
});

const open = (search = '') => openContent(`/ui/creator${search}`);

describe('a new section', () => {
  it('starts empty, with nothing checked and order 0', async () => {
    shopHolds({});
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

  it("says what is missing once a field has been touched, and doesn't save", async () => {
    shopHolds({});
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
    expect(sectionsNow()).toEqual([]);
    await expectAccessible();
  });

  it('is created with every field, and with unchecked boxes as false', async () => {
    shopHolds({});
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
    expect(sectionsNow()).toMatchObject([
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
  it('shows its title, and closes on Cancel', async () => {
    shopHolds({ sections: [sampleSection()] });
    open();
    await press('Edit Build logs');
    expect(await screen.findByRole('heading', { name: 'ContentBuilder: Build logs' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Sections' })).toBeNull();
    await press('Cancel');
    const edit = await screen.findByRole('button', { name: 'Edit Build logs' });
    expect(document.activeElement).toBe(edit);
  });

  it('shows the saved values in the list', async () => {
    shopHolds({ sections: [sampleSection()] });
    open('?edit=build-logs');
    await fill('Title', 'Machines');
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Machines' })).toBeTruthy();
    const { dateModified: _, ...before } = sampleSection();
    expect(sectionsNow()).toMatchObject([{ ...before, title: 'Machines', version: 4 }]);
  });

  it('says why it was rejected, and stays open', async () => {
    shopHolds({ sections: [sampleSection()] });
    open('?edit=build-logs');
    await findField('Title');
    shopHolds({});
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Section not found.');
    expect((await findField('Title')).value).toBe('Build logs');
    await expectAccessible();
  });

  it("shows the server's errors at their fields", async () => {
    shopHolds({ sections: [sampleSection()] });
    open('?edit=build-logs');
    await fill('Order', '1.5');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'listingOrderWeight must be a whole number.',
    );
    const order = await findField('Order');
    await waitFor(() => expect(order.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('must be a whole number')).toBeTruthy();
  });
});

describe('the picture of a section', () => {
  it('is named when selected, and uploaded once the section is saved', async () => {
    shopHolds({ sections: [sampleSection()] });
    open('?edit=build-logs');
    await choosePicture(pictureFile('red'));
    expect(await screen.findByText(/red\.png/)).toBeTruthy();
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    // The record is saved first, then the picture is uploaded.
    expect(sectionsNow()).toMatchObject([
      { version: 5, image: expect.stringMatching(/^uploads\//) },
    ]);
  });

  it('can be uploaded again if only the upload failed, without a second section', async () => {
    shopHolds({});
    mockShop.start('500', ['uploadSectionImage']);
    open('?edit=');
    await fill('Title', 'Guides');
    await fill('Description', 'How to start.');
    await choosePicture(pictureFile('red'));
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong on our side. Please try again.',
    );
    expect(sectionsNow()).toMatchObject([{ category: 'guides', image: null }]);
    expect(screen.getByRole('heading', { name: 'ContentBuilder: Guides' })).toBeTruthy();
    expect(screen.getByText(/^Everything else is saved/)).toBeTruthy();
    mockShop.calm();
    await press('Save');
    await screen.findByRole('heading', { name: 'Content Builder' });
    const image = expect.stringMatching(/^uploads\//);
    expect(sectionsNow()).toMatchObject([{ category: 'guides', image }]);
  });
});

describe('two people editing one section', () => {
  const theirs = sampleSection({ title: 'Workshops', locked: true, version: 7 });

  /** Opens the editor, then saves the section as another staff member. */
  async function openBeforeTheySave(): Promise<void> {
    shopHolds({ sections: [sampleSection()] });
    open('?edit=build-logs');
    await findField('Title');
    shopHolds({ sections: [theirs] });
  }

  it("see the differences by field, and can keep one version with the other's changes to other fields", async () => {
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
    const saved = { title: 'Machines', listingOrderWeight: 40, locked: true, version: 8 };
    expect(sectionsNow()).toMatchObject([saved]);
  });

  it("can continue from the other person's version", async () => {
    await openBeforeTheySave();
    await fill('Title', 'Machines');
    await press('Save');
    await press('Use theirs');
    const title = await findField('Title');
    expect(title.value).toBe('Workshops');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sectionsNow()).toMatchObject([{ title: 'Workshops', locked: true, version: 8 }]);
  });

  it('are not asked if both made the same change', async () => {
    await openBeforeTheySave();
    await fill('Title', 'Workshops');
    await tick('Locked');
    await press('Save');
    await screen.findByRole('list', { name: 'Sections' });
    expect(sectionsNow()).toMatchObject([{ title: 'Workshops', version: 8 }]);
  });
});
