import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../../src/database/query.ts';
import { shopWith, type ShopWithStore } from '../../src/media/fixtures/stores.ts';
import { addressFor } from '../../src/subscriptions/licensed-content/fixtures/licensed.ts';
import { Release } from '../../src/subscriptions/licensed-content/release.entity.ts';
import { demoContent } from '@spindle/sdk/demo/licensed/all-content';
import { seedCatalogs } from './seed-catalogs.ts';
import { seedDownloads } from './seed-downloads.ts';
import { seedLicensed } from './seed-licensed.ts';

let opened: ShopWithStore;
beforeAll(async () => {
  opened = await shopWith('a folder');
  const now = new Date();
  const { orm } = opened.shop;
  await orm.em.fork().transactional(async (tx) => {
    seedCatalogs(tx, now);
    await tx.flush();
  });
  const seeding = { orm, storage: opened.shop.services.storage, now };
  await cutOff(seeding);
  for (const seed of [seedLicensed, seedDownloads]) {
    await seed(seeding);
    await seed(seeding);
  }
});
afterAll(() => opened.close());

/** Simulates a first start that is interrupted after some of the content was stored. */
async function cutOff(seeding: Parameters<typeof seedLicensed>[0]): Promise<void> {
  const [first] = demoContent;
  let left = Object.keys(first?.files() ?? {}).length;
  const { storage } = seeding;
  const putFile: typeof storage.putFile = (...overrides) =>
    left-- > 0 ? storage.putFile(...overrides) : Promise.reject(new Error('cut off'));
  await expect(seedLicensed({ ...seeding, storage: { ...storage, putFile } })).rejects.toThrow(
    "can't be saved right now",
  );
  const some = await seeding.orm.em.fork().count(Release);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(demoContent.length);
}

test('every subscription of the demo has content that opens', async () => {
  const staff = await signInAs(opened.shop, 'extended');
  const items = await query(
    opened.shop.orm.em.fork(),
    'select from catalog_items where subscription',
  );
  expect(demoContent).toHaveLength(items.length);
  for (const item of demoContent) {
    const address = await addressFor(staff, item, 'subscriptionBuilder');
    const reply = await staff.get(`${address}index.html`);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<h1>');
  }
});

test('every download of the demo has its file in the store', async () => {
  const files = await query<{ digest: string; bytes: number; name: string; value: string }>(
    opened.shop.orm.em.fork(),
    `select f.digest, f.bytes::int, f.name, a.value
       from item_attributes a left join download_files f using (catalog_id, item_id, attribute_id)
      where a.type = 'DOWNLOADABLE'`,
  );
  expect(files.length).toBeGreaterThan(4);
  for (const { digest, bytes, name, value } of files) {
    expect(name).toBe(value);
    const stored = await opened.shop.services.storage.look(`downloads/${digest}`);
    expect(stored?.size).toBe(bytes);
  }
});
