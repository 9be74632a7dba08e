import type { Problem } from '@spindle/sdk/domain/orders/problems';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { inArray, literal } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { isUnshipped, unassignedRefunds } from './owed.ts';

const { and, eb, exists, not, or, ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ o: 'orders' }>,
  'o'
>();

/**
 * Selects failed refunds that staff have not replaced with a refund in the provider's dashboard.
 */
export const stillFailed = selectFrom('refunds as failed')
  .where('failed.state', '=', literal('FAILED'))
  .where((failed) =>
    not(
      exists(
        failed
          .selectFrom('refunds as later')
          .whereRef('later.payment_id', '=', 'failed.payment_id')
          .where('later.origin', '=', literal('PROVIDER'))
          .where('later.state', '<>', literal('FAILED'))
          .whereRef('later.created_at', '>=', 'failed.created_at')
          .whereRef('later.amount_cents', '>=', 'failed.amount_cents'),
      ),
    ),
  );

/** Selects disputes that are still undecided. */
export const stillDisputed = selectFrom('disputes as d').where('d.closed_at', 'is', null);

const recentMs = 30 * 86_400_000;

/** Orders created before this time count as already seen by staff. */
const recentSince = (now: Date) => new Date(now.getTime() - recentMs);

/** Matches orders `o` that need attention because of this problem. */
export function inProblem(problem: Problem, now: Date): Expression<SqlBool> {
  switch (problem) {
    case 'openReturn':
      // the return is waiting for its units or its refund
      return eb('o.order_state', 'in', [literal('RETURN_REQUESTED'), literal('RETURNED')]);
    case 'failedRefund':
      return or([
        inArray(ref('o.id'), stillFailed.select('failed.order_id')),
        inArray(
          ref('o.payment_id'),
          stillFailed.where('failed.order_id', 'is', null).select('failed.payment_id'),
        ),
      ]);
    case 'openDispute':
      return inArray(ref('o.payment_id'), stillDisputed.select('d.payment_id'));
    case 'lostDispute':
      return inArray(
        ref('o.payment_id'),
        selectFrom('disputes as lost')
          .where('lost.status', '=', literal('lost'))
          .where('lost.acknowledged_at', 'is', null)
          .select('lost.payment_id'),
      );
    case 'unassignedRefund':
      return and([
        isUnshipped,
        inArray(ref('o.payment_id'), unassignedRefunds.select('unassigned.payment_id')),
      ]);
    case 'alert':
      return eb('o.alert', 'is not', null);
    case 'nothingDelivered':
      // the payment never became a regular order: its first event is the cancellation
      return and([
        eb('o.order_state', '=', literal('CANCELLED')),
        eb('o.created_at', '>=', recentSince(now)),
        exists(
          selectFrom('order_events as e')
            .whereRef('e.order_id', '=', 'o.id')
            .where('e.from', 'is', null)
            .where('e.to', '=', literal('CANCELLED')),
        ),
      ]);
  }
}
