// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
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
import { dialogText, openCatalogs, press, storeHas } from './fixtures/open-store.tsx';
import { sampleCatalog } from './fixtures/sample-store.ts';

playTheShop();

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the list of catalogues', () => {
  it('shows each with its description, and leads to its items', async () => {
    storeHas();
    openCatalogs();
    const link = await screen.findByRole('link', { name: 'Spindles' });
    expect(link.getAttribute('href')).toBe('/ui/admin/storeBuilder/spindles');
    expect(screen.getByText('Water- and air-cooled.')).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Administration Panel' })).toBeTruthy();
    await expectAccessible();
  });

  it('opens an external catalogue in a new window', async () => {
    storeHas([sampleCatalog({ external: true, link: 'https://tools.example/' })]);
    openCatalogs();
    const link = await screen.findByRole('link', { name: /^Spindles/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://tools.example/',
      '_blank',
    ]);
  });

  it('is read from what customers see, without tools, by whoever is no administrator', async () => {
    server.use(api.get('/api/catalog/', ({ response }) => response(200).json([sampleCatalog()])));
    openCatalogs('?edit=spindles', 'customer');
    expect(await screen.findByRole('link', { name: 'Spindles' })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    await expectAccessible();
  });

  it('can be asked for again after it could not be loaded', async () => {
    const busy = { Status: 'ERROR', Reason: 'The shop is busy.' } as const;
    server.use(api.get('/api/catbuilder/', () => HttpResponse.json(busy, { status: 503 })));
    openCatalogs();
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
    storeHas();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Spindles' })).toBeTruthy();
  });

  it('says what would be there while there is none', async () => {
    storeHas([]);
    openCatalogs();
    expect(await screen.findByRole('heading', { name: 'No catalogues yet' })).toBeTruthy();
  });
});

/** What the shop answers to a deletion; what was asked of it. */
function deletionAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string): string[] {
  const deleted: string[] = [];
  server.use(
    api.delete('/api/catbuilder/{catalogId}', ({ params, response }) => {
      deleted.push(params.catalogId);
      return response(200).json({ Status, Reason });
    }),
  );
  return deleted;
}

describe('deleting a catalogue', () => {
  it('asks first, naming it', async () => {
    storeHas();
    const deleted = deletionAnswers('SUCCESS', '');
    openCatalogs();
    await press('Delete Spindles');
    expect(await dialogText()).toBe(
      'Delete Catalog Spindles?This will delete the Catalog [ Spindles ] in the CDN. This process will fail if it contains any remaining items.DismissDelete Catalog',
    );
    await expectAccessible();
    await press('Dismiss');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deleted).toEqual([]);
  });

  it('says that it is gone, and takes it off the list', async () => {
    storeHas();
    const deleted = deletionAnswers('SUCCESS', 'The catalogue was deleted.');
    openCatalogs();
    await press('Delete Spindles');
    storeHas([]);
    await press('Delete Catalog');
    await screen.findByText('The catalog was successfully deleted.');
    expect(await dialogText()).toBe('Delete CatalogThe catalog was successfully deleted.OK');
    expect(screen.queryByRole('link', { name: 'Spindles' })).toBeNull();
    expect(deleted).toEqual(['spindles']);
  });

  it.each([
    [
      'CATALOG NOT EMPTY',
      'The catalog you are trying to delete still has items in it. Delete the items in the catalog first.',
    ],
    ['The reason.', 'The reason.'],
  ])('says why not: %s', async (Reason, words) => {
    storeHas();
    deletionAnswers('ERROR', Reason);
    openCatalogs();
    await press('Delete Spindles');
    await press('Delete Catalog');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('refreshing the CDN', () => {
  it('asks first, then says how it went', async () => {
    storeHas();
    const sent: string[] = [];
    server.use(
      api.post('/api/cachecontrol/expire', async ({ request, response }) => {
        sent.push(await bodyText(request));
        return response(200).json({ Status: 'SUCCESS', Reason: 'Made anew within a minute.' });
      }),
    );
    openCatalogs();
    await press('Refresh CDN');
    expect(await dialogText()).toBe(
      'Refresh CDN?This will refresh all items in the CDN. This process is costly.DismissRefresh CDN',
    );
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh CDN' }));
    expect(await screen.findByText('Made anew within a minute.')).toBeTruthy();
    expect(sent).toEqual(['spaths=%2Fcatalog%2F*']);
  });
});
