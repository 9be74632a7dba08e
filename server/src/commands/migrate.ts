import { readConfig } from '../config.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { waitForDatabase } from '../database/wait-for-database.ts';
import { makeLogger } from '../http/logger.ts';

/** `npm run migrate`: migrates the database and grants the serving role its rights. */
async function main(): Promise<void> {
  const { database, logLevel } = readConfig();
  const { url, migrationUrl } = database;
  if (url === undefined) throw new Error('DATABASE_URL must be set.');
  const log = makeLogger(logLevel);
  const names = await waitForDatabase(() => prepareDatabase({ url, migrationUrl }), {
    log,
    leaving: new AbortController().signal,
  });
  for (const name of names) log.info({ migration: name }, 'migrated');
  log.info('The database is up to date.');
}

main().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The database was not migrated. ${why}\n`);
  process.exit(1);
});
