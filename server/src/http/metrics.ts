import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Measure } from './access-log.ts';

export interface Metrics {
  measure: Measure;
  registry: Registry;
}

/** Creates the process's Prometheus metrics. Other modules add theirs to the registry. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by operation and status.',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    registry,
    measure: ({ operation, method, status, seconds }) =>
      requests.observe({ operation, method, status }, seconds),
  };
}
