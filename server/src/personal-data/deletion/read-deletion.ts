import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { validateDeletion } from '@spindle/sdk/domain/account/deletion';
import { db } from '../../database/db.ts';
import { readUnfinished } from './read-unfinished.ts';

/** The deletion a person has asked for; null where their account stays. */
export async function readDeletion(
  em: EntityManager,
  userId: string,
): Promise<components['schemas']['AwaitedDeletion'] | null> {
  const awaited = await db(em)
    .selectFrom('account_deletions')
    .select(['asked_at as asked', 'due_at as due'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (awaited === undefined) return null;
  const first = validateDeletion(await readUnfinished(em, userId, { pages: false }));
  return {
    dateAsked: awaited.asked.toISOString(),
    until: awaited.due.toISOString(),
    waitsFor: first?.reason ?? null,
  };
}
