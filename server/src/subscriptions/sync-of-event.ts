import type Stripe from 'stripe';
import { query } from '../database/query.ts';
import { db } from '../database/db.ts';
import type { Services } from '../services.ts';
import { syncSubscription } from './sync-subscription.ts';
import { unlessMissing } from '../gateways/stripe.ts';

/** Syncs an invoice's subscription. Does nothing for a deleted draft. */
export async function syncOfInvoice(services: Services, invoiceId: string): Promise<void> {
  const invoice = await unlessMissing(services.stripe.invoices.retrieve(invoiceId));
  const subscription = invoice?.parent?.subscription_details?.subscription;
  if (subscription === undefined) return;
  await syncSubscription(
    services,
    typeof subscription === 'string' ? subscription : subscription.id,
  );
}

/**
 * Syncs the subscriptions of the customer whose charge was refunded or disputed. Does nothing if
 * the charge paid for an order.
 */
export async function syncOfCharge(
  services: Services,
  charge: string | Stripe.Charge | null,
): Promise<void> {
  if (charge === null) return;
  const chargeId = typeof charge === 'string' ? charge : charge.id;
  const em = services.orm.em.fork();
  const orders = await query(em, 'select 1 from payments where charge_id = $1', [chargeId]);
  if (orders.length > 0) return;
  const { customer } = await services.stripe.charges.retrieve(chargeId);
  if (customer === null) return;
  const paid = await db(em)
    .selectFrom('subscriptions')
    .select('provider_id as providerId')
    .where('customer_id', '=', typeof customer === 'string' ? customer : customer.id)
    .where('ended_at', 'is', null)
    .execute();
  for (const { providerId } of paid) await syncSubscription(services, providerId);
}
