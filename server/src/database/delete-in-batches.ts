import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.ts';
import type { Tables } from './tables.ts';

const BATCH = 1_000;

interface Due {
  table: keyof Tables;
  /** Which rows are kept no more: a condition over their columns, and over `$1`, `$2`, … */
  where: string;
  parameters?: readonly unknown[];
  /** Aborted when this process is to end: what is left goes the next time. */
  leaving?: AbortSignal | undefined;
}

/**
 * Deletes rows that are kept no more, each batch in a transaction of its own: nobody waits for long,
 * and whoever is stopped half-way has lost nothing. A row in use just then is left for the next time.
 * @returns how many went
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
