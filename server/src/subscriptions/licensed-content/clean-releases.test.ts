import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestItem } from '../../../test/factories/catalog.ts';
import { memberOf } from '../../../test/member-of.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { shopWith, stores, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { cleanReleases } from './clean-releases.ts';
import { keepStoredFiles } from './files-lock.ts';
import { addressFor, course, sendContent, subscribedItem } from './fixtures/licensed.ts';

describe.each(stores)('cleaning up, in %s', (store) => {
  let opened: ShopWithStore;
  let staff: SignedIn;
  beforeAll(async () => {
    opened = await shopWith(store);
    staff = await signInAs(opened.shop, 'extended');
  });
  afterAll(() => opened.close());

  const numbersOf = async ({ itemId }: TestItem) =>
    (
      await query<{ number: number }>(
        opened.shop.orm.em.fork(),
        'select number from content_releases where item_id = $1 order by number',
        [itemId],
      )
    ).map(({ number }) => number);

  const stored = async () => {
    const keys: string[] = [];
    for await (const key of opened.shop.services.storage.list('licensed/')) keys.push(key);
    return keys.toSorted();
  };

  it('keeps the newest ten releases and the active one, with the files they share', async () => {
    const item = await subscribedItem(opened.shop);
    const ids: string[] = [];
    for (let number = 1; number <= 13; number++) {
      const { body } = await sendContent(staff, item, course({ 'a.txt': `number ${number}` }));
      ids.push(memberOf(body, 'Release', 'id'));
    }
    await staff.post(`/api/admin/releases/${ids[1]}/activate`);
    expect(await stored()).toHaveLength(14);
    await cleanReleases(opened.shop.services);
    expect(await numbersOf(item)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(await stored()).toHaveLength(12);
    const address = await addressFor(staff, item, 'subscriptionBuilder');
    expect((await staff.get(`${address}a.txt`)).text).toBe('number 2');
    expect((await staff.get(address)).status).toBe(200);
  });

  it('deletes files without a release, but not while one is being stored', async () => {
    const { storage, orm } = opened.shop.services;
    const kind = { type: 'text/plain', cacheControl: 'private' };
    const stray = `licensed/${'ab'.repeat(32)}`;
    const foreign = 'licensed/readme.txt';
    await storage.put(stray, Buffer.from('stray'), kind);
    await storage.put(foreign, Buffer.from('not ours'), kind);
    await orm.em.fork().transactional(async (tx) => {
      await keepStoredFiles(tx);
      await cleanReleases(opened.shop.services);
    });
    expect(await storage.look(stray)).not.toBeNull();
    await cleanReleases(opened.shop.services);
    expect(await storage.look(stray)).toBeNull();
    expect(await storage.look(foreign)).not.toBeNull();
  });
});
