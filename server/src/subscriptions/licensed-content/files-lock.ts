import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { bool, condition } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';

/** Any number; the same in all processes, and no other lock's. */
const LOCK = 7_218_390_421;

/** Until the transaction ends nobody deletes stored files that no release names yet. */
export async function keepStoredFiles(tx: EntityManager): Promise<void> {
  await query(tx, 'select pg_advisory_xact_lock_shared($1)', [LOCK]);
}

/** Whether stored files may be deleted until the transaction ends: nobody is about to name them. */
export async function mayDeleteStoredFiles(tx: EntityManager): Promise<boolean> {
  const { free } = await db(tx)
    .selectNoFrom(bool(condition`pg_try_advisory_xact_lock(${LOCK})`).as('free'))
    .executeTakeFirstOrThrow();
  return free;
}
