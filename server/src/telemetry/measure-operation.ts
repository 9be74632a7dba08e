import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { jobRuns } from './job-runs.ts';
import { poolWaits } from './pool-waits.ts';
import { replicaLags } from './replica-lags.ts';
import { securityNotes } from './security-notes.ts';
import { providerCalls, providerStates } from './provider-calls.ts';

const breakerStates = { closed: 0, half_open: 1, open: 2 } as const;

/**
 * Registers metrics of providers, jobs and the connection pool. Returns a function that ends this.
 */
export function measureOperation(registry: Registry): () => void {
  const registers = [registry];
  const calls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'How long calls to providers took, by what became of them.',
    labelNames: ['provider', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const breakers = new Gauge({
    name: 'provider_breaker_state',
    help: 'Whether a provider is asked: 0 yes, 1 with one call to try, 2 it is left alone.',
    labelNames: ['provider'] as const,
    registers,
  });
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long tries of jobs took, by what became of them.',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers,
  });
  const waits = new Histogram({
    name: 'database_pool_wait_seconds',
    help: 'How long requests and jobs waited for a connection to the database.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5],
    registers,
  });
  const inVain = new Counter({
    name: 'database_pool_timeouts_total',
    help: 'Requests and jobs that got no connection in time.',
    registers,
  });
  const lags = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How old reads from a replica are at most; +Inf when it does not answer. Told if there are replicas.',
    labelNames: ['replica'] as const,
    registers,
  });
  const events = new Counter({
    name: 'security_events_total',
    help: 'Security events, by type and why.',
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
      if (wait.inVain) inVain.inc();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
