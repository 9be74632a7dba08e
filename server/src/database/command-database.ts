import type { Config } from '../config.ts';
import { startPostgres } from './embedded/start-postgres.ts';

/**
 * The shop's database, for a command run beside it; the embedded one is started where it isn't
 * running, and left as found.
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
