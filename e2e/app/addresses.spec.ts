import { expect, test } from '../fixtures/test.ts';

test('an unknown page shows Home, and tells machines so', async ({ request }) => {
  const reply = await request.get('/no/such/page');
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toContain('Parts for CNC machines you build yourself.');
});

test('unknown addresses that programs request are never answered with a page', async ({
  request,
}) => {
  for (const path of ['/api/none', '/assets/none', '/static/none']) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(404);
    expect(reply.headers()['content-type'], path).not.toContain('text/html');
  }
});

test('the sitemap lists existing pages, and robots find it', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const listed = async (sitemap: string) => {
    const text = await (await request.get(sitemap)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  };
  const addresses: string[] = [];
  for (const part of await listed('/sitemap.xml')) addresses.push(...(await listed(part)));
  expect(addresses).toContain(`${baseURL}/ui/shop/spindles`);
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses.filter((_, place) => place % 10 === 0)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
