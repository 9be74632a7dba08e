import type { Config } from './config.ts';
import { checkReadiness, type HealthCheck } from './contract/health.ts';
import type { Metrics } from './http/metrics.ts';
import { closeServer } from './http/shutdown.ts';

export interface Operations {
  metrics: Metrics;
  /** Sets the checks behind `/readyz`. */
  watch(checks: readonly HealthCheck[]): void;
  /** Makes one of all workers measure the figures of the whole shop. */
  readFigures(url: string): void;
  stop(): Promise<void>;
}

const EVERY_MS = 15_000;
/** A number that no other lock uses. */
const LOCK = 7_281_022;
const notYet: readonly HealthCheck[] = [{ name: 'database', ready: () => false }];

/**
 * Starts metrics and readiness checks for operators. Returns null if no metrics port is configured.
 */
export async function startOperations(
  { metricsPort, host }: Config,
  warn: (error: unknown) => void,
): Promise<Operations | null> {
  if (metricsPort === undefined) return null;
  const [{ makeMetrics }, { serveOperations }, { measureOperation }] = await Promise.all([
    import('./http/metrics.ts'),
    import('./http/operations-server.ts'),
    import('./telemetry/measure-operation.ts'),
  ]);
  const metrics = makeMetrics();
  const { registry } = metrics;
  let checks = notYet;
  const endings: (() => Promise<void>)[] = [];
  const readiness = async () => (await checkReadiness(checks)).readiness;
  const server = await serveOperations({ registry, readiness }, metricsPort, host);
  const unmeasure = measureOperation(registry);
  return {
    metrics,
    watch: (input) => (checks = input),
    readFigures(url) {
      endings.push(startFigures(metrics, url, warn));
    },
    async stop() {
      for (const end of endings) await end();
      unmeasure();
      await closeServer(server, 100);
    },
  };
}

function startFigures({ registry }: Metrics, url: string, warn: (error: unknown) => void) {
  const started = Promise.all([
    import('./telemetry/leader.ts'),
    import('./telemetry/shop-figures.ts'),
  ]).then(([{ lead }, { shopFigures }]) => {
    const figures = shopFigures(registry);
    return lead({
      url,
      name: 'spindle figures',
      lock: LOCK,
      everyMs: EVERY_MS,
      work: figures.read,
      lost(error) {
        figures.forget();
        warn(error);
      },
    });
  });
  return async () => (await started).stop();
}
