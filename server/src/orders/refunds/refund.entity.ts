import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../../database/base.ts';
import { cents } from '../../database/money.ts';
import type { TableOf } from '../../database/tables.ts';
import { Order } from '../order.entity.ts';
import { Payment } from '../../payments/payment.entity.ts';

/** REQUESTED: recorded here, the provider may or may not know of it. */
export const refundStates = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const;

const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: id(),
    payment: () => p.manyToOne(Payment).ref().index().deleteRule('restrict'),
    /** Null where the provider's dashboard refunded a payment that made several orders. */
    order: () => p.manyToOne(Order).ref().strictNullable().index().deleteRule('restrict'),
    amountCents: cents(),
    reason: p.text(),
    state: p.enum([...refundStates]).default('REQUESTED'),
    /** PROVIDER: made in the provider's dashboard, not by us. */
    origin: p.enum(['SHOP', 'PROVIDER']).default('SHOP'),
    providerRefundId: p.text().unique().strictNullable().default(null),
    /** Counts the provider's refusals; part of the idempotency key. */
    attempt: p.integer().default(1),
    failure: p.text().strictNullable().default(null),
    createdAt: moment(),
    settledAt: moment().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'refunds_unsettled',
      expression: `create index "refunds_unsettled" on "refunds" ("created_at") where settled_at is null`,
    },
  ],
  checks: [{ name: 'refunds_amount_positive', expression: 'amount_cents > 0' }],
});

/** Money to give back, recorded before the provider is asked. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);

declare module '../../database/tables.ts' {
  interface Tables {
    refunds: TableOf<typeof RefundSchema>;
  }
}
