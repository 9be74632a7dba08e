import type { Config } from '../config.ts';
import { startPostgres } from './embedded/start-postgres.ts';

/**
 * Opens the shop's database for a command that runs alongside the shop. Starts the embedded
 * database if it isn't running, and stops it afterward only if this command started it.
 */
export async function openCommandDatabase({
  database,
  dataDir,
  backupDir,
}: Pick<Config, 'database' | 'dataDir' | 'backupDir'>): Promise<{
  url: string;
  release: () => Promise<void>;
}> {
  if (database.url !== undefined) return { url: database.url, release: async () => {} };
  const postgres = await startPostgres({ dataDir, backupDir });
  const release = async () => {
    if (!postgres.attached) await postgres.stop();
  };
  return { url: postgres.url, release };
}
