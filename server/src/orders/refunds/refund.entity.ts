import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../../database/base.ts';
import { cents } from '../../database/money.ts';
import type { TableOf } from '../../database/tables.ts';
import { Order } from '../order.entity.ts';
import { Payment } from '../../payments/payment.entity.ts';

/** REQUESTED: recorded here, but possibly not known to the provider yet. */
export const refundStates = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const;

const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: id(),
    payment: () => p.manyToOne(Payment).ref().index().deleteRule('restrict'),
    /**
     * True if the units were restocked, false if they were scrapped. Null if they had already
     * shipped.
     */
    restocked: p.boolean().strictNullable().default(null),
    /**
     * For refunds made in the provider's dashboard: when staff assigned the refund to units. Until
     * then, no unshipped unit of the payment can ship.
     */
    assignedAt: timestamp().strictNullable().default(null),
    /** Null for a refund in the provider's dashboard whose payment created several orders. */
    order: () => p.manyToOne(Order).ref().strictNullable().index().deleteRule('restrict'),
    /**
     * Total of lines and shipping. Larger than their sum if part of the money is not assigned to a
     * line.
     */
    amountCents: cents(),
    /** Part of the amount that refunds shipping, including tax on shipping. */
    shippingCents: cents().default(0),
    shippingTaxCents: cents().default(0),
    reason: p.text(),
    /** Employee who made the refund. Null if another action caused it. */
    actorId: p.uuid().strictNullable().default(null),
    state: p.enum([...refundStates]).default('REQUESTED'),
    /** PROVIDER: made in the provider's dashboard, not in the shop. */
    origin: p.enum(['SHOP', 'PROVIDER']).default('SHOP'),
    /**
     * Combines the caller and their `Idempotency-Key`, so that a repeated request returns this
     * refund.
     */
    requestKey: p.text().unique().strictNullable().default(null),
    providerRefundId: p.text().unique().strictNullable().default(null),
    /** Incremented each time the provider rejects the refund. Part of the idempotency key. */
    attempt: p.integer().default(1),
    failure: p.text().strictNullable().default(null),
    createdAt: timestamp(),
    /**
     * When the money first left, according to the provider or, if unknown there, the trigger. Stays
     * set even if the bank later returns the money.
     */
    wentAt: timestamp().strictNullable().default(null),
    settledAt: timestamp().strictNullable().default(null),
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
      // few refunds are unassigned, and every work queue looks for them
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
      // zero is allowed because free units are refunded without money
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
      // marks the totals of the refund's days as outdated
      name: 'refunds_are_summed',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      body: `if new.went_at is not null then insert into unsummed_moments (id, at) select gen_random_uuid(), at from (values (new.went_at), (new.settled_at)) moments (at) where at is not null; end if; return null`,
    },
  ],
});

/** Money to refund, recorded before we ask the provider. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);

declare module '../../database/tables.ts' {
  interface Tables {
    refunds: TableOf<typeof RefundSchema>;
  }
}
