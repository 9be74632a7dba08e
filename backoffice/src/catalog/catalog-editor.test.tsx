// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { choosePicture } from './fixtures/choose-picture.ts';
import { dialogText, fill, openCatalogs, press, storeHas } from './fixtures/open-store.tsx';
import { sampleCatalog } from './fixtures/sample-store.ts';
import type { Catalog } from './store-queries.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

beforeEach(() => {
  storeHas();
});

const catalogs = () => mockShop.read().catalogs;

const listIsBack = () => screen.findByRole('link', { name: 'Spindles' });

describe('a new catalogue', () => {
  it('begins empty, and is made with its defaults', async () => {
    storeHas([], []);
    openCatalogs();
    await press('New catalogue');
    expect(
      await screen.findByRole('heading', { name: 'CatalogBuilder: New Catalog' }),
    ).toBeTruthy();
    await expectAccessible();
    await fill('Title', 'Spindles');
    await fill('Description', 'Water- and air-cooled.');
    await press('Save');
    await listIsBack();
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

  it('tells what is missing once a field was touched', async () => {
    openCatalogs('?edit=');
    await userEvent.click(await screen.findByRole('textbox', { name: 'Title' }));
    expect(screen.queryByText('Title is required')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Title is required')).toBeTruthy();
    expect(screen.queryByText('Description is required.')).toBeNull();
  });

  it('is not made while fields are wrong', async () => {
    openCatalogs('?edit=');
    await userEvent.clear(await screen.findByRole('spinbutton', { name: 'Order' }));
    await press('Save');
    expect(await dialogText()).toBe(
      'Error Saving CatalogYou have errors in your catalog entries.OK',
    );
    await press('OK');
    for (const words of ['Title is required', 'Description is required.', 'Order is required.']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })),
    );
    await expectAccessible();
    expect(catalogs()).toHaveLength(1);
  });
});

describe('editing a catalogue', () => {
  it('replaces the list, which shows afterwards what was saved', async () => {
    openCatalogs();
    await press('Edit Spindles');
    expect(await screen.findByRole('heading', { name: 'CatalogBuilder: spindles' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Spindles' })).toBeNull();
    await fill('Title', 'Milling spindles');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Locked' }));
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Milling spindles' })).toBeTruthy();
    const { dateModified: _, ...before } = sampleCatalog();
    const after = { title: 'Milling spindles', locked: true, version: 4 };
    expect(catalogs()).toMatchObject([{ ...before, ...after }]);
  });

  it('saves once, however often the button is pressed', async () => {
    openCatalogs('?edit=spindles');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save' }));
    await listIsBack();
    expect(catalogs()).toMatchObject([{ version: 4 }]);
  });

  it('stays open with the reason of a refusal', async () => {
    server.use(
      api.put('/api/catbuilder/{catalogId}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'The reason.' }),
      ),
    );
    openCatalogs('?edit=spindles');
    await fill('Title', 'Milling spindles');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('The reason.');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty(
      'value',
      'Milling spindles',
    );
    await expectAccessible();
  });

  it('shows at its field what the shop finds wrong', async () => {
    const reply = {
      Status: 'ERROR',
      Reason: 'title is too long.',
      Errors: [{ path: 'title', message: 'must have at most 200 characters' }],
    } as const;
    server.use(
      api.put('/api/catbuilder/{catalogId}', () => HttpResponse.json(reply, { status: 400 })),
    );
    openCatalogs('?edit=spindles');
    await press('Save');
    expect(await screen.findByText('must have at most 200 characters')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('title is too long.');
  });

  it('asks before changes are lost', async () => {
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

  it('closes at once while nothing was changed, and the focus is where it was', async () => {
    openCatalogs();
    await press('Edit Spindles');
    await press('Cancel editing');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Spindles' })),
    );
  });
});

describe('the picture of a catalogue', () => {
  it('is sent after the record was saved', async () => {
    const uploaded: string[] = [];
    server.use(
      api.post('/api/catimage/{catalogId}', ({ params, response }) => {
        const [Catalog = sampleCatalog()] = catalogs();
        uploaded.push(`${params.catalogId} of version ${Catalog.version}`);
        return response(200).json({ Status: 'SUCCESS', Reason: '', Catalog });
      }),
    );
    openCatalogs('?edit=spindles');
    await choosePicture();
    expect(screen.getByText('spindles.png is sent when you save.')).toBeTruthy();
    await press('Save');
    await listIsBack();
    expect(uploaded).toEqual(['spindles of version 4']);
  });

  it('can be sent again, with nothing made twice, after it failed', async () => {
    storeHas([], []);
    const failure = { Status: 'ERROR', Reason: 'The picture is damaged.' } as const;
    server.use(
      api.post('/api/catimage/{catalogId}', ({ response }) => response(200).json(failure)),
    );
    openCatalogs('?edit=');
    await fill('Title', 'Spindles');
    await fill('Description', 'Water- and air-cooled.');
    await choosePicture();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('The picture is damaged.');
    expect(screen.getByRole('heading', { name: 'CatalogBuilder: spindles' })).toBeTruthy();
    expect(screen.getByText(/Everything else is saved/)).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(catalogs()).toMatchObject([{ version: 2 }]));
  });

  it('is refused before it is sent where the shop could not read it', async () => {
    openCatalogs('?edit=spindles');
    await choosePicture(new File(['%PDF'], 'manual.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'manual.pdf is not a JPEG, PNG, WebP or AVIF picture. Choose another file.',
    );
  });
});

/** Opens the editor; then somebody else saves the catalogue. */
async function openBeforeTheySave(facts: Partial<Catalog>): Promise<void> {
  openCatalogs('?edit=spindles');
  await screen.findByRole('textbox', { name: 'Title' });
  mockShop.change((state) => {
    state.catalogs = [sampleCatalog({ ...facts, version: 4 })];
  });
}

describe('a catalogue somebody else saved meanwhile', () => {
  it('shows what differs, and keeps mine on top of theirs', async () => {
    await openBeforeTheySave({ title: 'Theirs', description: 'Also theirs.' });
    await fill('Title', 'Mine');
    await press('Save');
    await screen.findByRole('heading', { name: /^Somebody else saved this/ });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldMineTheirs', 'TitleMineTheirs']);
    await expectAccessible();
    await press('Keep mine and save');
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
    expect(screen.getByText('Also theirs.')).toBeTruthy();
  });

  it('can be taken as it is now', async () => {
    await openBeforeTheySave({ title: 'Theirs' });
    await fill('Title', 'Mine');
    await press('Save');
    await press('Take theirs');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Theirs');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(catalogs()).toMatchObject([{ title: 'Theirs', version: 4 }]);
  });

  it('is not asked about where only something else was changed', async () => {
    await openBeforeTheySave({ image: 'catalog/other.webp' });
    await press('Save');
    await listIsBack();
    expect(catalogs()).toMatchObject([{ image: 'catalog/other.webp', version: 5 }]);
  });
});
