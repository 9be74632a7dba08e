import type { MikroORM } from '@mikro-orm/postgresql';
import { query } from './query.ts';

const MIN_VERSION = 16;

/**
 * Checks the database version.
 * @throws Error if the database is older than the version that the shop requires
 */
export async function requireVersion(orm: MikroORM): Promise<void> {
  const [found] = await query<{ number: string }>(
    orm.em.fork(),
    `select current_setting('server_version_num') as number`,
  );
  const major = Math.floor(Number(found?.number) / 10_000);
  if (major >= MIN_VERSION) return;
  throw new Error(
    `The database is PostgreSQL ${major}, but the shop needs PostgreSQL ${MIN_VERSION} or later. Upgrade the database, or set DATABASE_URL to another server.`,
  );
}
