import type { EntityManager } from '@mikro-orm/postgresql';
import { people } from '@spindle/sdk/demo/people';
import { createOrm } from '../../src/database/orm.ts';
import { query } from '../../src/database/query.ts';
import { entities } from '../../src/entities.ts';

/** Every shop has these tables, since its first version. */
const ours = ['users', 'catalogs', 'orders'];
/** What a shop has rows in once somebody has done something with it. */
const filled = [...ours, 'content_sections'];

/**
 * Looks at a database before anything is written into it.
 * @throws Error where it holds something that is not the demo's
 */
export async function demandDemoDatabase(url: string): Promise<void> {
  // Nobody waits for a reply yet: a machine that is busy may take its time.
  const orm = await createOrm({ entities, url, connectMs: 60_000 });
  try {
    await lookInto(orm.em.fork());
  } finally {
    await orm.close();
  }
}

async function lookInto(em: EntityManager): Promise<void> {
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
  // By address: an older demo, which is migrated only then, marks its accounts in no other way.
  const emails = people.map(({ email }) => email);
  const sql = 'select from users where lower(email) = any($1) limit 1';
  return (await query(em, sql, [emails])).length > 0;
}

const foreign = (what: string) =>
  [
    `the database holds ${what}, and \`npm start\` is the demo: it would add its goods, orders and accounts.`,
    'For your own shop: npm run build && npm run serve (see server/deploy/README.md).',
    'For the demo: leave DATABASE_URL unset, or name an empty database.',
  ].join('\n');
