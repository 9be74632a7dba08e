// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  api,
  bodyText,
  expectAccessible,
  playTheShop,
  server,
} from '../orders/fixtures/render-screen.tsx';
import { choosePicture } from './fixtures/choose-picture.ts';
import { dialogText, fill, openCatalogs, press, storeHas } from './fixtures/open-store.tsx';
import { sampleCatalog } from './fixtures/sample-store.ts';
import type { Catalog } from './store-queries.ts';

playTheShop();

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  storeHas();
});

/** Saves what comes, as that record; what came. */
function shopSaves(Catalog = sampleCatalog()): string[] {
  const sent: string[] = [];
  const reply = { Status: 'SUCCESS', Reason: 'Saved.', Catalog } as const;
  server.use(
    api.put('/api/catbuilder/', async ({ request, response }) => {
      sent.push(await bodyText(request));
      return response(200).json(reply);
    }),
    api.put('/api/catbuilder/{catalogId}', async ({ request, params, response }) => {
      sent.push(`${params.catalogId} ${await bodyText(request)}`);
      return response(200).json(reply);
    }),
  );
  return sent;
}

const listIsBack = () => screen.findByRole('link', { name: 'Spindles' });

describe('a new catalogue', () => {
  it('begins empty, and is sent with its defaults', async () => {
    const sent = shopSaves();
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
    expect(sent).toEqual([
      'title=Spindles&description=Water-+and+air-cooled.&imageAlt=&enabled=false&expired=false&locked=false&external=false&link=&listingOrderWeight=0&image=',
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

  it('is not sent while fields are wrong', async () => {
    const sent = shopSaves();
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
    expect(sent).toEqual([]);
  });
});

describe('editing a catalogue', () => {
  it('replaces the list, and sends the version that was edited', async () => {
    const sent = shopSaves();
    openCatalogs();
    await press('Edit Spindles');
    expect(await screen.findByRole('heading', { name: 'CatalogBuilder: spindles' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Spindles' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Locked' }));
    await press('Save');
    await listIsBack();
    expect(sent).toEqual([
      'spindles title=Spindles&description=Water-+and+air-cooled.&imageAlt=&enabled=true&expired=false&locked=true&external=false&link=&listingOrderWeight=10&image=catalog%2Fspindles.webp&version=3',
    ]);
  });

  it('saves once, however often the button is pressed', async () => {
    const sent = shopSaves();
    openCatalogs('?edit=spindles');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save' }));
    await listIsBack();
    expect(sent).toHaveLength(1);
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
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
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
    const sent = shopSaves();
    const uploaded: string[] = [];
    server.use(
      api.post('/api/catimage/{catalogId}', ({ params, response }) => {
        uploaded.push(`${params.catalogId} after ${sent.length}`);
        return response(200).json({ Status: 'SUCCESS', Reason: '', Catalog: sampleCatalog() });
      }),
    );
    openCatalogs('?edit=spindles');
    await choosePicture();
    expect(screen.getByText('spindles.png is sent when you save.')).toBeTruthy();
    await press('Save');
    await listIsBack();
    expect(uploaded).toEqual(['spindles after 1']);
  });

  it('can be sent again, with nothing made twice, after it failed', async () => {
    const sent = shopSaves();
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
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatch(/^spindles .*version=3$/);
  });

  it('is refused before it is sent where the shop could not read it', async () => {
    openCatalogs('?edit=spindles');
    await choosePicture(new File(['%PDF'], 'manual.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'manual.pdf is not a JPEG, PNG, WebP or AVIF picture. Choose another file.',
    );
  });
});

/** Somebody else saved meanwhile; what was sent after that was seen. */
function somebodyElseSaved(facts: Partial<Catalog>): string[] {
  const sent: string[] = [];
  const theirs = sampleCatalog({ ...facts, version: 4 });
  const conflict = { Status: 'ERROR', Reason: 'Changed meanwhile.', Catalog: theirs } as const;
  server.use(
    api.put('/api/catbuilder/{catalogId}', async ({ request, response }) => {
      const body = await bodyText(request);
      if (body.endsWith('version=3')) return HttpResponse.json(conflict, { status: 409 });
      sent.push(body);
      return response(200).json({ Status: 'SUCCESS', Reason: '', Catalog: theirs });
    }),
  );
  return sent;
}

describe('a catalogue somebody else saved meanwhile', () => {
  it('shows what differs, and keeps mine on top of theirs', async () => {
    const sent = somebodyElseSaved({ title: 'Theirs', description: 'Also theirs.' });
    openCatalogs('?edit=spindles');
    await fill('Title', 'Mine');
    await press('Save');
    await screen.findByRole('heading', { name: /^Somebody else saved this/ });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldMineTheirs', 'TitleMineTheirs']);
    await expectAccessible();
    await press('Keep mine and save');
    await listIsBack();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('title=Mine&description=Also+theirs.');
    expect(sent[0]).toMatch(/version=4$/);
  });

  it('can be taken as it is now', async () => {
    const sent = somebodyElseSaved({ title: 'Theirs' });
    openCatalogs('?edit=spindles');
    await fill('Title', 'Mine');
    await press('Save');
    await press('Take theirs');
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Theirs');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is not asked about where only something else was changed', async () => {
    const sent = somebodyElseSaved({ image: 'catalog/other.webp' });
    openCatalogs('?edit=spindles');
    await press('Save');
    await listIsBack();
    expect(sent).toHaveLength(1);
  });
});
