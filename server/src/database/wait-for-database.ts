import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from './database-away.ts';
import { NotMigrated } from './not-migrated.ts';

const PAUSE_MS = 1_000;
/** Every so many tries the log says again what is waited for. */
const ATTEMPTS_PER_REMARK = 30;

/**
 * What `attempt` answers, however often it has to begin anew because the database is away,
 * or is still to be migrated by somebody else.
 * @throws what else it fails with; the last error once `leaving` is aborted
 */
export async function waitForDatabase<T>(
  attempt: () => Promise<T>,
  { log, leaving }: { log: Logger; leaving: AbortSignal },
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const comes = isDatabaseAway(error) || error instanceof NotMigrated;
      if (!comes || leaving.aborted) throw error;
      if (tries % ATTEMPTS_PER_REMARK === 0) log.warn({ err: error }, 'waiting for the database');
    }
    await setTimeout(PAUSE_MS, undefined, { signal: leaving });
  }
}
