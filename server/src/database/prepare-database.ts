import type { MikroORM } from '@mikro-orm/postgresql';
import { db } from './db.ts';
import { requireVersion } from './require-version.ts';
import { bool, condition } from './expressions.ts';
import { isMigrated, migrate } from './migrate.ts';
import { NotMigrated } from './not-migrated.ts';
import { createOrm } from './orm.ts';
import { grantServing } from './serving-role.ts';

interface Addresses {
  /** Connects as the serving role. */
  url: string;
  /** Connects as the owner of the tables, if this process has the owner's URL. */
  migrationUrl?: string | undefined;
}

/**
 * Migrates the database as the owner of its tables and returns the names of the migrations that
 * ran. A process that only serves waits until another process has migrated the database.
 * @throws NotMigrated if no process has migrated the database yet, Error if the server is too old
 */
export async function prepareDatabase({ url, migrationUrl }: Addresses): Promise<string[]> {
  const orm = await createOrm({ url: migrationUrl ?? url, entities: [] });
  try {
    await requireVersion(orm);
    if (migrationUrl !== undefined) return await migrateAsOwner(orm, url, migrationUrl);
    if (await canAlter(orm)) return await migrate(orm);
    if ((await canSeeMigrations(orm)) && (await isMigrated(orm))) return [];
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

/** Returns true if the serving role also owns the tables, as in the demo. */
export async function canAlter(orm: MikroORM): Promise<boolean> {
  const { may } = await db(orm.em.fork())
    .selectNoFrom(bool(condition`has_schema_privilege('public', 'create')`).as('may'))
    .executeTakeFirstOrThrow();
  return may;
}

/**
 * Returns true if the table of migrations can be read. It doesn't exist before the first migration
 * and can't be read before the rights are granted.
 */
async function canSeeMigrations(orm: MikroORM): Promise<boolean> {
  const maySelect = condition`has_table_privilege(to_regclass('mikro_orm_migrations')::oid, 'select')`;
  const { may } = await db(orm.em.fork())
    .selectNoFrom(bool(condition`coalesce(${maySelect}, false)`).as('may'))
    .executeTakeFirstOrThrow();
  return may;
}
