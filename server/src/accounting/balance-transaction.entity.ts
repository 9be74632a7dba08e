import { transactionCategories } from '@spindle/sdk/domain/accounting/categories';
import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

const BalanceTransactionSchema = defineEntity({
  name: 'BalanceTransaction',
  tableName: 'balance_transactions',
  properties: {
    /** Id at the provider. */
    id: p.text().primary(),
    category: p.enum([...transactionCategories]),
    description: p.text().strictNullable().default(null),
    amountCents: cents(),
    feeCents: cents(),
    netCents: cents(),
    at: timestamp(),
    availableAt: timestamp(),
    /** The payment that the transaction belongs to, even if the shop has no such payment. */
    paymentIntentId: p.text().strictNullable().index().default(null),
    /**
     * The provider's refund that the transaction books or reverses. Null for all other categories.
     */
    providerRefundId: p.text().strictNullable().default(null),
    /** The payout that contains the transaction. This becomes known last. */
    payoutId: p.text().strictNullable().index().default(null),
  },
  indexes: [
    { name: 'balance_transactions_by_age', properties: ['at', 'id'] },
    {
      // index-only sum of the balance at a given time
      name: 'balance_transactions_add_up',
      expression: `create index "balance_transactions_add_up" on "balance_transactions" ("at") include ("net_cents")`,
    },
  ],
  checks: [
    { name: 'balance_transactions_net', expression: 'net_cents = amount_cents - fee_cents' },
  ],
});

/** A transaction in the shop's balance, copied from the payment provider. */
export class BalanceTransaction extends BalanceTransactionSchema.class {}
BalanceTransactionSchema.setClass(BalanceTransaction);

declare module '../database/tables.ts' {
  interface Tables {
    balance_transactions: TableOf<typeof BalanceTransactionSchema>;
  }
}
