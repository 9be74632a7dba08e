import type { Handlers } from './handlers.ts';
import { unavailable } from '@spindle/sdk/contract/failure';

export interface HealthCheck {
  name: string;
  /** Throws or returns false if the dependency is not ready. */
  ready: () => boolean | Promise<boolean>;
}

export interface Readiness {
  ready: boolean;
  checks: Record<string, boolean>;
}

/** A check that takes longer counts as not ready. */
export const TIMEOUT_MS = 2000;

/** Runs all checks in parallel. A check that hangs counts as not ready. */
export async function checkReadiness(
  checks: readonly HealthCheck[],
): Promise<{ readiness: Readiness; errors: unknown[] }> {
  const answers = await Promise.all(
    checks.map(async ({ name, ready }) => ({ name, ...(await settle(ready)) })),
  );
  return {
    readiness: {
      ready: answers.every(({ ready }) => ready),
      checks: Object.fromEntries(answers.map(({ name, ready }) => [name, ready])),
    },
    errors: answers.flatMap(({ error }) => error ?? []),
  };
}

async function settle(ready: HealthCheck['ready']): Promise<{ ready: boolean; error?: unknown }> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  try {
    return { ready: await Promise.race([Promise.resolve(ready()), tooLate]) };
  } catch (error) {
    return { ready: false, error };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the handlers for health probes. `checks` is read each time, so that checks can be added
 * later.
 */
export function healthHandlers(checks: readonly HealthCheck[]) {
  return {
    getHealth: () => ({ status: 'ok' }),
    async getReadiness() {
      const { readiness, errors } = await checkReadiness(checks);
      if (readiness.ready) return readiness;
      const waiting = Object.entries(readiness.checks).filter(([, ready]) => !ready);
      const reason = `Not ready: ${waiting.map(([name]) => name).join(', ')}.`;
      throw unavailable(reason, errors.length > 0 ? new AggregateError(errors) : undefined);
    },
  } satisfies Handlers<'getHealth' | 'getReadiness'>;
}
