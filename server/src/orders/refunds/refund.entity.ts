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
    /** Its lines and its shipping; more than both for money that is of no line. */
    amountCents: cents(),
    /** Of the amount, what was paid for shipping, its tax included. */
    shippingCents: cents().default(0),
    shippingTaxCents: cents().default(0),
    reason: p.text(),
    /** Who of the staff gives it back; null where it follows from something else. */
    actorId: p.uuid().strictNullable().default(null),
    state: p.enum([...refundStates]).default('REQUESTED'),
    /** PROVIDER: made in the provider's dashboard, not by us. */
    origin: p.enum(['SHOP', 'PROVIDER']).default('SHOP'),
    /** Who asked for it under which `Idempotency-Key`: asked again, it is this one. */
    requestKey: p.text().unique().strictNullable().default(null),
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
  checks: [
    {
      // nothing goes back of what cost nothing
      name: 'refunds_amount_not_negative',
      expression: 'amount_cents >= 0',
    },
    {
      name: 'refunds_shipping_in_range',
      expression:
        'shipping_tax_cents >= 0 and shipping_tax_cents <= shipping_cents and shipping_cents <= amount_cents',
    },
  ],
});

/** Money to give back, recorded before the provider is asked. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);

declare module '../../database/tables.ts' {
  interface Tables {
    refunds: TableOf<typeof RefundSchema>;
  }
}
