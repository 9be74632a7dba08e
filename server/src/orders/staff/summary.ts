import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../../database/query.ts';
import {
  nothingDelivered,
  openReturn,
  recentSince,
  stillDisputed,
  stillFailed,
} from '../troubles.ts';

/** What needs somebody now, in one statement. */
export async function readSummary(
  em: EntityManager,
  now: Date,
): Promise<components['schemas']['AdminSummary']> {
  const [summary] = await query<components['schemas']['AdminSummary']>(
    em,
    `select
       (select count(*)::int from orders
         where order_state in ('PENDING', 'PROCESSING')) as "toPick",
       (select count(*)::int from orders
         where order_state = 'PICKED' and label_url is null) as "toShip",
       (select count(*)::int from orders o where ${openReturn}) as "openReturns",
       (select count(*)::int ${stillFailed}) as "failedRefunds",
       (select count(*)::int ${stillDisputed}) as "openDisputes",
       (select count(*)::int from orders o
         where ${nothingDelivered('$1')}) as "paymentsWithoutOrder"`,
    [recentSince(now)],
  );
  if (!summary) throw new Error('a statement without a table has one row');
  return summary;
}
