// @vitest-environment node
import { seedContent } from '@spindle/sdk/demo/mock-shop/seed-content';
import { expect, test } from 'vitest';
import { render } from '../app/entry-server.tsx';
import { shopConfig } from '../test/samples.ts';

const { elements } = seedContent(new Date());

test("the server sends the help page's content", async () => {
  const { status, html } = await render({
    path: '/ui/support',
    search: '',
    data: {
      catalogs: () => [],
      items: () => null,
      firstItems: () => null,
      item: () => null,
      partsList: async () => null,
      search: async () => null,
      elements: (category) => elements.filter((element) => element.category === category),
    },
    origin: 'https://shop.example',
    config: shopConfig,
    renderedAt: Date.parse('2026-11-20T12:00:00Z'),
    humanCheckScript: null,
    assetsOf: (modules) => ({
      script: '/static/entry.js',
      styles: [],
      preloads: modules,
      fonts: [],
      icon: '/static/favicon.svg',
    }),
  });
  expect(status).toBe(200);
  expect(html).toMatch(/<h2[^>]*>Returns and refunds<\/h2>/);
  expect(html).toContain('<title>Support · Spindle</title>');
});
