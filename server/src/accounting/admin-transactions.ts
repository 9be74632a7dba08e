import { expressionBuilder } from 'kysely';
import { idsOf, typedText } from '@spindle/sdk/contract/filter-values';
import { isMonth } from '@spindle/sdk/domain/accounting/accountant-month';
import { transactionCategories } from '@spindle/sdk/domain/accounting/categories';
import type { components } from '@spindle/sdk/schema';
import { anyOf, condition, nullableNumber, nullableText } from '../database/expressions.ts';
import { dateTimeRange, oneOfTexts, type ListFilter } from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import { timestampsOf } from './read-month.ts';
import { transactionTax } from './transaction-tax.ts';

const { exists, ref, selectFrom } = expressionBuilder<
  Tables & Aliased<{ t: 'balance_transactions'; p: 'payouts' }>,
  't' | 'p'
>();

const ordersOfPayment = selectFrom('orders as o')
  .innerJoin('payments as y', 'y.id', 'o.payment_id')
  .whereRef('y.payment_intent_id', '=', 't.payment_intent_id')
  .where('o.parent_id', 'is', null);

const byOrder: ListFilter = (value) => {
  const ids = idsOf(value);
  return ids && exists(ordersOfPayment.select('o.id').where('o.id', '=', anyOf(ids)));
};

/**
 * Matches transactions that were created or paid out in a month, or were waiting for a payout at
 * the end of the month.
 */
const ofMonth =
  (timeZone: string): ListFilter =>
  (value) => {
    const month = typedText(value);
    if (month === undefined || !isMonth(month)) return undefined;
    const { begins, ends } = timestampsOf({ month, timeZone });
    return condition`t.at < ${ends} and (t.at >= ${begins} or p.at is null or p.at >= ${begins})`;
  };

/** Lists the transactions in the shop's balance at the payment provider. */
export const adminTransactions = (timeZone: string) =>
  resourceList((tables) =>
    tables.selectFrom('balance_transactions as t').leftJoin('payouts as p', 'p.id', 't.payout_id'),
  )({
    resource: 'transactions',
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    key: ['t.id'],
    columns: (transactions) =>
      transactions
        .select(['t.id', 't.at', 't.available_at as availableAt', 't.category', 't.description'])
        .select(['t.amount_cents as amount', 't.fee_cents as fee', 't.net_cents as net'])
        .select(['t.payout_id as payoutId', 'p.at as payoutAt'])
        .select(nullableNumber(transactionTax).as('tax'))
        .select(
          nullableText(ordersOfPayment.select('o.id').orderBy('o.id').limit(1)).as('orderId'),
        ),
    sortable: { dateCreated: ['t.at', 't.id'], amount: ['t.amount_cents'], id: ['t.id'] },
    filters: {
      id: oneOfTexts(ref('t.id')),
      category: oneOfTexts(ref('t.category'), transactionCategories),
      payoutId: oneOfTexts(ref('t.payout_id')),
      orderId: byOrder,
      month: ofMonth(timeZone),
      dateCreated_gte: dateTimeRange(ref('t.at'), '>='),
      dateCreated_lte: dateTimeRange(ref('t.at'), '<='),
    },
    present: ({ at, availableAt, payoutAt, ...row }): AdminTransaction => ({
      id: row.id,
      dateCreated: at.toISOString(),
      dateAvailable: availableAt.toISOString(),
      category: row.category,
      description: row.description,
      amount: row.amount,
      fee: row.fee,
      net: row.net,
      tax: row.tax,
      orderId: row.orderId,
      payoutId: row.payoutId,
      payoutDate: payoutAt?.toISOString() ?? null,
    }),
  });

type AdminTransaction = components['schemas']['AdminTransaction'];
