import pg from 'pg';

/** Longer than this is no answer. */
const PATIENCE_MS = 1_500;

export interface DatabaseProbe {
  /** Whether the database answers at all, however busy the pool is. Throws or answers false. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** Asks on a connection of its own, opened when first needed and again whenever it is lost. */
export function createDatabaseProbe(url: string): DatabaseProbe {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'spindle readiness',
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
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
