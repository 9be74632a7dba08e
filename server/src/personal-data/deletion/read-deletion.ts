import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { validateDeletion } from '@spindle/sdk/domain/account/deletion';
import { db } from '../../database/db.ts';
import { readUnfinished } from './read-unfinished.ts';

/** Returns the pending deletion of a person's account, or null if there is none. */
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
