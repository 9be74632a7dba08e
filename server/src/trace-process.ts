import type { Config } from './config.ts';

/**
 * Starts tracing. If tracing is not configured, does nothing and loads nothing. Returns a function
 * that stops tracing.
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
