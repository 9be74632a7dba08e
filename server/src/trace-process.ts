import type { Config } from './config.ts';

/**
 * Starts tracing, or does nothing and loads nothing if it is not configured. Returns a function
 * that stops it.
 */
export async function traceProcess(
  { tracing, parts }: Config,
  warn: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (tracing === null) return async () => {};
  const { startTracing } = await import('./telemetry/start-tracing.ts');
  const service = parts === 'both' ? 'spindle' : `spindle-${parts}`;
  return startTracing({ ...tracing, service }, warn);
}
