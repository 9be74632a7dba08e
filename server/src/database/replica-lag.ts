import pg from 'pg';

/** A server's position in the history of a database cluster. */
interface Position {
  lsn: bigint;
  cluster: string;
  timeline: number;
}

const EVERY_MS = 1_000;
/** A server that takes longer than this to report its position counts as unavailable. */
const ANSWER_MS = 1_500;
/** A lag beyond these samples is always too long, whatever the limit is. */
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

/** Polls a server on a separate connection, which is reopened after it is lost. */
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
        // A connection that never responded is not used again.
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
    /** Settles after the first poll, whether it succeeded or not. */
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
  /** Every change committed before this time is part of `position`. -Infinity if unknown. */
  freshAsOf(position: Position): number;
  started: Promise<void>;
  stop(): Promise<void>;
}

/** Records the primary's position at a given time. */
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
    // Without new samples, no replica stays fresh for long.
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
  /** The replica has everything committed longer ago than this. Infinity if unknown. */
  lagMs(): number;
  /**
   * Calls `lost` once when the replica no longer responds. Returns a function that stops waiting.
   */
  whenLost(lost: (error: unknown) => void): () => void;
  /** Sends no reads to the replica until it responds again. */
  markLost(error: unknown): void;
  stop(): Promise<void>;
}

interface ReplicaOptions {
  url: string;
  primary: PrimaryHistory;
  /**
   * Called after each poll. `problem` is the reason why the replica can't be used for reads,
   * whatever its lag.
   */
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
      // A promoted standby has its own history, so it is no longer a replica.
      const isReplica = isStandby && lsn !== null;
      freshAsOf = isReplica
        ? primary.freshAsOf({ lsn: BigInt(lsn), cluster, timeline })
        : -Infinity;
      looked(isReplica ? null : 'the replica is not a standby of the primary');
    },
    failed(error) {
      markLost(error);
      looked('the replica does not respond', error);
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
