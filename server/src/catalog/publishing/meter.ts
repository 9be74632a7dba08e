import { createHash } from 'node:crypto';
import type Stripe from 'stripe';

const longestEventName = 100;

/** Finds or creates the meter for a metered price. It sums the events named after the product. */
export async function meterOf(stripe: Stripe, productId: string): Promise<string> {
  const eventName = eventNameOf(productId);
  for await (const meter of stripe.billing.meters.list({ status: 'active', limit: 100 })) {
    if (meter.event_name === eventName) return meter.id;
  }
  const { id } = await stripe.billing.meters.create({
    display_name: productId,
    event_name: eventName,
    default_aggregation: { formula: 'sum' },
  });
  return id;
}

function eventNameOf(productId: string): string {
  if (productId.length <= longestEventName) return productId;
  return createHash('sha256').update(productId).digest('base64url');
}
