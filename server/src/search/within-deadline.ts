import type { EntityManager } from '@mikro-orm/postgresql';
import { unavailable } from '@spindle/sdk/contract/failure';
import { tooBroad } from '@spindle/sdk/domain/search/read-search';
import { isDatabaseBusy } from '../database/database-away.ts';
import { query } from '../database/query.ts';

/** Of each statement: what anybody may search for must not keep the database from others. */
const DEADLINE_MS = 5000;
/** What a broad search puts together; more than this goes to disk. */
const WORK_MEMORY = '48MB';

/**
 * Reads what is searched for within a time of its own.
 * @throws 503 saying what to do, where that is over
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
