import { hash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DownloadFile } from '../../src/entitlements/downloads/download-file.entity.ts';
import { keyOfDigest } from '../../src/entitlements/downloads/download-files.ts';
import type { Storage } from '../../src/gateways/storage.ts';
import { catalogs } from '@spindle/sdk/demo/catalogs/all-catalogs';
import type { DemoAttribute, DemoItem } from '@spindle/sdk/demo/catalogs/types';
import { itemFile } from '@spindle/sdk/demo/downloads/item-files';
import { planFiles } from '@spindle/sdk/demo/downloads/plan-files';
import { plansByItem } from '@spindle/sdk/demo/downloads/plans/all-plans';
import { takesFile } from '@spindle/sdk/domain/media/public-file';
import { zipFiles } from '@spindle/sdk/demo/zip-files';

interface SeedContext {
  orm: MikroORM;
  storage: Storage;
  now: Date;
}

/** Stores the files of the demo's items, unless the shop has ever had files. */
export async function seedDownloads({ orm, storage, now }: SeedContext): Promise<void> {
  const em = orm.em.fork();
  if ((await em.count(DownloadFile)) > 0) return;
  for (const { catalogId, items } of catalogs) {
    for (const item of items) {
      for (const { attributeId, type, value } of item.attributes.filter((one) =>
        takesFile(one.type),
      )) {
        const file = await fileOf(item, { type, value, now });
        if (file === null) continue;
        const { name, bytes, type: media } = file;
        const digest = hash('sha256', bytes, 'hex');
        const kind = { type: media, cacheControl: 'private, no-store' };
        await storage.put(keyOfDigest(digest), bytes, kind);
        em.create(DownloadFile, {
          catalogId,
          itemId: item.catalogItemId,
          attributeId,
          name,
          digest,
          bytes: bytes.length,
          type: media,
          uploadedAt: now,
        });
      }
    }
  }
  await em.flush();
}

async function fileOf(
  item: DemoItem,
  { type, value, now }: Pick<DemoAttribute, 'type' | 'value'> & { now: Date },
) {
  if (type === 'FILE') {
    const file = itemFile(item, value);
    return { name: value, bytes: Buffer.from(file.text, 'latin1'), type: file.type };
  }
  const plan = plansByItem[item.catalogItemId];
  if (plan === undefined) return null;
  const bytes = await zipFiles(planFiles(plan), now);
  return { name: `${plan.id}.zip`, bytes, type: 'application/zip' };
}
