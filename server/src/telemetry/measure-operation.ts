import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { jobRuns } from './job-runs.ts';
import { poolWaits } from './pool-waits.ts';
import { replicaLags } from './replica-lags.ts';
import { securityNotes } from './security-notes.ts';
import { providerCalls, providerStates } from './provider-calls.ts';

const breakerStates = { closed: 0, half_open: 1, open: 2 } as const;

/**
 * Registers metrics for providers, jobs and the connection pool. Returns a function that stops
 * measuring.
 */
export function measureOperation(registry: Registry): () => void {
  const registers = [registry];
  const calls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Duration of calls to providers, by outcome.',
    labelNames: ['provider', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const breakers = new Gauge({
    name: 'provider_breaker_state',
    help: 'Circuit breaker per provider: 0 closed, 1 half-open, 2 open.',
    labelNames: ['provider'] as const,
    registers,
  });
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of job attempts, by outcome.',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers,
  });
  const waits = new Histogram({
    name: 'database_pool_wait_seconds',
    help: 'Time requests and jobs waited for a database connection.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5],
    registers,
  });
  const withoutResult = new Counter({
    name: 'database_pool_timeouts_total',
    help: 'Requests and jobs that got no database connection in time.',
    registers,
  });
  const lags = new Gauge({
    name: 'database_replica_lag_seconds',
    help: "Maximum age of reads from a replica; +Inf if it doesn't respond. Reported only with replicas.",
    labelNames: ['replica'] as const,
    registers,
  });
  const events = new Counter({
    name: 'security_events_total',
    help: 'Security events, by type and reason.',
    labelNames: ['type', 'reason'] as const,
    registers,
  });
  const ends = [
    providerCalls.hear(({ provider, outcome, seconds }) =>
      calls.observe({ provider, outcome }, seconds),
    ),
    providerStates.hear(({ provider, state }) => breakers.set({ provider }, breakerStates[state])),
    jobRuns.hear(({ job, outcome, seconds }) => runs.observe({ job, outcome }, seconds)),
    securityNotes.hear(({ type, reason }) => events.inc({ type, reason })),
    replicaLags.hear(({ replica, seconds }) => lags.set({ replica }, seconds)),
    poolWaits.hear((wait) => {
      waits.observe(wait.seconds);
      if (wait.inVain) withoutResult.inc();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
