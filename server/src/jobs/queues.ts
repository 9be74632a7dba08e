import type { ColumnType } from 'kysely';
import type { PgBoss, QueueOptions } from 'pg-boss';
import type { AnyJob } from './job.ts';

/** Failed jobs wait here with their payload so that staff can look at them and resend them. */
export const deadLetters = 'dead-letters';

/** If no one has looked at a failed job by then, no one will. */
export const DEAD_LETTER_RETENTION_DAYS = 90;
export const ENDED_JOB_RETENTION_DAYS = 7;
const day = 86_400;

/** Creates missing queues and updates the settings of existing ones. */
export async function ensureQueues(boss: PgBoss, jobs: AnyJob[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!existing.has(deadLetters)) {
    await boss.createQueue(deadLetters, { retentionSeconds: DEAD_LETTER_RETENTION_DAYS * day });
  }
  for (const job of jobs) {
    const target = settings(job);
    const present = existing.get(job.name);
    if (present === undefined) {
      const { deadLetter, ...input } = target;
      const saved = deadLetter === null ? {} : { deadLetter };
      await boss.createQueue(job.name, { ...input, ...saved, policy: 'short' });
    } else if (
      present.retryLimit !== target.retryLimit ||
      present.retryDelay !== target.retryDelay ||
      present.expireInSeconds !== target.expireInSeconds ||
      (present.deadLetter ?? null) !== target.deadLetter
    ) {
      await boss.updateQueue(job.name, target);
    }
  }
}

interface Settings extends QueueOptions {
  notify: boolean;
  deadLetter: string | null;
}

function settings(job: AnyJob): Settings {
  return {
    // a job without retries runs again on schedule
    deadLetter: job.retryLimit === 0 ? null : deadLetters,
    notify: true,
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: job.expireInSeconds,
    heartbeatSeconds: 10,
    deleteAfterSeconds: ENDED_JOB_RETENTION_DAYS * day,
    retentionSeconds: 30 * day,
  };
}

type Json<Value> = ColumnType<Value | null, never, never>;

declare module '../database/tables.ts' {
  interface Tables {
    /** The queue library's own table, with the columns that we read. */
    'pgboss.job': {
      id: string;
      name: string;
      state: string;
      data: Json<{ payload?: unknown }>;
      created_on: Date;
      source_name: string | null;
      source_created_on: Date | null;
      source_retry_count: number | null;
      source_output: Json<{ message?: unknown }>;
    };
    /** The library's queues, with the counts that it updates every ten seconds. */
    'pgboss.queue': {
      name: string;
      deferred_count: number;
      queued_count: number;
      active_count: number;
    };
  }
}
