import type { z } from 'zod';
import { wholeNumber } from './variables.ts';

export const timeoutVariables = {
  DATABASE_POOL_SIZE: wholeNumber(2, 1000).default(20),
  DRAIN_SECONDS: wholeNumber(0, 3600).default(5),
  STOP_SECONDS: wholeNumber(1, 3600).default(30),
  PROVIDER_DEADLINE_SECONDS: wholeNumber(1, 60).default(8),
  PROVIDER_PAUSE_SECONDS: wholeNumber(0, 3600).default(10),
};

type TimeoutVariables = z.infer<z.ZodObject<typeof timeoutVariables>>;

export function timeoutProblems({ DRAIN_SECONDS, STOP_SECONDS }: TimeoutVariables): string[] {
  if (DRAIN_SECONDS < STOP_SECONDS) return [];
  return ['STOP_SECONDS must be greater than DRAIN_SECONDS, which it includes.'];
}

/**
 * Returns timeouts in milliseconds: how long the process waits for others, and how long others wait
 * for it.
 */
export function timeouts(input: TimeoutVariables) {
  return {
    stopping: {
      /**
       * How long the process keeps responding after it is asked to stop, so that load balancers
       * notice.
       */
      drainMs: input.DRAIN_SECONDS * 1000,
      /** When the process exits, even if requests are still pending. */
      stopMs: input.STOP_SECONDS * 1000,
    },
    providers: {
      /**
       * The most time that all provider calls together can take while a customer waits for a
       * response.
       */
      deadlineMs: input.PROVIDER_DEADLINE_SECONDS * 1000,
      /** How long a provider that has failed repeatedly is not called. */
      pauseMs: input.PROVIDER_PAUSE_SECONDS * 1000,
    },
  };
}
