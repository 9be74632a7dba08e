import type { EntityManager } from '@mikro-orm/postgresql';
import { largeTables } from '../src/database/large-tables.ts';
import { query } from '../src/database/query.ts';
import type { Statement } from './record-statements.ts';

const large: ReadonlySet<string> = new Set(largeTables);

/**
 * Lists the large tables that a statement would read whole, whatever their size. Plans the
 * statement with sequential scans as a last resort, so a table that is read whole has no suitable
 * index.
 */
export async function readToEnd(em: EntityManager, { text, values }: Statement): Promise<string[]> {
  return em.transactional(async (tx) => {
    await query(tx, 'set local enable_seqscan = off');
    const plan = await query<object>(tx, `explain (format json) ${text}`, values);
    const scans = JSON.stringify(plan).matchAll(
      /"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g,
    );
    return [...new Set([...scans].flatMap(([, table = '']) => (large.has(table) ? table : [])))];
  });
}
