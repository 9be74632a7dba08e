import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, server } from '../test/api.ts';
import { renderApp } from '../test/render-shop.tsx';
import { administrator, sampleCatalog, sampleItem } from '../test/samples.ts';

const external = sampleCatalog({
  catalogId: 'surplus',
  title: 'Surplus',
  external: true,
  link: 'https://partner.example/',
});

function serveShop() {
  server.use(
    api.get('/api/catalog/', ({ response }) => response(200).json([sampleCatalog(), external])),
    api.get('/api/catalog/{catalogId}', ({ response }) => response(200).json([sampleItem()])),
    api.get('/api/catalog/{catalogId}/{catalogItemId}', ({ response }) =>
      response(200).json(sampleItem()),
    ),
    api.get('/api/cart/list', ({ response }) => response(200).json([])),
  );
}

test('a catalogue leads to its items, and an external one to a window of its own', async () => {
  serveShop();
  renderApp('/ui/shop');
  const partner = await screen.findByRole('link', { name: /Surplus/ });
  expect(partner).toHaveAttribute('href', 'https://partner.example/');
  expect(partner).toHaveAttribute('target', 'catalog-surplus');

  await userEvent.click(screen.getByRole('link', { name: 'Spindles' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spindles' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'ER20 spindle' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ER20 spindle' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('ER20 spindle · Spindle'));
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('ShopSpindlesER20 spindle');
});

test('an unknown catalogue shows Home', async () => {
  serveShop();
  renderApp('/ui/shop/unknown');
  expect(await screen.findByRole('heading', { level: 1, name: /^Parts for CNC/ })).toBeVisible();
});

test('an administrator sees what is disabled, and the tax code of each item', async () => {
  serveShop();
  const record = {
    ...sampleItem({ enabled: false }),
    taxCode: 'txcd_1',
    externalId: null,
    subscriptionLink: null,
    couponId: null,
    version: 1,
  };
  server.use(
    api.get('/api/catbuilder/', ({ response }) => response(200).json([sampleCatalog()])),
    api.get('/api/catbuilder/taxcodes', ({ response }) =>
      response(200).json({ taxCodes: [{ id: 'txcd_1', name: 'Tangible Goods' }] }),
    ),
    api.get('/api/catbuilder/{catalogId}', ({ response }) => response(200).json([record])),
  );
  renderApp('/ui/shop/spindles', { user: administrator });
  expect(await screen.findByText('Disabled')).toBeVisible();
  expect(await screen.findByText('Tax code: Tangible Goods')).toBeVisible();
});

test('an administrator can let the cached catalogues expire', async () => {
  serveShop();
  let spaths: string | null = null;
  server.use(
    api.get('/api/catbuilder/', ({ response }) => response(200).json([sampleCatalog()])),
    api.untyped.post(`${window.location.origin}/api/cachecontrol/expire`, async ({ request }) => {
      spaths = new URLSearchParams(await request.text()).get('spaths');
      return HttpResponse.json({ Status: 'SUCCESS', Reason: 'Done.' });
    }),
  );
  renderApp('/ui/shop', { user: administrator });
  await userEvent.click(await screen.findByRole('button', { name: /Expire/ }));
  await waitFor(() => expect(spaths).toBe('/catalog/*'));
});
