// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogText, openCatalogs, press, storeHas } from './fixtures/open-store.tsx';
import { sampleCatalog } from './fixtures/sample-store.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

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
    storeHas([
      sampleCatalog(),
      sampleCatalog({ catalogId: 'hidden', title: 'Hidden', enabled: false }),
    ]);
    openCatalogs('?edit=spindles', 'customer');
    expect(await screen.findByRole('link', { name: 'Spindles' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Hidden' })).toBeNull();
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
    await expectAccessible();
  });

  it('says what would be there while there is none', async () => {
    storeHas([]);
    openCatalogs();
    expect(await screen.findByRole('heading', { name: 'No catalogues yet' })).toBeTruthy();
  });
});

describe('deleting a catalogue', () => {
  it('asks first, naming it', async () => {
    storeHas([sampleCatalog()], []);
    openCatalogs();
    await press('Delete Spindles');
    expect(await dialogText()).toBe(
      'Delete Catalog Spindles?This will delete the Catalog [ Spindles ] in the CDN. This process will fail if it contains any remaining items.DismissDelete Catalog',
    );
    await expectAccessible();
    await press('Dismiss');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(mockShop.read().catalogs).toHaveLength(1);
  });

  it('says that it is gone, and takes it off the list', async () => {
    storeHas([sampleCatalog()], []);
    openCatalogs();
    await press('Delete Spindles');
    await press('Delete Catalog');
    await screen.findByText('The catalog was successfully deleted.');
    expect(await dialogText()).toBe('Delete CatalogThe catalog was successfully deleted.OK');
    expect(screen.queryByRole('link', { name: 'Spindles' })).toBeNull();
    expect(mockShop.read().catalogs).toEqual([]);
  });

  it('is refused while there are items in it', async () => {
    storeHas();
    openCatalogs();
    await press('Delete Spindles');
    await press('Delete Catalog');
    const words =
      'The catalog you are trying to delete still has items in it. Delete the items in the catalog first.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(mockShop.read().catalogs).toHaveLength(1);
  });

  it('says why not', async () => {
    storeHas();
    server.use(
      api.delete('/api/catbuilder/{catalogId}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'The reason.' }),
      ),
    );
    openCatalogs();
    await press('Delete Spindles');
    await press('Delete Catalog');
    expect(await screen.findByText('The reason.')).toBeTruthy();
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
