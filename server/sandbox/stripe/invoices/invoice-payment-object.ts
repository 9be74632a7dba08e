import type Stripe from 'stripe';

type Given = Partial<Stripe.InvoicePayment> &
  Pick<Stripe.InvoicePayment, 'payment' | 'amount_requested' | 'currency'> & { invoice: string };

/** What connects an invoice to the payment that settles it. */
export function invoicePaymentObject(now: number, given: Given): Stripe.InvoicePayment {
  return {
    id: invoicePaymentId(given.invoice),
    object: 'invoice_payment',
    amount_paid: null,
    created: now,
    is_default: true,
    livemode: false,
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
    ...given,
  };
}

/** An invoice here has one payment, tried as often as it takes: it is found by the invoice's id. */
export const invoicePaymentId = (invoice: string) => `inpay_${invoice.replace(/^in_/, '')}`;
