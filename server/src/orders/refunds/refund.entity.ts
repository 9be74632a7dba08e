import { defineEntity, p } from '@mikro-orm/core';
import { id, moment } from '../../database/base.ts';
import { cents } from '../../database/money.ts';
import type { TableOf } from '../../database/tables.ts';
import { Order } from '../order.entity.ts';
import { Payment } from '../../payments/payment.entity.ts';

/** REQUESTED: recorded here; the provider may not know of it yet. */
export const refundStates = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const;

const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: id(),
    payment: () => p.manyToOne(Payment).ref().index().deleteRule('restrict'),
    /**
     * True if the units went back on the shelf, false if they were scrapped; null if they had been
     * shipped.
     */
    restocked: p.boolean().strictNullable().default(null),
    /**
     * For refunds made in the provider's dashboard: when staff assigned the refund to units. Until
     * then, no unshipped unit of the payment is shipped.
     */
    assignedAt: moment().strictNullable().default(null),
    /**
     * Null if a refund in the provider's dashboard is for a payment that created several orders.
     */
    order: () => p.manyToOne(Order).ref().strictNullable().index().deleteRule('restrict'),
    /** Sum of lines and shipping; larger than the sum if part of the money belongs to no line. */
    amountCents: cents(),
    /** Part of the amount that refunds shipping, including its tax. */
    shippingCents: cents().default(0),
    shippingTaxCents: cents().default(0),
    reason: p.text(),
    /** Employee who made the refund; null if it follows from another action. */
    actorId: p.uuid().strictNullable().default(null),
    state: p.enum([...refundStates]).default('REQUESTED'),
    /** PROVIDER: made in the provider's dashboard, not by us. */
    origin: p.enum(['SHOP', 'PROVIDER']).default('SHOP'),
    /**
     * Identifies requester and `Idempotency-Key`, so that a repeated request returns this refund.
     */
    requestKey: p.text().unique().strictNullable().default(null),
    providerRefundId: p.text().unique().strictNullable().default(null),
    /** Incremented each time the provider rejects the refund; part of the idempotency key. */
    attempt: p.integer().default(1),
    failure: p.text().strictNullable().default(null),
    createdAt: moment(),
    /**
     * When the money first left, as booked by the provider or, failing that, as recorded by the
     * trigger. It stays set even if the bank returned the money later.
     */
    wentAt: moment().strictNullable().default(null),
    settledAt: moment().strictNullable().default(null),
  },
  indexes: [
    {
      name: 'refunds_by_age',
      expression: `create index "refunds_by_age" on "refunds" ("created_at", "id") include ("state", "origin")`,
    },
    {
      name: 'refunds_unsettled',
      expression: `create index "refunds_unsettled" on "refunds" ("created_at") where settled_at is null`,
    },
    {
      // few refunds are unassigned, and every work list looks for them
      name: 'refunds_unassigned',
      expression: `create index "refunds_unassigned" on "refunds" ("payment_id") where origin = 'PROVIDER' and assigned_at is null and state <> 'FAILED'`,
    },
    { name: 'refunds_by_day', properties: ['wentAt'], where: 'went_at is not null' },
    {
      name: 'refunds_returned_by_day',
      properties: ['settledAt'],
      where: `went_at is not null and state = 'FAILED'`,
    },
  ],
  checks: [
    {
      // zero is allowed: units that cost nothing are refunded without money
      name: 'refunds_amount_not_negative',
      expression: 'amount_cents >= 0',
    },
    {
      name: 'refunds_shipping_in_range',
      expression:
        'shipping_tax_cents >= 0 and shipping_tax_cents <= shipping_cents and shipping_cents <= amount_cents',
    },
    {
      name: 'refunds_succeed_at_a_moment',
      expression: `state <> 'SUCCEEDED' or went_at is not null`,
    },
  ],
  triggers: [
    {
      name: 'refunds_note_when_the_money_went',
      timing: 'before',
      events: ['insert', 'update'],
      forEach: 'row',
      body: `if new.state = 'SUCCEEDED' and new.went_at is null then new.went_at := coalesce(new.settled_at, new.created_at); end if; return new`,
    },
    {
      // marks the sums of the refund's days as outdated
      name: 'refunds_are_summed',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      body: `if new.went_at is not null then insert into unsummed_moments (id, at) select gen_random_uuid(), at from (values (new.went_at), (new.settled_at)) moments (at) where at is not null; end if; return null`,
    },
  ],
});

/** Money to refund, recorded before the provider is asked. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);

declare module '../../database/tables.ts' {
  interface Tables {
    refunds: TableOf<typeof RefundSchema>;
  }
}
