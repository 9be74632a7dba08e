// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { choosePicture, damaged } from './fixtures/choose-picture.ts';
import {
  changeCatalog,
  dialogText,
  fill,
  removeAllButOneSpindle,
  openCatalogs,
  removeCatalogs,
  spindles,
} from './fixtures/open-store.tsx';
import { press } from '../test/press.ts';
import type { Catalog } from './store-queries.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

beforeEach(removeAllButOneSpindle);

const catalogs = () => mockShop.read().catalogs;

const listIsBack = (title = spindles) => screen.findByRole('link', { name: title });

describe('a new catalog', () => {
  it('starts empty, and is created with its defaults', async () => {
    removeCatalogs();
    openCatalogs();
    await press('New catalog');
    expect(
      await screen.findByRole('heading', { name: 'CatalogBuilder: New Catalog' }),
    ).toBeTruthy();
    await expectAccessible();
    await fill('Title', 'Spindles');
    await fill('Description', 'Water- and air-cooled.');
    await press('Save');
    await listIsBack('Spindles');
    expect(catalogs()).toMatchObject([
      {
        catalogId: 'spindles',
        title: 'Spindles',
        description: 'Water- and air-cooled.',
        image: null,
        imageAlt: null,
        enabled: false,
        expired: false,
        locked: false,
        external: false,
        link: null,
        listingOrderWeight: 0,
      },
    ]);
  });

  it('says what is missing once a field has been touched', async () => {
    openCatalogs('?edit=');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Title' }));
    expect(screen.queryByText('Title is required')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Title is required')).toBeTruthy();
    expect(screen.queryByText('Description is required.')).toBeNull();
  });

  it('is not created while fields are invalid', async () => {
    openCatalogs('?edit=');
    await userEvent.clear(await screen.findByRole('spinbutton', { name: 'Order' }));
    await press('Save');
    expect(await dialogText()).toBe(
      'Error Saving CatalogYou have errors in your catalog entries.OK',
    );
    await press('OK');
    for (const message of ['Title is required', 'Description is required.', 'Order is required.']) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })),
    );
    await expectAccessible();
    expect(catalogs()).toHaveLength(1);
  });
});

describe('editing a catalog', () => {
  it('replaces the list, which then shows the saved values', async () => {
    const [before] = catalogs();
    openCatalogs();
    await press(`Edit ${spindles}`);
    expect(await screen.findByRole('heading', { name: 'CatalogBuilder: spindles' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: spindles })).toBeNull();
    await fill('Title', 'Milling spindles');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Locked' }));
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Milling spindles' })).toBeTruthy();
    const after = { title: 'Milling spindles', locked: true, version: 2 };
    expect(catalogs()).toEqual([{ ...before, ...after, dateModified: expect.any(String) }]);
  });

  it('saves once, however often the button is pressed', async () => {
    openCatalogs('?edit=spindles');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save' }));
    await listIsBack();
    expect(catalogs()).toMatchObject([{ version: 2 }]);
  });

  it('stays open with the reason for a rejection', async () => {
    openCatalogs('?edit=spindles');
    await fill('Title', 'Milling spindles');
    removeCatalogs();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Catalog not found.');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty(
      'value',
      'Milling spindles',
    );
    await expectAccessible();
  });

  it("shows the server's errors at their fields", async () => {
    openCatalogs('?edit=spindles');
    await fill('Title', 'x'.repeat(201));
    await press('Save');
    expect(await screen.findByText('must be at most 200 characters long')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'title must be at most 200 characters long.',
    );
    expect(catalogs()).toMatchObject([{ title: spindles, version: 1 }]);
  });

  it('asks before discarding changes', async () => {
    openCatalogs('?edit=spindles');
    await fill('Title', 'Milling spindles');
    await press('Cancel');
    expect(await dialogText()).toContain('Leave without saving?');
    await press('Dismiss');
    await userEvent.click(await screen.findByRole('link', { name: 'Administration Panel' }));
    expect(await dialogText()).toContain('Leave without saving?');
    await press('Leave without saving');
    expect(await screen.findByRole('heading', { name: 'Administrator Tools' })).toBeTruthy();
  });

  it('closes right away if nothing was changed, and restores the focus', async () => {
    openCatalogs();
    await press(`Edit ${spindles}`);
    await press('Cancel editing');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: `Edit ${spindles}` })),
    );
  });
});

