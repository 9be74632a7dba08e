import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';

/**
 * Erases the potentially personal values of entries about an account's own actions and about
 * actions on the subjects. The entries and the chain are kept. Returns the number of entries whose
 * values were erased.
 */
export async function eraseAuditValues(
  tx: EntityManager,
  { actorId, subjects }: { actorId?: string; subjects: readonly string[] },
): Promise<number> {
  const erased = await db(tx)
    .deleteFrom('audit_values')
    .where('entry_id', 'in', (tables) =>
      tables
        .selectFrom('audit_entries')
        .select('id')
        .where(({ or, eb }) =>
          or([
            ...(subjects.length === 0 ? [] : [eb('subject', 'in', [...subjects])]),
            ...(actorId === undefined ? [] : [eb('actor_id', '=', actorId)]),
          ]),
        ),
    )
    .returning('entry_id')
    .execute();
  return erased.length;
}
