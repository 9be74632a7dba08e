import type { PageState } from '../payments/page-moves.ts';
import type { components } from '../../src/schema.d.ts';

/**
 * How long a payment page stays open with its units reserved. The provider requires at least thirty
 * minutes from when it receives the request.
 */
export const PAYABLE_MINUTES = 40;

type CheckoutStatus = components['schemas']['CheckoutStatus'];

/** A stored checkout, of a cart or of a subscription. */
export interface StatusRow {
  state: PageState;
  session: string | null;
  url: string | null;
  expiresAt: Date;
}

const nothingToPay = { RedirectUrl: null, payableUntil: null };

export const noCheckout: CheckoutStatus = { state: 'NONE', session: null, ...nothingToPay };

export function unknownStatus(session: string): CheckoutStatus {
  return { state: 'UNKNOWN', session, ...nothingToPay };
}

export function presentStatus({ state, session, url, expiresAt }: StatusRow): CheckoutStatus {
  const payable = state === 'STARTING' || state === 'OPEN';
  if (!payable) {
    return { state: state === 'AWAITING' ? 'CONFIRMING' : state, session, ...nothingToPay };
  }
  return { state: 'OPEN', session, RedirectUrl: url, payableUntil: expiresAt.toISOString() };
}
