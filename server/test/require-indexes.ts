import type { MikroORM } from '@mikro-orm/postgresql';
import { readToEnd } from './read-to-end.ts';
import type { Statement } from './record-statements.ts';

/** Fails if a statement would read a whole large table. */
export async function requireIndexes(
  orm: MikroORM,
  statements: readonly Statement[],
): Promise<void> {
  const distinct = new Map(statements.map((statement) => [statement.text, statement]));
  const whole: string[] = [];
  for (const statement of distinct.values()) {
    const tables = await readToEnd(orm.em.fork(), statement);
    if (tables.length > 0) whole.push(`${tables.join(', ')}: ${statement.text}`);
  }
  if (whole.length > 0) throw new Error(`Large tables are read whole:\n${whole.join('\n')}`);
}
