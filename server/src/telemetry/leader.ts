import pg from 'pg';

export interface Leader {
  stop(): Promise<void>;
}

interface Led {
  url: string;
  /** The connection's, as the database lists it. */
  name: string;
  /** What no other work locks. */
  lock: number;
  everyMs: number;
  /** Done again and again by the one process that leads. */
  work: (client: pg.Client) => Promise<void>;
  /** This process leads no more, or could not do it. */
  lost: (error: unknown) => void;
}

/** After a connection was lost; what fails again waits for its turn. */
const SOON_MS = 1_000;

/**
 * Of all processes one does `work`, on a connection of its own, for as long as it lives: where it ends,
 * or its connection does, another takes over at its next look.
 */
export function lead({ url, name, lock, everyMs, work, lost }: Led): Leader {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let client: pg.Client | undefined;
  let leads = false;
  let round = Promise.resolve();

  async function letGo(): Promise<void> {
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
    // Between two looks; a look that is under way fails by itself.
    fresh.on('error', () => {
      if (client === fresh && timer !== undefined) wait(SOON_MS);
    });
    await fresh.connect();
    return fresh;
  }

  /** @returns how long to wait for the next look */
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
      await letGo();
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
      await letGo();
    },
  };
}
