import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Like `query`, for a statement that runs all the time and is slow to plan: each connection plans it
 * once under that name. The same name always goes with the same text. Outside transactions only.
 */
export async function prepared<Row extends object>(
  em: EntityManager,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) throw new Error(`${name} would not see the open transaction`);
  const pool = await em.getDriver().getConnection().getNativeClient();
  const { rows } = await pool.query<Row>({ name, text, values: [...values] });
  return rows;
}
