// @vitest-environment node
import { expect, test } from 'vitest';
import { canonicalQuery } from '../app/entry-server.tsx';
import { shopConfig, sampleCatalog, sampleItem } from '../test/samples.ts';
import { serverPage as page } from '../test/server-page.ts';

test("an item's specifications and other measures form one table, each name once", async () => {
  const { html } = await page('/ui/shop/spindles/er20');
  const [sheet = ''] = /<table[^>]*aria-labelledby="specifications".*?<\/table>/s.exec(html) ?? [];
  const rows = [...sheet.matchAll(/<th[^>]*>(.*?)<\/th><td>(.*?)<\/td>/g)];
  expect(rows.map(([, name, value]) => `${name}: ${value?.replaceAll(/<[^>]+>/g, '')}`)).toEqual([
    'Collet: ER20',
    'Rated power: 2.2 kW',
  ]);
});

test('a catalog has cards with filters without JavaScript: links and forms', async () => {
  const { html } = await page('/ui/shop/spindles');
  expect(html).toContain('Click to read more...');
  expect(html).toContain('href="/ui/shop/spindles?spec=Collet%3AER20"');
  expect(html).toContain('name="minPrice"');
  expect(html).toContain('content="index,follow"');
  expect(html).toMatch(/<input[^>]*aria-label="Compare ER20 spindle"[^>]*form="compare-form"/);
  expect(html).not.toContain('finding/item-table');
});

test('a catalog is a table with filters without JavaScript: links and forms', async () => {
  const { html } = await page('/ui/shop/spindles?show=table&utm_source=mail');
  const displayed = html.replaceAll('<!-- -->', '');
  expect(displayed).toMatch(/<table[^>]*>.*<th scope="row">.*ER20 spindle.*<td[^>]*>ER20<\/td>/s);
  expect(displayed).toContain('href="/ui/shop/spindles?spec=Collet%3AER20&amp;show=table"');
  expect(displayed).toContain('name="minPrice"');
  expect(displayed).toContain('<input type="hidden" name="show" value="table"/>');
  // The table's styles are sent with the page, too.
  expect(displayed).toContain('href="src/finding/item-table.tsx"');
});

test('a catalog of thousands shows one page without JavaScript, with links to the others', async () => {
  const searches: object[] = [];
  const { html } = await page('/ui/shop/spindles?page=3', shopConfig, undefined, {
    catalogs: () => [sampleCatalog({ large: true })],
    items: () => {
      throw new Error('It is not read whole.');
    },
    async search(parameters) {
      searches.push(parameters);
      const [first, last] = [49, 72];
      const items = Array.from({ length: last - first + 1 }, (_, at) =>
        sampleItem({ catalogItemId: `part-${first + at}`, title: `Part ${first + at}` }),
      );
      return { total: 10_000, page: 3, pageSize: 24, items, facets: [] };
    },
  });
  expect(searches).toEqual([{ catalogId: 'spindles', group: 'family', page: 3 }]);
  const links = [...html.matchAll(/href="(\/ui\/shop\/spindles\/part-\d+)"/g)].map(([, to]) => to);
  expect(new Set(links)).toEqual(
    new Set(Array.from({ length: 24 }, (_, at) => `/ui/shop/spindles/part-${49 + at}`)),
  );
  expect(html.replaceAll('<!-- -->', '')).toContain('10,000 parts');
  expect(html).toMatch(/href="\/ui\/shop\/spindles\?page=2"[^>]*>Previous page/);
  expect(html).toMatch(/href="\/ui\/shop\/spindles\?page=4"[^>]*>Next page/);
});

test('filtered catalogs are hidden from search engines, and say which filters to remove', async () => {
  const { html } = await page('/ui/shop/spindles?spec=Collet:ER11');
  expect(html.replaceAll('<!-- -->', '')).toContain('Without “Collet: ER11”');
  expect(html).toContain('content="noindex"');
});

test('the page itself has the search results, filters and a field with the words', async () => {
  const { html, ...reply } = await page('/ui/search?q=2200w');
  expect(reply).toEqual({ status: 200, shareable: false });
  expect(html).toContain('href="/ui/shop/spindles/er20"');
  expect(html).toContain('href="/ui/search?q=2200w&amp;spec=Collet%3AER20"');
  expect(html).toMatch(/<form[^>]* action="\/ui\/search"/);
  expect(html).toMatch(/<input[^>]* name="q"[^>]* value="2200w"/);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test("if search doesn't respond, the browser sends the query; without JavaScript the page says so", async () => {
  const { html } = await page('/ui/search?q=other');
  expect(html).toMatch(/class="[^"]*awaited[^"]*".*Searching, please wait\.\.\./s);
  const [noScript = ''] = /<noscript><div.*?<\/noscript>/s.exec(html) ?? [];
  expect(noScript).toContain('Search isn&#x27;t responding');
  expect(noScript).toContain('href="/ui/shop"');
});

test('parts are compared without JavaScript', async () => {
  const { html } = await page('/ui/compare?item=spindles/er20&item=spindles/none');
  expect(html).toMatch(/<th scope="row">Collet.*<td>ER20<\/td>/s);
});

test('only the parts of a query that its page uses count, in a fixed order', () => {
  expect(canonicalQuery('/home', 'q=er20')).toBe('');
  expect(canonicalQuery('/ui/shop/spindles', 'utm=1&show=table&sort=price')).toBe(
    '?sort=price&show=table',
  );
  expect(canonicalQuery('/ui/search', 'utm=1&show=table&q=er20')).toBe('?q=er20&show=table');
  expect(canonicalQuery('/ui/compare', 'item=a/b&item=..&item=a/b')).toBe('?item=a/b');
});
