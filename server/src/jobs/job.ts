import type { z } from 'zod';
import type { Services } from '../services.ts';

/** What is sent. Whoever sends need not know who does the work: it may stand in a room above. */
export interface Message<Payload extends z.ZodType = z.ZodType> {
  /** Letters, digits and hyphens; also the name of its queue. Never reuse one for another purpose. */
  name: string;
  /** What travels through the database: plain JSON. */
  payload: Payload;
}

interface Definition<Payload extends z.ZodType> extends Message<Payload> {
  /**
   * Does the work. It may be run again after a failure or a crash half-way, so it must be able to
   * find what is already done. Throwing means: try again later. What takes long ends when `leaving` is
   * aborted: the process is to stop.
   */
  handle(services: Services, payload: z.output<Payload>, leaving?: AbortSignal): Promise<void>;
  /**
   * Further attempts after the first; then the job is given up and kept as a dead letter. One that
   * has none comes again by the clock, and is not kept.
   */
  retryLimit?: number;
  /** Before the first retry; doubles with each, up to an hour. */
  retryDelaySeconds?: number;
  /** How many of these one process works on at the same time. */
  concurrency?: number;
  /** Longer than this counts as failed. */
  expireInSeconds?: number;
}

/** A job of any payload, as the queue sees it. */
export interface AnyJob {
  name: string;
  retryLimit: number;
  retryDelaySeconds: number;
  concurrency: number;
  expireInSeconds: number;
  /** Reads the payload and does the work. */
  run(services: Services, data: unknown, leaving?: AbortSignal): Promise<void>;
}

export interface Job<Payload extends z.ZodType = z.ZodType> extends AnyJob, Message<Payload> {}

/** Retries default to twelve, over some hours: an outage of a provider costs no job. */
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
