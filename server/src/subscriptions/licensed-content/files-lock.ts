import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { bool, condition } from '../../database/expressions.ts';
import { query } from '../../database/query.ts';

/** An arbitrary number that is the same in all processes and not used by other locks. */
const LOCK = 7_218_390_421;

/** Prevents the deletion of unreferenced files until the transaction ends. */
export async function keepStoredFiles(tx: EntityManager): Promise<void> {
  await query(tx, 'select pg_advisory_xact_lock_shared($1)', [LOCK]);
}

/**
 * Returns true if no release is being stored, so unreferenced files may be deleted until the
 * transaction ends.
 */
export async function canDeleteStoredFiles(tx: EntityManager): Promise<boolean> {
  const { free } = await db(tx)
    .selectNoFrom(bool(condition`pg_try_advisory_xact_lock(${LOCK})`).as('free'))
    .executeTakeFirstOrThrow();
  return free;
}
