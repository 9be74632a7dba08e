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
    /** Whether its units went back on the shelf or were scrapped; null where they had left. */
    restocked: p.boolean().strictNullable().default(null),
    /**
     * Of one made in the provider's dashboard: since when the shop knows what it covers. Until then
     * nothing unshipped of its payment is shipped.
     */
    assignedAt: moment().strictNullable().default(null),
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
    /**
     * When the money first went back, as the provider has booked it, else as the table notes it; also
     * where the bank has returned it since.
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
      // few wait for somebody to choose what they cover, and each list of work looks for them
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
      // nothing goes back of what cost nothing
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
      // the sums of its days do not know of it
      name: 'refunds_are_summed',
      timing: 'after',
      events: ['insert', 'update'],
      forEach: 'row',
      body: `if new.went_at is not null then insert into unsummed_moments (id, at) select gen_random_uuid(), at from (values (new.went_at), (new.settled_at)) moments (at) where at is not null; end if; return null`,
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
