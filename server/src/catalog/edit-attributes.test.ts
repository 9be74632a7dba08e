import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';

let shop: TestShop;
let staff: SignedIn;
let item: TestItem;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});

afterAll(() => shop.close());

beforeEach(async () => {
  item = await makeItem(shop);
  await shop.services.snapshot.refresh();
});

describe('editing attributes', () => {
  it('a name may contain spaces and punctuation', async () => {
    await save('Ø / bore', { type: 'SIZE', value: '20 mm' });
    expect(await displayed()).toMatchObject([{ attributeId: 'Ø / bore' }]);
    await staff.delete(pathOf('Ø / bore'));
    expect(await displayed()).toEqual([]);
  });

  it('markup is stored without anything that runs', async () => {
    const value =
      '<h1>Spec</h1><p onclick="x()">Steel<script>x()</script></p><img src="x" onerror="x()">' +
      '<a href="javascript:x()">a</a><a href="https://example.com/">b</a>' +
      '<iframe src="https://example.com"></iframe><svg onload="x()"></svg><style>p{}</style>';
    await save('sheet', { type: 'HTML', value });
    const [sheet] = await displayed();
    expect(sheet).toMatchObject({
      value:
        '<h2>Spec</h2><p>Steel</p><img alt="" src="x" loading="lazy" />' +
        '<a target="_blank" rel="noopener noreferrer">a</a>' +
        '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">b</a>',
    });
  });

  it('markup stored another way is shown without anything that runs', async () => {
    item = await makeItem(shop, {
      attributes: [{ attributeId: 'sheet', type: 'HTML', value: '<b onclick="x()">ok</b>' }],
    });
    await shop.services.snapshot.refresh();
    expect(await displayed()).toMatchObject([{ value: '<b>ok</b>' }]);
  });

  it("videos are framed from the players' own hosts", async () => {
    await save('tour', { type: 'VIDEO', value: 'https://youtube-nocookie.com/embed/abc?rel=0' });
    await save('film', { type: 'VIDEO', value: 'https://player.vimeo.com/video/1' });
    expect(await displayed()).toMatchObject([
      { value: 'https://www.youtube-nocookie.com/embed/abc?rel=0' },
      { value: 'https://player.vimeo.com/video/1' },
    ]);
  });

  it.each([
    ['VIDEO', 'http://player.vimeo.com/video/1'],
    ['VIDEO', 'https://player.vimeo.com.evil.example/video/1'],
    ['VIDEO', 'https://player.vimeo.com@evil.example/video/1'],
    ['VIDEO', 'javascript:alert(1)'],
    ['LINK', 'javascript:alert(1)'],
    ['LINK', '//evil.example'],
    ['LINK', 'ftp://example.com/'],
    ['WEIGHT', '0'],
    ['WEIGHT', '-3'],
    ['WEIGHT', 'heavy'],
    ['SHIPPING', 'DIGITAL'],
    ['SHIPPING', '<b>'],
    ['HTML', '<script>alert(1)</script>'],
    ['COLOR', '   '],
  ])('a %s of "%s" is rejected, naming the field', async (type, value) => {
    const reply = await staff.put(pathOf('name'), { type, value });
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'value' }] } });
    expect(await displayed()).toEqual([]);
  });

  it('a picture keeps its uploaded file when its description is edited', async () => {
    item = await makeItem(shop, {
      attributes: [{ attributeId: 'side', type: 'IMAGE', value: 'catalog/side.webp' }],
    });
    await save('side', { type: 'IMAGE', value: 'C:\\fakepath\\x.png', description: 'From aside' });
    expect(await displayed()).toMatchObject([
      { value: 'catalog/side.webp', description: 'From aside' },
    ]);
  });

  it('an unknown item is 404, a missing name 400', async () => {
    const path = `/api/catbuilder/${item.catalogId}/no-such/power`;
    expect((await staff.put(path, { type: 'SIZE', value: '1' })).status).toBe(404);
    const nameless = `/api/catbuilder/${item.catalogId}/${item.itemId}/`;
    expect((await staff.put(nameless, { type: 'SIZE', value: '1' })).status).toBe(400);
    expect((await staff.put(pathOf(' '), { type: 'SIZE', value: '1' })).status).toBe(400);
  });
});

function pathOf(attributeId: string): string {
  const { catalogId, itemId } = item;
  return `/api/catbuilder/${catalogId}/${itemId}/${encodeURIComponent(attributeId)}`;
}

async function save(attributeId: string, form: Record<string, string>): Promise<void> {
  const reply = await staff.put(pathOf(attributeId), form);
  expect(reply.body).toMatchObject({ Status: 'SUCCESS' });
}

async function displayed(): Promise<unknown[]> {
  const { body } = await staff.get(`/api/catalog/${item.catalogId}/${item.itemId}`);
  const found = typeof body === 'object' && body !== null && 'attributes' in body;
  return found && Array.isArray(body.attributes) ? body.attributes : [];
}
