import { PgBoss } from 'pg-boss';

/** Installs or updates the job queue's own schema, `pgboss`. */
export async function migrateJobTables(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'spindle migrations',
    max: 2,
    migrate: true,
    schedule: false,
    supervise: false,
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
