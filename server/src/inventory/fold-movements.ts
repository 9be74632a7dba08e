import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';

/** The database function enforces this limit for any argument. */
export const MOVEMENT_RETENTION_YEARS = 2;

/**
 * Replaces each item's old movements with one opening entry. The ledger's sums never change. A
 * database function with the table owner's rights does the work, a thousand movements at a time,
 * because the server's own role cannot change entries.
 */
export async function foldMovements(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  const savedSince = new Date(now);
  savedSince.setUTCFullYear(savedSince.getUTCFullYear() - MOVEMENT_RETENTION_YEARS);
  for (;;) {
    const { items } = await db(em.fork())
      .selectNoFrom(({ fn, val }) => int(fn('fold_stock_movements', [val(savedSince)])).as('items'))
      .executeTakeFirstOrThrow();
    if (items === 0 || leaving?.aborted === true) return;
  }
}
