import type { EntityManager } from '@mikro-orm/postgresql';
import { people } from '@spindle/sdk/demo/people';
import { createOrm } from '../../src/database/orm.ts';
import { query } from '../../src/database/query.ts';
import { entities } from '../../src/entities.ts';

/** Every shop has had these tables since its first version. */
const ours = ['users', 'catalogs', 'orders'];
/** Tables that have rows once the shop has been used. */
const filled = [...ours, 'content_sections'];

/**
 * Checks a database before anything is written to it.
 * @throws Error if it contains data that is not the demo's
 */
export async function requireDemoDatabase(url: string): Promise<void> {
  // No request depends on this yet, so a busy machine may take its time.
  const orm = await createOrm({ entities, url, connectMs: 60_000 });
  try {
    await checkDatabase(orm.em.fork());
  } finally {
    await orm.close();
  }
}

async function checkDatabase(em: EntityManager): Promise<void> {
  const tables = await query<{ name: string }>(
    em,
    'select tablename as name from pg_tables where schemaname = current_schema()',
    [],
  );
  if (tables.length === 0) return;
  const isThere = (name: string) => tables.some((table) => table.name === name);
  if (!ours.every(isThere)) throw new Error(foreign('tables of another program'));
  if (await hasDemoAccounts(em)) return;
  const holding = filled
    .filter(isThere)
    .map((name) => `exists (select from ${name})`)
    .join(' or ');
  const [found] = await query<{ any: boolean }>(em, `select ${holding} as any`, []);
  if (found?.any !== false) throw new Error(foreign('a shop of your own'));
}

async function hasDemoAccounts(em: EntityManager): Promise<boolean> {
  // By email address: an older demo, which is only migrated later, doesn't mark its accounts in any
  // other way.
  const emails = people.map(({ email }) => email);
  const sql = 'select from users where lower(email) = any($1) limit 1';
  return (await query(em, sql, [emails])).length > 0;
}

const foreign = (what: string) =>
  [
    `the database contains ${what}, and \`npm start\` runs the demo, which would add items, orders and accounts.`,
    'For your own shop: npm run build && npm run serve (see server/deploy/README.md).',
    'For the demo: leave DATABASE_URL unset, or use an empty database.',
  ].join('\n');
