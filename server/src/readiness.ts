import { isMigrated } from './database/migrate.ts';
import { query } from './database/query.ts';
import type { HealthCheck } from './http/health.ts';
import type { Services } from './services.ts';

/** What has to be there before customers are let in. */
export function readinessChecks({ orm, config, snapshot }: Services): HealthCheck[] {
  let migrated = false;
  const checks: HealthCheck[] = [
    {
      name: 'database',
      async ready() {
        await query(orm.em.fork(), 'select 1');
        return true;
      },
    },
    { name: 'migrations', ready: async () => (migrated ||= await isMigrated(orm)) },
    { name: 'catalogue', ready: () => snapshot.loaded },
  ];
  if (config.sandbox.needed) {
    checks.push({
      name: 'sandbox',
      ready: async () => (await fetch(`${config.sandbox.url}/healthz`)).ok,
    });
  }
  return checks;
}
