import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCatalog } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { sandboxCalls } from '../../test/sandbox-calls.ts';
import { signInAs } from '../../test/sign-in.ts';
import { freshPicture } from './fixtures/pictures.ts';
import { sendPicture, uploadedPath } from './fixtures/send-picture.ts';
import { shopWith, type ShopWithStore } from './fixtures/stores.ts';

let opened: ShopWithStore;
beforeAll(async () => {
  opened = await shopWith('a bucket');
});
afterAll(() => opened.close());

/** A rejection counts as a response, so the client does not retry. */
async function failNext(): Promise<void> {
  const { bucket } = opened;
  if (bucket === null) throw new Error('there is no bucket');
  await sandboxCalls(bucket).control('/control/faults', { provider: 's3', status: 403 });
}

it('while the bucket fails, a picture is temporarily unavailable and no browser caches that', async () => {
  const { shop } = opened;
  const staff = await signInAs(shop, 'extended');
  const path = await uploadedPath(staff, await makeCatalog(shop), await freshPicture());
  const visitor = httpClient(shop.url);
  await failNext();
  const reply = await visitor.get(`/images/${path}`);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('Cache-Control')).toBe('no-store');
  expect((await visitor.get(`/images/${path}`)).status).toBe(200);
});

it('while the bucket fails, nothing is uploaded, and the next attempt succeeds', async () => {
  const { shop } = opened;
  const staff = await signInAs(shop, 'extended');
  const catalogId = await makeCatalog(shop);
  const picture = await freshPicture();
  await failNext();
  expect(await sendPicture(staff, `/api/catimage/${catalogId}`, picture)).toMatchObject({
    status: 503,
    body: { Reason: "The image can't be saved right now. Please try again in a moment." },
  });
  const { body } = await staff.get('/api/catbuilder/');
  expect(body).toContainEqual(expect.objectContaining({ catalogId, image: null, version: 1 }));
  const path = await uploadedPath(staff, catalogId, picture);
  expect((await httpClient(shop.url).get(`/images/${path}`)).status).toBe(200);
});
