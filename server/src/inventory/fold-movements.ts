import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';

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
  const keptSince = new Date(now);
  keptSince.setUTCFullYear(keptSince.getUTCFullYear() - MOVEMENTS_KEPT_YEARS);
  for (;;) {
    const [row] = await query<{ items: number }>(
      em.fork(),
      'select fold_stock_movements($1) as items',
      [keptSince],
    );
    if (!row || row.items === 0 || leaving?.aborted === true) return;
  }
}
