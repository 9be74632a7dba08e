import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.ts';
import type { Tables } from './tables.ts';

const BATCH = 1_000;

interface Due {
  table: keyof Tables;
  /** Which rows to delete: a condition on their columns and `$1`, `$2`, … */
  where: string;
  parameters?: readonly unknown[];
  /** Aborted when this process has to end. The next run deletes the remaining rows. */
  leaving?: AbortSignal | undefined;
}

/**
 * Deletes expired rows. Each batch runs in a separate transaction, so that no one waits for long
 * and an interruption loses nothing. The next run deletes rows that are locked now.
 * @returns the number of deleted rows
 */
export async function deleteInBatches(
  em: EntityManager,
  { table, where, parameters = [], leaving }: Due,
): Promise<number> {
  let all = 0;
  for (;;) {
    const gone = await query(
      em,
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${where} limit ${BATCH} for update skip locked
       )) returning 1`,
      parameters,
    );
    all += gone.length;
    if (gone.length < BATCH || leaving?.aborted === true) return all;
  }
}
