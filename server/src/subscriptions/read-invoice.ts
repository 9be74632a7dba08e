import type Stripe from 'stripe';
import { notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import { noSuch } from '@spindle/sdk/domain/records';
import type { components } from '@spindle/sdk/schema';
import { unlessMissing } from '../gateways/stripe.ts';
import type { Services } from '../services.ts';

const away = "We can't get the invoice right now. Please try again in a moment.";

// draft invoices have no page yet, so earlier invoices are needed too
const LOOKED_AT = 5;

/**
 * Fetches a subscription's latest invoice from the provider. Not cached, because its page URL stops
 * working after some weeks.
 * @throws Failure 404 if there is no invoice, 503 if the provider does not respond
 */
export async function readInvoice(
  { stripe }: Pick<Services, 'stripe'>,
  subscription: string,
): Promise<components['schemas']['SubscriptionInvoice']> {
  const listed = stripe.invoices.list({ subscription, limit: LOOKED_AT });
  const found = await orUnavailable(unlessMissing(listed), away);
  const [latest] = (found?.data ?? []).flatMap(presentInvoice);
  if (!latest) throw notFound(noSuch('invoice'));
  return latest;
}

function presentInvoice({
  number,
  created,
  total,
  status,
  hosted_invoice_url: url,
}: Stripe.Invoice) {
  if (!url) return [];
  const dateIssued = new Date(created * 1_000).toISOString();
  return [{ number: number ?? '', dateIssued, total, paid: status === 'paid', url }];
}
