import type Stripe from 'stripe';

/** Balance transactions show when the money left and, after a failed refund, when it came back. */
const bookings = ['balance_transaction', 'failure_balance_transaction'];

/** Fetches the current refund from the provider. */
export const readRefund = (stripe: Stripe, id: string) =>
  stripe.refunds.retrieve(id, { expand: bookings });

/** Fetches all refunds of a charge or a payment. */
export const listRefunds = (
  stripe: Stripe,
  of: Pick<Stripe.RefundListParams, 'charge' | 'payment_intent'>,
) => stripe.refunds.list({ ...of, limit: 100, expand: bookings.map((name) => `data.${name}`) });
