import type Stripe from 'stripe';
import type { AddressInput } from './params.ts';

/** An address with every field, null where nothing was said. */
export function fullAddress(given: AddressInput): Stripe.Address {
  const text = (value: string | undefined) => (value ? value : null);
  return {
    city: text(given.city),
    country: text(given.country),
    line1: text(given.line1),
    line2: text(given.line2),
    postal_code: text(given.postal_code),
    state: text(given.state),
  };
}
