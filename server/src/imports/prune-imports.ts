import { IMPORT_RETENTION_DAYS } from '@spindle/sdk/domain/imports/imports';
import type { Services } from '../services.ts';
import { deleteFile, deleteOrphans } from './import-files.ts';
import { Import } from './import.entity.ts';

const RETENTION_MS = IMPORT_RETENTION_DAYS * 86_400_000;

/** Deletes old imports with their files. */
export async function pruneImports(
  { orm, storage }: Pick<Services, 'orm' | 'storage'>,
  now: Date,
): Promise<void> {
  const em = orm.em.fork();
  const old = await em.find(
    Import,
    {
      createdAt: { $lt: new Date(now.getTime() - RETENTION_MS) },
      state: { $in: ['review', 'done', 'failed'] },
    },
    { fields: ['id'] },
  );
  for (const { id } of old) {
    await deleteFile({ storage }, id);
    await em.nativeDelete(Import, { id });
  }
  const known = await em.find(Import, {}, { fields: ['id'] });
  await deleteOrphans({ storage }, new Set(known.map(({ id }) => id)));
}
