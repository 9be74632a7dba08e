import type { MikroORM } from '@mikro-orm/postgresql';
import { db } from './db.ts';
import { requireVersion } from './require-version.ts';
import { bool, condition } from './expressions.ts';
import { isMigrated, migrate } from './migrate.ts';
import { NotMigrated } from './not-migrated.ts';
import { createOrm } from './orm.ts';
import { grantServing } from './serving-role.ts';

interface Addresses {
  /** Of who serves. */
  url: string;
  /** Of whom the tables belong to, where this process is told of them. */
  migrationUrl?: string | undefined;
}

/**
 * Brings the database up to date, as the owner of its tables; names of the migrations that were run.
 * A process that only serves waits until another has done it.
 * @throws NotMigrated where that is still to come; Error where the server is too old
 */
export async function prepareDatabase({ url, migrationUrl }: Addresses): Promise<string[]> {
  const orm = await createOrm({ url: migrationUrl ?? url, entities: [] });
  try {
    await requireVersion(orm);
    if (migrationUrl !== undefined) return await migrateAsOwner(orm, url, migrationUrl);
    if (await mayAlter(orm)) return await migrate(orm);
    if ((await maySeeMigrations(orm)) && (await isMigrated(orm))) return [];
    throw new NotMigrated();
  } finally {
    await orm.close();
  }
}

async function migrateAsOwner(orm: MikroORM, servingUrl: string, ownerUrl: string) {
  const names = await migrate(orm);
  const [owner, serving] = [ownerUrl, servingUrl].map((one) => new URL(one).username);
  if (owner !== serving) await grantServing({ ownerUrl, servingUrl });
  return names;
}

/** Whether who serves owns the tables, too, as in the demo. */
export async function mayAlter(orm: MikroORM): Promise<boolean> {
  const { may } = await db(orm.em.fork())
    .selectNoFrom(bool(condition`has_schema_privilege('public', 'create')`).as('may'))
    .executeTakeFirstOrThrow();
  return may;
}

/** Before the first migration there are none to be seen, and before the rights are given no right to. */
async function maySeeMigrations(orm: MikroORM): Promise<boolean> {
  const maySelect = condition`has_table_privilege(to_regclass('mikro_orm_migrations')::oid, 'select')`;
  const { may } = await db(orm.em.fork())
    .selectNoFrom(bool(condition`coalesce(${maySelect}, false)`).as('may'))
    .executeTakeFirstOrThrow();
  return may;
}
