import type Stripe from 'stripe';

/** Status of the payment for a subscription's current period. */
export type Money = 'KEPT' | 'REFUNDED' | 'DISPUTED';

const statusesInOurFavor = new Set(['won', 'warning_closed', 'prevented']);
const invoicesLookedAt = 5;

/**
 * Determines the status of the latest payment: kept, fully refunded, or disputed. Skips draft
 * invoices and invoices without a payment in favor of the previous one.
 */
export async function readMoney(
  stripe: Stripe,
  { id, latest_invoice: latest }: Stripe.Subscription,
): Promise<Money> {
  let intents = latest === null || typeof latest === 'string' ? [] : paidIntents(latest);
  if (intents.length === 0) {
    const { data: earlier } = await stripe.invoices.list({
      subscription: id,
      status: 'paid',
      limit: invoicesLookedAt,
      expand: ['data.payments'],
    });
    intents = earlier.map(paidIntents).find((found) => found.length > 0) ?? [];
  }
  const found = await Promise.all(intents.map((intent) => paymentState(stripe, intent)));
  if (found.includes('DISPUTED')) return 'DISPUTED';
  return found.length > 0 && found.every((one) => one === 'REFUNDED') ? 'REFUNDED' : 'KEPT';
}

/** Returns the ids of the payment intents that paid an invoice. */
export function paidIntents(invoice: Stripe.Invoice): string[] {
  return intentsOf(invoice, 'paid');
}

/** Returns true if an invoice's open payment, for example through a bank, has failed. */
export async function hasFailed(
  stripe: Stripe,
  invoice: Stripe.Invoice | string | null,
): Promise<boolean> {
  const [intent] =
    invoice === null || typeof invoice === 'string' ? [] : intentsOf(invoice, 'open');
  if (intent === undefined) return false;
  const { status } = await stripe.paymentIntents.retrieve(intent);
  return status === 'requires_payment_method' || status === 'canceled';
}

function intentsOf({ payments }: Stripe.Invoice, paymentStatus: 'paid' | 'open'): string[] {
  return (payments?.data ?? []).flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== paymentStatus || intent === undefined) return [];
    return [typeof intent === 'string' ? intent : intent.id];
  });
}

async function paymentState(stripe: Stripe, intentId: string): Promise<Money> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  });
  if (charge === null || typeof charge === 'string') return 'KEPT';
  if (charge.disputed) {
    const { data: disputes } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
    if (disputes.some(({ status }) => !statusesInOurFavor.has(status))) return 'DISPUTED';
  }
  return charge.refunded ? 'REFUNDED' : 'KEPT';
}
