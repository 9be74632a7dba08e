import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { chargeTimeTo } from '../database/fair-share.ts';
import { waitForDatabase } from '../database/wait-for-database.ts';
import { jobRuns, type JobRun } from '../telemetry/job-runs.ts';
import { inSpan, openSpan, traceIds, type Span } from '../telemetry/tracing.ts';
import type { Services } from '../services.ts';
import type { AnyJob } from './job.ts';
import type { Schedule } from './schedule.ts';

interface Envelope {
  payload?: unknown;
  /** The sender's trace, if there is one. */
  traceparent?: unknown;
}

interface WorkerOptions {
  pollSeconds: number;
  /** Aborted when this process has to stop. */
  leaving: AbortSignal;
}

/** Maximum delay for retrying a scheduled job. Most queues are scheduled. */
const SCHEDULED_POLL_SECONDS = 30;

/** Starts workers on every queue and activates the schedules. */
export async function startWorkers(
  boss: PgBoss,
  jobs: AnyJob[],
  schedules: Schedule[],
  services: Services,
  { pollSeconds, leaving }: WorkerOptions,
): Promise<void> {
  const scheduled = new Set(schedules.map(({ job }) => job.name));
  for (const job of jobs) {
    const options = {
      batchSize: job.concurrency,
      perJobResults: true,
      includeMetadata: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: Math.min(pollSeconds, 2),
      notifyPollingIntervalSeconds: scheduled.has(job.name)
        ? Math.max(pollSeconds, SCHEDULED_POLL_SECONDS)
        : pollSeconds,
    } as const;
    await boss.work<Envelope, unknown, typeof options>(job.name, options, (batch) =>
      Promise.all(batch.map((one) => traced(job, one, services, leaving))),
    );
  }
  await waitForDatabase(() => applySchedules(boss, schedules), { log: services.log, leaving });
}

/** Continues the sender's trace. */
function traced(
  job: AnyJob,
  sent: JobWithMetadata<Envelope>,
  services: Services,
  leaving: AbortSignal,
): Promise<JobResult> {
  const facts = { 'messaging.message.id': sent.id, 'shop.job.attempt': sent.retryCount + 1 };
  const span = openSpan({ name: job.name, kind: 'consumer', facts }, sent.data.traceparent);
  return inSpan(span, () => runOne(job, sent, services, { leaving, span }));
}

async function runOne(
  job: AnyJob,
  { id, data, retryCount }: JobWithMetadata<Envelope>,
  services: Services,
  { leaving, span }: { leaving: AbortSignal; span: Span | undefined },
): Promise<JobResult> {
  const log: Logger = services.log.child({ job: job.name, jobId: id, ...traceIds() });
  const started = performance.now();
  const tell = (outcome: JobRun['outcome']) =>
    jobRuns.tell({ job: job.name, outcome, seconds: (performance.now() - started) / 1000 });
  try {
    await chargeTimeTo('jobs', () => job.run(services, data.payload ?? {}, leaving));
    tell('done');
    return { id, status: 'completed' };
  } catch (error) {
    span?.fail(error);
    const abandoned = retryCount >= job.retryLimit;
    tell(abandoned ? 'given_up' : 'failed');
    if (abandoned) log.error({ err: error }, 'job failed permanently');
    else log.warn({ err: error, attempt: retryCount + 1 }, 'job failed, will be retried');
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, status: 'failed', output: { message, stack } };
  }
}

/**
 * Activates the schedules. Each schedule uses its job's name as a key, so a run is skipped while
 * the previous one is still waiting.
 */
async function applySchedules(boss: PgBoss, schedules: Schedule[]): Promise<void> {
  for (const { name, key } of await boss.getSchedules()) {
    if (!schedules.some(({ job }) => job.name === name)) await boss.unschedule(name, key);
  }
  for (const { job, cron, payload = {} } of schedules) {
    const singletonKey = `schedule:${job.name}`;
    await boss.schedule(job.name, cron, { payload }, { tz: 'UTC', missed: 'once', singletonKey });
  }
}
