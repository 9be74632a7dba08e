import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Runs one statement with bound parameters (`$1`, `$2`, …; arrays as `= any($1)`), in the
 * transaction of `em` if there is one. Returns plain rows with columns as named in the statement,
 * and times as Dates.
 */
export async function query<Row>(
  em: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const result = await em.getKysely<unknown>().executeQuery<Row>({
    sql,
    parameters,
    query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
    queryId: { queryId: '' },
  });
  return result.rows;
}
