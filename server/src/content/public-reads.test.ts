import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeElement, makeSection } from '../../test/factories/content.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';

let shop: TestShop;
let visitor: HttpClient;

beforeAll(async () => {
  shop = await startShop();
  visitor = httpClient(shop.url);
});

afterAll(() => shop.close());

async function idsAt(path: string, member: 'category' | 'elementId'): Promise<unknown[]> {
  const { body } = await visitor.get(path);
  if (!Array.isArray(body)) throw new Error('not a list');
  return body.map((one: Record<string, unknown>) => one[member]);
}

describe('content reads', () => {
  it('list the sections by their weight, with or without a trailing slash', async () => {
    await makeSection(shop, { category: 'later', listingOrderWeight: 20 });
    await makeSection(shop, { category: 'sooner', listingOrderWeight: 10 });
    await shop.services.snapshot.refresh();

    const ids = await idsAt('/api/creator/', 'category');
    expect(ids.indexOf('sooner')).toBeLessThan(ids.indexOf('later'));
    const [bare, slashed] = await Promise.all(['', '/'].map((end) => visitor.get(api(end))));
    expect(bare?.text).toBe(slashed?.text);
  });

  it('include what is coming and what has ended', async () => {
    const category = await makeSection(shop);
    await makeElement(shop, { category, elementId: 'coming', locked: true });
    await makeElement(shop, { category, elementId: 'gone', expired: true });
    await shop.services.snapshot.refresh();

    expect((await visitor.get(api(`/${category}`))).body).toMatchObject([
      { elementId: 'coming', locked: true, expired: false },
      { elementId: 'gone', locked: false, expired: true },
    ]);
  });

  it('show markup without anything that runs, however it was stored', async () => {
    const { category } = await makeElement(shop, {
      attributes: [{ attributeId: 'text', type: 'HTML', value: '<b onclick="x()">ok</b>' }],
    });
    await shop.services.snapshot.refresh();
    expect((await visitor.get(api(`/${category}`))).body).toMatchObject([
      { attributes: [{ value: '<b>ok</b>' }] },
    ]);
  });

  it('return 304 if unchanged, and can be cached by anyone', async () => {
    const category = await makeSection(shop);
    await shop.services.snapshot.refresh();
    const first = await visitor.get(api(`/${category}`));
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');

    const again = await visitor.get(api(`/${category}`), { 'If-None-Match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });

    await makeElement(shop, { category });
    await shop.services.snapshot.refresh();
    const changed = await visitor.get(api(`/${category}`), { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
  });

  it('return 404 for an unknown section, and for an element, which has no URL', async () => {
    const { category, elementId } = await makeElement(shop);
    await shop.services.snapshot.refresh();
    expect(await visitor.get(api('/no-such'))).toMatchObject({
      status: 404,
      body: { Status: 'ERROR', Reason: 'Section not found.' },
    });
    expect((await visitor.get(api(`/${category}/${elementId}`))).status).toBe(404);
    expect((await visitor.get(api('/No_Such'))).status).toBe(400);
  });
});

function api(path: string): string {
  return `/api/creator${path}`;
}
