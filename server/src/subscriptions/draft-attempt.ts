import { PAYABLE_MINUTES } from '@spindle/sdk/domain/checkout/payable';
import type { StreetAddress } from '@spindle/sdk/domain/checkout/address-check';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import type Stripe from 'stripe';
import { ensureCustomer } from '../checkout/ensure-customer.ts';
import { toShipping } from '../checkout/to-shipping.ts';
import type { SessionUser } from '../contract/session-user.ts';
import { newId } from '../database/base.ts';
import type { Services } from '../services.ts';
import { pageRequest } from './page-request.ts';
import type { SubscribableItem } from './read-start-basis.ts';
import { readPrice } from './refuse-item.ts';

const FIRST_CHECK_MINUTES = 5;

/** An attempt to subscribe that is not stored yet. */
export interface NewAttempt {
  id: string;
  userId: string;
  customerId: string;
  catalogId: string;
  itemId: string;
  priceId: string;
  /** What the shop shows, before taxes. */
  priceCents: number;
  subtotalCents: number;
  request: Stripe.Checkout.SessionCreateParams;
  createdAt: Date;
  expiresAt: Date;
  nextCheckAt: Date;
}

/** Asks the payment provider for its price and its customer; changes nothing here. */
export async function draftAttempt(
  services: Services,
  user: SessionUser,
  { item, address }: { item: SubscribableItem; address: StreetAddress | null },
): Promise<NewAttempt | CheckoutRefusal> {
  const price = await readPrice(services.stripe, item);
  if ('reason' in price) return price;
  const customerId = await ensureCustomer(services, user, address && toShipping(address, user));
  const { catalogId, itemId, priceCents } = item;
  const { publicUrl } = services.config;
  const createdAt = services.now();
  const expiresAt = minutesAfter(createdAt, PAYABLE_MINUTES);
  const id = newId();
  const line = { userId: user.id, customerId, catalogId, itemId };
  return {
    id,
    ...line,
    priceId: price.id,
    priceCents,
    subtotalCents: price.metered ? 0 : priceCents,
    request: pageRequest({ attemptId: id, ...line, price, expiresAt, publicUrl }),
    createdAt,
    expiresAt,
    nextCheckAt: minutesAfter(createdAt, FIRST_CHECK_MINUTES),
  };
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}
