import type { Page } from '@playwright/test';
import { pageOf, plentifulItem } from '../fixtures/catalog.ts';
import { expect, test } from '../fixtures/test.ts';

test('an item page tells search engines and social networks what it sells', async ({
  page,
  baseURL,
}) => {
  const item = await plentifulItem();
  await page.goto(pageOf(item));
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(item.title)}`));
  expect(await content(page, 'meta[name="description"]')).toBeTruthy();
  const address = `${baseURL}${pageOf(item)}`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  expect(await content(page, 'meta[property="og:url"]')).toBe(address);
  expect(await content(page, 'meta[property="og:title"]')).toBe(item.title);
  const image = await content(page, 'meta[property="og:image"]');
  expect((await page.request.get(image)).headers()['content-type']).toMatch(/^image\//);
  const pixels = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight].map(String);
  }, image);
  expect(await content(page, 'meta[property="og:image:width"]')).toBe(pixels[0]);
  expect(await content(page, 'meta[property="og:image:height"]')).toBe(pixels[1]);

  const [product, trail] = await structuredData(page);
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    offers: {
      '@type': 'Offer',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: address,
    },
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(JSON.stringify(trail)).toContain(address);
});

test('the home page has icons and a picture that can be loaded', async ({ page, request }) => {
  await page.goto('/home');
  const links = page.locator(
    'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
  );
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const image = await content(page, 'meta[property="og:image"]');
  expect(addresses).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png']));
  for (const address of [...addresses, image]) {
    const reply = await request.get(address ?? '');
    expect([address, reply.status()]).toEqual([address, 200]);
    expect(reply.headers()['content-type']).toMatch(/^(image\/|application\/manifest)/);
  }
});

async function content(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute('content')) ?? '';
}

async function structuredData(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text): unknown => JSON.parse(text));
}
