// @vitest-environment node
import { seedContent } from '@spindle/sdk/demo/mock-shop/seed-content';
import { expect, test } from 'vitest';
import { shopConfig } from '../test/samples.ts';
import { serverPage } from '../test/server-page.ts';

const { elements } = seedContent(new Date());
const written = {
  elements: (category: string) => elements.filter((element) => element.category === category),
};
const page = (path: string, content = written) => serverPage(path, shopConfig, undefined, content);

test('a page staff wrote is complete without JavaScript', async () => {
  const { status, html } = await page('/ui/pages/warranty');
  expect(status).toBe(200);
  expect(html).toContain('<title>Warranty · Spindle</title>');
  expect(html).toMatch(/<h1>Warranty<\/h1>/);
  expect(html).toMatch(/<h2>What(?:'|&#x27;)s covered<\/h2>/);
  expect(html).toContain('rel="canonical" href="https://shop.example/ui/pages/warranty"');
});

test('the contact page names the seller', async () => {
  const { html } = await page('/ui/pages/contact');
  expect(html).toMatch(/<address[^>]*>.*hello@spindle\.example.*<\/address>/s);
});

test.each(['/home', '/ui/shop/spindles/er20', '/ui/cart', '/ui/pages/about'])(
  'the footer of %s links to all of them, in the order of the section',
  async (path) => {
    const { html } = await page(path);
    const links = [...html.matchAll(/<a href="\/ui\/pages\/([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual([
      'about',
      'contact',
      'delivery',
      'returns',
      'warranty',
      'privacy',
      'terms',
    ]);
  },
);

test.each([{ expired: true }, { locked: true }])(
  'content that staff removed (%o) has no page and no links',
  async (state) => {
    const content = {
      elements: (category: string) =>
        written
          .elements(category)
          .map((one) => (one.elementId === 'terms' ? { ...one, ...state } : one)),
    };
    const { status, html } = await page('/ui/pages/terms', content);
    expect(status).toBe(404);
    expect(html).not.toContain('href="/ui/pages/terms"');
  },
);

test('a shop without such pages has a footer without links to them', async () => {
  const { status, html } = await page('/ui/pages/about', { elements: () => [] });
  expect(status).toBe(404);
  expect(html).not.toContain('href="/ui/pages/');
});
