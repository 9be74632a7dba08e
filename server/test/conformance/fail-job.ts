import { randomUUID } from 'node:crypto';
import type { FailedJob } from '@spindle/sdk/conformance/conforming-shop';
import { PgBoss } from 'pg-boss';
import { query } from '../../src/database/query.ts';
import type { TestShop } from '../shop.ts';

/**
 * Leaves a job as the queue does after its last failed attempt. No worker handles this kind of job.
 */
export async function failJob(shop: TestShop, job: string): Promise<FailedJob> {
  const [orderId, email] = [randomUUID(), 'ada.park@example.com'];
  const connectionString = shop.orm.config.get('clientUrl') ?? '';
  const boss = new PgBoss({ connectionString, migrate: false, supervise: false, max: 1 });
  await boss.start();
  if ((await boss.getQueue(job)) === null)
    await boss.createQueue(job, { deadLetter: 'dead-letters' });
  await boss.stop({ graceful: false });
  const payload = { payload: { orderId, email } };
  const output = { message: `550 no mailbox for ${email}` };
  const [row] = await query<{ id: string }>(
    shop.orm.em.fork(),
    `insert into pgboss.job (name, data, source_name, source_id, source_created_on,
                             source_retry_count, source_output)
     values ('dead-letters', $1::jsonb, $2, gen_random_uuid(), now() - interval '6 hours', 12,
             $3::jsonb)
     returning id`,
    [JSON.stringify(payload), job, JSON.stringify(output)],
  );
  return { id: row?.id ?? '', job, orderId, email };
}
