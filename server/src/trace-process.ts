import type { Config } from './config.ts';

/** Nothing of it is loaded where nobody asks for traces. Answers how to end it. */
export async function traceProcess(
  { tracing, parts }: Config,
  warn: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (tracing === null) return async () => {};
  const { startTracing } = await import('./telemetry/start-tracing.ts');
  const service = parts === 'both' ? 'spindle' : `spindle-${parts}`;
  return startTracing({ ...tracing, service }, warn);
}
