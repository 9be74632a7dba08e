import { isMigrated } from './database/migrate.ts';
import { TIMEOUT_MS, type HealthCheck } from './contract/health.ts';
import type { Services } from './services.ts';

/** Returns the conditions under which the process accepts customers. */
export function readinessChecks({ orm, config, snapshot, probe }: Services): HealthCheck[] {
  let migrated = false;
  const checks: HealthCheck[] = [
    { name: 'database', ready: () => probe.answers() },
    { name: 'migrations', ready: async () => (migrated ||= await isMigrated(orm)) },
    { name: 'catalog', ready: () => snapshot.loaded },
  ];
  if (config.sandbox.needed) {
    checks.push({
      name: 'sandbox',
      ready: async () => {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        return (await fetch(`${config.sandbox.url}/healthz`, { signal })).ok;
      },
    });
  }
  return checks;
}
