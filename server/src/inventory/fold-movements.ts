import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';

/** The database function enforces this limit whatever it is called with. */
export const MOVEMENT_RETENTION_YEARS = 2;

/**
 * Replaces the old movements of each item by one opening entry; the sums of the ledger never
 * change. A database function does it, a thousand movements at a time, as the owner of the table:
 * the server's own role cannot change entries.
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
