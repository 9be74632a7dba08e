import type Stripe from 'stripe';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { checkMode } from './check-mode.ts';
import type { SessionParams } from './session-params.ts';

const SHORTEST = 30 * 60;
const LONGEST = 24 * 60 * 60;
/** The provider grants requests a moment on their way. */
const GRACE = 60;

/** Refuses what the provider refuses about a new session. */
export function checkSession(world: World, params: SessionParams): void {
  checkMode(params);
  if (params.customer !== undefined) {
    if (params.customer_email !== undefined) {
      throw invalidRequest(
        'You may only specify one of these parameters: customer, customer_email.',
        'customer',
      );
    }
    const customer = world.store.get('customer', params.customer);
    if (!customer) throw noSuch('customer', params.customer, 'customer');
    checkTaxLocation(params, customer);
  }
  checkExpiry(params.expires_at);
}

function checkTaxLocation(params: SessionParams, customer: Stripe.Customer): void {
  if (!params.automatic_tax?.enabled) return;
  const { address, shipping } = params.customer_update ?? {};
  if (address === 'auto' || shipping === 'auto') return;
  if (customer.address?.country || customer.shipping?.address?.country) return;
  throw invalidRequest(
    'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid ' +
      "address to the Customer or set either `customer_update[address]` to 'auto' or " +
      "`customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
    undefined,
    'customer_tax_location_invalid',
  );
}

/** Callers do not know that the provider's clock was moved: what they say is in real time. */
function checkExpiry(expiresAt: number | undefined): void {
  if (expiresAt === undefined) return;
  const ahead = expiresAt - Math.floor(Date.now() / 1000);
  if (ahead < SHORTEST - GRACE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (ahead > LONGEST + GRACE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}

/** Refuses totals the provider does not charge. */
export function checkTotal(total: number): void {
  if (total < 50) {
    throw invalidRequest(
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
      undefined,
      'amount_too_small',
    );
  }
  if (total > 99_999_999) {
    throw invalidRequest(
      "The Checkout Session's total amount due must be no more than $999,999.99 usd",
      undefined,
      'amount_too_large',
    );
  }
}
