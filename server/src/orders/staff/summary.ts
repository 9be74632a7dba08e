import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../../database/query.ts';

const recentMs = 30 * 86_400_000;

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
       (select count(*)::int from orders
         where order_state in ('RETURN_REQUESTED', 'RETURNED')) as "openReturns",
       -- one that staff made good in the provider's dashboard needs nobody any more
       (select count(*)::int from refunds failed
         where failed.state = 'FAILED' and not exists (
           select from refunds later
            where later.payment_id = failed.payment_id and later.origin = 'PROVIDER'
              and later.state <> 'FAILED' and later.created_at >= failed.created_at
              and later.amount_cents >= failed.amount_cents)) as "failedRefunds",
       (select count(*)::int from disputes where closed_at is null) as "openDisputes",
       -- nothing was ever ordered: cancelled is the first thing that happened
       (select count(*)::int from orders o
         where o.order_state = 'CANCELLED' and o.created_at >= $1 and exists (
           select from order_events e
            where e.order_id = o.id and e."from" is null and e."to" = 'CANCELLED')
       ) as "paymentsWithoutOrder"`,
    [new Date(now.getTime() - recentMs)],
  );
  if (!summary) throw new Error('a statement without a table has one row');
  return summary;
}
