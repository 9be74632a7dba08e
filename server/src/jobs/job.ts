import type { z } from 'zod';
import type { Services } from '../services.ts';

/**
 * A message to a job. The sender doesn't need to know who does the work, which may be in a later
 * folder.
 */
export interface Message<Payload extends z.ZodType = z.ZodType> {
  /**
   * Letters, digits and hyphens. Also the name of its queue. Never reuse one for another purpose.
   */
  name: string;
  /** What is stored in the database: plain JSON. */
  payload: Payload;
}

interface Definition<Payload extends z.ZodType> extends Message<Payload> {
  /**
   * Does the work. It may run again after a failure or a crash, so it must be able to find what is
   * already done. Throwing means: retry later. Long work ends when `leaving` is aborted, because
   * the process has to stop.
   */
  handle(services: Services, payload: z.output<Payload>, leaving?: AbortSignal): Promise<void>;
  /**
   * Retries after the first attempt. Then the job is given up and kept as a dead letter. A job with
   * 0 retries runs again on schedule, and is not kept.
   */
  retryLimit?: number;
  /** Delay before the first retry. Doubles with each, up to an hour. */
  retryDelaySeconds?: number;
  /** How many of these one process runs at the same time. */
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
 * Defines a job. It has twelve retries over several hours by default, so that a provider's outage
 * loses no job.
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
