// @vitest-environment node
import { EARLY_CLICKS } from '@spindle/sdk/early-clicks';
import { expect, test } from 'vitest';
import { shopConfig } from '../test/samples.ts';
import { onlyItem, serverPage as page } from '../test/server-page.ts';

/** Returns the structured data for search engines. */
const dataOf = (html: string) =>
  [...html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']): unknown =>
    JSON.parse(json),
  );

test('an item page shows title, price, stock and picture without JavaScript', async () => {
  const { status, html } = await page('/ui/shop/spindles/er20');
  expect(status).toBe(200);
  expect(html).toContain('<title>ER20 spindle · Spindle</title>');
  expect(html).toMatch(/<h1>ER20 spindle<\/h1>/);
  expect(html).toContain('$389.95');
  expect(html).toContain('7 units');
  expect(html).toMatch(/<img [^>]*src="\/images\/catalog\/spindles\/er20-800\.webp"/);
  expect(html).toContain('Runout');
});

test('visible pictures are not preloaded, because browsers may still have them', async () => {
  const { html } = await page('/ui/shop/spindles');
  expect(html).toMatch(/<img [^>]*loading="eager" fetchPriority="high"/);
  expect(html).not.toContain('as="image"');
});

test.each([
  ['/home', 'Within 45 days of shipping, in any quantity'],
  ['/ui/shop/spindles/er20', 'Within 45 days of shipping. You pay the return postage.'],
])("%s says how long items can be returned, from the shop's settings", async (path, sentence) => {
  const { html } = await page(path, { ...shopConfig, returnWindowDays: 45 });
  const displayed = html.replaceAll('<!-- -->', '');
  expect(displayed).toContain(sentence);
  expect(displayed).toContain('Within 45 days of shipping, from your');
  expect(displayed).not.toContain('30 days');
  const { html: none } = await page(path, { ...shopConfig, returnWindowDays: 0 });
  expect(none).not.toContain('of shipping');
});

test("the page shows the shop's own name, logo, icon and color", async () => {
  const icon = `uploads/${'0a'.repeat(20)}.webp`;
  const brand = { name: 'Prairie & Sons', logo: icon, icon, accentColor: '#0b5fa5' };
  const company = { name: 'Prairie LLC', address: '1 Road', email: null, phone: null };
  for (const path of ['/home', '/ui/shop/spindles', '/ui/shop/spindles/er20', '/ui/orders']) {
    const { html } = await page(path, { ...shopConfig, ...brand, company });
    expect(html).toMatch(/<title>[^<]+ · Prairie &amp; Sons<\/title>/);
    expect(html).toContain('property="og:site_name" content="Prairie &amp; Sons"');
    expect(html).toContain('aria-label="Prairie &amp; Sons, home"');
    expect(html).toContain(`src="/images/${icon}"`);
    expect(html).toContain(`href="/brand/${'0a'.repeat(20)}-180.png"`);
    expect(html).toContain('rel="stylesheet" href="/brand/0b5fa5.css"');
    expect(html).not.toMatch(/\bSpindle\b/);
  }
});

test('a shop with another name and no logo has no preview picture with the built-in name', async () => {
  const { html } = await page('/home', { ...shopConfig, name: 'Prairie CNC' });
  expect(html).not.toContain('og:image"');
  expect((await page('/home')).html).toContain('preview.jpg');
});

test('the footer names the seller', async () => {
  const { html } = await page('/home');
  expect(html.replaceAll('<!-- -->', '')).toContain('Spindle, 417 Montgomery Street');
  expect(html).toContain('href="mailto:hello@spindle.example"');
});

test('the footer links developers to the API', async () => {
  expect((await page('/home')).html).toContain('<a href="/api/docs">API</a>');
});

