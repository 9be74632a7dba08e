import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { NotMigrated } from './not-migrated.ts';

const PAUSE_MS = 1_000;
/** The log repeats the reason for waiting after this many attempts. */
const ATTEMPTS_PER_REMARK = 30;

/**
 * Returns the result of `attempt`, which is retried while the database is unavailable or another
 * process still has to migrate it.
 * @throws any other error from `attempt`, or the last error once `leaving` is aborted
 */
export async function waitForDatabase<T>(
  attempt: () => Promise<T>,
  { log, leaving }: { log: Logger; leaving: AbortSignal },
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const comes = isDatabaseUnavailable(error) || error instanceof NotMigrated;
      if (!comes || leaving.aborted) throw error;
      if (tries % ATTEMPTS_PER_REMARK === 0) log.warn({ err: error }, 'waiting for the database');
    }
    await setTimeout(PAUSE_MS, undefined, { signal: leaving });
  }
}
