import { createHash } from 'node:crypto';
import type { ShippingDetails } from '../orders/order.entity.ts';
import { isRejection } from '../gateways/stripe.ts';
import type { SessionUser } from '../contract/session-user.ts';
import type { Services } from '../services.ts';
import { providerShipping } from './page-request.ts';

/**
 * Creates or updates the account's customer at the provider, including the address used for tax
 * calculation. If the provider no longer recognizes the customer, creates a new one.
 */
export async function ensureCustomer(
  { stripe }: Pick<Services, 'stripe'>,
  user: SessionUser,
  shipping: ShippingDetails | null,
): Promise<string> {
  const details = shipping
    ? { shipping: providerShipping(shipping), address: providerShipping(shipping).address }
    : {};
  if (user.customerId !== null) {
    try {
      const known = await stripe.customers.update(user.customerId, details);
      return known.id;
    } catch (error) {
      if (!isRejection(error) || error.code !== 'resource_missing') throw error;
    }
  }
  const request = {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    metadata: { userId: user.id },
    ...details,
  };
  const fingerprint = createHash('sha256').update(JSON.stringify([user.customerId, request]));
  const made = await stripe.customers.create(request, {
    idempotencyKey: `customer-${user.id}-${fingerprint.digest('hex').slice(0, 16)}`,
  });
  return made.id;
}
