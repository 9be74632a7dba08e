import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { seedContent } from './seed-content.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function seed(): Promise<void> {
  await shop.orm.em
    .fork()
    .transactional((tx) => seedContent(tx, { now: new Date(), sandboxUrl: shop.sandbox.url }));
  await shop.services.snapshot.refresh();
}

const sections = async () => (await httpClient(shop.url).get('/api/creator/')).body;

test("a shop without content gets the demo's, with its attributes", async () => {
  await seed();
  expect(await sections()).toMatchObject([
    { category: 'home' },
    { category: 'guides' },
    { category: 'forum', external: true },
    { category: 'support' },
    { category: 'pages' },
  ]);
  const { body } = await httpClient(shop.url).get('/api/creator/home');
  expect(body).toMatchObject([
    { elementId: 'video-channel', attributes: [{ type: 'VIDEO' }, { type: 'LINK' }] },
    {
      elementId: 'available-now',
      attributes: [
        { type: 'LINK', value: `${shop.sandbox.url}/splash/mill-600` },
        { type: 'SIZE' },
      ],
    },
    { elementId: 'coming-soon', locked: true },
  ]);
});

test('what staff deleted does not come back', async () => {
  const staff = await signInAs(shop, 'extended');
  await staff.delete('/api/contentbuilder/forum');
  await seed();
  expect(await sections()).toMatchObject([
    { category: 'home' },
    { category: 'guides' },
    { category: 'support' },
    { category: 'pages' },
  ]);
});
