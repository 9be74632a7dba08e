import type { EntityManager } from '@mikro-orm/postgresql';
import { PersonalExport } from './personal-export.entity.ts';

/** Returns a person's export, pending or ready, or null if there is none. */
export async function readExport(em: EntityManager, userId: string, now: Date) {
  const found = await em.findOne(PersonalExport, { user: userId, expiresAt: { $gt: now } });
  if (found === null) return null;
  const { id, askedAt: requested, madeAt: made, expiresAt: expires } = found;
  return { id, requested, made, expires };
}
