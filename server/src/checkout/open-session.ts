import type { EntityManager } from '@mikro-orm/postgresql';
import type Stripe from 'stripe';
import { query } from '../database/query.ts';
import { hasAnswered, isRefusal } from '../gateways/stripe.ts';
import { unavailable } from '@spindle/sdk/contract/failure';
import type { Services } from '../services.ts';
import { closeCheckout } from './close-checkout.ts';
import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { cartRefused, discountEnded } from '@spindle/sdk/domain/checkout/replies';

interface StoredCheckout {
  id: string;
  userId: string;
  request: Stripe.Checkout.SessionCreateParams;
}

export interface OpenSession {
  sessionId: string;
  url: string;
}

const away = 'The payment page cannot be reached just now. Please try again in a moment.';
const awayAndHeld =
  'The payment page cannot be reached just now. Your items are held; please try again.';

/**
 * Asks the provider for the payment page of a stored checkout. Safe to repeat: the key and the
 * words are those stored. A refusal ends the checkout and lets its units go; while the provider
 * does not answer the units stay held, because the page may exist. A failure of the provider's own
 * ends it too unless the page is found after all: the same key would only bring the failure again.
 * @returns OVERTAKEN when the provider no longer sells at a published price: start over without it
 * @throws Failure 503 when the provider does not answer
 */
export async function openSession(
  services: Services,
  checkout: StoredCheckout,
): Promise<OpenSession | CheckoutRefusal | 'OVERTAKEN'> {
  const session = await createSession(services, checkout);
  if (session === 'OVERTAKEN' || 'reason' in session) return session;
  await query(
    services.orm.em.fork(),
    `update checkouts set session_id = $2, url = $3,
            state = case when state = 'STARTING' then 'OPEN' else state end
      where id = $1`,
    [checkout.id, session.sessionId, session.url],
  );
  return session;
}

async function createSession(
  services: Services,
  { id, userId, request }: StoredCheckout,
): Promise<OpenSession | CheckoutRefusal | 'OVERTAKEN'> {
  try {
    const session = await services.stripe.checkout.sessions.create(request, {
      idempotencyKey: `checkout-${id}`,
    });
    return { sessionId: session.id, url: session.url ?? '' };
  } catch (error) {
    services.log.warn({ err: error, checkout: id }, 'no payment page');
    if (!isRefusal(error)) {
      if (!hasAnswered(error)) throw unavailable(awayAndHeld);
      const made = await findAtProvider(services.stripe, id, request);
      if (made) return made;
      await closeCheckout(services, { id, userId }, 'FAILED');
      throw unavailable(away);
    }
    await closeCheckout(services, { id, userId }, 'FAILED');
    if (error.param?.startsWith('discounts')) return { ...discountEnded };
    if (isAboutPublishedPrices(error, request)) {
      await forgetPublishedPrices(services.orm.em.fork(), id);
      return 'OVERTAKEN';
    }
    return { ...cartRefused };
  }
}

/** A price or its product was archived or lost at the provider, or recurs for what is paid once. */
function isAboutPublishedPrices(
  { param = '', message }: Stripe.errors.StripeError,
  { line_items: lines = [] }: Stripe.Checkout.SessionCreateParams,
): boolean {
  const published = lines.some(({ price }) => price !== undefined);
  return published && (/^(line_items|mode)\b/.test(param) || /\bprices?\b/i.test(message));
}

/** A page that was made although the provider has answered with a failure of its own. */
export async function findAtProvider(
  stripe: Stripe,
  checkoutId: string,
  { customer }: Stripe.Checkout.SessionCreateParams,
): Promise<OpenSession | undefined> {
  if (customer === undefined) return undefined;
  for await (const session of stripe.checkout.sessions.list({ customer, limit: 100 })) {
    if (session.client_reference_id !== checkoutId) continue;
    return { sessionId: session.id, url: session.url ?? '' };
  }
  return undefined;
}

/** Checkout charges the shop's own price from then on, until staff publish the items again. */
async function forgetPublishedPrices(em: EntityManager, checkoutId: string): Promise<void> {
  await query(
    em,
    `update catalog_items i set provider_price_id = null, provider_price_cents = null
       from checkout_lines l
      where l.checkout_id = $1 and l.provider_price_id = i.provider_price_id
        and l.catalog_id = i.catalog_id and l.item_id = i.item_id`,
    [checkoutId],
  );
}
