import { PAYABLE_MINUTES } from '@spindle/sdk/domain/checkout/payable';
import type Stripe from 'stripe';
import { newId } from '../../database/base.ts';

const FIRST_CHECK_MINUTES = 5;

/** A page that is not stored yet. */
export interface DraftPage {
  id: string;
  userId: string;
  /** The provider's. */
  customerId: string;
  createdAt: Date;
  expiresAt: Date;
  nextCheckAt: Date;
}

export function draftPage(
  owner: { userId: string; customerId: string },
  createdAt: Date,
): DraftPage {
  return {
    id: newId(),
    ...owner,
    createdAt,
    expiresAt: minutesAfter(createdAt, PAYABLE_MINUTES),
    nextCheckAt: minutesAfter(createdAt, FIRST_CHECK_MINUTES),
  };
}

/** What the provider is asked for with every page. */
export function commonRequest({ id, customerId, expiresAt }: DraftPage) {
  return {
    client_reference_id: id,
    customer: customerId,
    // taxes need a place: without an address on record it is the one given on the page
    customer_update: { address: 'auto' },
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}
