import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { replicaLags } from '../telemetry/replica-lags.ts';
import { codesOf, isDatabaseUnavailable } from './database-unavailable.ts';
import { createOrm, type OrmOptions } from './orm.ts';
import { watchPrimary, watchReplica, type WatchedReplica } from './replica-lag.ts';

/**
 * For reads that may be a few seconds old. Everything else uses the primary: `services.orm` knows
 * no replica, so this is the only way to read from one.
 */
export interface ReadReplicas {
  /**
   * Runs `work` on a replica whose lag is within the limit, otherwise on the primary. `work` must
   * only read. If the replica fails, `work` runs a second time on the primary.
   */
  read<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Like `read`, but for streamed rows. Once the first rows are sent, a failure ends the stream.
   */
  stream<T>(work: (em: EntityManager) => AsyncIterable<T>): AsyncGenerator<T>;
  close(): Promise<void>;
}

interface ReplicaOptions {
  primary: MikroORM;
  primaryUrl: string;
  urls: readonly string[];
  maxLagMs: number;
  log: Logger;
  orm: Pick<OrmOptions, 'entities' | 'poolSize'>;
}

interface Replica extends WatchedReplica {
  orm: MikroORM;
}

/** How long a caller waits for a connection to a replica before using the primary instead. */
const CONNECT_MS = 1_500;

/**
 * Errors that occur only on a replica: the primary has just removed rows that the statement reads
 * (40001), or the replica has not replayed a migration yet (missing column, table or function).
 */
const REPLICA_CODES = new Set(['40001', '42703', '42P01', '42883']);

export async function createReadReplicas(options: ReplicaOptions): Promise<ReadReplicas> {
  const { primary, urls, maxLagMs } = options;
  if (urls.length === 0) {
    return {
      read: (work) => work(primary.em.fork()),
      stream: (work) => toGenerator(work(primary.em.fork())),
      close: async () => {},
    };
  }
  const history = watchPrimary(options.primaryUrl);
  await history.started;
  const replicas = await Promise.all(
    urls.map((url, at) => openReplica(url, at + 1, options, history)),
  );
  let turn = 0;

  function pick(): Replica | undefined {
    const usable = replicas.filter((one) => one.lagMs() <= maxLagMs);
    turn += 1;
    return usable[turn % usable.length];
  }
  /**
   * Handles a replica's error.
   * @throws the error, if the primary would fail in the same way
   */
  function leave(replica: Replica, error: unknown): void {
    if (isDatabaseUnavailable(error)) replica.markLost(error);
    else if (!codesOf(error).some((code) => REPLICA_CODES.has(code))) throw error;
  }
  return {
    async read(work) {
      const replica = pick();
      if (replica !== undefined) {
        try {
          return await unlessLost(replica, work(replica.orm.em.fork()));
        } catch (error) {
          leave(replica, error);
        }
      }
      return work(primary.em.fork());
    },
    async *stream(work) {
      const replica = pick();
      if (replica !== undefined) {
        const rows = work(replica.orm.em.fork())[Symbol.asyncIterator]();
        try {
          const first = await unlessLost(replica, rows.next()).catch((error: unknown) =>
            leave(replica, error),
          );
          if (first !== undefined) {
            if (!first.done) yield first.value;
            yield* toGenerator({ [Symbol.asyncIterator]: () => rows });
            return;
          }
        } finally {
          // Ends its transaction if the reader stops early.
          void rows.return?.().catch(() => {});
        }
      }
      yield* work(primary.em.fork());
    },
    async close() {
      await history.stop();
      for (const { stop, orm } of replicas) {
        await stop();
        await orm.close();
      }
    },
  };
}

async function* toGenerator<T>(rows: AsyncIterable<T>): AsyncGenerator<T> {
  yield* rows;
}

/**
 * Stops waiting when the replica no longer responds. A replica that hangs doesn't break
 * connections.
 */
function unlessLost<T>(replica: Replica, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const stopWaiting = replica.whenLost(reject);
  work.then(resolve, reject);
  return promise.finally(stopWaiting);
}

async function openReplica(
  url: string,
  number: number,
  { orm, maxLagMs, log }: ReplicaOptions,
  primary: ReturnType<typeof watchPrimary>,
): Promise<Replica> {
  let before: string | null | undefined;
  const watched = watchReplica({
    url,
    primary,
    looked(input, err) {
      const lagMs = watched.lagMs();
      const problem =
        input ?? (lagMs > maxLagMs ? 'the replica is too far behind the primary' : null);
      replicaLags.tell({ replica: String(number), seconds: lagMs / 1000 });
      if (problem === before) return;
      before = problem;
      if (problem === null) log.info({ replica: number }, 'replica in use');
      else log.warn({ replica: number, err }, `replica not in use: ${problem}`);
    },
  });
  return {
    ...watched,
    orm: await createOrm({
      ...orm,
      name: 'spindle replica reads',
      url,
      readOnly: true,
      connectMs: CONNECT_MS,
    }),
  };
}
