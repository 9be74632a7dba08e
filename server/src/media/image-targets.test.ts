import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { freshPicture } from './fixtures/pictures.ts';
import { sendPicture } from './fixtures/send-picture.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

describe('a picture is rejected', () => {
  const missing = [
    '/api/catimage/never-was',
    '/api/catimage/never-was/nor-this',
    '/api/catimage/never-was/nor-this/nut',
    '/api/contentimage/never-was',
    '/api/contentimage/never-was/nor-this',
    '/api/contentimage/never-was/nor-this/detail',
  ];

  it.each(missing)('for something missing, whatever is sent: %s', async (path) => {
    expect((await upload(path)).status).toBe(404);
    expect((await sendPicture(staff, path, Buffer.from('no picture'))).status).toBe(404);
  });
});

async function upload(path: string) {
  return sendPicture(staff, path, await freshPicture());
}
