import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { int } from '../database/expressions.ts';

/** As the database's function has it, whatever it is asked for. */
export const MOVEMENTS_KEPT_YEARS = 2;

/**
 * Makes one opening entry of each item's movements that are kept no more: the ledger adds up to the
 * same before, meanwhile and after. The database does it, a thousand movements at a time, in a
 * function of its owner's: who serves may change no entry.
 */
export async function foldMovements(
  em: EntityManager,
  now: Date,
  leaving?: AbortSignal,
): Promise<void> {
  const savedSince = new Date(now);
  savedSince.setUTCFullYear(savedSince.getUTCFullYear() - MOVEMENTS_KEPT_YEARS);
  for (;;) {
    const { items } = await db(em.fork())
      .selectNoFrom(({ fn, val }) => int(fn('fold_stock_movements', [val(savedSince)])).as('items'))
      .executeTakeFirstOrThrow();
    if (items === 0 || leaving?.aborted === true) return;
  }
}
