import pg from 'pg';

/** How far a server has got in the history of a database cluster. */
interface Position {
  lsn: bigint;
  cluster: string;
  timeline: number;
}

const EVERY_MS = 1_000;
/** A server that takes longer than this to say where it is counts as away. */
const ANSWER_MS = 1_500;
/** More lag than these cover is too much, whatever the limit is. */
const MAX_SAMPLES = 600;

const primaryStatement = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as lsn,
    system_identifier::text as cluster,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
    false as "isStandby"
  from pg_control_system()`;

const replicaStatement = `
  select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as lsn,
    system_identifier::text as cluster,
    greatest(timeline_id, min_recovery_end_timeline) as timeline,
    pg_is_in_recovery() as "isStandby"
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery()`;

interface Row {
  lsn: string | null;
  cluster: string;
  timeline: number;
  isStandby: boolean;
}

interface Poll {
  url: string;
  statement: string;
  /** `askedAt` is in milliseconds of `performance.now()`. */
  answered: (row: Row, askedAt: number) => void;
  failed: (error: unknown) => void;
}

/** Asks a server again and again, on a connection of its own that is opened anew after it was lost. */
function poll({ url, statement, answered, failed }: Poll) {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'spindle replica lag',
    max: 1,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  pool.on('error', () => {});
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    const askedAt = performance.now();
    try {
      const client = await pool.connect();
      let error: unknown;
      try {
        const { rows } = await client.query<Row>(statement);
        if (rows[0] !== undefined && !isStopped) answered(rows[0], askedAt);
      } catch (caught) {
        error = caught;
        throw caught;
      } finally {
        // A connection whose answer never came is not used again.
        client.release(error !== undefined);
      }
    } catch (error) {
      if (!isStopped) failed(error);
    }
  }
  async function askAndWait(): Promise<void> {
    await ask();
    if (!isStopped) timer = setTimeout(next, EVERY_MS);
  }
  function next(): void {
    round = askAndWait();
  }
  let round = Promise.resolve();
  next();
  return {
    /** Settled when it was asked once, whether it answered or not. */
    started: round,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
      await pool.end();
    },
  };
}

export interface PrimaryHistory {
  /** Every change committed before this time is part of `position`; -Infinity if that isn't known. */
  freshAsOf(position: Position): number;
  started: Promise<void>;
  stop(): Promise<void>;
}

/** Remembers how far the primary had got at which time. */
export function watchPrimary(url: string): PrimaryHistory {
  const samples: (Position & { at: number })[] = [];
  const { started, stop } = poll({
    url,
    statement: primaryStatement,
    answered({ lsn, cluster, timeline }, at) {
      if (lsn === null) return;
      samples.push({ lsn: BigInt(lsn), cluster, timeline, at });
      if (samples.length > MAX_SAMPLES) samples.shift();
    },
    // Without new samples no replica is fresh for long.
    failed() {},
  });
  return {
    freshAsOf: ({ lsn, cluster, timeline }) =>
      samples.findLast(
        (one) => one.cluster === cluster && one.timeline === timeline && one.lsn <= lsn,
      )?.at ?? -Infinity,
    started,
    stop,
  };
}

export interface WatchedReplica {
  /** Whatever was committed longer ago than this can be read there. Infinity if that isn't known. */
  lagMs(): number;
  /** Calls `lost` once when the replica no longer answers; returns how to stop waiting for that. */
  whenLost(lost: (error: unknown) => void): () => void;
  /** Keeps reads away from it until it answers again. */
  markLost(error: unknown): void;
  stop(): Promise<void>;
}

interface ReplicaOptions {
  url: string;
  primary: PrimaryHistory;
  /** Called after each look. `problem` is why the replica can't be read from, whatever its lag. */
  looked: (problem: string | null, error?: unknown) => void;
}

export function watchReplica({ url, primary, looked }: ReplicaOptions): WatchedReplica {
  let freshAsOf = -Infinity;
  const waiting = new Set<(error: unknown) => void>();

  function markLost(error: unknown): void {
    freshAsOf = -Infinity;
    for (const lost of waiting) lost(error);
  }
  const { stop } = poll({
    url,
    statement: replicaStatement,
    answered({ lsn, cluster, timeline, isStandby }) {
      // A standby that was promoted goes its own way: it is nobody's replica any more.
      const isReplica = isStandby && lsn !== null;
      freshAsOf = isReplica
        ? primary.freshAsOf({ lsn: BigInt(lsn), cluster, timeline })
        : -Infinity;
      looked(isReplica ? null : 'it is no standby of the primary');
    },
    failed(error) {
      markLost(error);
      looked('it does not answer', error);
    },
  });
  return {
    lagMs: () => performance.now() - freshAsOf,
    whenLost(lost) {
      waiting.add(lost);
      return () => waiting.delete(lost);
    },
    markLost,
    stop,
  };
}
