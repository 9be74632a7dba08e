import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../services.ts';
import { fileOf } from './export-file.ts';
import { PersonalExport } from './personal-export.entity.ts';

interface Stores {
  em: EntityManager;
  storage: Pick<Services['storage'], 'delete'>;
}

/**
 * Deletes a person's export. Deletes the file first, because without its row no one could find it.
 */
export async function deleteExport({ em, storage }: Stores, userId: string): Promise<void> {
  const saved = await em.findOne(PersonalExport, { user: userId });
  if (saved === null) return;
  await storage.delete([fileOf(saved.id)]);
  await em.remove(saved).flush();
}

const AT_ONCE = 100;

/** Deletes expired exports, which are kept for seven days. */
export async function pruneExports(
  { orm, storage }: Pick<Services, 'orm' | 'storage'>,
  now: Date,
): Promise<void> {
  for (;;) {
    const em = orm.em.fork();
    const over = await em.find(PersonalExport, { expiresAt: { $lte: now } }, { limit: AT_ONCE });
    if (over.length === 0) return;
    await storage.delete(over.map(({ id }) => fileOf(id)));
    // Deletes by id, because a person may have requested another export in the meantime.
    await em.nativeDelete(PersonalExport, { id: { $in: over.map(({ id }) => id) } });
  }
}
