import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';
import { shopWith, stores, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { sendFile } from '../fixtures/send-file.ts';
import { boughtLine, makePlans, sellPlans } from '../fixtures/sold-plans.ts';
import { cleanDownloads } from './clean-downloads.ts';

describe.each(stores)('files for download in %s', (store) => {
  let opened: ShopWithStore;
  let shop: TestShop;
  let staff: SignedIn;
  beforeAll(async () => {
    opened = await shopWith(store);
    ({ shop } = opened);
    staff = await signInAs(shop, 'extended');
  });
  afterAll(() => opened.close());

  const keyOf = (bytes: Buffer) => `downloads/${createHash('sha256').update(bytes).digest('hex')}`;
  const isThere = async (bytes: Buffer) =>
    (await shop.services.storage.look(keyOf(bytes))) !== null;

  it('are deleted once no attribute refers to them, while used ones stay', async () => {
    const [before, after] = [randomBytes(100), randomBytes(100)];
    const item = await makePlans(shop);
    await sendFile(staff, item, { bytes: before });
    await cleanDownloads(shop.services);
    expect(await isThere(before)).toBe(true);
    await sendFile(staff, item, { bytes: after });
    await cleanDownloads(shop.services);
    expect([await isThere(before), await isThere(after)]).toEqual([false, true]);
  });

  it('stay while another item has the same file, and after their attribute or item is deleted', async () => {
    const bytes = randomBytes(100);
    const [item, other] = [await makePlans(shop), await makePlans(shop)];
    await sendFile(staff, item, { bytes });
    await sendFile(staff, other, { bytes });
    await sendFile(staff, item, { bytes: randomBytes(100) });
    await staff.delete(`/api/catbuilder/${other.catalogId}/${other.itemId}/download`);
    await staff.delete(`/api/catbuilder/${other.catalogId}/${other.itemId}`);
    await cleanDownloads(shop.services);
    expect(await isThere(bytes)).toBe(true);
  });

  it('are kept if they are uploaded again while they are being deleted', async () => {
    const bytes = randomBytes(100);
    const item = await makePlans(shop);
    await sendFile(staff, item, { bytes });
    await sendFile(staff, item, { bytes: randomBytes(100) });
    const { storage } = shop.services;
    let uploaded: Promise<{ status: number }> | undefined;
    await cleanDownloads({
      orm: shop.orm,
      storage: {
        ...storage,
        async delete(keys) {
          if (keys.includes(keyOf(bytes))) {
            uploaded = sendFile(staff, item, { bytes });
            await somebodyWaits(shop);
          }
          await storage.delete(keys);
        },
      },
    });
    expect(await uploaded).toMatchObject({ status: 200 });
    const sale = await sellPlans(shop, item);
    const reply = await fetch(`${shop.url}${(await boughtLine(sale)).downloads[0]?.url}`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('are ignored if they are not ours', async () => {
    const kind = { type: 'text/plain', cacheControl: '' };
    await shop.services.storage.put('downloads/read-me.txt', Buffer.from('hands off'), kind);
    await cleanDownloads(shop.services);
    expect(await shop.services.storage.look('downloads/read-me.txt')).not.toBeNull();
  });
});

/** Waits until a transaction is blocked by another transaction's lock. */
async function somebodyWaits(shop: TestShop): Promise<void> {
  await eventually(async () => {
    const waiting = await query(
      shop.orm.em.fork(),
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(1);
  });
}
