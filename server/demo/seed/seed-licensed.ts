import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Storage } from '../../src/gateways/storage.ts';
import { Release } from '../../src/subscriptions/licensed-content/release.entity.ts';
import { importRelease } from '../../src/subscriptions/licensed-content/import-release.ts';
import { CatalogItem } from '../../src/catalog/catalog-item.entity.ts';
import { zipFiles } from '@spindle/sdk/demo/zip-files';
import { demoContent } from '@spindle/sdk/demo/licensed/all-content';

interface SeedContext {
  orm: MikroORM;
  storage: Storage;
  now: Date;
}

/**
 * Uploads the demo's licensed content as staff would, where it is missing: an earlier start may
 * have been interrupted.
 */
export async function seedLicensed({ orm, storage, now }: SeedContext): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-content-'));
  try {
    const zips = new Map<string, Promise<Buffer>>();
    for (const { catalogId, itemId, name, files } of demoContent) {
      const em = orm.em.fork();
      const sold = await em.count(CatalogItem, { catalogId, itemId, deletedAt: null });
      if (sold === 0 || (await em.count(Release, { catalogId, itemId })) > 0) continue;
      const path = join(folder, name);
      const zip = zips.get(name) ?? zipFiles(files(), now);
      zips.set(name, zip);
      await writeFile(path, await zip);
      const taking = { em, storage, now, actor: null, requestId: null };
      const taken = await importRelease(taking, { catalogId, itemId }, { path, name });
      if ('rejection' in taken) throw new Error(`${catalogId}/${itemId}: ${taken.rejection}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
