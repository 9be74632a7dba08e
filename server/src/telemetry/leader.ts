import pg from 'pg';

export interface Leader {
  stop(): Promise<void>;
}

interface Led {
  url: string;
  /** What no other work locks. */
  lock: number;
  everyMs: number;
  /** Done again and again by the one process that leads. */
  work: (client: pg.Client) => Promise<void>;
  /** This process leads no more, or could not do it. */
  lost: (error: unknown) => void;
}

/**
 * Of all processes one does `work`, on a connection of its own, for as long as it lives: where it ends,
 * or its connection does, another takes over at its next look.
 */
export function lead({ url, lock, everyMs, work, lost }: Led): Leader {
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
      application_name: 'spindle figures',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    fresh.on('error', () => {});
    await fresh.connect();
    return fresh;
  }

  async function look(): Promise<void> {
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
    } catch (error) {
      await letGo();
      lost(error);
    }
  }

  const next = () => {
    if (stopped) return;
    timer = setTimeout(go, everyMs);
  };
  const go = () => {
    round = look().then(next);
  };
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
