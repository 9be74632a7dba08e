// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeCatalog,
  dialogText,
  removeAllButOneSpindle,
  openCatalogs,
  removeCatalogs,
  removeItems,
  spindles,
} from '../catalog/fixtures/open-store.tsx';
import { press } from '../test/press.ts';
import { newest } from '../test/newest.ts';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';

beforeEach(removeAllButOneSpindle);

describe('the list of catalogs', () => {
  it('shows each with its description, and links to its items', async () => {
    openCatalogs();
    const link = await screen.findByRole('link', { name: spindles });
    expect(link.getAttribute('href')).toBe('/ui/admin/storeBuilder/spindles');
    expect(screen.getByText(/^Water- and air-cooled milling spindles/)).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Administration Panel' })).toBeTruthy();
    await expectAccessible();
  });

  it('opens an external catalog in a new window', async () => {
    changeCatalog({ external: true, link: 'https://tools.example/' });
    openCatalogs();
    const link = await screen.findByRole('link', { name: /^Spindles & Inverters/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://tools.example/',
      '_blank',
    ]);
  });

  it("shows only the public catalogs, without tools, to users who aren't administrators", async () => {
    mockShop.open();
    openCatalogs('?edit=spindles', 'customer');
    expect(await screen.findByRole('link', { name: spindles })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'End Mills & Tooling' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Metrology' })).toBeNull();
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
    await expectAccessible();
  });

  it('explains catalogs if there are none', async () => {
    removeCatalogs();
    openCatalogs();
    expect(await screen.findByRole('heading', { name: 'No catalogs yet' })).toBeTruthy();
  });
});

describe('deleting a catalog', () => {
  it('asks first, with its title', async () => {
    removeItems();
    openCatalogs();
    await press(`Delete ${spindles}`);
    expect(await dialogText()).toBe(
      `Delete Catalog ${spindles}?This will delete the Catalog [ ${spindles} ] in the CDN. This process will fail if it contains any remaining items.DismissDelete Catalog`,
    );
    await expectAccessible();
    await press('Dismiss');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(mockShop.read().catalogs).toHaveLength(1);
  });

  it('shows that it is gone, and removes it from the list', async () => {
    removeItems();
    openCatalogs();
    await press(`Delete ${spindles}`);
    await press('Delete Catalog');
    await screen.findByText('The catalog was successfully deleted.');
    expect(await dialogText()).toBe('Delete CatalogThe catalog was successfully deleted.OK');
    expect(screen.queryByRole('link', { name: spindles })).toBeNull();
    expect(mockShop.read().catalogs).toEqual([]);
  });

  it('is rejected while there are items in it', async () => {
    openCatalogs();
    await press(`Delete ${spindles}`);
    await press('Delete Catalog');
    const message =
      'The catalog you are trying to delete still has items in it. Delete the items in the catalog first.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(mockShop.read().catalogs).toHaveLength(1);
  });

  it.each<[reason: string, happens: () => void]>([
    ['Catalog not found.', removeCatalogs],
    [
      'Something went wrong on our side. Please try again.',
      () => mockShop.start('500', ['deleteCatalog']),
    ],
  ])('shows why it failed: %s', async (reason, happens) => {
    openCatalogs();
    await press(`Delete ${spindles}`);
    happens();
    await press('Delete Catalog');
    await screen.findByText(reason);
    expect(await dialogText()).toBe(`Error${reason}OK`);
  });
});

describe('refreshing the CDN', () => {
  it('asks first, then reports the result', async () => {
    openCatalogs();
    await press('Refresh CDN');
    expect(await dialogText()).toBe(
      'Refresh CDN?This will refresh all items in the CDN. This process is costly.DismissRefresh CDN',
    );
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh CDN' }));
    const message = "Cache refreshed. There's no CDN, so changes are visible right away.";
    expect(await screen.findByText(message)).toBeTruthy();
    expect(newest(mockShop.read().audit)).toMatchObject({
      action: 'cdn.expire-cache',
      subject: 'cache /catalog/*',
    });
  });
});
