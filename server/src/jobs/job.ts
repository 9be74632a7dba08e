import type { z } from 'zod';
import type { Services } from '../services.ts';

/**
 * A message to a job. The sender doesn't need to know who does the work, which may be code in a
 * folder that depends on the sender's.
 */
export interface Message<Payload extends z.ZodType = z.ZodType> {
  /**
   * Letters, digits and hyphens. Also the name of the job's queue. Never reuse a name for another
   * purpose.
   */
  name: string;
  /** The payload as stored in the database: plain JSON. */
  payload: Payload;
}

interface Definition<Payload extends z.ZodType> extends Message<Payload> {
  /**
   * Does the work. May run again after a failure or a crash, so it must detect which parts are
   * already done. An error means that the job is retried later. Long work ends when `leaving` is
   * aborted, because the process has to stop.
   */
  handle(services: Services, payload: z.output<Payload>, leaving?: AbortSignal): Promise<void>;
  /**
   * Number of retries after the first attempt. After the last one, the job is kept as a failed job.
   * A job with 0 retries runs again on schedule and is not kept.
   */
  retryLimit?: number;
  /** Delay before the first retry. Doubles with each retry, up to an hour. */
  retryDelaySeconds?: number;
  /** How many jobs of this kind one process runs at the same time. */
  concurrency?: number;
  /** A job that takes longer counts as failed. */
  expireInSeconds?: number;
}

/** A job with any payload, as the queue sees it. */
export interface AnyJob {
  name: string;
  retryLimit: number;
  retryDelaySeconds: number;
  concurrency: number;
  expireInSeconds: number;
  /** Parses the payload and does the work. */
  run(services: Services, data: unknown, leaving?: AbortSignal): Promise<void>;
}

export interface Job<Payload extends z.ZodType = z.ZodType> extends AnyJob, Message<Payload> {}

/**
 * Defines a job. By default, it has twelve retries over several hours, so that no job is lost in a
 * provider's outage.
 */
export function defineJob<Payload extends z.ZodType>(
  definition: Definition<Payload>,
): Job<Payload> {
  const { name, payload, handle } = definition;
  return {
    name,
    payload,
    retryLimit: definition.retryLimit ?? 12,
    retryDelaySeconds: definition.retryDelaySeconds ?? 5,
    concurrency: definition.concurrency ?? 5,
    expireInSeconds: definition.expireInSeconds ?? 300,
    run: async (services, data, leaving) => handle(services, payload.parse(data), leaving),
  };
}
