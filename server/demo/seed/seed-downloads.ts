import { hash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { ItemAttribute } from '../../src/catalog/item-attribute.entity.ts';
import { DownloadFile } from '../../src/entitlements/downloads/download-file.entity.ts';
import { keyOfDigest } from '../../src/entitlements/downloads/download-files.ts';
import type { Storage } from '../../src/gateways/storage.ts';
import { planFiles } from '@spindle/sdk/demo/downloads/plan-files';
import { plansByItem } from '@spindle/sdk/demo/downloads/plans/all-plans';
import { zipFiles } from '@spindle/sdk/demo/zip-files';

interface Seeding {
  orm: MikroORM;
  storage: Storage;
  now: Date;
}

const catalogId = 'plans-pack';
const type = 'application/zip';

/** Stores the files of the demo's DOWNLOADABLE attributes, unless the shop has ever had files. */
export async function seedDownloads({ orm, storage, now }: Seeding): Promise<void> {
  const em = orm.em.fork();
  if ((await em.count(DownloadFile)) > 0) return;
  for (const [itemId, plan] of Object.entries(plansByItem)) {
    const attributes = await em.find(ItemAttribute, {
      item: { catalogId, itemId },
      type: 'DOWNLOADABLE',
    });
    const bytes = await zipFiles(planFiles(plan), now);
    const digest = hash('sha256', bytes, 'hex');
    await storage.put(keyOfDigest(digest), bytes, { type, cacheControl: 'private, no-store' });
    for (const { attributeId } of attributes) {
      em.create(DownloadFile, {
        catalogId,
        itemId,
        attributeId,
        name: `${plan.id}.zip`,
        digest,
        bytes: bytes.length,
        type,
        uploadedAt: now,
      });
    }
  }
  await em.flush();
}
