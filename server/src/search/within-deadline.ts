import type { EntityManager } from '@mikro-orm/postgresql';
import { unavailable } from '@spindle/sdk/contract/failure';
import { tooBroad } from '@spindle/sdk/domain/search/read-search';
import { isDatabaseBusy } from '../database/database-unavailable.ts';
import { query } from '../database/query.ts';

/** Limit per statement, so that public searches can't block the database for others. */
const DEADLINE_MS = 5000;
/** Memory for sorting a broad search. Anything larger goes to disk. */
const WORK_MEMORY = '48MB';

/**
 * Runs a read with limited time.
 * @throws 503 that says what to do if the time is up
 */
export async function withinDeadline<T>(
  em: EntityManager,
  read: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await em.transactional(
      async (tx) => {
        await query(tx, limits, [String(DEADLINE_MS), WORK_MEMORY]);
        return read(tx);
      },
      { readOnly: true },
    );
  } catch (error) {
    throw isDatabaseBusy(error) ? unavailable(tooBroad, error) : error;
  }
}

const limits = `
  select set_config('statement_timeout', $1, true), set_config('work_mem', $2, true)`;
