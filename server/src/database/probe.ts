import pg from 'pg';

/** Anything slower counts as no response. */
const TIMEOUT_MS = 1_500;

export interface DatabaseProbe {
  /**
   * Returns true if the database responds at all, however busy the pool is. Throws or returns false
   * otherwise.
   */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Creates a probe with a separate connection, which opens on first use and again whenever the
 * connection is lost.
 */
export function createDatabaseProbe(url: string): DatabaseProbe {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'spindle readiness',
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on('error', () => {});
  return {
    async answers() {
      const { rowCount } = await pool.query('select 1');
      return rowCount === 1;
    },
    close: () => pool.end(),
  };
}
