import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../src/database/query.ts';

/**
 * Inserts rows without indexes, which is several times as fast as updating the indexes row by row.
 */
export async function withoutIndexes(
  em: EntityManager,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const indexes = await query<{ name: string; definition: string }>(
    em,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index
      where indrelid = any($1::text[]::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await query(em, `drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await query(em, definition);
}
