import type { EntityManager } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { query } from '../src/database/query.ts';

/** Releases the jobs of dead processes immediately, as if their heartbeat had stopped long ago. */
export async function releaseWork(em: EntityManager, url: string): Promise<void> {
  await query(
    em,
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  await query(
    em,
    'update webhook_deliveries set claimed_until = now() where claimed_until > now()',
  );
  await query(em, 'update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  const boss = new PgBoss({ connectionString: url, migrate: false, supervise: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
  await query(em, `update pgboss.job set start_after = now() where state = 'retry'`);
}
