import type { EntityManager } from '@mikro-orm/postgresql';
import type { components } from '@spindle/sdk/schema';
import { query } from '../../database/query.ts';
import { waitsForPicking } from '../waiting-orders.ts';
import { inTrouble, recentSince, type troubles } from '../troubles.ts';

/** What needs somebody now, in one statement. */
export async function readSummary(
  em: EntityManager,
  now: Date,
): Promise<components['schemas']['AdminSummary']> {
  const [summary] = await query<components['schemas']['AdminSummary']>(
    em,
    `select
       (select count(*)::int from orders o where ${waitsForPicking}) as "toPick",
       (select count(*)::int from orders
         where order_state = 'PICKED' and label_url is null) as "toShip",
       ${count('openReturn')} as "openReturns",
       ${count('failedRefund')} as "failedRefunds",
       ${count('openDispute')} as "openDisputes",
       ${count('nothingDelivered')} as "paymentsWithoutOrder"`,
    [recentSince(now)],
  );
  if (!summary) throw new Error('a statement without a table has one row');
  return summary;
}

/** As many as the list of such orders has. */
function count(trouble: (typeof troubles)[number]): string {
  return `(select count(*)::int from orders o where ${inTrouble(trouble, () => '$1')})`;
}
