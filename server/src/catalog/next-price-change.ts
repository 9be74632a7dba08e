import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { least } from '../database/expressions.ts';

/**
 * Returns when an item's sale next starts or ends, for any item. Returns null if no sale is
 * scheduled or active.
 */
export async function readNextPriceChange(em: EntityManager, now: Date): Promise<Date | null> {
  const next = (column: 'sale_starts' | 'sale_ends') =>
    db(em)
      .selectFrom('catalog_items')
      .select(({ fn }) => fn.min(column).as('at'))
      .where(column, '>', now);
  const row = await db(em)
    .selectNoFrom([least(next('sale_starts').$asScalar(), next('sale_ends').$asScalar()).as('at')])
    .executeTakeFirst();
  return row?.at ?? null;
}
