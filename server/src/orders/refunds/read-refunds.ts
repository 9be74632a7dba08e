import type Stripe from 'stripe';

/** What tells when the money went, and came back. */
const bookings = ['balance_transaction', 'failure_balance_transaction'];

/** A refund as the provider has it now. */
export const readRefund = (stripe: Stripe, id: string) =>
  stripe.refunds.retrieve(id, { expand: bookings });

/** All that were made of a charge or a payment. */
export const listRefunds = (
  stripe: Stripe,
  of: Pick<Stripe.RefundListParams, 'charge' | 'payment_intent'>,
) => stripe.refunds.list({ ...of, limit: 100, expand: bookings.map((name) => `data.${name}`) });
