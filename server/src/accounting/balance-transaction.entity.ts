import { transactionCategories } from '@spindle/sdk/domain/accounting/categories';
import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

const BalanceTransactionSchema = defineEntity({
  name: 'BalanceTransaction',
  tableName: 'balance_transactions',
  properties: {
    /** The provider's id. */
    id: p.text().primary(),
    category: p.enum([...transactionCategories]),
    description: p.text().strictNullable().default(null),
    amountCents: cents(),
    feeCents: cents(),
    netCents: cents(),
    at: moment(),
    availableAt: moment(),
    /** The payment it belongs to, whether or not it is one of the shop's. */
    paymentIntentId: p.text().strictNullable().index().default(null),
    /** The provider's refund it books, or books back; null for everything else. */
    providerRefundId: p.text().strictNullable().default(null),
    /** The payout it went to the bank with, of which it is the last to be known. */
    payoutId: p.text().strictNullable().index().default(null),
  },
  indexes: [
    { name: 'balance_transactions_by_age', properties: ['at', 'id'] },
    {
      // what a balance was at some moment is added up from it alone
      name: 'balance_transactions_add_up',
      expression: `create index "balance_transactions_add_up" on "balance_transactions" ("at") include ("net_cents")`,
    },
  ],
  checks: [
    { name: 'balance_transactions_net', expression: 'net_cents = amount_cents - fee_cents' },
  ],
});

/** Something that moved the money which the payment provider holds, as it says itself. */
export class BalanceTransaction extends BalanceTransactionSchema.class {}
BalanceTransactionSchema.setClass(BalanceTransaction);

declare module '../database/tables.ts' {
  interface Tables {
    balance_transactions: TableOf<typeof BalanceTransactionSchema>;
  }
}
