import { defineEntity, p } from '@mikro-orm/core';
import { id, timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { Checkout } from './checkout.entity.ts';
import type { PostalAddress } from './postal-address.ts';

export interface BillingDetails {
  address: PostalAddress;
  phone: string | null;
  name: string | null;
}

const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: id(),
    checkout: () => p.oneToOne(Checkout).ref().strictNullable().deleteRule('restrict'),
    userId: p.uuid().index(),
    sessionId: p.text().unique(),
    /** Null if a discount left nothing to pay. */
    paymentIntentId: p.text().unique().strictNullable().default(null),
    chargeId: p.text().index().strictNullable().default(null),
    customerId: p.text().strictNullable().default(null),
    amountCents: cents(),
    /** Total of requested, pending and succeeded refunds. Failed refunds are excluded. */
    refundingCents: cents().default(0),
    chargeStatus: p.text().strictNullable().default(null),
    receiptUrl: p.text().strictNullable().default(null),
    balanceTransaction: p.text().strictNullable().default(null),
    paymentMethod: p.text().strictNullable().default(null),
    billing: p.json<BillingDetails>().strictNullable().default(null),
    paidAt: timestamp(),
  },
  indexes: [{ name: 'payments_of_a_provider_customer', properties: ['customerId'] }],
  checks: [
    { name: 'payments_amount_not_negative', expression: 'amount_cents >= 0' },
    {
      name: 'payments_of_nothing_alone_lack_an_intent',
      expression: 'payment_intent_id is not null or amount_cents = 0',
    },
    {
      name: 'payments_never_refund_more_than_paid',
      expression: 'refunding_cents >= 0 and refunding_cents <= amount_cents',
    },
  ],
});

/** A payment received by the provider. */
export class Payment extends PaymentSchema.class {}
PaymentSchema.setClass(Payment);

declare module '../database/tables.ts' {
  interface Tables {
    payments: TableOf<typeof PaymentSchema, { checkout_id: string | null }, 'checkout'>;
  }
}
