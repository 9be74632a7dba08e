import type { EntityManager } from '@mikro-orm/postgresql';
import { PgBoss, type Db } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import { inSpan, partSpan } from '../telemetry/tracing.ts';
import type { Services } from '../services.ts';
import type { AnyJob, Message } from './job.ts';
import { deadLetters, ensureQueues } from './queues.ts';
import type { Schedule } from './schedule.ts';
import { startWorkers } from './workers.ts';

export interface SendOptions {
  /**
   * While a job with this key is waiting, sending another does nothing. A job that is already
   * running doesn't count, but a job that starts between this call and the commit does. The key is
   * therefore safe for jobs that take a lock held by the sender, and for sending the same message
   * twice.
   */
  singletonKey?: string;
  startAfter?: Date;
}

export interface Resent {
  /** Only failed jobs of this kind. */
  name?: string;
  ids?: string[];
  limit?: number;
}

export interface Jobs {
  /**
   * Sends in the open transaction of `em`, so that the job exists if, and only if, the transaction
   * commits. Throws outside a transaction.
   */
  send<P extends z.ZodType>(
    em: EntityManager,
    message: Message<P>,
    payload: z.input<P>,
    options?: SendOptions,
  ): Promise<void>;
  /** Sends immediately, even if the caller fails later. */
  sendNow<P extends z.ZodType>(
    message: Message<P>,
    payload: z.input<P>,
    options?: SendOptions,
  ): Promise<void>;
  /**
   * Resends failed jobs (dead letters), oldest first, in the open transaction of `em`. If a job
   * with the same key is already waiting, the dead letter is marked as failed instead of being sent
   * again.
   * @returns how many were sent
   */
  resend(em: EntityManager, which: Resent): Promise<number>;
  /** Starts running jobs in this process. Call this function once, when `services` is complete. */
  work(services: Services, schedules: Schedule[]): Promise<void>;
  /** Lets running jobs finish for this long. Interrupted jobs run again elsewhere. */
  stop(withinMs?: number): Promise<void>;
}

export interface JobsOptions {
  url: string;
  log: Logger;
  /** Every job that may be sent or run. */
  jobs: AnyJob[];
  /** Whether this process may call `work`. */
  work: boolean;
  /**
   * Maximum delay of delayed jobs and retries, except scheduled ones. New jobs are noticed
   * immediately.
   */
  pollSeconds?: number;
  /** How often to look for jobs of dead processes. */
  superviseSeconds?: number;
}

const STOP_WITHIN_MS = 8_000;
/** Interval for polling each queue, which is most of what an idle process does. */
const POLL_SECONDS = 8;

/** Connects to the job queue, whose tables `migrate` has created. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { log } = options;
  const superviseSeconds = options.superviseSeconds ?? 10;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'spindle jobs',
    // The queue's own calls are short, and one more connection is for notifications. Jobs use other
    // connections.
    max: 2,
    migrate: false,
    schedule: options.work,
    supervise: options.work,
    useListenNotify: options.work,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
  const leaving = new AbortController();
  try {
    await boss.start();
    await ensureQueues(boss, options.jobs);
  } catch (error) {
    await boss.stop({ graceful: false }).catch((failure: unknown) => {
      log.warn({ err: failure }, 'the job queue did not stop');
    });
    throw error;
  }

  async function insert<P extends z.ZodType>(
    message: Message<P>,
    payload: z.input<P>,
    { singletonKey, startAfter }: SendOptions,
    db?: Db,
  ): Promise<void> {
    message.payload.parse(payload);
    const span = partSpan({ name: `send ${message.name}`, kind: 'producer' });
    await inSpan(span, () =>
      boss.send({
        name: message.name,
        data: { payload, ...(span && { traceparent: span.traceparent }) },
        options: {
          singletonKey: singletonKey ?? newId(),
          ...(startAfter === undefined ? {} : { startAfter }),
          ...(db === undefined ? {} : { db }),
        },
      }),
    );
  }

  return {
    async send(em, message, payload, sendOptions = {}) {
      if (!em.isInTransaction()) {
        throw new Error(`job ${message.name} must be sent in an open transaction`);
      }
      await insert(message, payload, sendOptions, transactionOf(em));
    },
    sendNow: async (message, payload, sendOptions = {}) => insert(message, payload, sendOptions),
    resend: async (em, { name, ids, limit }) =>
      boss.redrive(deadLetters, {
        db: transactionOf(em),
        ...(name === undefined ? {} : { sourceName: name }),
        ...(ids === undefined ? {} : { ids }),
        ...(limit === undefined ? {} : { limit }),
      }),
    async work(services, schedules) {
      if (!options.work) throw new Error('this process was started without jobs to run');
      await startWorkers(boss, options.jobs, schedules, services, {
        pollSeconds: options.pollSeconds ?? POLL_SECONDS,
        leaving: leaving.signal,
      });
    },
    async stop(withinMs = STOP_WITHIN_MS) {
      leaving.abort();
      await boss.stop({ graceful: true, timeout: withinMs });
    },
  };
}

function transactionOf(em: EntityManager): Db {
  return {
    async executeSql(text, values) {
      return { rows: await query(em, text, values ?? []) };
    },
  };
}
