import type Stripe from 'stripe';
import type { PostalAddress } from './postal-address.ts';
import type { BillingDetails } from './payment.entity.ts';

/** Details of a paid session's charge, as shown on the receipt. */
export interface ChargeFacts {
  /** Null if nothing had to be paid. */
  paymentIntentId: string | null;
  /** The amount actually received, which may differ from the page's total. */
  amountCents: number;
  chargeId: string | null;
  chargeStatus: string | null;
  receiptUrl: string | null;
  balanceTransaction: string | null;
  paymentMethod: string | null;
  billing: BillingDetails | null;
}

const nothingCharged: ChargeFacts = {
  paymentIntentId: null,
  amountCents: 0,
  chargeId: null,
  chargeStatus: 'succeeded',
  receiptUrl: null,
  balanceTransaction: null,
  paymentMethod: null,
  billing: null,
};

/**
 * Reads the details of a paid session's charge.
 * @throws Error if the session was fetched without its payment intent
 */
export function readCharge(session: Stripe.Checkout.Session): ChargeFacts {
  if (session.payment_status === 'no_payment_required') return nothingCharged;
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') {
    throw new Error(`session ${session.id} was fetched without its payment intent`);
  }
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string') {
    return {
      ...nothingCharged,
      paymentIntentId: intent.id,
      amountCents: intent.amount_received,
      chargeId: charge,
      chargeStatus: intent.status,
    };
  }
  const balance = charge.balance_transaction;
  return {
    paymentIntentId: intent.id,
    amountCents: intent.amount_received,
    chargeId: charge.id,
    chargeStatus: charge.status,
    receiptUrl: charge.receipt_url,
    balanceTransaction: typeof balance === 'string' ? balance : (balance?.id ?? null),
    paymentMethod: describeMethod(charge.payment_method_details),
    billing: {
      address: toPostal(charge.billing_details.address),
      phone: charge.billing_details.phone,
      name: charge.billing_details.name,
    },
  };
}

/**
 * Returns when the provider booked the payment, as Unix time in seconds. Returns null if there is
 * nothing to book.
 */
export function bookedAt({ payment_intent: intent }: Stripe.Checkout.Session): number | null {
  if (intent === null || typeof intent === 'string') return null;
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string') return null;
  const balance = charge.balance_transaction;
  return balance === null || typeof balance === 'string' ? charge.created : balance.created;
}

function describeMethod(details: Stripe.Charge.PaymentMethodDetails | null): string | null {
  if (!details) return null;
  const { card } = details;
  if (card) return `${card.brand ?? 'card'} •••• ${card.last4 ?? ''}`;
  return details.type.replaceAll('_', ' ');
}

function toPostal(address: Stripe.Address | null): PostalAddress {
  return {
    line1: address?.line1 ?? null,
    line2: address?.line2 ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    postal_code: address?.postal_code ?? null,
    country: address?.country ?? null,
  };
}