test('icon shapes are sent with the page, each once', async () => {
  const { html } = await page('/home');
  const [beside = '', inside = ''] = html.split('<div id="root">');
  const shapes = [...beside.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...inside.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(shapes).toEqual(expect.arrayContaining(used));
  expect(used).toContain('icon-sign-in');
  expect(inside).not.toContain('<symbol');
});

test("search engines and previews get the item's data", async () => {
  const { html } = await page('/ui/shop/spindles/er20');
  expect(html).toContain('rel="canonical" href="https://shop.example/ui/shop/spindles/er20"');
  expect(html).toContain('property="og:image" content="https://shop.example/images/');
  expect(dataOf(html)).toMatchObject([
    {
      '@type': 'Product',
      sku: 'SP-22-W',
      mpn: 'SP-22-W',
      brand: { '@type': 'Brand', name: 'Spindle' },
      offers: {
        price: '389.95',
        availability: 'https://schema.org/InStock',
        shippingDetails: [
          {
            shippingRate: { value: '9.95', currency: 'USD' },
            shippingDestination: { addressCountry: shopConfig.shipTo },
            deliveryTime: { handlingTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' } },
          },
          { shippingLabel: 'Express' },
        ],
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
        },
      },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('an item page is described as staff chose, with its GTIN', async () => {
  const item = {
    ...onlyItem,
    gtin: '4006381333931',
    seoTitle: 'Quiet CNC spindle',
    seoDescription: 'Water-cooled, 24,000 rpm.',
  };
  const { html } = await page('/ui/shop/spindles/er20', shopConfig, undefined, {
    item: () => item,
  });
  expect(html).toContain('<title>Quiet CNC spindle · Spindle</title>');
  expect(html).toContain('name="description" content="Water-cooled, 24,000 rpm."');
  expect(html).toMatch(/<h1>ER20 spindle<\/h1>/);
  expect(dataOf(html)[0]).toMatchObject({ name: 'ER20 spindle', gtin: '4006381333931' });
});

test('a catalog is a list of its items, with their addresses', async () => {
  const { html } = await page('/ui/shop/spindles');
  expect(html).toContain('rel="canonical" href="https://shop.example/ui/shop/spindles"');
  expect(dataOf(html)).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        { position: 1, name: onlyItem.title, url: 'https://shop.example/ui/shop/spindles/er20' },
      ],
    },
  ]);
});

test('the home page says whose shop it is', async () => {
  const { html } = await page('/home');
  expect(dataOf(html)).toMatchObject([
    {
      '@type': 'WebSite',
      url: 'https://shop.example/',
      potentialAction: { '@type': 'SearchAction' },
    },
    { '@type': 'Organization', name: 'Spindle' },
  ]);
});

test.each(['/home', '/ui/shop', '/ui/shop/spindles', '/ui/support', '/ui/signin'])(
  '%s has a picture for link previews, and describes it',
  async (path) => {
    const { html } = await page(path);
    expect(html).toMatch(
      /property="og:image" content="https:\/\/shop\.example\/[^"]+\.(jpg|webp)"/,
    );
    expect(html).toMatch(/property="og:image:alt" content="[^"]{5,}"/);
  },
);

test.each([
  ['is told where it is known', { width: 1600, height: 1200 }, ['1600', '1200']],
  ['is left out where it is not', null, []],
])("the size of an item's picture %s", async (_, size, expected) => {
  const sizeOf = async (address: string) => (address.startsWith('/images/') ? size : null);
  const { html } = await page('/ui/shop/spindles/er20', shopConfig, sizeOf);
  const pixels = html.matchAll(/property="og:image:(?:width|height)" content="(\d*)"/g);
  expect(Array.from(pixels, ([, content]) => content)).toEqual(expected);
});

test("the size of the shop's own picture is included", async () => {
  const { html } = await page('/home');
  expect(html).toMatch(/property="og:image" content="https:\/\/shop\.example\/.*preview\.jpg"/);
  expect(html).toContain('property="og:image:width" content="1200"');
  expect(html).toContain('property="og:image:height" content="630"');
});

test.each(['/home', '/ui/shop', '/ui/shop/spindles', '/ui/shop/spindles/er20', '/ui/cart', '/x'])(
  '%s has nothing that a strict content security policy would block',
  async (path) => {
    const { html } = await page(path);
    const inPage = html.replace(`<script>${EARLY_CLICKS}</script>`, '');
    const scripts = [...inPage.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    for (const attributes of scripts) {
      expect(attributes).toMatch(/type="application\/(ld\+)?json"|type="module" src=/);
    }
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    expect(html).not.toContain('<template');
  },
);

test('markup in the data cannot break out of its block', async () => {
  const { html } = await page('/ui/shop/spindles/er20');
  const state = /id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(state)).toMatchObject({ notFound: false });
  expect(state).toContain(String.raw`\u003c/script>`);
});

test.each([
  ['/nowhere', 'Parts for CNC machines you build yourself.'],
  ['/ui/shop/nothing', 'Catalog not found'],
  ['/ui/shop/spindles/nothing', 'Item not found'],
])('%s returns 404, and is hidden from search engines', async (path, says) => {
  const { status, html, shareable } = await page(path);
  expect(status).toBe(404);
  expect(shareable).toBe(false);
  expect(html).toContain(says);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

test('a private page is hidden from search engines', async () => {
  const { html } = await page('/ui/signin');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

test('a page for signed-in users is sent as the shell around an empty space', async () => {
  const { status, html } = await page('/ui/orders');
  expect(status).toBe(200);
  expect(html).toContain('<title>Orders · Spindle</title>');
  expect(html).not.toContain('/ui/signin?');
  expect(html).toContain('noindex');
});

test('a shared parts list is readable without JavaScript, and hidden from search engines', async () => {
  const { status, shareable, html } = await page('/ui/build/a1');
  const displayed = html.replaceAll('<!-- -->', '');
  expect(status).toBe(200);
  // If the page were cached, nobody would record that the list was opened.
  expect(shareable).toBe(false);
  expect(displayed).toContain('<meta name="robots" content="noindex">');
  expect(displayed).toContain('<h1>Small &lt;mill&gt;</h1>');
  expect(displayed).toContain('ER20 spindle');
  expect(displayed).toContain('$779.90');
  expect(displayed).toContain('No longer in the shop');
});

test('an address without a shared list says so', async () => {
  const { status, html } = await page('/ui/build/none');
  expect(status).toBe(404);
  expect(html).toContain('No shared list at this link');
});
