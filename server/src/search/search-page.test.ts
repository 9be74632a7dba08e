import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { createStorefront } from '../http/rendering/storefront.ts';
import { publicData } from '../public-data.ts';

let shop: TestShop;
let server: Server;
let url = '';
beforeAll(async () => {
  shop = await startShop();
  await makeSpindles(shop);
  const { services } = shop;
  await services.snapshot.refresh();
  const { middleware } = await createStorefront({
    directory: fileURLToPath(new URL('../../../storefront', import.meta.url)),
    watch: false,
    publicUrl: shop.url,
    humanCheckScript: null,
    now: services.now,
    data: publicData(services),
    redirects: (_, next) => next(),
    brand: () => services.config.business.brand,
  });
  server = createServer(createApp({ services, pages: middleware }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await shop.close();
});

async function makeSpindles(made: TestShop): Promise<void> {
  const catalogId = await makeCatalog(made, { id: 'spindles', title: 'Spindles' });
  for (const [itemId, title, power] of [
    ['er20', 'ER20 spindle', '2.2 kW'],
    ['er16', 'ER16 spindle', '2200 W'],
    ['er11', 'ER11 spindle', '0.8 kW'],
  ] as const) {
    await makeItem(made, {
      catalogId,
      itemId,
      title,
      attributes: [{ attributeId: 'Power', type: 'SPEC', value: power }],
    });
  }
}

/** Fetches the page like a browser without scripts. */
async function read(address: string): Promise<string> {
  const reply = await fetch(url + address, { headers: { Accept: 'text/html' } });
  expect(reply.status).toBe(200);
  return (await reply.text()).replaceAll('<!-- -->', '');
}

const foundIn = (html: string): Set<string> => {
  const cards = html.matchAll(/<h2[^>]*><a[^>]* href="\/ui\/shop\/spindles\/(\w+)"/g);
  return new Set(Array.from(cards, ([, id = '']) => id));
};

it('shows results before any script runs, in any spelling, with filters', async () => {
  const html = await read('/ui/search?q=2200w');
  expect(html).toContain('<h1>Search: 2200w</h1>');
  expect(foundIn(html)).toEqual(new Set(['er16', 'er20']));
  expect(html).toContain('href="/ui/search?q=2200w&amp;inStock=true"');
  expect(html).toMatch(/name="q" value="2200w"|value="2200w"[^>]* name="q"/);
});

it('shows results for the corrected query, and says so', async () => {
  const html = await read('/ui/search?q=spindel');
  expect(html).toContain('No results for “spindel”.');
  expect(foundIn(html)).toEqual(new Set(['er11', 'er16', 'er20']));
});

it('says what to try if nothing is found, and which filters to drop if they exclude everything', async () => {
  expect(await read('/ui/search?q=qqqqxxxx')).toContain('Try fewer or different words');
  const html = await read('/ui/search?q=spindle&maxPrice=1');
  expect(html).toContain('No parts match all filters');
  expect(html).toContain('Without “Price to $1”');
  const [way = ''] = /href="([^"]*)"[^>]*>Without “Price/.exec(html)?.slice(1) ?? [];
  expect(foundIn(await read(way.replaceAll('&amp;', '&')))).toEqual(
    new Set(['er11', 'er16', 'er20']),
  );
});

it('shows the last page for a page past the end', async () => {
  expect(foundIn(await read('/ui/search?q=spindle&page=9'))).toEqual(
    new Set(['er11', 'er16', 'er20']),
  );
});

it('filters a catalog on its page, as cards and as a table', async () => {
  const cards = await read('/ui/shop/spindles');
  expect(cards).toContain('3 parts');
  expect(cards).toContain('href="/ui/shop/spindles?spec=Power%3A0.8+kW"');
  expect(foundIn(await read('/ui/shop/spindles?spec=Power%3A2.2+kW'))).toEqual(
    new Set(['er16', 'er20']),
  );
  const table = await read('/ui/shop/spindles?show=table&sort=spec.Power');
  const rows = [...table.matchAll(/<th scope="row">.*?href="([^"]*)"/g)].map(([, href]) => href);
  expect(rows[0]).toBe('/ui/shop/spindles/er11');
  expect(rows).toHaveLength(3);
  // The page loads the table's styles.
  expect(table).toMatch(/<link rel="stylesheet" href="[^"]*item-table[^"]*"/);
});