describe('the picture of a catalog', () => {
  it('is uploaded after the record is saved', async () => {
    const found: number[] = [];
    server.use(
      api.post('/api/catimage/{catalogId}', () => {
        found.push(...catalogs().map(({ version }) => version));
      }),
    );
    openCatalogs('?edit=spindles');
    await choosePicture();
    expect(screen.getByText('spindles.png uploads when you save.')).toBeTruthy();
    await press('Save');
    await listIsBack();
    expect(found).toEqual([2]);
    expect(catalogs()).toMatchObject([{ image: expect.stringMatching(/^uploads\//), version: 3 }]);
  });

  it('can be uploaded again after a failure, without creating anything twice', async () => {
    removeCatalogs();
    openCatalogs('?edit=');
    await fill('Title', 'Spindles');
    await fill('Description', 'Water- and air-cooled.');
    await choosePicture(damaged);
    await press('Save');
    const reason = 'The picture must be a JPEG, PNG, WebP or AVIF.';
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    expect(screen.getByRole('heading', { name: 'CatalogBuilder: spindles' })).toBeTruthy();
    expect(screen.getByText(/Everything else is saved/)).toBeTruthy();
    expect(catalogs()).toMatchObject([{ image: null, version: 1 }]);
    await choosePicture();
    await press('Save');
    await listIsBack('Spindles');
    expect(catalogs()).toMatchObject([{ image: expect.stringMatching(/^uploads\//), version: 3 }]);
  });

  it('is uploaded again automatically once the shop has recovered', async () => {
    mockShop.start('500', ['uploadCatalogImage']);
    openCatalogs('?edit=spindles');
    await choosePicture();
    await press('Save');
    const reason = 'Something went wrong on our side. Please try again.';
    expect((await screen.findByRole('alert')).textContent).toBe(reason);
    mockShop.calm();
    await press('Save');
    await listIsBack();
    expect(catalogs()).toMatchObject([{ image: expect.stringMatching(/^uploads\//), version: 4 }]);
  });

  it("is rejected before the upload if the shop can't read it", async () => {
    openCatalogs('?edit=spindles');
    await choosePicture(new File(['%PDF'], 'manual.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      "manual.pdf isn't a JPEG, PNG, WebP or AVIF picture. Choose another file.",
    );
  });
});

/** Opens the editor, then saves the catalog as another staff member. */
async function openBeforeTheySave(facts: Partial<Catalog>): Promise<void> {
  openCatalogs('?edit=spindles');
  await screen.findByRole('textbox', { name: 'Title' });
  changeCatalog({ ...facts, version: 2 });
}

describe('a catalog that someone else saved in the meantime', () => {
  it("shows the differences, and keeps the user's values along with the other changes", async () => {
    await openBeforeTheySave({ title: 'Theirs', description: 'Also theirs.' });
    await fill('Title', 'Mine');
    await press('Save');
    await screen.findByRole('heading', { name: /^Someone else saved changes/ });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldMineTheirs', 'TitleMineTheirs']);
    await expectAccessible();
    await press('Keep mine and save');
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
    expect(screen.getByText('Also theirs.')).toBeTruthy();
  });

  it("can be reloaded with the other person's changes", async () => {
    await openBeforeTheySave({ title: 'Theirs' });
    await fill('Title', 'Mine');
    await press('Save');
    await press('Use theirs');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Theirs');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(catalogs()).toMatchObject([{ title: 'Theirs', version: 2 }]);
  });

  it('needs no question if only other fields were changed', async () => {
    await openBeforeTheySave({ image: 'catalog/other.webp' });
    await press('Save');
    await listIsBack();
    expect(catalogs()).toMatchObject([{ image: 'catalog/other.webp', version: 3 }]);
  });
});
