import pg from 'pg';

export interface Leader {
  stop(): Promise<void>;
}

interface LeaderOptions {
  url: string;
  /** The connection's name in the database's list. */
  name: string;
  /** A lock that nothing else uses. */
  lock: number;
  everyMs: number;
  /** Repeated by the leading process. */
  work: (client: pg.Client) => Promise<void>;
  /** Called when this process no longer leads, or when the work failed. */
  lost: (error: unknown) => void;
}

/** Delay after a connection was lost. Repeated failures wait for the normal interval. */
const SOON_MS = 1_000;

/**
 * Makes one of all processes do `work`, on a separate connection, for as long as it lives. When the
 * process or its connection ends, another process takes over at its next check.
 */
export function lead({ url, name, lock, everyMs, work, lost }: LeaderOptions): Leader {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let client: pg.Client | undefined;
  let leads = false;
  let round = Promise.resolve();

  async function release(): Promise<void> {
    const left = client;
    client = undefined;
    leads = false;
    await left?.end().catch(() => {});
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    // Reconnects if the connection breaks between two checks. A check in progress fails on its own.
    fresh.on('error', () => {
      if (client === fresh && timer !== undefined) wait(SOON_MS);
    });
    await fresh.connect();
    return fresh;
  }

  /**
   * Checks who leads and, in the leading process, does the work.
   * @returns the delay until the next check
   */
  async function look(): Promise<number> {
    const wasConnected = client !== undefined;
    try {
      client ??= await connect();
      if (!leads) {
        const { rowCount } = await client.query(
          'select from pg_try_advisory_lock($1) as turn (taken) where taken',
          [lock],
        );
        leads = rowCount === 1;
      }
      if (leads) await work(client);
      return everyMs;
    } catch (error) {
      await release();
      lost(error);
      return wasConnected ? Math.min(SOON_MS, everyMs) : everyMs;
    }
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = stopped ? undefined : setTimeout(go, ms);
  }

  function go(): void {
    timer = undefined;
    round = look().then(wait);
  }

  go();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
      await release();
    },
  };
}
